"""`python -m tools.train FOLDER`: begins a run, or goes on with it."""

import argparse
import os
import sys
from dataclasses import asdict, fields
from pathlib import Path

from tools.train.files import load_json
from tools.train.lots import Device
from tools.train.processor import Processor
from tools.train.rooms import NETWORKS
from tools.train.run import Means, Run, say
from tools.train.settings import Settings

MAY_GROW = ("rounds", "deals")
"""Settings that may change while a run goes on."""


def main(args: list[str]) -> None:
    """Do what the command line says."""
    parser = _parser()
    given = parser.parse_args(args)
    asked = {one.name: getattr(given, one.name) for one in fields(Settings)}
    chosen = {name: value for name, value in asked.items() if value is not None}
    file = given.folder / "settings.json"
    stored = load_json(file) if file.exists() else {}
    if not (stored or given.network):
        parser.error(f"a new run needs --network, one of {', '.join(NETWORKS)}")
    settings = Settings(**{**stored, **chosen})
    for name, value in stored.items():
        if name not in MAY_GROW and value != asdict(settings)[name]:
            parser.error(f"this run has --{name} {value}; begin another one in a new folder")
    means = Means(
        [device for name in given.devices.split(",") for device in _devices(name, given.threads)],
        given.seconds,
        given.threads,
        given.processes,
        given.ray,
        given.contest_seconds,
    )
    run = Run(given.folder, settings, means)
    if given.games_only:
        run.play(settings.rounds - 1)
        return
    run.go_on()
    if given.promote:
        written = run.promote()
        say(f"written to {written}" if written else "not proven better: nothing is written")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tools.train", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--network", choices=NETWORKS)
    for one in fields(Settings):
        if one.name == "network":
            continue
        if one.type is bool or one.type == "bool":
            parser.add_argument(f"--{one.name}", action="store_const", const=True)
        else:
            kind = float if isinstance(one.default, float) else int
            parser.add_argument(f"--{one.name}", type=kind, help=f"(default: {one.default})")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="for games of a round")
    parser.add_argument("--devices", default="cpu", help="cpu, cuda or both: cpu,cuda,cuda")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--processes", type=int, help="of evaluations (default: one for each core)")
    parser.add_argument("--ray", help="the address of a Ray cluster for evaluations, as in arena")
    parser.add_argument("--contest-seconds", type=float, default=float("inf"))
    parser.add_argument("--games-only", action="store_true", help="of the last round")
    parser.add_argument("--promote", action="store_true", help="writes what is proven better")
    return parser


def _devices(name: str, threads: int) -> list[Device]:
    """Return the devices of that name."""
    if name == "cpu":
        return [Processor(threads)]
    if name != "cuda":
        sys.exit(f"A run plays on cpu or cuda, not on {name}.")
    from embertide.envs.cuda import cuda  # noqa: PLC0415 - needs CUDA
    from tools.train.gpu import Gpu  # noqa: PLC0415

    if not cuda.is_available():
        sys.exit("CUDA finds no GPU here; run with --devices cpu.")
    return [Gpu()]


if __name__ == "__main__":
    main(sys.argv[1:])
