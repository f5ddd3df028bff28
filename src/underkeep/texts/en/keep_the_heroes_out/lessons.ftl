### The lesson of Keep the Heroes Out! Whoever speaks is a rat of some experience.

lesson-drains = Trouble in the drains
    .about = A turn of the rats: two cards, one burglar, and what comes at night.
lesson-drains-house = Squeak. Welcome home. The chest of value 4 in the Vault must stay here: if it goes, we have lost. The smaller chests are only sad.
lesson-drains-rogue = A Rogue lies in our Sewers, exhausted. Exhausted heroes do nothing until somebody wakes them. Then they steal: as many of them as the chest is worth, if no monster is in the room.
lesson-drains-hit = { $scurry } has two sides, and you pick one. Two of us share a room with the Rogue, so bite.
    .do = { $means ->
        [keys] Go to your hand with ], press Enter on the lower side of { $scurry }, then find the Rogue in the Sewers.
       *[other] Choose the lower side of { $scurry }, then the Rogue in the Sewers.
    }
lesson-drains-frog = Out you go. Now { $paws }: an Activate uses the room you stand in, or the ability of the clan. The Sewers make Frogs, and the Alchemist sells Potions for Frogs.
    .do = Choose the upper side of { $paws }, then the Sewers, and use the room. What is left of the card you may leave.
lesson-drains-guild = This is the Guild deck. The table shows which heroes are still to come, by class and by the sign of their rooms. It comes twice: survive both waves, and the house is ours.
lesson-drains-night = Nothing more to do? Then let them come.
    .do = Play no more cards, exchange nothing, and let the heroes come. If you are asked who acts first, read what each would do.
lesson-drains-steps = Every hero walked through eight steps, and the table told each with its rule. Where one of us stood, they only attacked. Guard what is dear, and do not let them gather. Squeak.
lesson-drains-astray-rogue = The Rogue is still in the Sewers, and the turn is over. It happens to the best. Shall we try that once more?
