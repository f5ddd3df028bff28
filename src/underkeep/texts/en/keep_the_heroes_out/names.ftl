### Keep the Heroes Out!: how things are called. The names of cards and clans stand beside what they do.
###
### Other messages use these inside their sentences: $room, $from and $to are rooms, $class is a class of heroes, $clan is
### whose monster, $goods is what can be carried. What has no name here is said as it came.

game-keep_the_heroes_out = Keep the Heroes Out!
    .about = They broke in again. Defend the vault together.

## Rooms

keep-room = { $room ->
        [vault] Vault
        [forge] Forge
        [workshop] Workshop
        [library] Library
        [alchemist] Alchemist
        [catacombs] Catacombs
        [study] Study
        [sewers] Sewers
        [beast_tamer] Beast Tamer
        [prison] Prison
        [laboratory] Laboratory
        [grand_builder] Grand Builder
       *[other] { $room }
    }
keep-in = { $room ->
        [vault] in the Vault
        [forge] in the Forge
        [workshop] in the Workshop
        [library] in the Library
        [alchemist] at the Alchemist
        [catacombs] in the Catacombs
        [study] in the Study
        [sewers] in the Sewers
        [beast_tamer] at the Beast Tamer
        [prison] in the Prison
        [laboratory] in the Laboratory
        [grand_builder] at the Grand Builder
       *[other] in { $room }
    }
keep-from = { $from ->
        [vault] from the Vault
        [forge] from the Forge
        [workshop] from the Workshop
        [library] from the Library
        [alchemist] from the Alchemist
        [catacombs] from the Catacombs
        [study] from the Study
        [sewers] from the Sewers
        [beast_tamer] from the Beast Tamer
        [prison] from the Prison
        [laboratory] from the Laboratory
        [grand_builder] from the Grand Builder
       *[other] from { $from }
    }
keep-to = { $to ->
        [vault] to the Vault
        [forge] to the Forge
        [workshop] to the Workshop
        [library] to the Library
        [alchemist] to the Alchemist
        [catacombs] to the Catacombs
        [study] to the Study
        [sewers] to the Sewers
        [beast_tamer] to the Beast Tamer
        [prison] to the Prison
        [laboratory] to the Laboratory
        [grand_builder] to the Grand Builder
       *[other] to { $to }
    }
keep-icon-gem = Gem
keep-icon-swords = Swords
keep-icon-hat = Hat
keep-icon-eye = Mystic Eye
keep-icon-bones = Crossed Bones
keep-icon-special = Special
keep-side-N = north
keep-side-E = east
keep-side-S = south
keep-side-W = west
keep-distance = { $count ->
        [0] here is the treasure that must not be lost
        [one] 1 corridor from the Vault
       *[other] { $count } corridors from the Vault
    }

## Heroes

keep-hero = { $class ->
        [fighter] Fighter
        [rogue] Rogue
        [mage] Mage
        [archer] Archer
       *[other] { $class }
    }
keep-the-hero = { $class ->
        [fighter] the Fighter
        [rogue] the Rogue
        [mage] the Mage
        [archer] the Archer
       *[other] { $class }
    }
keep-heroes-of = { $class ->
        [fighter] Fighters
        [rogue] Rogues
        [mage] Mages
        [archer] Archers
       *[other] { $class }
    }
keep-heroes-counted = { $count ->
        [one] { keep-hero }
       *[other] { $count } { keep-heroes-of }
    }
keep-ability-fighter = Discards up to 2 resources from the room of arrival.
keep-ability-rogue = Discards 1 trap from the room of arrival.
keep-ability-mage = Summoned to the Prison: everybody held there becomes active.
keep-ability-archer = Shoots at a monster in the adjacent room nearest to the Vault.
keep-state-active = active
keep-state-exhausted = exhausted
keep-heroes = { $count ->
        [one] 1 hero
       *[other] { $count } heroes
    }

## Monsters

keep-clan = { $clan ->
        [red_dragon] Red Dragon
        [lizardfolk] Lizardfolk
        [gnolls] Gnolls
        [slimes] Slimes
        [skeletons] Skeletons
        [rats] Ratkin
        [witches] Witches
        [poltergeists] Poltergeists
        [imps] Imps
       *[other] { $clan }
    }
keep-monster = { $clan ->
        [red_dragon] Dragon
        [lizardfolk] Lizardfolk
        [gnolls] Gnoll
        [slimes] Slime
        [skeletons] Skeleton
        [rats] Rat
        [witches] Witch
        [poltergeists] Poltergeist
        [imps] Imp
       *[other] monster
    }
