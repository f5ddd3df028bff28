### The lessons of Clank! Catacombs. Whoever speaks is Yorgen, a skull who was a thief once: cheerful, and full of regrets.

## Down the stairs

lesson-down = Down the stairs
    .about = Your hand, your boots, and the first two rooms.
lesson-down-crypt = Psst. Down here. Yorgen, formerly a thief, now mostly a skull. This is the crypt: you came in here, and you want to leave here, with something heavy under your arm.
lesson-down-hand = Each turn you play your whole hand of five. { $burgle } is skill, which buys. { $scramble } has a boot, which walks. { $stumble } is a noise. I know that noise well.
lesson-down-play = The order hardly ever matters, so play them all at once. If a card has a question, it asks.
    .do = { $means ->
        [touch] Tap “Play all”.
        [keys] Press A to play all cards.
       *[mouse] Click “Play all”, or press A.
    }
lesson-down-totals = Here is what you have this turn: skill to buy, swords to fight, boots to walk. Whatever is left when the turn ends is gone. I am told there is a lesson in that.
lesson-down-walk = Corridors that you can take are lit, with their price on them. One boot leads to the west porch.
    .do = { $means ->
        [touch] Tap the west porch on the map.
        [keys] Press ] until you are on the map. Arrows lead along corridors: ArrowUp, then Enter.
       *[mouse] Click the west porch on the map. Drag pulls the map, the wheel zooms.
    }
lesson-down-on = On to the landing, with your second boot. From the other porch there is a monster on the way: a sword, or a scratch. From here there is none.
    .do = { $means ->
        [keys] Press ArrowUp to the landing, and Enter.
       *[other] Go on to the landing.
    }
lesson-down-depths = And now you stand in the depths. Here lies everything worth stealing. Whoever is knocked out in the depths counts nothing at the end, whatever they carry. Ask me how I know.
lesson-down-astray-boots = All legal, and a nice walk. Only your boots are used up, and you are not on the landing. I have been there as well. Once more?
lesson-down-astray-late = The turn is over, and you are not on the landing yet. No harm: I have nothing but time.

## Bargains

lesson-shop = Bargains
    .about = The dungeon row, and a goblin.
lesson-shop-row = Six cards lie in the dungeon row, four things beside it are always to be had. Blue cards are bought with skill, red ones are fought with swords.
lesson-shop-price = { $lightstick } costs 3 skill, and you have 3. In return it gives 3 skill each time you play it. That is how thieves get rich. Also loud.
lesson-shop-buy = Buy it.
    .do = { $means ->
        [touch] Open “Row”, and tap { $lightstick }.
        [keys] Press ] until you are in the row, go to { $lightstick }, and press Enter.
       *[mouse] Click { $lightstick } in the row.
    }
lesson-shop-discard = It lies on your discard pile. When your deck is empty, the pile is shuffled and becomes your deck: what you buy now comes back to you, again and again.
lesson-shop-fight = Two swords are left. The { $goblin } is always there, costs 2 swords and pays 1 gold. Nobody knows why it keeps coming back. Pride, I suppose.
    .do = { $means ->
        [touch] Open “Market”, and tap { $goblin }.
       *[other] Fight the { $goblin }, beside the row.
    }
lesson-shop-gold = Gold counts at the end, one point each. And 7 of it buy a crown or a backpack, if you stand at a market stall.
lesson-shop-astray-other = Quite legal. But now the skill is spent, and { $lightstick } still lies in the row. It would have paid for itself. Again?
lesson-shop-astray-late = The turn is over a little early, with swords unspent. Goblins everywhere rejoice. Shall we try again?

## Into the dark

lesson-dark = Into the dark
    .about = Where the map ends, you lay a tile.
lesson-dark-edge = The corridor leads out of the map. There is no map yet: you draw it yourself, by walking there.
lesson-dark-explore = One boot, and you see what lies behind.
    .do = { $means ->
        [touch] Tap the price at the western edge.
        [keys] On the map, press ArrowLeft to the edge, and Enter.
       *[mouse] Click the price at the western edge.
    }
lesson-dark-turn = A new tile, and you may turn it before it is laid. It lies there as a ghost. Each turn of it shows what the way into it would cost.
lesson-dark-lay = Each turn leads into another room: an altar, a secret, or two gold. I would take the gold. I always did.
    .do = { $means ->
        [touch] Tap the tile until your corridor leads to the two coins, then “Lay it so”.
        [keys] Press R until your corridor leads to the two coins. Then ] to the tray, and Enter on “Lay it so”.
       *[mouse] Click the tile, or press R, until your corridor leads to the two coins. Then “Lay it so”.
    }
lesson-dark-rooms = Two gold, and a room that nobody has ever seen. Other rooms hide secrets, prisoners, artifacts. Touch a room to read what it holds.
lesson-dark-astray-turned = A fine room, and legal. Only the gold lies elsewhere on this tile. I have kept another one like it: turn it a little differently.
lesson-dark-astray-late = Legal, but your boot is used up, and the dark is as dark as before. Once more, to the edge of the map?

## She who listens

lesson-noise = She who listens
    .about = Clank, the bag, and a dragon.
lesson-noise-clank = Each noise puts a cube of yours here. Two lie here already. When she attacks, all of them go into her bag.
lesson-noise-play = You hold two { $stumble }. There is no way around it: a hand is played whole.
    .do = { $means ->
        [keys] Press A to play all cards.
       *[other] Play all cards.
    }
lesson-noise-odds = Hear that? So does she. Here it says how likely her next attack hits you, and what is in her bag: black cubes are hers and harm nobody, those in your colour are you.
lesson-noise-rage = This is her rage: how many cubes she draws. It grows when somebody takes an artifact or disturbs an egg. Dangerous cards in the row add to it.
lesson-noise-end = She attacks when a card with her head comes into the row. One place is empty, and it is filled when your turn ends. I have a bad feeling. I have only feelings.
    .do = { $means ->
        [keys] Press P to end your turn.
       *[other] End your turn.
    }
lesson-noise-bitten = { $ogre } came, with her head on it, and she struck. Each cube of yours that she drew is a wound. Ten are too many. Walk softly, or walk quickly.

## The way home

lesson-treasure = The way home
    .about = An artifact, and twenty points for coming back.
lesson-treasure-see = There it is: an artifact, worth 7 points. You must have one to leave, and you may carry only one, unless you own a backpack.
lesson-treasure-take = Taking it wakes her a little: her rage goes up. Worth it. Almost always.
    .do = { $means ->
        [keys] Press ] until you are on “Take the artifact”, and Enter.
       *[other] Take the artifact, below the map.
    }
lesson-treasure-run = And now home. Three boots, three corridors. First to the landing.
    .do = Go to the landing.
lesson-treasure-home = Over a porch, and into the crypt. Choose the porch without a monster on the way, if you like your skin. I did like mine.
    .do = Go on to the west porch, and then to the crypt.
lesson-treasure-end = You are out! 20 points for getting away, 7 for the artifact. From now on she attacks whenever it would be your turn, and whoever is still below should hurry. Time to go, and do it properly.
lesson-treasure-astray-late = Legal, and brave. But the turn is over, and you are still below with her. Let’s have that walk once more.
