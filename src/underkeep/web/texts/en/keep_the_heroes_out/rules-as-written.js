//# allFunctionsCalledOnLoad
var e=`### Keep the Heroes Out!: the rules, one message per rule. A refused move shows the rule that forbids it.

## A. Players

KH-001 = One to four players are the normal range; all of them stand on one side, against the heroes.
KH-002 = 5 or 6 players are also allowed; the rules do not change, only the wait between turns grows.
KH-003 = A solo game is legal (1 player, one clan) and uses the same turn order with that player always active.

## B. Setup: the dungeon and the shared piles

KH-004 = A scenario is picked first and the room tiles are laid out exactly as that scenario shows.
KH-005 = Treasure tokens are shuffled face down before placing; their theft effects stay hidden.
KH-006 = Each place in the scenario that calls for a treasure gets a random token of the asked value.
KH-007 = The Guild deck is all Fighter, Rogue, Mage and Archer cards shuffled with exactly the scenario cards the scenario names.
KH-008 = The Guild deck lies face down beside the dungeon, on the marker of the chosen difficulty.
KH-009 = The loot deck is all Beasts, Potions, Equipment and Scrolls shuffled together, face down.
KH-010 = Five loot cards are face up at the start.
KH-011 = Whenever a face-up loot card is taken, its place is refilled from the deck at once.
KH-012 = All other tokens form one shared reserve.
KH-013 = A discarded token always returns to the reserve and can be used again.
KH-014 = Unfinished portal tokens start in the rooms the scenario names.

## C. Setup: players and clans

KH-015 = Clans are chosen from the youngest player onward, clockwise; each clan can be taken only once.
KH-016 = Each player gets the clan card, the Tactics cards and the monsters of that clan.
KH-017 = The three attributes on a clan card are, from the left: monsters in the clan, damage a monster can take before it leaves, number of clan cards.
KH-018 = A player starts with as many monsters in the dungeon as the summon number on the clan card.
KH-019 = Starting monsters must stand in rooms of the kind shown on the card.
KH-020 = Starting monsters may be split over matching rooms in any combination.
KH-021 = Monsters not placed wait beside the clan card in the lair.
KH-022 = A summoned monster is taken from the lair; a monster leaving the dungeon goes back to the lair.
KH-023 = No monster can be summoned when the lair is empty.
KH-024 = Each player shuffles their own Tactics deck face down and draws five cards as the opening hand.
KH-025 = A difficulty is picked for the whole session before play.
KH-026 = The player whose clan has the fewest monsters takes the active player token first.
KH-027 = Which side of the active player token is up has no meaning.

## D. Difficulty

KH-028 = Family: 1 Guild card each turn in wave 1, 2 in wave 2.
KH-029 = Challenge: 2 Guild cards each turn in both waves.
KH-030 = Hardcore: 2 Guild cards each turn in wave 1, 3 in wave 2.
KH-031 = The quota applies at the end of every single player turn, not once a round.
KH-032 = With 4 players a full round therefore has 4 invasions.

## E. Clan abilities

KH-033 = A clan ability works only while that player has a monster in the dungeon.
KH-034 = Using a clan ability costs one Activate action each time.
KH-035 = Clans fall into three roles (crowd control, defence, support); roles are advice and have no rules effect.
KH-036 = Red Dragon ability: all damage tokens come off the Dragon.
KH-037 = Lizardfolk ability: one Lizardfolk makes a ranged attack.
KH-038 = Gnoll ability: one Gnoll makes a melee attack.
KH-039 = Slime ability: draw one Tactics card at once.
KH-040 = Skeleton ability: a Bone goes into a room that already has one of the player's Skeletons.
KH-041 = Rat ability: a Rat goes from the lair into a room that already has another of the player's Rats.
KH-042 = Witch ability: a Portal goes into the room where a Witch stands.
KH-043 = Poltergeist ability: one Poltergeist moves, through a corridor or through a wall.
KH-044 = Imp ability: one Imp moves.

## F. The turn

KH-045 = A turn has five phases in fixed order: play cards, exchange loot, clean-up, hero invasion, end of turn.
KH-046 = Only the holder of the active player token takes a turn.
KH-047 = If the game has not ended after the invasion, the token passes to the player on the left.

## G. Phase 1: playing cards

KH-048 = Cards are played one at a time; a card is shown, its actions are resolved, then it lies face up in the play area.
KH-049 = The next card cannot start before the current one is finished.
KH-050 = Actions of one card may be done in any order.
KH-051 = Actions of one card may be shared among any of the player's monsters.
KH-052 = A player may use only some of a card's actions; unused actions are lost.
KH-053 = A player need not play all cards; unplayed cards stay in hand for later.
KH-054 = When the Tactics deck is empty in phase 1, its owner's discard pile is shuffled into a new deck (at the next draw: KH-A33).
KH-055 = Cards in the play area are not part of that reshuffle, because they reach the discard pile only in clean-up.
KH-056 = Loot cards in the deck are drawn, played and discarded just like Tactics cards.

## H. Phase 2: exchanging loot

KH-057 = In phase 2 the active player may discard one Tactics card from hand to replace 1 to 5 face-up loot cards of choice.
KH-058 = Replaced loot cards go under the loot deck and new ones come from its top.
KH-059 = The exchange may be repeated, each time for another discarded card.
KH-060 = With no cards in hand no exchange is possible and the phase is skipped.
KH-061 = The exchange is optional.

## I. Phase 3: clean-up

KH-062 = All cards in the play area go to their owner's discard pile.
KH-063 = A player with fewer than five cards draws up to five.
KH-064 = A player with five or more cards draws nothing and keeps all of them.
KH-065 = If the deck runs out during this draw, all discarded Tactics and loot cards are shuffled into a new deck and drawing goes on.

## J. Phase 4: invasion, and the end of the game

KH-066 = Guild cards of the quota are drawn and resolved one after another; the next is not drawn before the last is fully resolved.
KH-067 = When the Guild deck has run out for the first time, all Guild cards are shuffled into a new face-down deck and wave 2 begins.
KH-068 = At the start of wave 2 the difficulty marker is turned over and its second quota is used.
KH-069 = When the last card of wave 2 is fully resolved and the value-4 treasure is safe, the players win.
KH-070 = Theft of the value-4 treasure loses the game at once, at any moment, even inside a player's own phase 1.
KH-071 = Loss is checked before victory: if the last card leads to the theft of value 4, the players lose.
KH-072 = Losing treasures of value 1 to 3 never ends the game by itself.
KH-073 = A player without monsters in the dungeon is not out of the game.
KH-074 = The turn ends only when all cards of the quota are resolved and every hero in the dungeon is exhausted.

## K. Actions

KH-075 = An action that needs a token cannot be done when the reserve has none of it.
KH-076 = Draw: the top Tactics card goes to hand and may be played in the same turn.
KH-077 = Activate: can use the clan ability, a room, or finish a portal, or other things that ask for it.
KH-078 = Move: one of the player's own monsters goes to an adjacent room through a corridor or a portal.
KH-079 = During a move a monster may take along one resource or one trap, not both.
KH-080 = The carried token comes from the room left and ends in the room entered.
KH-081 = Each moving monster can carry its own single token on each of its moves.
KH-082 = Melee: 1 damage to a hero in a room with one of the player's monsters.
KH-083 = A hero whose health falls to 0 is returned to the reserve.
KH-084 = Ranged: 1 damage to a hero in a room adjacent to one with a monster of the player.
KH-085 = A ranged attack needs a corridor between the two rooms; walls block it and a portal does not help.
KH-086 = Place resource: the shown resource goes from the reserve into a room with one of the player's monsters.
KH-087 = Defend: a reaction to a hero's attack in a room with one of the player's monsters; it lowers the damage by 1.
KH-088 = Trap action: a trap goes into a room with one of the player's monsters.
KH-089 = Portal action: a finished portal goes into a room with one of the player's monsters.
KH-090 = Ambush: up to the shown number of monsters comes from the lair into the shown rooms.
KH-091 = Ambush monsters may be split over the shown rooms (picture: up to 3 over Sewers and Beast Tamer).
KH-092 = Ambush needs no monster already in those rooms.
KH-093 = Horde: all of the player's monsters in one chosen room do the shown action, once each.
KH-094 = Reinforcements: look at the top three cards of your deck, take every card that shows the named action, discard the rest.
KH-095 = Reinforcements may yield from 0 to 3 cards.
KH-096 = Slash: options separated by a slash exclude each other; exactly one side is picked (picture: two melee or one move).
KH-097 = Action-reaction: doing the left part allows the right part free of cost, and it is optional.
KH-098 = Action-reaction as pictured in the rules: discard a Coin from a room with a monster of yours, then put 3 monsters into that room.
KH-099 = Action-reaction as pictured on the player aid: attack a hero, then put 1 monster into that room.
KH-100 = If the left part of an action-reaction cannot be done, the right part is not available.

## L. Portals and traps

KH-101 = Activate in a room with an unfinished portal turns that token to its finished side.
KH-102 = Rooms with finished portals are adjacent to one another, for movement only.
KH-103 = Moving between two portals costs one move, whatever the distance.
KH-104 = A single finished portal leads nowhere until a second one is finished.
KH-105 = Heroes ignore portals when they charge, unless something says otherwise.
KH-106 = Portals do not count for ranged attacks, for an Archer's shot or for distance to the Vault.
KH-107 = Traps come from the Workshop or from cards.
KH-108 = A trap is moved the same way as a resource.
KH-109 = A hero summoned to or entering a room with a trap takes 1 damage and that trap is discarded.
KH-110 = A trap works once only.

## M. Rooms

KH-111 = A room is used by one Activate and only by a player with a monster in it.
KH-112 = Vault: puts a Coin in the Vault.
KH-113 = Library: puts a Book in the Library.
KH-114 = Sewers: puts a Frog in the Sewers.
KH-115 = Catacombs: puts a Bone in the Catacombs.
KH-116 = Workshop: puts a Trap in the Workshop.
KH-117 = Forge: discard a Coin lying there to gain a face-up Equipment card.
KH-118 = Beast Tamer: discard a Bone lying there to gain a face-up Beast card.
KH-119 = Alchemist: discard a Frog lying there to gain a face-up Potion card.
KH-120 = Study: discard a Book lying there to gain a face-up Scroll card.
KH-121 = The resource must lie in the buying room itself; tokens in other rooms do not count.
KH-122 = Without a face-up card of the right kind the purchase cannot be made.
KH-123 = A gained card goes to the player's own discard pile, not to hand.
KH-124 = The loot row is refilled at once after a purchase.
KH-125 = Resources belong to nobody: any player may carry and spend those left by another.
KH-126 = Worked purchase: Activate in Catacombs makes a Bone; the monster moves with it to the Beast Tamer; Activate there spends it for the Spider, which goes to the discard pile.

## N. Prison

KH-127 = Once per turn, at any moment of their own turn, the active player may try to imprison a hero.
KH-128 = The attempt needs no monster in the Prison and no Activate.
KH-129 = Worked example: a player with no monster anywhere in the dungeon still makes the attempt.
KH-130 = It starts by drawing the top Guild card.
KH-131 = If it is a scenario card nothing happens: its effect is skipped.
KH-132 = If it is a hero card, one token of that class goes from the reserve to the Prison, exhausted; the rooms on the card are ignored.
KH-133 = After imprisoning, the player draws 3 Tactics cards.
KH-134 = A second attempt in the same turn is refused.
KH-135 = If the imprisoned hero is a Mage, every hero in the Prison, the Mage included, becomes active.
KH-136 = Freed heroes are resolved at once, in the middle of the player's turn.
KH-137 = When all heroes are exhausted again and the game is not lost, the active player goes on with the turn.
KH-138 = In the worked example the 3 cards are drawn before the freed heroes act, but cannot be played until they are done.
KH-139 = Worked example: freed heroes loot a treasure in the Prison itself; the one who looted is exhausted.
KH-140 = Worked example: with no monster or treasure left there, the other three charge together into the Vault.
KH-141 = Worked example: entering the unguarded Vault they inspire an exhausted Archer, and four active heroes steal value 4: the game is lost during the player's turn.
KH-142 = Guild cards drawn for the Prison count toward running out of the deck.

## O. Laboratory

KH-143 = In a scenario with a Laboratory, a clan nobody plays is picked and ten of its Tactics cards are shuffled into the loot deck.
KH-144 = Activating the Laboratory reveals a Guild card and imprisons the hero.
KH-145 = In return the player takes a face-up Tactics card from the loot row to their own discard pile.
KH-146 = A Tactics card of another clan needs no monster of that clan; its actions are done with the player's own monsters.
KH-147 = If the hero imprisoned this way is a Mage, all prisoners are freed as usual.

## P. Grand Builder

KH-148 = Setup: unused rooms are shuffled face down into a stack and three are opened as projects.
KH-149 = Activating: discard Coins from the Grand Builder room equal to the value of the treasure for the new room, at least 1.
KH-150 = A treasure of exactly that value is taken from the reserve.
KH-151 = If no treasure of that value is left, the room cannot be built.
KH-152 = The chosen project is attached to a room of the dungeon and must be joined to the Vault by corridors.
KH-153 = Its turn (orientation) is the builder's choice, as the worked example uses it to allow later rooms below.
KH-154 = The treasure is put on the new room.
KH-155 = A new project is opened to restore three.
KH-156 = Worked example: the Coins are made in the Vault and carried to the Grand Builder one at a time.
KH-157 = Worked example: with two Coins there, the Rats may spend 1 or 2; they spend 2 for a value-2 treasure and add a Workshop.

## Q. Invasion, step 1: Guild cards

KH-158 = A hero card summons one hero of its class in each of two different rooms named by its icon.
KH-159 = A scenario card does what its scenario says.
KH-160 = The Guild discard pile is open; it may be searched and sorted.
KH-161 = When several heroes appear at once the players decide together in which order they act.
KH-162 = If a hero must be summoned and no token of the class is left, all exhausted heroes of that class are reactivated, with every hero sharing a room with them.
KH-163 = A hero who cannot be placed is not owed later.
KH-164 = Icon Gem means the Vault.
KH-165 = Icon Swords means Forge and Workshop.
KH-166 = Icon Hat means Library and Alchemist.
KH-167 = Icon Mystic Eye means Catacombs and Study.
KH-168 = Icon Crossed Bones means Sewers and Beast Tamer.
KH-169 = Icon Special means Prison, Laboratory and Grand Builder.

## R. Step 2: special abilities

KH-170 = A hero uses the class ability at once after being summoned.
KH-171 = A hero uses it only when summoned, never when charging into a room, being inspired or reactivated.
KH-172 = Fighter: discards up to 2 resources from the room of arrival.
KH-173 = Rogue: discards 1 trap from the room of arrival, before traps are checked.
KH-174 = Mage: does something only when summoned to the Prison.
KH-175 = Archer: one ranged attack for 1 on a monster in the adjacent room nearest to the Vault.
KH-176 = An Archer stays active after her shot.
KH-177 = All heroes have 1 health unless something says otherwise and leave when damaged.

## S. Steps 3 and 4: room check and inspiration

KH-178 = Traps in the room are resolved one at a time, each dealing 1 damage to the hero and being discarded.
KH-179 = Once the hero is gone, further traps in the room stay.
KH-180 = A Fighter, Rogue or Archer summoned to the Prison is turned exhausted here.
KH-181 = Only a hero who is still active goes on to step 4.
KH-182 = A hero summoned or charging into a room with exhausted heroes reactivates all of them.
KH-183 = Inspired heroes are resolved in the same turn.
KH-184 = A hero killed by a trap inspires nobody.

## T. Step 5: attack

KH-185 = If a monster is in the hero's room, the hero is exhausted and deals 1 damage to a monster there.
KH-186 = Any player with a monster in that room may play a Defend card as a reaction.
KH-187 = A Defend reaction is possible outside one's own turn, because every invasion belongs to the active player's turn.
KH-188 = A monster with no health left leaves for its lair.
KH-189 = A monster with more than 1 health gets a damage token and stays until its health is reached.
KH-190 = A hero in a room with a monster never loots, waits or charges; attack comes first.

## U. Step 6: theft

KH-191 = With no monster in the room and at least as many active heroes as the treasure's value, the treasure is stolen.
KH-192 = Exactly as many heroes as the value are exhausted; surplus heroes stay active.
KH-193 = Exhausted heroes do not count toward the value.
KH-194 = The stolen token is turned over, its effect resolved, and it is discarded.
KH-195 = Losses: one resource of that room is discarded.
KH-196 = Curse: every player chooses and discards one card from hand.
KH-197 = Regeneration: all heroes in that room are reactivated.
KH-198 = Prisoner: a Guild card is drawn and its hero put in the Prison.
KH-199 = Defeat: the game is lost.

## V. Steps 7 and 8: waiting and charging

KH-200 = With no monster, a treasure, but too few active heroes, all active heroes there are exhausted and wait.
KH-201 = With neither monster nor treasure, all active heroes of the room move together to the adjacent room toward the Vault.
KH-202 = Among equally near rooms the players choose.
KH-203 = A charge follows corridors only.
KH-204 = In the new room each hero runs steps 3 to 8; step 2 is not repeated.
KH-205 = A charge goes on room after room until the heroes are exhausted or gone.
KH-206 = Worked example: a Rogue summoned to the Beast Tamer removes a trap, then waits alone at a value-2 treasure and is exhausted.
KH-207 = Worked example: a Mage later summoned there inspires her and the two steal the value-2 treasure and are exhausted.

## W. A worked turn

KH-208 = Step 1: the Rats begin with five cards, use the Prison and draw a Fighter, who is imprisoned exhausted.
KH-209 = Step 1.1: drawing 3 cards makes a hand of eight.
KH-210 = Step 2: from a card offering Horde or attack the player picks Horde with a move, for all three Rats in the Vault.
KH-211 = Steps 2.1 and 2.2: in one Horde move two Rats go to the Sewers and one to the Workshop, so goals may differ.
KH-212 = Step 3.1: the left side of a choice card gives two Activates; the first makes a Frog in the Sewers.
KH-213 = Step 3.2: the second Activate, with another Rat, makes a Trap in the Workshop.
KH-214 = Step 4: two more Activates use the Workshop twice; it now has three traps in all.
KH-215 = Step 5: a Horde move takes both Rats from the Sewers to the Alchemist with one Frog.
KH-216 = Step 6: a single move takes the Rat from the Workshop to the Beast Tamer with one Trap, leaving two traps.
KH-217 = Step 7: a Horde attack at the Alchemist lets each of two Rats deal 1 damage to one hero each; both heroes leave.
KH-218 = Step 8.1: an Activate spends the Frog at the Alchemist for a Potion, which goes to the discard pile.
KH-219 = Step 8.2: the second Activate of the same card uses the clan ability to add a Rat.
KH-220 = Step 9: the eighth card is used to attack and removes a hero from the Beast Tamer.
KH-221 = Phase 2 in the example: no cards are left, so no exchange takes place.
KH-222 = Step 10: all played cards go to the discard pile and five cards are drawn.
KH-223 = The example is wave 2 on Hardcore, so three Guild cards are resolved one by one.
KH-224 = Step 11: Rogue with Swords puts a Rogue in the Forge and one in the Workshop.
KH-225 = Step 11.1: the Rogue in the Forge is exhausted to attack the Dragon, who gets a damage token and stays (health 5).
KH-226 = Step 11.2: the Rogue in the Workshop disarms one trap by ability and is then removed by the second, which is discarded too.
KH-227 = Step 12: Fighter with Mystic Eye puts a Fighter in the Catacombs and one in the Study.
KH-228 = Step 12.1: the Catacombs Fighter discards 2 Bones, then steals the treasure alone and is exhausted.
KH-229 = Step 12.1: its back is Regeneration, so the Fighter is active again.
KH-230 = Step 12.2: the Study Fighter inspires two Archers and the three steal a value-3 treasure and are exhausted; its back is Prisoner.
KH-231 = Step 12.3: the Prisoner card is an Archer; put in the Prison she still shoots a Rat at the Alchemist for 1 damage, then is exhausted.
KH-232 = Step 12.4: the regenerated Fighter, still active, charges to the Beast Tamer after the other hero was handled, so players may interleave heroes.
KH-233 = Step 12.4: the trap there removes him before he can inspire the Rogue.
KH-234 = Step 12.4: even without the trap his ability would not take the Bone there, since he charged in.
KH-235 = Step 13: Mage with Hat puts a Mage in the Library and one at the Alchemist.
KH-236 = Step 13.1: with no monster or treasure in the Library, the Mage charges to the Forge, the next room toward the Vault.
KH-237 = Step 13.1: he inspires the exhausted Rogue there; both are exhausted attacking the Dragon for 2 more damage.
KH-238 = Step 13.1: this Mage frees no prisoners, as he was not summoned to the Prison.
KH-239 = Step 13.2: the Mage at the Alchemist is exhausted attacking a Rat, which leaves for the lair.
KH-240 = After three cards and with the Vault safe, the token goes to the Dragon player on the left.

## X. What follows from the rules

KH-241 = A Mage drawn by the Prisoner treasure or by the Laboratory frees prisoners, because all three ways put him in the Prison.
KH-242 = A hero put in the Prison by card, gamble, Laboratory or treasure uses step 2 there, as the Archer of step 12.3 shows.
KH-243 = Surplus active heroes after a theft see a room without treasure and charge.
KH-244 = Regeneration can let the same heroes act several times in one invasion.
KH-245 = A Losses token in a room without resources has no effect.
KH-246 = A Curse passes over a player with an empty hand.
KH-247 = A Fighter in a room with one resource discards just that one.
KH-248 = A Rogue in a room without traps does nothing in step 2.
KH-249 = An Archer with no monster in an adjacent room does nothing in step 2.
KH-250 = The Dragon with 4 damage leaves on the next damage and comes back undamaged when summoned again.
KH-251 = Moving without carrying anything is always allowed.
KH-252 = Two monsters in one Horde move may carry two tokens in all.
KH-253 = Traps do not hurt monsters.
KH-254 = Monsters of different clans share rooms freely and protect the same treasure.
KH-255 = Exhausted heroes never attack, loot or move until reactivated.
KH-256 = Monsters may attack active and exhausted heroes alike.
KH-257 = The player who defends need not own the attacked monster: a monster of that player in the same room is enough.
KH-258 = Each Defend action lowers one attack by 1; with several attackers every attack needs its own Defend.
KH-259 = A hero is exhausted by attacking even if the damage is fully defended.
KH-260 = Heroes reactivated for lack of tokens act in the same invasion, from step 5 on, without using step 2.
KH-261 = Traps lying in the Prison hit heroes put there in any way; a Mage has freed the others before a trap takes him out.
KH-262 = A wave also changes when its last card is the last of a quota: the deck is reshuffled and the marker turned at once, and the next turn uses the new quota.
KH-263 = The last card of wave 2 ends the game with a victory even if the quota of that turn asks for more cards.
KH-264 = Monsters in other rooms protect nothing: only a monster in the treasure's own room prevents the theft.
KH-265 = Inspired heroes count at once as active heroes of the room for the theft that follows, as the Mage and Rogue example shows.
KH-266 = A hero who is exhausted on entering the Prison by summons inspires nobody there, since he never reaches step 4.
KH-267 = Rooms added by the Grand Builder count for icons, charges and distances from then on.
KH-268 = The Laboratory first imprisons the hero, then gives the card; a loss caused by a freed Mage comes before anything else of the turn.

## Y. What we decided

KH-A01 = The Prison gamble turns up a scenario card: no hero, no cards and no effect; the card goes to the Guild discard pile, and the gamble of this turn is spent.
KH-A02 = The Prison gamble is allowed in phases 1 to 3 and between cards, never in the midst of a card or during the invasion.
KH-A03 = If the gamble, the Laboratory or a Prisoner treasure calls for a class that has no token left, the heroes are reactivated as in KH-162 and resolved; the gamble still gives its cards.
KH-A04 = Reactivation for lack of tokens (KH-162) reaches prisoners and their cell mates too; an option of the table leaves the Prison out.
KH-A05 = When two heroes are to appear and one token is left, that one is placed; the reactivation for the other comes before steps 2 to 8 of the placed hero.
KH-A06 = Heroes who charge into the Prison stay active, since step 3 exhausts only those who are summoned there; they inspire the prisoners.
KH-A07 = An Archer aims at the room nearest to the Vault among those joined to hers by a corridor that hold a monster; of equal rooms, and of its monsters, the players choose.
KH-A08 = An Archer's shot may be defended by a player with a monster in the room she aims at.
KH-A09 = The players choose which monster a hero hits.
KH-A10 = A Defend card goes to its owner's discard pile at once, even in the turn of another player; the hand is refilled only in its owner's clean-up.
KH-A11 = Where Defend is one side of a choice, only that side is used as a reaction.
KH-A12 = Any card in hand, Tactics or loot, can pay for an exchange of loot.
KH-A13 = If the Guild deck runs out inside a quota of wave 1, it is reshuffled, the marker is turned, and the cards that are missing are drawn at the old quota.
KH-A14 = If the gamble, the Laboratory or a Prisoner treasure empties the Guild deck, it is as in the invasion: the wave changes or the game is won as soon as that card and all active heroes are resolved.
KH-A15 = The Gem and the Special icon stand on one card together: one hero appears in the Vault, the other in the special room.
KH-A16 = If the dungeon holds only one room of an icon, both heroes appear there; if it holds none, they appear in the Vault.
KH-A17 = With several special rooms in the dungeon, the scenario names the one that the Special icon means.
KH-A18 = Heroes who arrive together first finish steps 3 and 4, in an order that the players choose; then the room goes through steps 5 to 8.
KH-A19 = Several heroes attack one after the other; once no monster is left in the room, the remaining ones go on with theft, waiting or charging.
KH-A20 = If more than one treasure lies in a room, the players choose which one is stolen first.
KH-A21 = Heroes whom Regeneration made active go on from step 5 in the same invasion, in an order that the players choose.
KH-A22 = A Fighter discards as many resources as he can, up to 2; the players choose which.
KH-A23 = Through a wall a Poltergeist goes to a room whose tile shares an edge with its own; it may carry one token.
KH-A24 = A room holds one portal at most; a Portal action or the Witch's ability finishes an unfinished one that lies there.
KH-A25 = Only a player with a monster in the room can finish its portal.
KH-A26 = In a Horde only the active player's own monsters act.
KH-A27 = If fewer than three cards are left for Reinforcements, the discard pile is shuffled in to reach three.
KH-A28 = A card shows an action if its symbol stands anywhere on it, inside a choice, a Horde or an action-reaction too.
KH-A29 = If the Laboratory reveals a scenario card, nothing is gained; while no Tactics card lies face up in the loot row, the Laboratory cannot be activated.
KH-A30 = The Grand Builder never brings a treasure of value 4; a treasure of the paid value is drawn at random.
KH-A31 = When a monster leaves the dungeon, its damage tokens go back to the reserve; it returns unhurt.
KH-A32 = The distance to the Vault is the fewest corridors; monsters, traps and portals do not count.
KH-A33 = An empty Tactics deck is rebuilt at the next draw, so that cards discarded in between are shuffled in.
KH-A34 = If the left part of an action-reaction is a Defend, its right part may be used with it even in the turn of another player.
KH-A35 = The players first name the monster that is hit; then they are asked for Defend cards.
KH-A36 = A trap that is carried into a room does nothing to heroes who are there already; traps act only on heroes who appear or enter.
`;export{e as default};