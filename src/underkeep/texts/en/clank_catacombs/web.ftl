### Clank! Catacombs in the browser, beside what the terminal says too.

## Places on the screen

vault-area-map = The catacombs
vault-area-shelf = Row, reserve and market
vault-area-players = Players
vault-area-dragon = The dragon
vault-area-hand = My cards
vault-area-turn = This turn
vault-area-clank = Clank area
vault-area-tray = Choose
vault-area-look = More about it
vault-row = Dungeon row
vault-always = Always here
vault-market = Market, 7 gold each
vault-clank-area = Clank
vault-this-turn = This turn so far
vault-my-things = What I have
vault-tab-hand = Hand { $count ->
        [0] {""}
       *[other] { $count }
    }
vault-tab-row = Row
vault-tab-always = Market
vault-tab-log = Log
vault-order = Order of turns
vault-turn-number = Turn { $turn }

## The map

vault-whole-map = the whole map
vault-my-pawn = my pawn
vault-nobody-here = nobody has been here; tiles left: { $count }
vault-no-tiles = no tile is left
vault-unknown = into the unknown ({ $side })
vault-door = Explore: { $side }
vault-cell = New tile here: column { $x }, row { $y }
vault-ways = Ways: { $ways }.
vault-monsters = { $count ->
        [one] 1 monster
       *[other] { $count } monsters
    }
vault-missing-boots = not enough boots
vault-missing-lockpicks = not enough lockpicks
vault-missing-health = too dangerous without more swords
vault-missing-one_way = leads only the other way
vault-missing-crypt = not without an artifact
vault-missing-cave = a crystal cave holds you until the turn ends
vault-missing-home = you are home
vault-missing-stack = no tile is left
vault-held-missing = missing for this way: { $amounts }
vault-held-helps = It would help: { $options }.
vault-held-no-help = Nothing that you can do now would give it.
vault-held-where = Until then you count as standing here: { $room }.
vault-turn = Turn { $tile }
vault-lay-so = Lay it so
vault-turn-so = Turn it so
vault-route = Cheapest known way: { $price }; boots left after it: { $left }.
vault-route-short = Cheapest known way: { $price }; boots missing: { $left }.
vault-walk = Walk there
vault-walk-part = Walk { $count } of { $all } steps
vault-walk-not = Not now: { $why }.
vault-no-route = No known way leads there.
vault-step-room = { $room }: how do you go?
vault-step-good = { $card }: how do you pay?
vault-damage = { $count } damage
vault-left-health = damage { $damage }, health left { $health }

## Cards

vault-cards-left = { $count } left
vault-left = { $count } left
vault-pays-gold = pays 1 gold
vault-sold-out = Everything is sold.
vault-place = place { $place } of { $places }
vault-can-play = can be played
vault-can-acquire = can be acquired
vault-can-fight = can be fought
vault-can-use = can be used
vault-can-buy = can be bought
vault-chosen = chosen
vault-played = in play
vault-played-short = in play
vault-doomed = goes
vault-waiting = waits
vault-met = met
vault-woke-her = woke her
vault-use-it = use it
vault-no-cards = No cards.
vault-play-all = { $count ->
        [one] Play the card
       *[other] Play all { $count }
    }
vault-decks = deck { $deck } · discard { $discard }
vault-still-waiting = Still waiting for their condition: { $cards }.

## What the turn has brought

vault-total-skill = Skill: { $count }
vault-total-swords = Swords: { $count }
vault-total-boots = Boots: { $count }
vault-total-clank = Clank: { $count }
vault-total-gold = Gold: { $count }
vault-total-lockpicks = Lockpicks: { $count }
vault-source-before = from before this turn, rooms and tokens, less what was paid
vault-source-else = rooms, tokens and conditions
vault-source-spent = spent
vault-for-skill = skill to buy
vault-for-swords = swords to fight
vault-for-boots = boots to walk
vault-for-clank = clank so far
vault-no-source = No card in play gave any of it.
vault-loses = { $count ->
        [0] Still possible: { $options }.
       *[other] Still possible: { $options }, and { $count } more.
    }
