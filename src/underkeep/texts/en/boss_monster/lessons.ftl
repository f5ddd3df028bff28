### The lessons of Boss Monster. Whoever speaks is Mub, the foreman: dry, loyal, a little worried about the payroll.

## A house of your own

lesson-home = A house of your own
    .about = Souls, wounds, and your first visitor.
lesson-home-boss = Good evening, boss. Mub, your foreman. This is you: { $boss }. To the left of you lies your dungeon. One room so far. We call it cosy.
lesson-home-score = A hero who dies down here leaves you a soul. Ten souls win the game. A hero who gets as far as your throne leaves a wound. Five wounds, and I need a new employer.
lesson-home-hero = Company is coming: { $thief }, 4 health. Thieves like bags of money, and only you have any: one on your throne, one in the hallway. So that is where the thief will go.
lesson-home-sums = Each room hurts a hero once, on walking in. { $hallway } deals 1, which leaves 3, and a guest at your throne. No need to count: the table says “gets through” by itself.
lesson-home-build = { $cave } deals 3. Together with the hallway that makes 4: one thief, exactly.
    .do = { $means ->
        [touch] Tap { $cave } in your hand, then the free place beside your dungeon.
        [keys] Press ] until you are in your hand, and Enter on { $cave }. Then ] once more, and Enter on the next room.
       *[mouse] Click { $cave } in your hand, then the free place beside your dungeon.
    }
lesson-home-walk = Built, turned up, and the thief came at once. The cave took 3 of 4 health. You could chase our guest away with { $fear }, but who would do that before dinner?
    .do = { $means ->
        [keys] Press P to pass: the thief walks on.
       *[other] Pass: the thief walks on.
    }
lesson-home-die = And the hallway took the rest. It stays a visitor until everybody has had their say.
    .do = Pass once more, and collect.
lesson-home-soul = Your first soul. It sparkles. Every round goes like this: heroes come to town, everybody draws a room, everybody may build one, heroes choose a dungeon, and heroes walk.
lesson-home-astray-wound = A fine plan, and quite legal. It only left the thief enough health to reach your throne: that is a wound. No harm done, I have the old blueprints here.
lesson-home-astray-fled = Quite legal, and rather kind. But a thief who is back in town brings no soul. Shall we have the same evening once more?

## Bait

lesson-bait = Bait
    .about = Treasure decides who visits whom.
lesson-bait-lure = This decides who gets company. A hero goes to the dungeon with most of the treasure they like. In a tie nobody wins: the hero stays in town for one more soup.
lesson-bait-tie = { $fighter } likes axes, as fighters do. You have one axe, { $rival } has one. So: soup. Unless you build more axes.
lesson-bait-phases = A round has these phases. You lay rooms face down in the build phase, and they are turned up together. Then comes the bait, and then the adventure, in which heroes walk.
lesson-bait-order = Whoever has most XP goes first in every phase. { $rival } has 900, you have 500. You come second, but you have better hair.
lesson-bait-build = { $armory } has two axes on its door. That breaks the tie. It deals only 1, but monster rooms beside it deal 1 more.
    .do = { $means ->
        [keys] Build { $armory } as your next room: ] to the hand, Enter, ] to the dungeon, Enter.
       *[other] Build { $armory } on the free place.
    }
lesson-bait-both = { $rival } had the first guest: { $cleric } survived one lonely room, and left a wound. Then { $fighter } came to you, for the axes, and stayed. As a soul.
lesson-bait-astray-wound = Legal, and bold. Enough axes to lure the fighter, not enough damage to keep one. Let’s have both this time.
lesson-bait-astray-tie = Legal, of course. But an axe each is still a tie, and the soup in town is excellent. Two axes would win.
lesson-bait-astray-away = Legal, but now { $rival } has most axes, and the fighter went there. We want that fighter. Once more?

## Build higher

lesson-upstairs = Build higher
    .about = Advanced rooms, and where they fit.
lesson-upstairs-sums = { $fighter } has 8 health, and you have most axes. Your rooms deal 3 + 2 + 1, which is 6. Somebody is going to redecorate the throne room.
lesson-upstairs-advanced = { $beasts } is an advanced room: its name is gold. It never starts a new place. It goes on top of a room that shows one of the same treasures.
lesson-upstairs-where = It does not fit on { $hallway }, where there are only bags of money. And { $cave } allows nothing advanced above it. Try it, if you like: the table always says why not.
lesson-upstairs-build = Axe on axe: { $golems } it is. Then it deals 4 instead of 2, and that makes 8.
    .do = { $means ->
        [touch] Tap { $beasts }, then { $golems }.
        [keys] Press Enter on { $beasts } in your hand, then on { $golems } in your dungeon.
       *[mouse] Click { $beasts }, then { $golems }.
    }
lesson-upstairs-top = 8 of 8: not one wasted. Only the card on top counts. The golems below are asleep, and will be back if somebody ever destroys what lies on them.
lesson-upstairs-astray-wound = Legal, and pretty. But it adds up to less than 8, so the fighter reached your throne. Have a plaster, and let’s try the beasts.

## The right moment

lesson-magic = The right moment
    .about = A spell, and what rooms can do.
