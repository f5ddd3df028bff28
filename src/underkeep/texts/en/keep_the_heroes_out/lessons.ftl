### The lessons of Keep the Heroes Out! Whoever speaks is a rat of some experience.

lesson-drains = Trouble in the drains
    .about = A turn of the rats: two cards, one burglar, and what comes at night.
lesson-drains-house = Squeak. Welcome home. The chest of value 4 in the Vault must stay here: if it goes, we have lost. The smaller chests are only sad.
lesson-drains-rogue = A Rogue lies in our Sewers, exhausted. Exhausted heroes do nothing until somebody wakes them. Then they steal: as many of them as the chest is worth, if no monster is in the room.
lesson-drains-hit = { $scurry } has two sides, and you pick one. Two of us share a room with the Rogue, so bite.
    .do = { $means ->
        [keys] Go to your hand with ], press Enter on the lower side of { $scurry }, then find the Rogue in the Sewers.
       *[other] Choose the lower side of { $scurry }, then the Rogue in the Sewers.
    }
lesson-drains-frog = Out you go. Now { $paws }: an Activate uses the room you stand in, or the ability of the clan. The Sewers make Frogs. Remember them.
    .do = Choose the upper side of { $paws }, then the Sewers, and use the room. What is left of the card you may leave.
lesson-drains-guild = This is the Guild deck. The table shows which heroes are still to come, by class and by the sign of their rooms. It comes twice: survive both waves, and the house is ours.
lesson-drains-close = Cards that you keep stay in your hand. At the end of a turn you draw up to five. Nothing more to do?
    .do = Leave the rest of the card, if there is any, and play no more cards.
lesson-drains-night = Then let them come. Each Guild card brings one class of hero to two rooms.
    .do = Exchange nothing, and let the heroes come. If you are asked who acts first, read what each would do.
lesson-drains-steps = Every hero walked through eight steps, and the table told each with its rule. Where one of us stood, they only attacked. Squeak.
lesson-drains-astray-rogue = The Rogue is still in the Sewers, and the cards are put away. It happens to the best. Shall we try that once more?

lesson-market = Market day
    .about = What Frogs are good for, and how a clan gets better cards.
lesson-market-frog = Five cards of Loot lie open. Each kind has its price and its shop: Potions cost a Frog at the Alchemist. A Frog sits in our Sewers, next door.
lesson-market-carry = Whoever moves may carry one thing along. A Frog is one thing.
    .do = Choose the upper side of { $scurry }, then the Sewers, then the Alchemist, and take the Frog along.
lesson-market-buy = The Frog is in the shop. Activate the room, and it becomes a Potion.
    .do = Choose the upper side of { $paws }, then the Alchemist, and buy { $flask } for the Frog.
lesson-market-yours = { $flask } lies in your discard pile, and comes back when your deck is shuffled. Beasts cost Bones, equipment costs Coins, scrolls cost Books. Is nothing good for sale? After your cards you may discard one to have open Loot cards replaced.
lesson-market-astray-shop = Now there is no card left for the way to the shop, or for the shop itself. All of it was allowed. Shall we go to market again?

lesson-shield = Not in the big room
    .about = Heroes attack, and a card in your hand says no.
lesson-shield-odds = Tonight we are Skeletons, and one of us guards the Vault. A Fighter may come there. Fighters hit whoever stands beside them, and a Skeleton falls at one blow.
lesson-shield-come = Your turn is over, and the last thing that you do is open the door.
    .do = Let the heroes come.
lesson-shield-order = Two Fighters have come: one into the Vault, one into the Prison. You say who acts next, one thing at a time, and beside each stands what would come of it.
    .do = Choose the Fighter in the Vault, then the Vault itself, until he raises his axe.
lesson-shield-defend = Now he strikes. { $shield } can be played from the hand even now: it says “defend”, and nothing happens to us.
    .do = Defend with { $shield }.
lesson-shield-night = He is tired from so much missing. The other one sits in the Prison, where there is little to break.
    .do = If somebody is still to act, say who, until the night is over.
lesson-shield-held = The Skeleton stands, the Fighter lies down. With friends you may defend even when it is their turn, as long as it is your monster that is hit.
lesson-shield-astray-vault = The Skeleton is back in its lair, and the card is still in your hand. Letting it fall was allowed. Once more, with the shield?

lesson-chest = What a chest is worth
    .about = When heroes steal, and how one rat is enough against it.
lesson-chest-worth = In the Catacombs stands a chest of value 2. Two active heroes take it away, if no monster is there. One lies beside it already, asleep.
lesson-chest-wake = Whoever comes into a room wakes all who lie there: that is inspiration. Should anybody come to the Catacombs tonight, they are two. And somebody will come. I read cards.
lesson-chest-guard = With one of us in the room they have to fight before they steal. Most nights that is enough.
    .do = Choose the upper side of { $scurry }, then the Beast Tamer, then the Catacombs.
lesson-chest-night = Good. Now nothing can go wrong but the night.
    .do = Play no more cards, exchange nothing, let the heroes come, and say who acts next until it is over.
lesson-chest-kept = One rat is back in its lair, and the chest is still here. That is the whole game: be where it matters, and be there first. Whoever lies exhausted now can be bitten tomorrow.
lesson-chest-astray-chest = Nobody was in the Catacombs, and two Rogues are all that a chest of value 2 needs. It happens. Shall we set it up again?

lesson-dawn = Until the morning
    .about = The last card of the second wave, and what is counted then.
lesson-dawn-wave = The second wave, and one card is left. When it has been dealt with, the Guild has no heroes left, and gives up.
lesson-dawn-count = The chest of the Library is gone. It does not matter for winning. It matters for boasting: what is left is our score.
lesson-dawn-last = Two of us in the Vault, two next door. It will have to do.
    .do = Let the heroes come, and say who acts next until the night is over.
lesson-dawn-won = Morning. The big chest is fine, so we have won. Other dungeons have other plans and ideas, and “challenge” and “hardcore” send more heroes at once. Squeak, and thank you.
