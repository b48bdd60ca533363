#!/usr/bin/env bash
# One round of training on a machine with a GPU and PyTorch, but without a network, in eight minutes.
#
#   bench/train_on_gpu.sh PACKAGES.tar.xz FOLDER
#
# The archive is that of bench/on_gpu.sh. The folder gets an archive of each run, without its games.
# NETWORKS names what is trained; each takes GAMES_SECONDS for games, half a minute for training, and
# CONTEST_SECONDS for evaluation. The processor plays the games: a GPU takes minutes for a lot.
set -euo pipefail
archive=$(realpath "$1") out=$(realpath -m "$2") runs=$(mktemp -d)
cd "$(dirname "$0")/.."
source bench/gpu_environment.sh "$archive"
mkdir -p "$out"
export OMP_NUM_THREADS=1 cores=$(nproc)
# Searches compile for half a minute, beside the games.
python3 -c 'from embertide.catalog import ROOMS; from embertide.search.precompile import warm; warm(ROOMS.values())' &
for network in ${NETWORKS:-feurio-4}; do
  run=$runs/$network
  # Lots that are not finished in time are left out; those that are there suffice.
  timeout $((${GAMES_SECONDS:-190} + 60)) python3 -m tools.train "$run" --network "$network" \
    --games 8000000 --lot 1024 --every "${EVERY:-5}" --doublings 1 --iterations "${ITERATIONS:-100}" --deals 8000 \
    --devices "${DEVICES:-cpu}" --threads $((cores - 1)) --seconds "${GAMES_SECONDS:-190}" --games-only ||
    echo "The games of $network were cut short." >&2
  python3 -m tools.train "$run" --seconds 0 --threads "$cores" --contest-seconds "${CONTEST_SECONDS:-90}" ||
    echo "The training of $network failed." >&2
  tar -cJf "$out/$network.tar.xz" --exclude lots -C "$runs" "$network"
done
