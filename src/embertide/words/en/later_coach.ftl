### The coach of a first game.

## The coach of a first game

web-coach = Coach
web-coach-count = { $number } of { $of }
web-feurio-coach-lay-title = Fire goes where it is hottest.
web-feurio-coach-lay = The tiles beside this spot add up to { $heat }: { $sum }. Nothing beats that, so your { $tile } goes here, or on another glowing spot.
web-feurio-coach-send-title = Build up one colour.
web-feurio-coach-send = Tiles side by side with the same colour add up. The lowest one with a free edge divides the sum: look for 1s and 2s.
web-feurio-coach-divisor-title = The lowest open tile divides.
web-feurio-coach-divisor = This region: { $sum } = { $total }, divided by { $divisor }, makes { $value }. Add a lower tile with a free edge, and it’s worth more.
web-feurio-coach-full-title = Full is full.
web-feurio-coach-full = No one else can get onto this { $tile }. A tile has room for as many firefighters as it has spaces, and you can’t send more than its free edges allow.
web-feurio-coach-end-title = The tiles are running out.
web-feurio-coach-end = After the last one, you both go on sending until neither wants to. Then all the regions are counted.
web-firewater-coach-elemental-title = Elementals are worth two tokens.
web-firewater-coach-elemental = Once an elemental is surrounded on all four sides, it goes to whoever has a marker beside it but the lowest sum. Put it where that could be you.
web-firewater-coach-marker-title = Fire to fire, water to water.
web-firewater-coach-marker = Each half of a marker gives its number to the squares beside it that have its own element. That’s your influence there.
web-firewater-coach-token-title = This square can be yours.
web-firewater-coach-token = All its neighbours are occupied, and your influence is the greatest: { $own } to { $other }. A token here is a point, for good.
web-firewater-coach-leader-title = Don’t forget your leader.
web-firewater-coach-leader = Without a leader on the board, you lose 2 points and can’t claim elementals. But whoever takes its square conquers it.
web-firewater-coach-end-title = The end is near.
web-firewater-coach-end = Whoever places their last token wins at once. When no marker fits any more, the others may place one more token each, and then the points count.

## Waiting for compiled code

web-readying = Getting the computer ready (once only): about { $seconds } s.
