"""Whole games with a common goal, found by search: the deck, and the moves."""

WON = {
    1: (
        "665664446455365545233432223232111111",
        "s0,-1 d0,0:yellow:3 s-1,0 d-1,0:blue:3 s1,-1 d1,-1:green:3 s1,0 d1,0:red:3 s2,-1 "
        "d0,-1:yellow:3 s1,-2 d2,-1:red:2 s2,-2 d2,-2:green:2 s0,1 d0,1:yellow:3 s-1,1 "
        "d-1,1:blue:1 s1,1 d1,1:red:3 s2,0 d2,0:red:3 s0,2 d1,-2:green:2 s-1,2 d-1,2:blue:3 "
        "s-1,-1 d-1,-1:blue:2 s0,-2 d0,-2:green:3 s-2,2 d0,2:yellow:2 s-2,1 d-2,1:blue:2 s-2,0 - "
        "s2,1 - s1,2 - s-1,-2 d-1,-2:green:1 s-2,-1 - s-2,3 - s-1,3 - s1,-3 - s0,-3 - s2,-3 - "
        "s3,-1 - s3,0 - s3,-2 d3,-2:red:1 s-3,2 d-3,2:blue:1 s0,3 d0,3:yellow:1 s-3,1 - s3,-3 "
        "d3,-3:green:1 s-2,-2 -",
    ),
    2: (
        "565566534636445563344234322222111111",
        "s0,1 d0,0:yellow:3 s1,-1 d1,-1:red:3 s1,1 d1,1:blue:2 s2,0 d2,0:green:3 s2,-1 "
        "d0,1:yellow:3 s2,1 d2,1:green:1 s3,-1 d2,1:blue:1 s3,0 d3,0:green:3 s0,2 d0,2:blue:2 "
        "s1,2 d2,-1:red:1 s0,-1 d1,2:blue:3 s2,-2 d3,-1:red:2 s3,-2 d0,-1:yellow:2 s1,-2 "
        "d1,-2:red:3 s-1,1 d-1,1:yellow:2 s-1,0 d2,-2:red:2 s-1,2 d-1,2:blue:1 s4,-1 "
        "d4,-1:green:2 s4,-2 d-1,0:yellow:1 s4,0 d4,-2:green:2 s3,1 d3,1:blue:2 s2,2 - s1,3 - "
        "s0,3 - s-2,1 - s-2,2 - s2,-3 - s3,-3 - s4,-3 - s0,-2 d0,-2:red:1 s-1,3 d-1,3:blue:1 "
        "s1,-3 d4,-3:green:1 s-1,-1 d-1,-1:yellow:1 s5,-2 -",
    ),
    3: (
        "656465665536343443554242332222111111",
        "s-1,1 d1,0:green:3 s1,-1 d0,1:blue:3 s0,-1 d0,-1:red:2 s-1,0 d1,-1:yellow:3 s1,-2 "
        "d-1,1:blue:2 s2,-2 d-1,0:red:3 s2,-1 d2,-1:green:2 s-1,-1 d2,-2:yellow:3 s0,-2 "
        "d0,-2:red:3 s1,-3 d2,-1:yellow:1 s2,-3 d2,-3:yellow:1 s1,1 d1,-3:yellow:1 s2,0 "
        "d2,0:green:2 s3,-2 d1,1:blue:2 s3,-1 d-1,-1:red:2 s3,-3 d3,-1:green:2 s-2,1 d-2,1:blue:2 "
        "s-2,0 d3,-3:yellow:2 s-1,2 d3,-2:green:2 s-2,2 d-2,0:blue:1 s0,2 d1,-3:red:1 s0,-3 - "
        "s-1,-2 d0,2:blue:1 s-2,-1 - s3,-4 - s4,-3 - s-3,1 - s-3,2 - s4,-4 d-3,2:blue:1 s4,-2 "
        "d4,-4:yellow:1 s2,-4 d4,-2:green:1 s-3,0 - s2,1 d2,-4:red:1",
    ),
    4: (
        "664465664556355254434233332222111111",
        "a4664 s2,0 d2,0:green:3 s2,-1 d2,-1:blue:3 s1,-1 d0,1:yellow:3 s3,-1 d3,-1:red:3 s3,0 "
        "d3,0:green:2 s2,1 d1,-1:blue:3 s3,-2 d0,0:yellow:2 s2,-2 d3,-2:red:3 s1,-2 d2,1:green:2 "
        "s0,-1 d0,-1:blue:3 s4,-2 d1,1:yellow:2 s4,-1 d4,-2:red:3 s3,-3 d4,-1:green:1 s4,-3 "
        "d1,-2:blue:2 s2,-3 d2,1:yellow:1 s0,2 d3,-3:red:1 s1,2 d1,2:green:2 s-1,1 - s-1,0 "
        "d0,2:yellow:1 s-1,2 d4,-3:red:1 s4,-4 d0,2:green:1 s3,-4 - s2,2 d2,2:yellow:1 s3,1 - "
        "s5,-3 - s5,-2 - s5,-4 d-1,0:yellow:1 s4,0 d5,-4:red:1 s-1,-1 d4,0:green:1 s0,-2 "
        "d0,-2:blue:1 s1,-3 d-1,-1:yellow:1 s2,-4 -",
    ),
}
"""A game that reaches the goal, for each number of players."""

ENCLOSED_1 = (
    "665561566546334454425432332232211111",
    "s1,0 d0,0:yellow:3 s1,-1 d1,-1:blue:3 s0,1 d0,1:red:2 s-1,1 d-1,1:red:3 s-1,0 d-1,0:green:1 "
    "s0,-1 d1,0:yellow:3 s-1,2 d-1,2:red:3 s-2,2 d0,-1:green:3 s-2,1 d-2,1:green:3 s-2,3 "
    "d-2,3:red:2 s-3,2 d-3,2:green:3 s-3,3 d-3,3:green:1 s0,2 d0,2:red:1 s1,1 d1,1:yellow:2 s-1,3 "
    "d0,2:yellow:1 s2,-1 d2,-1:blue:3 s2,0 d2,0:blue:2 s-3,1 d-1,3:yellow:2 s-2,0 d-2,0:green:1 "
    "s1,-2 d1,-2:blue:3 s2,-2 - s-4,2 - s-4,3 - s0,-2 - s-1,-1 - s3,-1 - s3,-2 - s2,-3 - s1,-3 - "
    "s3,-3 - s-2,4 d-2,4:yellow:1 s2,1 d2,1:blue:1 s1,2 d1,2:red:1 s-3,4 - s0,3 -",
)
"""A solitaire game that is lost only because the 1 of the green region, on -1,0, is enclosed."""
