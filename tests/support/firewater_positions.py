"""Positions of Fire & Water that several tests need, as moves; stacks give the smallest first."""

SUMMONED = "e:c3 e:f6 e:f3"
"""Three elementals away from the corner a1; of two players, seat 1 is next."""

CORNER = SUMMONED + " m13:a3a2 m12:c1b1"
"""Seat 1 may take a1, with 3 to 2."""

SIEGE = SUMMONED + " m13:a1a2 l:b1 m11:c1c2 m12:b3b2"
"""Seat 1 may conquer the leader of seat 0 on b1."""

COURT = "e:b6 e:e4 e:d6 m11:g7f7 m11:f2f3 m12:a7a6 m13:h3g3 m21:b5a5 m14:c7c6 l:d1"
"""Beside the elemental on b6 only b7 is empty; seat 1, with a leader, has 4 there and seat 0 4."""

ALONE = SUMMONED + " l:h5 m11:c2c1 m11:a8a7 m12:c4c5 m12:b8c8 m13:b3a3 m13:d8e8 m14:d3e3"
"""All halves beside c3 are of seat 0; seat 1 is to act, and only seat 1 has placed a leader."""

STUCK = """
e:d6 e:b4 e:g3 m11:d5e5 m12:e8f8 m12:h1h2 m14:b6b5 m13:d1c1 m11:a8a7 m21:f3f4 m22:g4g5 m14:f7f6
m23:b2b3 m22:g6h6 m21:c6c5 l:d4 m24:c3c2 m31:g8h8 t:c4 m24:h3h4 m32:g2f2 m32:c8d8 m33:a5a6 m33:e2e3
t:a6 t:e4 t:b5 m41:d3d2 t:c3 m23:a2a1 t:c2 m43:f1e1 t:b1 m42:b7b8 t:b2 m34:a3a4 l:g1 t:a3 t:a4
m44:d7c7 t:b7 c:g3 m34:e6e7
"""
"""A player who has placed every marker and the leader can take nothing, while gaps remain."""

FULL = """
e:e7 e:d5 e:g4 m12:c7d7 m12:a4a5 m11:c2d2 m14:b3b4 m14:g6f6 m21:c6b6 m21:g1h1 m11:f3f2 m22:a1b1
m22:e2e1 m13:h5h6 m24:c4c5 m24:a7b7 m23:d8e8 m32:h3h2 l:c1 m23:f7g7 m32:e5e4 m33:f4f5 m31:a2b2
m31:e3d3 m34:e6d6 m42:b8a8 m41:h8g8 l:d1
"""
"""One more marker, m33:g2g3, fills the board of two; then seat 1 can conquer the leader on c1."""

BY_LEADER = """
e:b5 e:c3 e:e7 m12:h6g6 m13:b2b1 m11:f4g4 m12:g3g2 m21:c7b7 m11:e2e1 m22:e3f3 m22:f6f7 m23:c1c2
m21:c4b4 m14:h7g7 m14:g8f8 m24:a7a8 m24:a3a2 m13:h3h2 m23:a5a4 m32:b6a6 m31:e5e4 m31:d2d3 m33:d8c8
l:g1 m34:d5c5 m34:d6d7 m42:f5g5 m41:f1f2
"""
"""One more leader, l:h5, leaves no gap."""

FOUR = """
e:f2 e:d3 e:i3 m14:i7i6 m14:e7e8 m14:f5e5 m12:e2e1 m13:k2k3 m13:d6c6 m12:h1g1 m13:h3g3 m23:f4g4
m21:g6f6 m23:k4j4 m21:d5d4 m21:l3l4 m23:a2a3 m13:j6j5 m14:b5a5 m24:g2h2 m12:i2j2 m31:i5i4 m23:j1i1
m12:h6h7 m24:e4e3 m21:c8b8 m24:k6k5 m32:d7c7 m32:g8f8 m34:b3b2 m32:j7j8 m31:l8l7 m34:b7a7 m24:i8h8
m34:c2c1 m41:f7g7 m42:b4c4 m32:k1l1 m31:a6b6 m34:g5h5 m31:l6l5 m42:k7k8 m43:d1d2 m42:b1a1
"""
"""Four players in the last round, one of whom can take nothing."""
