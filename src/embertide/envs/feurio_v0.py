"""Feurio! as environments for PettingZoo and Gymnasium."""

from embertide.envs.entry import Entry

_entry = Entry("feurio")
env = _entry.env
raw_env = _entry.raw_env
parallel_env = _entry.parallel_env
single_env = _entry.single_env
