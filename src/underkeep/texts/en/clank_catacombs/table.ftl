### Clank! Catacombs at the table: phases, options, questions, events, refusals, settings.
###
### $who is `you` when the reader is meant, else `other`; $player is then the name. $known is `yes` when the reader may
### know which cards are meant. Card names are never bent. Every name here begins with the game's own, since other games
### have turns, rooms and events of the same names.

game-clank_catacombs = Clank! Catacombs
    .about = Sneak in, grab something shiny, leave before she wakes.

## Phases

clank-phase-begin = start of turn
clank-phase-turn = turn
clank-phase-springs = end of turn
clank-phase-refill = new cards
clank-phase-attack = dragon attack
clank-phase-haunt = ghosts
clank-phase-over = game over

## Tiles and rooms

clank-tile-START_A = Crypt Steps
clank-tile-START_B = Crypt Nave
clank-tile-H1 = Pilgrims Crossing
clank-tile-H2 = Candle Vault
clank-tile-H3 = Mourners Hall
clank-tile-H4 = Gravekeepers Gate
clank-tile-H5 = Forgotten Chapel
clank-tile-H6 = Thieves Bazaar
clank-tile-D01 = Bone Gallery
clank-tile-D02 = Sunken Tomb
clank-tile-D03 = Wardens Block
clank-tile-D04 = Flooded Ossuary
clank-tile-D05 = Archive of Ash
clank-tile-D06 = Chapel of Knives
clank-tile-D07 = Collapsed Treasury
clank-tile-D08 = Echoing Well
clank-tile-D09 = Sealed Reliquary
clank-tile-D10 = Phantom Court
clank-tile-D11 = Throne of Dust
clank-tile-D12 = Umbral Hoard
clank-tile-D13 = Nested Cells
clank-tile-D14 = Deep Market
clank-tile-D15 = Weeping Stacks
clank-tile-D16 = Altar of Coins
clank-tile-D17 = Crystal Labyrinth
clank-tile-D18 = Healers Grotto
clank-tile-D19 = Whispering Vault
clank-tile-D20 = Descending Stair
clank-tile-D21 = Black Bazaar
clank-tile-D22 = Nexus of Gates
clank-spot-west_porch = west porch
clank-spot-east_porch = east porch
clank-spot-landing = landing
clank-spot-nave = nave
clank-room = { $tile }, { $what }
clank-feature-crypt = crypt
clank-feature-stall = stall
clank-feature-crystal_cave = crystal cave
clank-feature-monkey_shrine = monkey shrine
clank-feature-minor_secret = minor secret
clank-feature-gold = gold { $count }
clank-feature-heal = healing
clank-feature-altar = altar
clank-feature-chest = chest
clank-feature-library = library
clank-feature-prison = prison
clank-feature-artifact = artifact
clank-zone-haven = haven
clank-zone-depths = depths
clank-haunted = haunted
clank-cell = column { $x }, row { $y }
clank-side-N = north
clank-side-E = east
clank-side-S = south
clank-side-W = west
clank-side-N1 = north, left
clank-side-N2 = north, right
clank-side-E1 = east, upper
clank-side-E2 = east, lower
clank-side-S1 = south, right
clank-side-S2 = south, left
clank-side-W1 = west, lower
clank-side-W2 = west, upper
clank-half-U = upper half, { $side }
clank-half-L = lower half, { $side }
clank-way-portal = through a portal
clank-way-unknown = unknown, { $by }
clank-way-against = against the arrow
clank-way-other = corridor { $number }

## Cards, tokens and what they give

clank-type-starter = starting card
clank-type-reserve = reserve
clank-type-blue = dungeon card
clank-type-device = device
clank-type-monster = monster
clank-type-companion = companion
clank-type-gem = gem
clank-type-major_secret = major secret
clank-type-minor_secret = minor secret
clank-type-prisoner = prisoner
clank-type-market = good
clank-danger = danger
clank-dragon = dragon attack
clank-copies = { $count ->
        [one] 1 in the box
       *[other] { $count } in the box
    }