lesson-magic-spell = Spells are not built but cast, and each says when: this one in the adventure phase. { $spell }: a monster room of your choice deals 3 more until the round ends.
lesson-magic-cast = { $fighter } waits at the gate with 6 health. Your rooms deal 2 + 1. A room hurts on walking in, so the right moment is now, before the first step.
    .do = { $means ->
        [touch] Tap { $spell }, then { $golems }.
        [keys] Press Enter on { $spell } in your hand, then on { $golems } in your dungeon.
       *[mouse] Click { $spell }, then { $golems }.
    }
lesson-magic-wait = 5 and 1: all 6 are gone. You could use the pit too, but pits are expensive, and somebody bigger stands in the queue.
    .do = { $means ->
        [keys] Press P to pass.
       *[other] Pass, and save the pit.
    }
lesson-magic-pit = { $detective } has 2 health left, and the next door is your throne. Look what your room can do. { $pit }: destroy it, and a hero in it dies.
    .do = { $means ->
        [touch] Tap { $pit }, then the hero in it.
        [keys] Press Enter on { $pit } in your dungeon, then on the hero in it.
       *[mouse] Click { $pit }, then the hero in it.
    }
lesson-magic-price = One room less, one soul more. A good price. Others have spells too: whenever you could answer something, the table asks you first. If it does not ask, there was nothing you could do.
lesson-magic-astray-wound = Legal, all of it. But one guest found the throne, and left a wound. A different order will do.
lesson-magic-astray-late = Legal, only late: the golems have hit already, and a room hits each hero once. Spells like this one come before the door opens.
lesson-magic-astray-pit = Legal, and thorough. But that guest was as good as dead, and now there is no pit for the big one. Let’s save it this time.

## Ten souls

lesson-ten = Ten souls
    .about = Five rooms, a level up, and the end of the game.
lesson-ten-epic = Gold armour and a crown: { $knight } is an epic hero. 13 health, worth two souls, or two wounds. Your rooms deal 8. I have packed a bag, just in case.
lesson-ten-level = But when five rooms of a dungeon lie open, its boss levels up, once in a game. Every boss does something else then. { $boss } kills a hero in town. With a look.
lesson-ten-build = Four rooms so far. { $hatchery } deals no damage, but it is the fifth, and it has every treasure there is.
    .do = { $means ->
        [keys] Build { $hatchery } as your next room, with Enter on both.
       *[other] Build { $hatchery } on the last free place.
    }
lesson-ten-stone = Level up. Now look somebody deep in the eyes.
    .do = Choose { $knight }.
lesson-ten-win = Two souls for the statue, one for { $thief }: ten. When a round ends, whoever has ten souls wins. One more room to show you, boss: the staff.
lesson-ten-astray-four = Legal, but there are still only four rooms: one now lies on another. The fifth needs a place of its own.
lesson-ten-astray-knight = Legal, and the thief makes a fine statue. But the knight was the dangerous one. Shall we turn back time?

## Hired help

lesson-staff = Hired help
    .about = Coins, minibosses, and what level three is for.
lesson-staff-coins = This comes with another box, Rise of the Minibosses: coins. You have two, in a hoard beside your throne. They buy help, and I know just the people.
lesson-staff-miniboss = { $old } is a miniboss, slid under a room. A miniboss has three lines, and one more of them works at each level. This one is at level two; the first line is one more bag of money for thieves.
lesson-staff-promote = Once per round, in the build phase, a coin lifts one miniboss by one level. At level three { $old } can kill a hero in that room. Money well spent.
    .do = { $means ->
        [touch] Tap { $old } under your first room, then “Promote”.
        [keys] Press ] until you are in your dungeon, go to { $old } with the arrows, and press Enter. Then Enter on “Promote”.
       *[mouse] Click { $old } under your first room, then “Promote”.
    }
lesson-staff-build = { $new }, in your hand, wants to work here too. A miniboss is laid face down on a room, in place of the room you may build, and never next to another miniboss. That leaves { $hallway }.
    .do = { $means ->
        [keys] Enter on { $new } in your hand, then on { $hallway }.
       *[other] Choose { $new }, then { $hallway }.
    }
lesson-staff-pay = Turned up, and holding out a hand. One coin, and { $new } begins at level one. No coin, and it is the discard pile.
    .do = Say yes, and pay.
lesson-staff-use = In that hallway { $new } makes it 2 damage. But 2 + 3 + 2 is 7, and { $detective } came with 8 health. Lucky for us, somebody in this very room has reached level three.
    .do = { $means ->
        [keys] Enter on { $old }, then on { $detective }.
       *[other] Choose { $old }, then { $detective }.
    }
lesson-staff-back = A soul for a coin. Now { $old } is back at level one: level three works once, and then it is coins and patience again. That is all I know, boss. The next one is real.
lesson-staff-astray-level = Legal, and thrifty. But at level two { $old } only watches guests walk by. Before the cards are turned up, a coin would have changed that.
lesson-staff-astray-hand = Legal, of course. But { $new } is still in your hand, and looks hurt. Shall we hire this time?
lesson-staff-astray-unpaid = Legal, and short: no coin, no { $new }. The card lies on the discard pile now. Let’s pay this time.
lesson-staff-astray-wound = Legal, but { $detective } has walked on, all the way to your throne. Level three only reaches a hero in its own room. Once more?
