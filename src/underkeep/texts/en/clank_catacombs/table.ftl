### Clank! Catacombs: what can be done, what was done, and what lies on the table.

game-clank_catacombs = Clank! Catacombs

## What can be done

clank-option-play = Play { $card }
clank-option-acquire = Acquire { $card }
clank-option-use = Use { $card }
clank-option-fight = Fight { $card }
clank-option-move = Go to { $room }{ $by ->
        [none] {""}
       *[other] { " " }by { $by }
    } (boots: { $boots }{ $monsters ->
        [none] {""}
       *[other] , monsters: { $monsters }, swords: { $swords }
    })
clank-option-explore = Explore { $by } (boots: { $boots }{ $monsters ->
        [none] {""}
       *[other] , monsters: { $monsters }
    })
clank-option-place = Lay { $tile }, turned by { $rotation }°
clank-option-go = Go on to { $room }{ $monsters ->
        [none] {""}
       *[other] { " " }(monsters: { $monsters }, swords: { $swords })
    }
clank-option-stay = Give up the move
clank-option-teleport = Teleport to { $room }
clank-option-turn = Turn the tile by { $rotation }°
clank-option-at = Lay the tile at { $cell }
clank-option-open = { $what ->
        [chest] Open the chest
        [library] Open the library
       *[prison] Open the prison
    }
clank-option-mark = Mark the altar: { $room }
clank-option-buy = Buy { $card } for { $gold } gold{ $with ->
        [flute] {" "}(flute)
        [coupon] {" "}(coupon)
        [both] {" "}(flute and coupon)
       *[none] {""}
    }
clank-option-take = Take { $card }
clank-option-take-artifact = Take the artifact
clank-option-discard = Discard { $card }
clank-option-trash = Trash { $card }{ $from ->
        [play] {" "}(in play)
       *[discard] {" "}(discarded)
    }
clank-option-replace = Replace { $card }
clank-option-choose = { $what ->
        [silence] 2 less clank
        [gold] Gold
        [caves] Crystal caves do not stop you
        [lockpick] Gain a lockpick
        [cards] Spend a lockpick to draw 2 cards
        [theft] Spend a lockpick to take a card of the row
        [heal] Heal 1
        [boot] 1 boot
        [trash] Trash up to two Burgles
        [gold_and_trash] 2 gold, and trash a card
        [gold_and_lockpick] 2 gold and a lockpick
        [lockpick_and_trash] A lockpick, and trash a card
       *[good] A good for nothing
    }
clank-option-end-turn = End the turn

## What is asked

clank-kind-turn = Your turn: play cards and act.
clank-kind-place = You have found a tile: how does it lie?
clank-kind-cross = You are held up in a corridor.
clank-kind-turn_tile = The ground shakes: turn your tile.
clank-kind-shield = A ghost attacks: discard { $card } to be spared?
clank-kind-trash = { $card }: which card do you trash?
clank-kind-discard = { $card }: which card do you discard?
clank-kind-teleport = { $card }: where to?
clank-kind-theft = { $card }: what do you take?
clank-kind-top = Shall { $card } go on top of your deck?
clank-kind-mark = { $card }: which altar do you mark?
clank-kind-good = { $card }: which good do you take?
clank-kind-replace = { $card }: which card of the row is replaced?
clank-kind-at = { $card }: where does the new tile lie?
clank-kind-return_idol = { $card }: do you return an idol, to heal 2?
clank-kind-choose = { $card }: choose.

## What was done

clank-event-turn_began = Turn { $turn }: { $who ->
        [you] it is your turn.
       *[other] { $player } is up.
    }
clank-event-played = { $who ->
        [you] You play { $card }.
       *[other] { $player } plays { $card }.
    }
clank-event-bonus = What { $card } waited for has come true.
clank-event-gained = { $who ->
        [you] You gain { $what }: { $count }.
       *[other] { $player } gains { $what }: { $count }.
    }
clank-event-clank = { $who ->
        [you] You make clank: { $made }.
       *[other] { $player } makes clank: { $made }.
    }
clank-event-hushed = { $who ->
        [you] You take clank back: { $count }; saved: { $credit }.
       *[other] { $player } takes clank back: { $count }; saved: { $credit }.
    }