vault-unspent = (unspent: { $amounts })
vault-waits = { $player } is thinking: skill { $skill }, swords { $swords }, boots { $boots }.
vault-not-offered = That cannot be done now.

## The dragon

vault-draws = { $count ->
        [one] she draws 1 cube
       *[other] she draws { $count } cubes
    }
vault-odds-you = to hit you
vault-odds-of = to hit { $player }
vault-odds-more = { $expected } damage on average, { $out }% knock-out
vault-odds-said = { $who ->
        [you] The next attack hits you with a chance of { $chance }%, for { $expected } on average; it knocks you out with { $out }%.
       *[other] { $player }: hit with a chance of { $chance }%, for { $expected } on average; knocked out with { $out }%.
    }
vault-danger-row = { $count ->
        [one] A danger card in the row adds 1 cube.
       *[other] Danger cards in the row add { $count } cubes.
    }
vault-rage-rises = Her rage goes up with every artifact that is taken, every dragon egg that is found and every adventurer that is freed.

## Players

vault-worth = Everything carried home
vault-if-fallen = Points if it ended here and now
vault-way-home = Way back to the crypt
vault-no-way-home = none is known
vault-is-home = already there
vault-cards-of = Cards
vault-cubes-of = Cubes left
vault-whole-deck = All cards:

## The end

vault-end-artifacts = artifacts
vault-end-mastery = mastery
vault-end-gold = gold
vault-end-tokens = tokens
vault-end-cards = cards
vault-end-more = conditions
vault-end-total = points

## Words that are explained

vault-term-danger = Danger
    .about = While it lies in the row, every attack of the dragon draws one cube more.
vault-term-dragon = Dragon
    .about = When it comes into the row at the end of a turn, the dragon attacks.
vault-term-arrive = Arrive
    .about = Happens at once when the card comes into the row.
vault-term-companion = Companion
    .about = Some cards work better beside another companion in play.
vault-term-gem = Gem
    .about = Worth points, and costs clank when it is acquired.
vault-term-starter = Starting card
    .about = Everybody begins with the same ten.
vault-term-reserve = Reserve
    .about = Always to be had, as long as the pile lasts.
vault-term-blue = Dungeon card
    .about = Paid for with skill; goes to the discard pile and comes back with the deck.
vault-term-device = Device
    .about = Used on the spot for skill, and then it is gone.
vault-term-monster = Monster
    .about = Defeated with swords for its reward, and then it is gone. The Goblin stays.
vault-term-major_secret = Major secret
    .about = Found in chests, which a lockpick opens.
vault-term-minor_secret = Minor secret
    .about = Found by entering rooms that show one.
vault-term-prisoner = Prisoner
    .about = Freed from prisons, two at a time, with a lockpick.
vault-term-market = Good
    .about = Sold at every stall for 7 gold.

surprise-vault-attack = The dragon attacks
    .about = All clank goes into the bag, and cubes are drawn. Each cube of a colour hurts its owner; black ones hurt nobody.
surprise-vault-artifact = The artifact is yours
    .about = Now you may go home: back in the crypt you escape, with 20 points. The dragon has noticed.
surprise-vault-ghost = A ghost
    .about = Drawn from the bag it hurts everybody, and then it comes back.
surprise-vault-cave = A crystal cave
    .about = Whoever enters one walks no further in this turn.

## The catalogue

vault-kind-starter = starting cards
vault-kind-reserve = reserve cards
vault-kind-blue = dungeon cards
vault-kind-device = devices
vault-kind-monster = monsters
vault-kind-major_secret = major secrets
vault-kind-minor_secret = minor secrets
vault-kind-prisoner = prisoners
vault-kind-market = goods of the market
vault-figure-skill = Skill to acquire
vault-figure-swords = Swords to defeat
