### Boss Monster in the browser, beside what the terminal says too.

web-decks = Decks

## Cards, as they are drawn and read aloud

lair-kind = { $kind ->
        [trap] { $advanced ->
            [true] Advanced trap
           *[false] Trap
        }
       *[monster] { $advanced ->
            [true] Advanced monster
           *[false] Monster
        }
    }
lair-kind-spell = { $phase ->
        [build] Spell · build
        [adventure] Spell · adventure
       *[both] Spell · both
    }
lair-hero-about = Comes for the treasure of its class, to whoever has most of it. Killed it is worth { $souls ->
        [one] 1 soul
       *[other] { $souls } souls
    }; at your boss it costs { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
lair-phase = { $phase ->
        [build] build
        [adventure] adventure
       *[both] both
    }
lair-treasures = { $count ->
        [one] one { $treasure } treasure
       *[other] { $count } { $treasure } treasures
    }
lair-health = { $health } health
lair-place = place { $place } of { $places }
lair-secret = face down, only you see it
lair-secret-short = secret
lair-was = was { $damage }
lair-this-round = this round
lair-can-use = can be used
lair-can-choose = can be chosen
lair-chosen = chosen
lair-until-build = build phase
lair-until-adventure = adventure phase
lair-level-up = level up
lair-dark = dark
lair-star = star
lair-hero-worth = Killed it is worth { $souls ->
        [one] 1 soul
       *[other] { $souls } souls
    }; at your boss it costs { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
lair-silent = has no ability this round
    .short = no ability
lair-harmless = deals no damage this round
    .short = no damage
lair-robbed = has no treasure of its own this round
    .short = no treasure
lair-welcome = whoever enters gets +{ $health } health
    .short = +{ $health }
lair-hero-used = its power was used this round
lair-kept = cannot be lured this round
lair-skips = { $count ->
        [one] passes by the next room
       *[other] passes by the next { $count } rooms
    }
lair-barred = cannot win this round

## Forecast

lair-dies-here = dies here
lair-through = gets through: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
lair-levels-up = the boss levels up
lair-no-change = No hero would fare otherwise.
lair-turns = would change: { $changes }
lair-waits = waits
lair-stays = stays in town
lair-shared = shared evenly

## Places

lair-area-mine = Your dungeon
lair-area-dungeon = Dungeon: { $player }
lair-area-others = Other dungeons
lair-area-hand = Your hand
lair-lure = Lure
lair-lure-about = Treasures in each dungeon
lair-next-room = next room
lair-souls = Souls
lair-wounds = Wounds
lair-of = of { $most }
lair-souls-said = { $souls } of 10 souls
lair-wounds-said = { $wounds } of 5 wounds
lair-wounds-many = { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
lair-souls-near = { $left ->
        [0] ten souls: the round is played out (BM-005)
        [one] 1 soul to go
       *[other] { $left } souls to go
    }
lair-wounds-near = { $left ->
        [0] five wounds: the round is played out (BM-005)
       *[other] the next wound is the last
    }
lair-souls-short = { $left ->
        [0] last round
       *[other] { $left } to go
    }
lair-wounds-short = { $left ->
        [0] last round
       *[other] 1 left
    }
lair-hand-said = { $rooms } room cards and { $spells } spells in hand
lair-acts = acts now
lair-next = next
lair-done = finished
lair-open = Open this dungeon: { $player }
lair-back = Back to your dungeon
lair-queue = number { $number } at the entrance
lair-to-act = still to act
lair-news = something has changed here
lair-gate-full = The gate: all five places are taken
lair-otherwise = If nobody cancels it: { $text }
lair-deck-rooms = rooms
lair-deck-spells = spells
lair-deck-heroes = heroes
lair-deck-epic_heroes = epic
lair-deck-discard = discard
lair-phases = Phases of the round
lair-order = Order of play

## Trays and chains

lair-choose-one = Choose one
lair-souls-of = Souls: { $player }
lair-discard = Discard pile, the last card first
lair-stack = One on the other, the lowest first
lair-empty = Nothing here yet.
lair-close = Close
lair-chain = Declared; the last happens first
lair-cancelled = cancelled

## What was chosen so far

lair-step-build = { $card }: choose where to build it.
lair-step-aim = { $card }: choose the target.
lair-step-do = { $card }: do it, or take it back.
lair-step-box = { $card }: choose what it does.
lair-step-treasure = { $card }: choose the treasure.
lair-step-second = { $card }: choose the other room.
lair-choose-box = Choose one half of the spell
lair-choose-treasure = Choose a treasure
lair-box = Half { $number }

## At the table

lair-not-offered = This is not among what you can do now.
lair-waits-bosses = { $player } chooses a boss.
lair-waits-mulligan = { $player } decides whether to draw a new hand.
lair-waits-classic = { $player } chooses what to discard.
lair-waits-first_room = { $player } chooses a first room.
lair-waits-start = { $player } decides what to draw.
lair-waits-build = { $player } decides what to build.
lair-waits-reveal = { $player } decides about a new room.
lair-waits-adventure = { $player } decides about a card in the adventure phase.
lair-loses-build = { $count ->
        [one] You can still build a room in this round: { $cards }.
       *[other] You can still build one of { $count } rooms in this round: { $cards }.
    }

## Rules that surprise, explained once

surprise-tie = { $card }: nobody gets this hero
    .about = Two dungeons have equally much of the treasure, or nobody has any. So the hero stays in town, and chooses anew every round.
surprise-epic = { $card }: an epic hero
    .about = Much tougher than the others. Whoever kills one gains two souls; whoever lets one through takes two wounds.
surprise-wound = { $card }: that was a wound
    .about = The hero got past all your rooms and reached your boss. Whoever has five wounds when a round ends is out.
surprise-cancelled = { $card }: cancelled
    .about = A cancelled spell counts as not played. It does nothing, and the card goes to the discard pile.

## The end of a game, and a while in a few lines

lair-won = wins
lair-hand-of = Hand: { $player }
lair-pile = { $deck }, the next card first
lair-pile-rooms = room deck
lair-pile-spells = spell deck
lair-pile-heroes = hero deck
lair-pile-epic_heroes = epic hero deck
sum-line = { $player }: { $deeds }.
sum-built = built: { $cards }
sum-cast = played: { $cards }
sum-used = used: { $cards }
sum-lost = lost: { $cards }
sum-lured = heroes lured: { $count }
sum-souls = souls: { $count }
sum-wounds = wounds: { $count }
sum-came = New in town: { $cards }.
story-whole = { $rounds ->
        [one] 1 round.
       *[other] { $rounds } rounds.
    } Heroes killed: { $dead }, let through: { $through }. Spells played: { $spells }.
story-wound = Round { $round }: the first wound goes to { $who ->
        [you] you
       *[other] { $player }
    } ({ $hero }).
story-biggest = Round { $round } is the biggest: { $who ->
        [you] you gain
       *[other] { $player } gains
    } { $souls ->
        [one] 1 soul.
       *[other] { $souls } souls.
    }
story-lead = From round { $round } on { $who ->
        [you] you lead.
       *[other] { $player } leads.
    }
story-blow = The last blow, in round { $round }: { $end ->
        [died] { $hero } dies in { $who ->
            [you] your dungeon.
           *[other] the dungeon of { $player }.
        }
       *[survived] { $hero } gets through to { $who ->
            [you] your boss.
           *[other] the boss of { $player }.
        }
    }

## Coins, minibosses and items

lair-kind-miniboss = Miniboss
lair-kind-item = { $fits ->
        [universal] Item · any hero
       *[other] Item · { $treasure }
    }
lair-special = special
lair-level = { $level ->
        [0] not paid for yet
       *[other] level { $level } of 3
    }
lair-coins = Coins
lair-coins-said = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
lair-coins-on = { $count ->
        [one] 1 coin lies on it
       *[other] { $count } coins lie on it
    }
lair-tokens-on = { $count ->
        [one] one +1 token lies on it
       *[other] { $count } +1 tokens lie on it
    }
lair-sell = sell the card for a coin
    .short = sell
lair-promote = Promote
lair-take-back = To your hand
lair-item-waits = waits in town for a hero
lair-item-fresh = can be used from the next round on
lair-item-said = item: { $card }
lair-items-down = { $count ->
        [one] 1 item face down
       *[other] { $count } items face down
    }
lair-items-of = Items, face down: { $player }
lair-items-town = Items in town
lair-items-left = Items still in their deck: { $count }.
lair-carries = carries: { $card }
lair-top-room = You know the next room card: { $card }.
lair-foreseen = Heroes that you have seen in their decks: { $cards }.
lair-doubled = deals { $times } times the damage this round
    .short = × { $times }
lair-deck-items = items
lair-pile-items = item deck
lair-step-build-or-sell = { $card }: choose where to build it, or sell it for a coin.
lair-step-sell = { $card }: put it with your coins to sell it.
lair-step-promote = { $card }: pay a coin for the next level, or leave it.
lair-step-back = { $card }: take it back to your hand, or leave it.
sum-minibosses = minibosses: { $cards }
sum-items = items: { $cards }
surprise-miniboss = { $card }: a miniboss moves in
    .about = It is no room, but makes the one above it stronger. A coin a round brings it a level further; the third level is used like a spell, and then it starts again.
surprise-item = { $card }: somebody carries it
    .about = While a hero has it, it helps the hero. Whoever kills the hero may give it to the boss, and use it once, from the next round on.

## Why a table cannot be set up

refused-players-BM-146 = Option { $option }: these boxes hold fewer bosses than there are seats.
refused-players-BM-149 = Option { $option }: these boxes hold too few room cards or spells for so many players.
refused-players-BM-243 = Option { $option }: these boxes hold too few bosses to deal two to everybody.
refused-players-BM-261 = Option { $option }: five and six play this mix together with Crash Landing only.
refused-selling-BM-129 = Option { $option }: needs a box with coins (Rise of the Minibosses or Vault of Villains) and a base set without them.

## Reading a card

table-term-ordinary = ordinary
    .about = Goes on the next free place, or on any room.
table-term-advanced = advanced
    .about = Goes on top of a room with which it shares a treasure.
table-term-monster = monster
    .about = Some cards strengthen or count only monster rooms.
table-term-trap = trap
    .about = Some cards strengthen or count only trap rooms.
table-term-spell-build = build
    .about = Can be cast in the build phase.
table-term-spell-adventure = adventure
    .about = Can be cast in the adventure phase.
table-term-spell-both = both phases
    .about = Can be cast in the build phase and in the adventure phase.
table-term-level-up = level up
    .about = Happens once, when five rooms of the dungeon lie open.
table-term-epic = epic hero
    .about = Comes when the ordinary heroes run out; worth two souls, or two wounds.
table-term-miniboss = miniboss
    .about = Lies under a room and makes it stronger; each coin brings it one level further, up to the third.
table-term-item = item
    .about = Helps the hero who carries it; once taken, the boss may use it one time.
table-term-portable = portable
    .about = May be taken back to the hand in the build phase, and built again.
table-term-hero = hero
    .about = Goes to the dungeon with most of its treasure; a tie keeps it in town.
table-term-treasure = treasure
    .about = What lures heroes of that class. The boss’s own counts too.
table-term-once = once per round
    .about = Works again when the next round begins.
table-term-dark = dark hero
    .about = An ordinary hero whose power the opponents of the dungeon's owner may use.
table-term-hybrid = hybrid hero
    .about = Has two treasures: both together lure it.
table-now-room = { $who ->
        [you] room { $place } in your dungeon
       *[other] room { $place } in the dungeon of { $player }
    }
page-figure = { $name ->
        [damage] Damage
        [hp] Health
       *[xp] XP
    }