clank-set-base = Catacombs
clank-set-party = Adventuring Party
clank-set-promo = promotional cards
clank-costs = costs { $amounts }
clank-gives = gives { $amounts }
clank-amount-skill = { $count } skill
clank-amount-swords = { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
clank-amount-boots = { $count ->
        [one] { $count } boot
       *[other] { $count } boots
    }
clank-amount-gold = { $count } gold
clank-amount-clank = { $count } clank
clank-amount-draw = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
clank-amount-heal = heal { $count }
clank-amount-lockpicks = { $count ->
        [one] { $count } lockpick
       *[other] { $count } lockpicks
    }
clank-amount-prisoners = { $count ->
        [one] { $count } prisoner
       *[other] { $count } prisoners
    }
clank-amount-minor_secret = { $count ->
        [one] { $count } minor secret
       *[other] { $count } minor secrets
    }
clank-amount-major_secret = { $count ->
        [one] { $count } major secret
       *[other] { $count } major secrets
    }
clank-amount-secret_tome = { $count ->
        [one] { $count } Secret Tome
       *[other] { $count } Secret Tomes
    }
clank-amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
clank-amount-damage = { $count } damage
clank-amount-monsters = { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }

## What lies on the table

clank-board-turn = Turn { $turn }{ $at ->
        [turn] {""}
       *[other] {" "}({ $phase })
    }, { $who ->
        [you] yours
       *[other] { $player }
    }.
clank-board-pool = Left in this turn: skill { $skill }, swords { $swords }, boots { $boots }.
clank-board-credit = Clank that will be cancelled in this turn: { $count }.
clank-board-stuck = A crystal cave forbids walking until the turn ends.
clank-board-bold = Monsters in corridors are ignored in this turn.
clank-board-found = A tile to be laid: { $tile }.
clank-board-crossing = On the way to: { $room }.
clank-board-ways = Ways from here: { $ways }.
clank-board-row = Row: { $cards }.
clank-board-reserve = Reserve: { $cards }.
clank-board-market = Market: { $cards }.
clank-board-count = { $card } ×{ $count }
clank-board-priced = { $card } ({ $price })
clank-board-empty = empty
clank-board-nothing = nothing
clank-board-clank = Clank area: { $cubes }.
clank-board-bag = Bag: { $cubes }.
clank-board-cubes = { $player } ×{ $count }
clank-board-black = black { $count }
clank-board-ghosts = ghosts { $count }
clank-board-rage = Rage: space { $space } of { $spaces }; an attack draws { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }.
clank-board-decks = Left: dungeon deck { $deck }, tiles { $tiles }, major secrets { $major }, minor secrets { $minor }, prisoners { $prisoners }, idols in the shrine { $idols }.
clank-board-artifacts = Artifacts still in the stack: { $values }.
clank-board-player = { $player }: { $where }, health { $health } of { $most }, gold { $gold }, lockpicks { $lockpicks }, cubes { $cubes }, worth { $worth }.
clank-board-loot = Carries: { $things }.
clank-board-artifact = artifact { $value }
clank-board-idols = { $count ->
        [one] 1 monkey idol
       *[other] { $count } monkey idols
    }
clank-board-mastery = mastery token
clank-board-state-escaped = escaped
clank-board-state-out = unconscious, { $room }
clank-board-cards = Cards: hand { $hand }, deck { $deck }, discard pile { $discard }.
clank-board-hand = Your hand: { $cards }.
clank-board-played = In play: { $cards }.
clank-board-discard = Discard pile: { $cards }.
clank-board-tile = { $tile } ({ $facts }; { $cell }): { $rooms }.
clank-board-opened = opened
clank-board-turned = turned { $rotation }°
clank-board-marks = cubes of { $players }
clank-board-pawns = here: { $players }
clank-short-health = health
clank-short-gold = gold
clank-short-lockpicks = lockpicks
clank-short-worth = worth
clank-short-score = score
clank-short-hand = hand
clank-short-row = Row
clank-short-reserve = Reserve
clank-short-market = Market
clank-short-clank = Clank
clank-short-bag = Bag
clank-short-rage = Rage
clank-short-skill = skill
clank-short-swords = swords
clank-short-boots = boots
clank-short-turn = turn { $turn }
clank-legend-pawn = pawns, by the number of their seat
clank-legend-room = What is in the rooms:
clank-legend-monster = a monster in a corridor
clank-legend-footprints = a corridor that costs two boots
clank-legend-opening = openings behind which no tile lies yet
clank-legend-dragon = its coming wakes the dragon
clank-legend-danger = one more cube in every attack
clank-score = { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## What would happen

clank-fate-attack = An attack now would draw { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } out of { $bag }.
clank-fate-hit = { $who ->
        [you] It would hurt you
       *[other] It would hurt { $player }
    } with a chance of { $chance }%, by { $most ->
        [0] nothing
       *[other] { $most } at most
    }.
clank-fate-out = { $who ->
        [you] It could knock you out.
       *[other] It could knock out { $player }.
    }
clank-fate-calm = Nobody can be hurt by an attack now.

## Options

clank-option-play = Play { $card }
clank-option-acquire = Acquire { $card }
clank-option-use = Use { $card }
clank-option-fight = Fight { $card }
clank-option-move = Go to { $room }{ $by }: boots { $boots }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] , monsters { $monsters }, swords { $swords }
    }
