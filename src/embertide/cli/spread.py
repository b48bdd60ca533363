"""Work that is spread over processes, or over the machines of a Ray cluster."""

import os
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from typing import Any, TypeVar

from embertide.core.errors import Malformed

Job = TypeVar("Job")
Result = TypeVar("Result")


def spread(
    task: Callable[[Job], Result],
    jobs: Sequence[Job],
    *,
    processes: int | None = None,
    ray: str | None = None,
) -> Generator[tuple[Job, Result]]:
    """Yield each job with its result, as they are ready; a caller that stops ends the rest.

    Args:
        task: What is done for each job; it is pickled.
        jobs: The jobs; they are pickled.
        processes: The number of processes here; by default one for each core.
        ray: The address of a Ray cluster; `auto` finds the one this machine belongs to, `local`
            starts one.

    Raises:
        Malformed: Ray is not installed, or the cluster does not answer.
    """
    if ray is not None:
        return _on_ray(task, jobs, ray)
    workers = min(processes or os.cpu_count() or 1, len(jobs))
    if workers == 1:
        return ((job, task(job)) for job in jobs)
    return _in_processes(task, jobs, workers)


def _in_processes(
    task: Callable[[Job], Result], jobs: Sequence[Job], workers: int
) -> Generator[tuple[Job, Result]]:
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        waiting = {pool.submit(task, job): job for job in jobs}
        for done in as_completed(waiting):
            yield waiting[done], done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _on_ray(
    task: Callable[[Job], Result], jobs: Sequence[Job], address: str
) -> Generator[tuple[Job, Result]]:
    try:
        ray = import_module("ray")
    except ImportError:
        raise Malformed("option-ray") from None
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError):
        raise Malformed("option-ray-address", address=address) from None
    try:
        remote, shared = ray.remote(_do), ray.put(task)  # sent once to each machine
        refs = {remote.remote(shared, job): job for job in jobs}
        waiting = list(refs)
        while waiting:
            (done,), waiting = ray.wait(waiting)
            yield refs[done], ray.get(done)
    finally:
        ray.shutdown()


def _do(task: Callable[[Job], Any], job: Job) -> Any:
    return task(job)