keep-a-monster = { $clan ->
        [red_dragon] the Dragon
        [imps] an Imp
       *[other] a { keep-monster }
    }
keep-monsters = { $clan ->
        [red_dragon] Dragon
        [lizardfolk] Lizardfolk
        [gnolls] { $count ->
            [one] Gnoll
           *[other] Gnolls
        }
        [slimes] { $count ->
            [one] Slime
           *[other] Slimes
        }
        [skeletons] { $count ->
            [one] Skeleton
           *[other] Skeletons
        }
        [rats] { $count ->
            [one] Rat
           *[other] Rats
        }
        [witches] { $count ->
            [one] Witch
           *[other] Witches
        }
        [poltergeists] { $count ->
            [one] Poltergeist
           *[other] Poltergeists
        }
        [imps] { $count ->
            [one] Imp
           *[other] Imps
        }
       *[other] { $count ->
            [one] monster
           *[other] monsters
        }
    }
keep-role-crowd_control = crowd control
keep-role-defence = defence
keep-role-support = support

## What can be carried, and other tokens

keep-goods = { $goods ->
        [coin] Coin
        [bone] Bone
        [frog] Frog
        [book] Book
        [trap] trap
        [portal] portal
        [any] resource
       *[other] { $goods }
    }
keep-a-goods = { $goods ->
        [any] any resource
       *[other] a { keep-goods }
    }
keep-goods-counted = { $goods ->
        [coin] { $count ->
            [one] 1 Coin
           *[other] { $count } Coins
        }
        [bone] { $count ->
            [one] 1 Bone
           *[other] { $count } Bones
        }
        [frog] { $count ->
            [one] 1 Frog
           *[other] { $count } Frogs
        }
        [book] { $count ->
            [one] 1 Book
           *[other] { $count } Books
        }
        [trap] { $count ->
            [one] 1 trap
           *[other] { $count } traps
        }
       *[other] { $count } { $goods }
    }
keep-portal-finished = portal
keep-portal-unfinished = unfinished portal
keep-treasure = treasure of value { $value }
keep-effect = { $effect ->
        [losses] Losses
        [curse] Curse
        [regeneration] Regeneration
        [prisoner] Prisoner
       *[defeat] Defeat
    }

## Cards

keep-kind-tactics = Tactics
keep-kind-equipment = Equipment
keep-kind-beast = Beast
keep-kind-potion = Potion
keep-kind-scroll = Scroll
keep-kind-clan = clan
keep-kind-hero = Guild card
keep-kind-scenario = scenario card
keep-kind-treasure = treasure
keep-copies = { $count ->
        [one] 1 in the box
       *[other] { $count } in the box
    }
keep-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Phases of a turn

keep-phase-clans = choice of clans
keep-phase-muster = setup
keep-phase-begin = start of turn
keep-phase-play = playing cards
keep-phase-exchange = exchanging loot
keep-phase-rest = clean-up
keep-phase-clean_up = clean-up
keep-phase-invasion = hero invasion
keep-phase-hero_invasion = hero invasion
keep-phase-end = end of turn
keep-phase-over = game over

## Actions of cards

keep-action-draw = { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
keep-action-activate = { $count ->
        [one] 1 Activate
       *[other] { $count } Activates
    }
keep-action-move = { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
keep-action-drift = 1 move, through walls as well
keep-action-melee = { $count ->
        [one] 1 melee attack
       *[other] { $count } melee attacks
    }
keep-action-ranged = { $count ->
        [one] 1 ranged attack
       *[other] { $count } ranged attacks
    }
keep-action-defend = Defend
keep-action-trap = { $count ->
        [one] 1 trap
       *[other] { $count } traps
    }
keep-action-portal = { $count ->
        [one] 1 portal
       *[other] { $count } portals
    }
keep-action-heal = heal
keep-action-place = place { keep-a-goods }
keep-action-discard = discard { keep-a-goods }
keep-action-ambush = { $count ->
        [one] ambush of 1 monster
       *[other] ambush of up to { $count } monsters
    } ({ $rooms })
keep-action-same_room = that room
keep-action-any_own_room = rooms with your monsters
keep-action-horde = { $what ->
        [move] Horde move
        [melee] Horde melee attack
       *[ranged] Horde ranged attack
    }
keep-action-reinforcements = Reinforcements ({ $what ->
        [ambush] ambush
        [move] move
        [ranged] ranged attack
       *[melee] melee attack
    })
keep-action-if = { $first }, then { $then }