clank-option-explore = Explore{ $by }: boots { $boots }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] , monsters { $monsters } or more
    }
clank-option-place = Lay { $tile } turned by { $rotation }°
clank-option-go = Go on to { $room }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] : monsters { $monsters }, swords { $swords }
    }
clank-option-teleport = Teleport: { $room }
clank-option-turn = Turn the tile by { $rotation }°
clank-option-at = Lay it here: { $cell }
clank-option-open = Open { $what ->
        [chest] the chest
        [library] the library
       *[prison] the prison
    } with a lockpick
clank-option-mark = Place a cube at the altar: { $room }
clank-option-buy = Buy { $card } for { $gold } gold{ $with ->
        [flute] , by the Golden Flute
        [coupon] , with the Discount Coupon
        [both] , by the Golden Flute and with the Discount Coupon
       *[none] {""}
    }
clank-option-take = Take { $card }
clank-option-discard = Discard { $card }
clank-option-trash = { $from ->
        [play] Trash { $card } from play
       *[discard] Trash { $card } from the discard pile
    }
clank-option-replace = Replace { $card }
clank-option-choose = { $what ->
        [silence] 2 less clank
        [caves] Crystal caves do not stop me
        [lockpick] A lockpick
        [cards] Spend a lockpick and draw 2 cards
        [heal] Heal 1
        [boot] 1 boot
        [trash] Trash Burgles
        [theft] Spend a lockpick and take from the row
        [good] A good for nothing
        [gold_and_trash] 2 gold, and trash a card
        [gold_and_lockpick] 2 gold and a lockpick
        [lockpick_and_trash] A lockpick, and trash a card
       *[gold] Gold
    }
    .empurror = { $what ->
        [silence] 2 less clank
        [caves] Crystal caves do not stop me
       *[gold] 1 gold
    }
    .thieves_shrine = { $what ->
        [trash] Trash up to two Burgles
       *[gold] 2 gold
    }
    .ogre_merchant = { $what ->
        [good] A good for nothing
       *[gold] 5 gold
    }
    .marble_guardian = { $what ->
       *[gold] 2 gold
    }
clank-option-take-artifact = Take the artifact
clank-option-stay = Give the move up
clank-option-end-turn = End the turn
clank-option-pass = Pass
    .trash = Trash nothing
    .discard = Discard nothing
    .shield = Suffer the damage
clank-option-yes = Yes
    .top = On top of my deck
    .return_idol = Return an idol and heal 2
clank-option-no = No
    .top = To my discard pile
    .return_idol = Keep my idols

group-acquire = Acquire
group-fight = Fight
group-move = Go
group-explore = Explore
group-place = Lay
group-teleport = Teleport
group-turn = Turn
group-buy = Buy
group-trash = Trash
group-replace = Replace
group-choose = Choose
clank-label-use = use it
clank-label-move = { $room }{ $by }: boots { $boots }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] , monsters { $monsters }, swords { $swords }
    }
clank-label-explore = { $by }: boots { $boots }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] , monsters { $monsters } or more
    }
clank-label-buy = { $card }, { $gold } gold{ $with ->
        [flute] , by the flute
        [coupon] , with the coupon
        [both] , by the flute and with the coupon
       *[none] {""}
    }
clank-label-trash = { $from ->
        [play] { $card } (in play)
       *[discard] { $card } (discard pile)
    }
clank-label-turn = { $rotation }°
clank-label-place = turned { $rotation }°
clank-label-leads = to { $room }
clank-label-wall = a wall

