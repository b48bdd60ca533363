### Feurio!: why one move is better than another.

feurio-reason-divisor = The { $colour } region divides by { $after } instead of { $before }: { $value } points, not { $other }.
feurio-reason-open = Keeps the { $colour } region open: { $value ->
    [one] one point
   *[other] { $value } points
} instead of none.
feurio-reason-joins = Joins { $colour } regions: one worth { $value } instead of { $other } in all.
feurio-reason-begins = The move played begins a new { $colour } region worth { $value }; { $grown } would have grown by { $gain }.
feurio-reason-points = Brings { $gain } at once; the move played brings { $other }.
feurio-reason-early = Too early: worth { $gain } now, and { $tiles ->
    [one] one tile is
   *[other] { $tiles } tiles are
} still to come.
feurio-reason-nobody = No one was sent: the { $tile } would have brought { $gain ->
    [one] one point
   *[other] { $gain } points
}.
feurio-reason-fewer = { $spare ->
    [one] One firefighter
   *[other] { $spare } firefighters
} too many: { $count ->
    [one] one counts
   *[other] { $count } count
} just as much there.
feurio-reason-cuts = Closes the { $tile } to { $colour }, which could have gained { $gain } there.
feurio-reason-cut-off = The move played cuts { $colour } off from the { $tile }, which was worth { $gain } more.
feurio-reason-spaces = The move played wastes { $spaces ->
    [one] a free space
   *[other] { $spaces } free spaces
} on the { $tile }: no one can get there any more.
feurio-reason-encloses = Encloses the { $colour } region: { $points ->
    [one] one point
   *[other] { $points } points
} less for it.
feurio-reason-closes = Closes the open { $before } of the { $colour } region: it divides by { $after } and loses { $points }.
feurio-reason-heat = Passes the heat on: the next tile can cost { $colour } { $points ->
    [one] one point
   *[other] { $points } points
}.
feurio-reason-aims = Turns the heat on { $colour }: the next tile must cost it { $points ->
    [one] one point
   *[other] { $points } points
}.
feurio-remark-full = Fills the { $tile }: no one else can get there.
feurio-remark-closed-off = Closes { $tiles } off to everyone.