clank-event-drew = { $who ->
        [you] You draw { $cards }.
       *[other] { $player } draws cards: { $count }.
    }
clank-event-shuffled = { $who ->
        [you] You shuffle your discard pile into a new deck.
       *[other] { $player } shuffles a new deck.
    }
clank-event-discarded = { $who ->
        [you] You discard { $card }.
       *[other] { $player } discards { $card }.
    }
clank-event-trashed = { $who ->
        [you] You trash { $card }.
       *[other] { $player } trashes { $card }.
    }
clank-event-acquired = { $who ->
        [you] You acquire { $card }.
       *[other] { $player } acquires { $card }.
    }
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
        [you] You go to { $room }.
       *[other] { $player } goes to { $room }.
    }
clank-event-teleported = { $who ->
        [you] You teleport to { $room }.
       *[other] { $player } teleports to { $room }.
    }
clank-event-held_up = { $who ->
        [you] You cannot go on, and stay in { $room }.
       *[other] { $player } cannot go on, and stays in { $room }.
    }
clank-event-found_tile = { $who ->
        [you] You find a tile: { $tile }.
       *[other] { $player } finds a tile: { $tile }.
    }
clank-event-laid_tile = { $tile } lies at { $cell }, turned by { $rotation }°.
clank-event-turned_tile = { $tile } turns; now it lies at { $rotation }°.
clank-event-artifact_laid = An artifact of { $artifact } points lies in { $room }.
clank-event-ghost_came = A ghost joins the clank area.
clank-event-took_artifact = { $who ->
        [you] You take the artifact of { $artifact } points.
       *[other] { $player } takes the artifact of { $artifact } points.
    }
clank-event-took_idol = { $who ->
        [you] You take a monkey idol.
       *[other] { $player } takes a monkey idol.
    }
clank-event-returned_idol = { $who ->
        [you] You return a monkey idol.
       *[other] { $player } returns a monkey idol.
    }
clank-event-opened = { $who ->
        [you] You spend a lockpick in { $room }.
       *[other] { $player } spends a lockpick in { $room }.
    }
clank-event-marked = { $who ->
        [you] You mark the altar of { $room } for { $gold } gold.
       *[other] { $player } marks the altar of { $room } for { $gold } gold.
    }
clank-event-found = { $who ->
        [you] You get { $card }.
       *[other] { $player } gets { $card }.
    }
clank-event-bought = { $who ->
        [you] You pay { $gold } gold for { $card }.
       *[other] { $player } pays { $gold } gold for { $card }.
    }
clank-event-rage = The dragon's rage rises to space { $space }.
clank-event-healed = { $who ->
        [you] You heal { $count }.
       *[other] { $player } heals { $count }.
    }
clank-event-hurt = { $who ->
        [you] You take damage: { $damage }; health left: { $health }.
       *[other] { $player } takes damage: { $damage }; health left: { $health }.
    }
clank-event-shielded = { $who ->
        [you] { $card } shields you from a ghost.
       *[other] { $card } shields { $player } from a ghost.
    }
clank-event-card_came = { $card } comes to place { $place } of the row.
clank-event-card_left = { $card } leaves the row.
clank-event-calmed = Dragon cubes go back into the bag: { $count }.
clank-event-attack = The dragon attacks: of { $cubes } cubes, black: { $black }, ghosts: { $ghosts }, ours: { $ours }.
clank-event-knocked_out = { $who ->
        [you] You are knocked out in { $room }.
       *[other] { $player } is knocked out in { $room }.
    }
clank-event-escaped = { $who ->
        [you] You escape!
       *[other] { $player } escapes!
    }
clank-event-game_ended = { $who ->
        [you] The game is over: you win.
        [nobody] The game is over: nobody wins.
       *[other] The game is over: { $player } wins.
    }
clank-what-gold = gold
clank-what-lockpicks = lockpicks
clank-what-skill = skill
clank-what-swords = swords
clank-what-boots = boots

## Why not