## Questions

clank-kind-turn = Your turn: skill { $skill }, swords { $swords }, boots { $boots }.
    .empty = Your turn: skill { $skill }, swords { $swords }, boots { $boots }. All cards are played: act, or end the turn.
clank-kind-place = You have found { $tile }. How do you lay it?
clank-kind-cross = You are on the way to { $room }, with swords { $swords }. Go on, or do something first.
clank-kind-turn_tile = The tile under you moves: by how much does it turn?
clank-kind-shield = A ghost would hurt you. Discard { $card } against it?
clank-kind-trash = { $card }: choose a card that leaves the game.
    .riot = { $card }: you may choose a card that leaves the game.
    .shadow_walk = { $card }: choose a Burgle that leaves the game.
    .thieves_shrine = { $card }: you may choose a Burgle that leaves the game, two in all.
clank-kind-discard = { $card }: discard an unplayed card to draw two?
clank-kind-teleport = { $card }: where do you want to be?
    .marble_guardian = { $card }: teleport to a room of the new tile, or take 2 gold.
clank-kind-theft = { $card }: choose what you take from the row without paying skill.
clank-kind-top = { $card }: where does it go?
clank-kind-mark = { $card }: choose an altar for your cube.
clank-kind-good = { $card }: choose a good for nothing.
clank-kind-replace = { $card }: choose a card of the row that goes.
clank-kind-at = { $card }: where does the new tile go?
clank-kind-return_idol = { $card }: return a monkey idol to heal 2?
clank-kind-choose = { $card }: choose one.
    .black_market = { $card }: choose two of the three.

## Events

clank-event-turn_began = Turn { $turn }: { $who ->
        [you] it is yours
       *[other] { $player }
    }.
clank-event-played = { $who ->
        [you] You play { $card }.
       *[other] { $player } plays { $card }.
    }
clank-event-bonus = The condition comes true: { $card }.
clank-event-gained = { $who ->
        [you] You gain { $amount }.
       *[other] { $player } gains { $amount }.
    }
clank-event-clank = { $who ->
        [you] You make { $made } clank
       *[other] { $player } makes { $made } clank
    }{ $cancelled ->
        [0] {""}
       *[other] , of which { $cancelled } is cancelled
    }.
clank-event-hushed = { $who ->
        [you] Cubes back from the clank area to you: { $count }
       *[other] Cubes back from the clank area to { $player }: { $count }
    }{ $credit ->
        [0] {""}
       *[other] ; clank to be cancelled in this turn: { $credit }
    }.
clank-event-drew = { $known ->
        [yes] { $who ->
            [you] You draw: { $cards }.
           *[other] { $player } draws: { $cards }.
        }
       *[no] { $who ->
            [you] You draw { $count ->
                [one] a card
               *[other] { $count } cards
            }.
           *[other] { $player } draws { $count ->
                [one] a card
               *[other] { $count } cards
            }.
        }
    }
clank-event-shuffled = { $who ->
        [you] You shuffle a new deck: cards { $count }.
       *[other] { $player } shuffles a new deck: cards { $count }.
    }
clank-event-discarded = { $who ->
        [you] You discard { $card }.
       *[other] { $player } discards { $card }.
    }
clank-event-trashed = { $from ->
        [play] Leaves the game at the end of the turn: { $card }.
       *[discard] Leaves the game: { $card }.
    }
clank-event-acquired = { $who ->
        [you] You acquire { $card }
       *[other] { $player } acquires { $card }
    }{ $to ->
        [deck] , on top of the deck
       *[discard] {""}
    }.
clank-event-used_device = { $who ->
        [you] You use { $card }.
       *[other] { $player } uses { $card }.
    }
clank-event-defeated = { $who ->
        [you] You defeat { $card }.
       *[other] { $player } defeats { $card }.
    }
clank-event-used = { $who ->
        [you] You use { $card }.
       *[other] { $player } uses { $card }.
    }
clank-event-moved = { $who ->
        [you] You go to { $room }
       *[other] { $player } goes to { $room }
    }{ $swords ->
        [0] {""}
       *[other] ; swords { $swords }
    }{ $lockpicks ->
        [0] {""}
       *[other] ; lockpicks { $lockpicks }
    }{ $damage ->
        [0] {""}
       *[other] ; damage { $damage }
    }.
