### The lessons.

## The lesson

web-firewater-lesson-welcome = Fire & Water is a struggle for squares. You’re red, the circle. A square with your token on it is yours and worth one point. Most points at the end win, and whoever places the last of their tokens wins at once.
web-firewater-lesson-elemental = First, three elementals come onto the board. Two are there already: place the third on b3. Later, whoever claims an elemental gets to place two tokens at once.
web-firewater-lesson-influence = Blue begins and has placed a marker: fire 1 on c3, water 4 on c4. A half may lie on either element, but it gives its value only to the squares beside it that show its own: fire to fire, water to water. Choose a square to see who has how much influence there.
web-firewater-lesson-marker = Your turn. Place your marker fire 4, water 3 with the fire half on b2 and the water half on b1. Then water 3 reaches a1 in the corner, and fire 4 reaches a2. To turn a marker, use the round arrow beside it, or press R.
web-firewater-lesson-token = Blue has answered on a2 and a3. Now a1 has no empty neighbour, and your influence there, 3, beats blue’s 2. That’s how you win a square: it’s surrounded, and your influence is the greatest. Take a1!
web-firewater-lesson-leader = Place your leader on c1. A leader you never place costs 2 points, and you can claim elementals only with yours on the board. Guard its square: whoever takes it conquers your leader with two tokens.
web-firewater-lesson-claim = The elemental on b3 is surrounded. Elementals side with the gentlest player: the one with the lowest sum around them, but at least one marker. You have 4, blue has 3 + 1 + 2 = 6. Claim it, with two tokens at once.
web-firewater-lesson-cover = A token can go on a rival’s marker, too. On a2, a fire square, your fire 4 beats blue’s fire 3. Take it: the water 2 under your token no longer gives influence.
web-firewater-lesson-end = You’ve placed four tokens: four points. A game goes on until a player places their last token, or until no marker fits anywhere; then everyone else may place one more token. Now try it against the computer!

## Lessons

web-feurio-lesson-welcome = A forest is burning. Each tile shows how fiercely, from 1 (by the water) to 6. You lead two crews of 12 firefighters, red and green; Spark leads blue and yellow.
web-feurio-lesson-heat = Spark begins with a 4, and you’ve drawn a 5. A tile must go to a hottest spot: where its neighbours add up highest. Two spots have 4 + 5 = 9. Take the one on the right.
web-feurio-lesson-send = Now you may send one to three firefighters of one colour to any one tile. Send a red one to your new 5.
web-feurio-lesson-water = You’ve drawn a 1, a tile with plenty of water. Two spots are equally hot: take the one at the top, beside your firefighter.
web-feurio-lesson-region = Send a red firefighter to the 1. Tiles that touch and hold the same colour make a wooded region.
web-feurio-lesson-count = Add up its tiles, divide by the lowest that still has a free edge, and round up: 5 + 1 = 6, divided by 1, makes 6. Water is precious: the lower the open number, the less you divide by.
web-feurio-lesson-walled = There’s only one spot for your 6. Lay it, and look at Spark’s yellow 5: with no free edge left, it’s enclosed and worth nothing.
web-feurio-lesson-full = A tile has room for as many firefighters as it has spaces, and you can’t send more than its free edges allow. Send three red ones to the 6: it’s full, and no one else gets in.
web-feurio-lesson-any = You’ve drawn a 4. Four spots are equally hot this time: choose any of them.
web-feurio-lesson-join = Alone, your 6 is worth 6 ÷ 6 = 1. Send one red to the 3 between them, and it all joins up: 1 + 5 + 3 + 6 = 15, divided by 1.
web-feurio-lesson-end = 15 points! Red and green are counted separately, then added. When the tiles run out, you both go on sending until neither wants to; if you’ve passed, you may still come back. Now try it against Spark!
web-lesson-play = Play against Spark
web-lesson-back = Back to your game
web-lesson-others = Spark is playing…
