"""Training of the networks that value positions: one pipeline for all rooms, modes and seats.

    python -m tools.train FOLDER --network feurio-4

A run is a folder (run.py says what lies in it), and goes on where it was when it was killed. Each
of its rounds has three steps:

1. Games (selfplay.py): each seat looks one move ahead, with some noise, by weights that it draws
   from a pool: those on file, and the networks of the rounds before. The loop over a game is
   compiled, for the threads of a processor (processor.py) and for a GPU (gpu.py); for the same
   seeds both play the same games, but for the last bits of a GPU's sums.
2. Training (learning.py, PyTorch): positions are found again from the games (positions.py),
   described by compiled code (`examples` of a network), and the network learns the winners or, with
   --points, also the points. The validation loss is stored for each doubling of the data.
3. Evaluation (contest.py): games against the weights on file with the same iterations, in processes
   or on a Ray cluster, until a sequential test (sequential.py) decides.

With --promote the last network replaces the one on file if the test has proven it better; the file
then says where it comes from. docs/training.md is the guide. rooms.py lists the networks; what
belongs to a room is in a folder of its own.
"""