clank-event-teleported = { $who ->
        [you] You teleport: { $room }.
       *[other] { $player } teleports: { $room }.
    }
clank-event-held_up = { $who ->
        [you] You cannot pay for the corridor and stay: { $room }.
       *[other] { $player } cannot pay for the corridor and stays: { $room }.
    }
clank-event-found_tile = { $who ->
        [you] You find a tile: { $tile }.
       *[other] { $player } finds a tile: { $tile }.
    }
clank-event-laid_tile = Laid: { $tile } ({ $cell }), turned by { $rotation }°.
clank-event-turned_tile = Turns: { $tile }, now by { $rotation }°.
clank-event-artifact_laid = An artifact of { $artifact } lies here: { $room }.
clank-event-ghost_came = A ghost comes to the clank area.
clank-event-took_artifact = { $who ->
        [you] You take the artifact of { $artifact }.
       *[other] { $player } takes the artifact of { $artifact }.
    }
clank-event-took_idol = { $who ->
        [you] You take a monkey idol; left: { $left }.
       *[other] { $player } takes a monkey idol; left: { $left }.
    }
clank-event-returned_idol = { $who ->
        [you] You return a monkey idol; in the shrine: { $left }.
       *[other] { $player } returns a monkey idol; in the shrine: { $left }.
    }
clank-event-opened = { $who ->
        [you] You open
       *[other] { $player } opens
    } { $what ->
        [chest] the chest
        [library] the library
       *[prison] the prison
    }: { $room }.
clank-event-marked = { $who ->
        [you] You place a cube at the altar for { $gold } gold: { $room }.
       *[other] { $player } places a cube at the altar for { $gold } gold: { $room }.
    }
clank-event-found = { $who ->
        [you] You get { $card }.
       *[other] { $player } gets { $card }.
    }
clank-event-bought = { $gold ->
        [0] { $who ->
            [you] You take a good for nothing: { $card }.
           *[other] { $player } takes a good for nothing: { $card }.
        }
       *[other] { $who ->
            [you] You pay { $gold } gold for { $card }.
           *[other] { $player } pays { $gold } gold for { $card }.
        }
    }
clank-event-rage = The dragon's rage rises to space { $space }.
clank-event-healed = { $who ->
        [you] You heal { $count }.
       *[other] { $player } heals { $count }.
    }
clank-event-hurt = { $who ->
        [you] You suffer { $damage } damage, { $health } health left.
       *[other] { $player } suffers { $damage } damage, { $health } health left.
    }
clank-event-shielded = { $who ->
        [you] A ghost passes you by: { $card }.
       *[other] A ghost passes { $player } by: { $card }.
    }
clank-event-card_came = New in the row: { $card }.
clank-event-card_left = Leaves the row: { $card }.
clank-event-calmed = Black cubes back in the bag: { $count }.
clank-event-attack = The dragon attacks! Cubes: { $cubes }. Black { $black }, ghosts { $ghosts }, { $hits ->
        [none] nobody is hit
       *[other] hit: { $hits }
    }.
clank-event-knocked_out = { $who ->
        [you] You are knocked out: { $room }.
       *[other] { $player } is knocked out: { $room }.
    }
clank-event-escaped = { $who ->
        [you] You escape with a mastery token!
       *[other] { $player } escapes with a mastery token!
    }
clank-event-game_ended = { $who ->
        [you] You win the game ({ $reason }).
        [nobody] Nobody wins the game ({ $reason }).
       *[other] { $player } wins the game ({ $reason }).
    }

## Refusals