refusal-clank-must-choose = This cannot be passed: choose one of the options.
refusal-clank-not-offered = “{ $notation }” is not among what you can do now.
refusal-clank-not-in-hand = { $card } is not in your hand.
refusal-clank-not-in-a-move = { $card } has to wait until your move is over.
refusal-clank-not-to-acquire = { $card } cannot be acquired.
refusal-clank-stack-empty = No { $card } is left in the reserve.
refusal-clank-not-in-row = { $card } is not in the row.
refusal-clank-no-skill = { $card } costs { $cost } skill; you have { $have }.
refusal-clank-no-monster = { $card } is not a monster.
refusal-clank-not-here = { $card } cannot be fought here.
refusal-clank-no-swords = { $card } takes { $cost } swords; you have { $have }.
refusal-clank-not-yours = You do not have { $card }.
refusal-clank-no-use-now = { $card } is of no use now.
refusal-clank-cannot-pay = { $card } also costs something that you do not have.
refusal-clank-nothing-to-use = { $card } is nothing to be used.
refusal-clank-cards-left = All cards must be played first; left: { $count }.
refusal-clank-move-under-way = Your move is not over yet.
refusal-clank-duty-left = A card still asks something of you.
refusal-clank-no-tile = There is no tile to be laid.
refusal-clank-no-move = No move is under way.
refusal-clank-no-way = No corridor leads from here to { $room }.
refusal-clank-home = You are back in the crypt, and stay there.
refusal-clank-stuck = The crystal cave does not let you go on this turn.
refusal-clank-no-tiles-left = No tiles are left: that corridor leads nowhere.
refusal-clank-no-artifact-yet = Without an artifact you may not go back to the crypt.
refusal-clank-one-way = The arrow points the other way.
refusal-clank-no-boots = That takes { $cost } boots; you have { $have }.
refusal-clank-no-lockpick = That takes { $cost } lockpicks; you have { $have }.
refusal-clank-no-such-swords = You cannot spend so many swords there; you have { $have }.
refusal-clank-deadly = Damage of { $damage } would knock you out: it may not be taken by choice.
refusal-clank-no-cubes = You have no cubes left in your supply for that.
refusal-clank-no-good = No stall sells that.
refusal-clank-no-flute = No flute calls a merchant now.
refusal-clank-no-stall = There is no stall here.
refusal-clank-sold-out = { $card } is sold out.
refusal-clank-not-hurt = { $card } is only for those with { $damage } or more damage.
refusal-clank-no-gold = { $card } costs { $cost } gold; you have { $have }.
refusal-clank-nothing-to-open = There is nothing like that to open here.
refusal-clank-opened-before = That was opened before.
refusal-clank-pool-empty = Nothing is left to be found there.
refusal-clank-no-altar = There is no such altar here.
refusal-clank-marked-before = You have marked this altar before.
refusal-clank-altar-full = All spaces of this altar are taken.
refusal-clank-no-artifact-here = No artifact lies here.
refusal-clank-hands-full = You cannot carry another artifact.
refusal-clank-looted-before = You have taken an artifact from this room before.

## What lies on the table

clank-phase-begin = a turn begins
clank-phase-turn = turn
clank-phase-springs = the end of a turn
clank-phase-refill = the row is refilled
clank-phase-attack = the dragon attacks
clank-phase-haunt = ghosts
clank-board-turn = Turn { $turn }: { $phase }. Rage: { $cubes } cubes, with danger { $attack }.
clank-board-row = Row: { $cards }.
clank-board-reserve = Reserve: Mercenary { $mercenary }, Explore { $explore }, Secret Tome { $tome }; Goblin.
clank-board-market = Market: { $cards }.
clank-board-artifacts = Artifacts: { $rooms }.
clank-board-stack = Tiles left: { $tiles }, of them haven: { $haven }. Dungeon deck: { $deck }.
clank-board-bag = Clank area: { $clank }, ghosts { $ghosts }. Bag: { $bag }, black { $black }, ghosts { $inside }.
clank-board-player = { $player }: { $room }; health { $health }, gold { $gold }, lockpicks { $lockpicks }, cubes { $cubes }, worth { $worth }.
clank-board-loot = Loot: { $cards }.
clank-board-hand = Hand: { $cards }.
clank-board-play = In play: { $cards }.
clank-board-this-turn = This turn: skill { $skill }, swords { $swords }, boots { $boots }, clank saved { $credit }.
clank-board-ways = From here: { $ways }.
clank-board-artifact = artifact { $points }
clank-board-idol = monkey idols: { $count }
clank-board-escaped = escaped
clank-board-out = unconscious in { $room }
clank-board-nothing = nothing
clank-board-score = { $points } points
clank-fate-attack = An attack now would draw { $cubes } of { $bag } cubes; yours among them: { $mine }.
clank-way = { $room } (boots { $boots }, monsters { $monsters }, locks { $locks })
clank-way-unknown = the unknown by { $by } (boots { $boots }, monsters { $monsters }, locks { $locks })

