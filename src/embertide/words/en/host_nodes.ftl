### Several nodes: how they inform each other, and what keeps them from it.

right-nats = give addresses like nats://host:4222, separated by commas
right-nats-credentials = give the path of a file
nats-missing = To use NATS, install its package: pip install "embertide[nats]".
right-workers = use a whole number from 1 to 256
workers-database = Several workers need PostgreSQL, because only one process can use an embedded database: give its address with --database, or leave out --workers.
workers-system = This system can’t run several workers: leave out --workers.
think-ready = Searching for the servers with { $threads } { $threads ->
    [one] thread
   *[other] threads
    } (press Ctrl-C to stop).
think-nats = Say which NATS server the searches come from: --nats nats://host:4222, or EMBERTIDE_NATS.
thinkers-nats = With no threads for computer players (thinkers = 0), name the NATS server through which other machines search: nats, or EMBERTIDE_NATS.