refusal-clank-must-choose = This cannot be passed: choose one of the options.
refusal-clank-not-offered = “{ $notation }” is not among what you can do now.
refusal-clank-not-in-hand = { $card } is not in your hand.
refusal-clank-not-in-a-move = { $card } has to wait until the move is over.
refusal-clank-not-to-acquire = { $card } is no card that can be acquired.
refusal-clank-stack-empty = No more of these is left in the reserve: { $card }.
refusal-clank-not-in-row = { $card } is not in the row.
refusal-clank-no-skill = { $card } costs { $cost } skill; you have { $have }.
refusal-clank-no-monster = { $card } is no monster.
refusal-clank-not-here = { $card } cannot be fought here; the card says where.
refusal-clank-no-swords = { $card } costs { $cost } swords; you have { $have }.
refusal-clank-not-yours = You do not have { $card }.
refusal-clank-no-use-now = { $card } cannot be used now.
refusal-clank-cannot-pay = { $card } asks for more than skill, and you cannot give that now.
refusal-clank-nothing-to-use = { $card }: there is nothing to use here now. A card that was played has done its work.
refusal-clank-cards-left = Cards that you still have to play: { $count }.
refusal-clank-move-under-way = First the move that is under way must be over.
refusal-clank-duty-left = A card in play still has to be carried out.
refusal-clank-no-tile = There is no tile to be laid.
refusal-clank-no-move = No move is under way.
refusal-clank-no-way = No corridor leads there from here: { $room }.
refusal-clank-home = You are back in the crypt with an artifact, and stay.
refusal-clank-stuck = You have entered a crystal cave: no walking until the turn ends.
refusal-clank-no-tiles-left = No tile is left; that corridor leads nowhere.
refusal-clank-no-artifact-yet = Without an artifact you cannot go back into the crypt.
refusal-clank-one-way = That corridor leads only the other way.
refusal-clank-no-boots = That corridor costs boots: { $cost }; you have { $have }.
refusal-clank-no-lockpick = Lockpicks needed: { $cost }; you have { $have }.
refusal-clank-no-such-swords = So many swords cannot be spent there; you have { $have }.
refusal-clank-deadly = { $damage } damage would knock you out; you may not take it on.
refusal-clank-no-cubes = You have no cube left for that.
refusal-clank-no-good = Nothing of the kind is sold: { $card }.
refusal-clank-no-flute = No Golden Flute is in play for that: { $card }.
refusal-clank-no-stall = There is no stall here for { $card }.
refusal-clank-sold-out = { $card } is sold out.
refusal-clank-not-hurt = { $card } is only for those with { $damage } or more damage.
refusal-clank-no-gold = { $card } costs { $cost } gold; you have { $have }.
refusal-clank-nothing-to-open = There is nothing of the kind to open here.
refusal-clank-opened-before = This was opened before.
refusal-clank-pool-empty = There is nothing left to be found in it.
refusal-clank-no-altar = You are not at that altar.
refusal-clank-marked-before = Your cube lies at this altar already.
refusal-clank-altar-full = No space is free at this altar.
refusal-clank-no-artifact-here = No artifact lies here.
refusal-clank-hands-full = You cannot carry another artifact.
refusal-clank-looted-before = You have taken an artifact from this room before.

## Settings

setting-start_side = Start tile
    .about = Which side of the start tile is up.
setting-party = Adventuring Party
    .about = More artifacts, goods and cards, for five and six players.
lobby-stop-party = The Adventuring Party is for five and six players.
setting-promos = Promotional cards
    .about = Three cards that are not in the box.
setting-single_exit_slots = Openings
    .about = How many openings each side of a tile has.
setting-first_player = First player
    .about = Who begins.
value-start_side-a = Crypt Steps
    .about = Two porches before the crypt, and a landing below the monkey shrine.
value-start_side-b = Crypt Nave
    .about = A nave with gold and a portal, and a crystal cave below the monkey shrine.
value-start_side-random = By chance
    .about = One of the two, by lot.
value-party-true = With it
    .about = Needed by five and six players, and only for them.
value-party-false = Without it
    .about = The box of Catacombs alone, for two to four players.
value-promos-true = With them
    .about = Breakout!, Mister Wizkers and Dusty Map are shuffled into the dungeon deck.
value-promos-false = Without them
    .about = The hundred cards of the box.
value-single_exit_slots-true = One a side
    .about = Fewer ways, and tiles that always fit together.
value-single_exit_slots-false = Two a side
    .about = More ways, as in the box.
value-first_player-random = By chance
    .about = A random seat begins.
value-first_player-0 = First seat
    .about = Whoever sits there begins.
value-first_player-1 = Second seat
    .about = Whoever sits there begins.
value-first_player-2 = Third seat
    .about = Whoever sits there begins.
value-first_player-3 = Fourth seat
    .about = Whoever sits there begins.
value-first_player-4 = Fifth seat
    .about = Whoever sits there begins.
value-first_player-5 = Sixth seat
    .about = Whoever sits there begins.
