#!/usr/bin/env bash
# Train, measure and compare on a machine with a GPU and PyTorch, but without a network.
#
#   bench/on_gpu.sh PACKAGES.tar.xz FOLDER
#
# The archive holds what PyTorch's Python lacks of `embertide[research,cuda]`, laid out as in
# site-packages. The folder gets the curve and the network of examples/train_policy.py, the table of
# `python -m bench observations --device cuda`, and a leaderboard with that network.
set -euo pipefail
archive=$(realpath "$1") out=$(realpath -m "$2")
cd "$(dirname "$0")/.."
source bench/gpu_environment.sh "$archive"
mkdir -p "$out"
python3 examples/train_policy.py --device cuda --seconds "${TRAINING_SECONDS:-100}" --measures 5 --out "$out" || echo "The training failed." >&2
python3 -m bench observations --device cuda | tee "$out/observations.md"
export OMP_NUM_THREADS=1
python3 -m bench leaderboard --processes "$(nproc)" --minutes "${LEADERBOARD_MINUTES:-0.8}" --seed gpu \
  --players "random,greedy,uct:1000,spark,ember,flame,blaze,inferno,trained=examples/feurio_network.py:$out/policy.pt" \
  --results "$out/leaderboard-feurio.csv" | tee "$out/leaderboard.md"