## Cards

clank-header-starter = starting card
clank-header-reserve = reserve
clank-header-blue = card
clank-header-device = device
clank-header-monster = monster
clank-subtype-companion = companion
clank-subtype-gem = gem
clank-pool-major_secret = major secret
clank-pool-minor_secret = minor secret
clank-pool-prisoner = prisoner
clank-pool-market = good
clank-card-cost = costs: { $what } { $count }
clank-card-gives = gives: { $what } { $count }
clank-card-points = points: { $count }
clank-card-danger = danger
clank-card-dragon = dragon attack
clank-card-copies = { $set }, copies: { $count }
clank-gives-skill = skill
clank-gives-swords = swords
clank-gives-boots = boots
clank-gives-gold = gold
clank-gives-clank = clank
clank-gives-draw = cards
clank-gives-heal = healing
clank-gives-lockpicks = lockpicks
clank-gives-prisoners = prisoners
clank-gives-minor_secret = minor secrets
clank-gives-major_secret = major secrets
clank-gives-secret_tome = Secret Tomes

## Rooms and tiles

clank-room-crypt = the crypt
clank-room-west_porch = the west porch
clank-room-east_porch = the east porch
clank-room-landing = the landing
clank-room-shrine = the monkey shrine
clank-room-nave = the nave
clank-room-grotto = the grotto
clank-place-n = north
clank-place-e = east
clank-place-s = south
clank-place-w = west
clank-place-c = centre
clank-place-nw = north-west
clank-place-ne = north-east
clank-place-se = south-east
clank-place-sw = south-west
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

## Options

setting-start_side = Start tile
    .about = Which side of the start tile is up.
setting-party = The Party
    .about = What five and six players need.
setting-promos = Promotional cards
    .about = Three more cards in the dungeon deck.
setting-single_exit_slots = One opening a side
    .about = Whether tiles have one opening on each side instead of two.
setting-first_player = First player
    .about = Which seat begins.
value-start_side-a = Crypt Steps
    .about = Two porches, and a landing below the monkey shrine.
value-start_side-b = Crypt Nave
    .about = A nave with a portal, and a crystal cave before the monkey shrine.
value-start_side-random = Random
    .about = Chance decides.
value-party-true = With the Party
    .about = More artifacts, goods and secrets for five and six players.
value-party-false = Without
    .about = Two to four players.
value-promos-true = With
    .about = Breakout!, Mister Wizkers and Dusty Map join the deck.
value-promos-false = Without
    .about = The hundred cards of the box.
value-single_exit_slots-true = One
    .about = Smaller mazes: every side of a tile has one opening.
value-single_exit_slots-false = Two
    .about = Every side of a tile has two openings, as printed.
value-first_player-random = Random
    .about = Chance names the sneakiest.
value-first_player-0 = Seat 0
    .about = The first seat begins.
value-first_player-1 = Seat 1
    .about = The second seat begins.
value-first_player-2 = Seat 2
    .about = The third seat begins.
value-first_player-3 = Seat 3
    .about = The fourth seat begins.
value-first_player-4 = Seat 4
    .about = The fifth seat begins.
value-first_player-5 = Seat 5
    .about = The sixth seat begins.

## Signs on the map

clank-sign-crypt = crypt
clank-sign-stall = stall
clank-sign-crystal_cave = crystal cave
clank-sign-monkey_shrine = monkey shrine
clank-sign-minor_secret = minor secret
clank-sign-gold = gold
clank-sign-heal = healing
clank-sign-altar = altar
clank-sign-chest = chest
clank-sign-library = library
clank-sign-prison = prison
clank-sign-artifact = artifact, by its points; − where none lies
clank-sign-pawn = pawns, by seat
