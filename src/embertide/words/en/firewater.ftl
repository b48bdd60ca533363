### Fire & Water.

firewater = Fire & Water
firewater-about = Fire and water share one board; 2 to 4 players win it square by square, by influence.

## What things are called

firewater-kind-reveal = reveal a marker
firewater-kind-elemental = place an elemental
firewater-kind-marker = place a marker
firewater-kind-leader = place your leader
firewater-kind-token = place a token
firewater-kind-claim = claim an elemental
firewater-kind-pass = pass
firewater-piece-half = { $player }’s marker
    .you-player = your own marker
firewater-piece-leader = { $player }’s leader
    .you-player = your own leader
firewater-piece-elemental = an elemental
firewater-piece-token =
    { $count ->
        [one] { $player }’s token
       *[other] { $count } of { $player }’s tokens
    }
    .you-player =
        { $count ->
            [one] your own token
           *[other] { $count } of your tokens
        }

## What happens

firewater-told-reveal = { $player } reveals marker { $fire }/{ $water }.
    .you-player = You reveal marker { $fire }/{ $water }.
firewater-told-elemental = { $player } places an elemental on { $square }.
    .you-player = You place an elemental on { $square }.
firewater-told-marker = { $player } places a marker: fire { $fire } on { $on }, water { $water } on { $other }.
    .you-player = You place a marker: fire { $fire } on { $on }, water { $water } on { $other }.
firewater-told-leader = { $player } places the leader on { $square }.
    .you-player = You place your leader on { $square }.
firewater-told-token = { $player } takes { $square }.
    .you-player = You take { $square }.
firewater-told-conquest =
    { $count ->
        [one] { $player } conquers { $rival }’s leader on { $square } with the last token.
       *[other] { $player } conquers { $rival }’s leader on { $square } with { $count } tokens.
    }
    .you-player =
        { $count ->
            [one] You conquer { $rival }’s leader on { $square } with your last token.
           *[other] You conquer { $rival }’s leader on { $square } with { $count } tokens.
        }
    .you-rival =
        { $count ->
            [one] { $player } conquers your leader on { $square } with the last token.
           *[other] { $player } conquers your leader on { $square } with { $count } tokens.
        }
firewater-told-claim =
    { $count ->
        [one] { $player } claims the elemental on { $square } with the last token.
       *[other] { $player } claims the elemental on { $square } with { $count } tokens.
    }
    .you-player =
        { $count ->
            [one] You claim the elemental on { $square } with your last token.
           *[other] You claim the elemental on { $square } with { $count } tokens.
        }
firewater-told-pass = { $player } has no possible action and passes.
    .you-player = You have no possible action, so you pass.
firewater-told-decline = { $player } places no token in the last round.
    .you-player = You place no token in the last round.

## The count

firewater-count =
    { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $elementals ->
        [0] no elementals
        [one] { $elementals } elemental
       *[other] { $elementals } elementals
    }, { $leader })
    .you-player =
        You: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ({ $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }, { $elementals ->
            [0] no elementals
            [one] { $elementals } elemental
           *[other] { $elementals } elementals
        }, { $leader })
firewater-count-placed = leader in place
firewater-count-waiting = leader never placed: { $points }
firewater-count-conquered = leader conquered: { $points }
firewater-verdict-last-token = { $player } has placed the last token and becomes Master of the Elements.
    .you-player = You’ve placed your last token and become Master of the Elements.
firewater-verdict-points = { $player } has the most points and becomes Master of the Elements.
    .you-player = You have the most points and become Master of the Elements.
firewater-verdict-tie = { $player } wins the tie on turn order and becomes Master of the Elements.
    .you-player = You win the tie on turn order and become Master of the Elements.

## What to do

firewater-ask-elemental = Place elemental { $number } of 3: away from the edge, and not touching another, even at a corner.
firewater-ask-act = Place a marker, your leader or a token, or claim an elemental.
firewater-ask-last = Last round: place one more token, or decline.
