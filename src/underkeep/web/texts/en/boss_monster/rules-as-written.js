//# allFunctionsCalledOnLoad
var e=`### Boss Monster: the rules, one message per rule. A refused move shows the rule that forbids it.

## A. Goal of the game

BM-001 = A hero killed in your dungeon goes face down to your score area and counts as souls.
BM-002 = A hero that gets past all your rooms and reaches your boss stays face up in your score area and counts as wounds.
BM-003 = End a round with 10 or more souls and you win, unless your wounds or a tie decide otherwise.
BM-004 = With two to four players, end a round with 5 or more wounds and you lose, however many souls you have.
BM-005 = Winning and losing are checked only when the whole round is over. Reaching 10 souls or 5 wounds in mid-round ends nothing.
BM-006 = The base game seats two to four players. Five or six need Crash Landing or at least two base sets.

## B. Boxes and components

BM-007 = Boss Monster (BMR) holds 8 bosses, 31 spells, 75 rooms, 25 ordinary and 16 epic heroes.
BM-008 = The Next Level (TNL) holds 12 bosses, 31 spells, 75 rooms, 25 ordinary and 17 epic heroes.
BM-009 = Rise of the Minibosses (RMB) holds 12 bosses, 30 spells, a room deck of 82 cards with its minibosses, 25 ordinary and 17 epic heroes, and coins.
BM-010 = Tools of Hero-Kind (THK) holds 4 rooms, 2 spells and 20 items.
BM-011 = Implements of Destruction (IOD) holds 5 bosses and 24 items, but no rooms and no spells.
BM-012 = Crash Landing (CRL) holds 23 rooms, 7 spells, 3 bosses, 7 ordinary and 5 epic heroes.
BM-013 = Paper and Pixels (DBM) holds 8 rooms, 2 spells, 3 bosses and 1 epic hero.
BM-014 = Portable Power (POP) holds 10 rooms and 1 boss, Lost Levels (LST) 4 rooms and 1 boss, the Kingkiller Hero Pack (KNG) 6 ordinary heroes and 1 epic hero.
BM-015 = Vault of Villains (VOV) holds a room deck of 50 cards with its minibosses, 9 spells, 5 bosses and 32 coins.
BM-016 = Every card carries the code of its set, so a mixed deck can be sorted back into its sets.
BM-017 = The collector box is BMR and TNL together with rooms and spells of THK and CRL and the epic heroes of DBM. Cards of POP and DBM come as extra micro-sets.

## C. Boss cards

BM-018 = Your boss stands at the right end of your dungeon. Rooms are added to its left.
BM-019 = The treasure icon of your boss counts towards the treasure of your dungeon.
BM-020 = A boss is not a room. Effects that count, choose or pass through rooms ignore it.
BM-021 = A boss deals no damage and can be neither deactivated nor destroyed.
BM-022 = The XP on the bosses sets the order of play in every phase: highest first, then downwards.
BM-023 = Your boss levels up the first time your dungeon shows five visible rooms. The boss itself does not count.
BM-024 = A boss levels up at most once per game. A marker shows that it has done so.
BM-025 = A level up normally resolves at the end of the build phase. It may also come when reactivated rooms bring you back to five visible rooms.
BM-026 = A level up is resolved or offered at once. If you pass it up, it is lost for the rest of the game.
BM-027 = The level up resolves when your fifth room is revealed, before that room's “when you build this room” effect.
BM-028 = If a room deactivated in the build phase keeps you below five active rooms, the level up waits for the end of the round, when that room is active again.
BM-029 = Falling below five rooms and reaching five again does not bring a second level up.

## D. Room cards

BM-030 = Your dungeon holds at most five visible rooms, that is five stacks.
BM-031 = A silver symbol marks an ordinary room, a gold one an advanced room. The symbol also shows monster or trap.
BM-032 = You may build an ordinary room on the first free place at the left end of your dungeon.
BM-033 = You may build an ordinary room on top of any room, ordinary or advanced, whatever its type or treasure.
BM-034 = You may build an advanced room only on a room, ordinary or advanced, that shares at least one treasure icon with it.
BM-035 = An advanced room can never open a new place in your dungeon.
BM-036 = An advanced room need not match the monster or trap symbol of the room beneath it.
BM-037 = A room's ability works as long as the room is visible and in play.
BM-038 = A covered room takes no part in the game and does not affect the room on top of it.
BM-039 = A stack counts as one room. When a room is swapped or moved, its whole stack goes with it.
BM-040 = Two copies of the same room may be active in one dungeon at the same time.
BM-041 = A room with more than one treasure icon, equal or different, has a gold frame.
BM-042 = You may use a room's ability any number of times in a round, unless its text sets a limit.
BM-043 = A hero takes a room's damage every time it enters that room.
BM-044 = Damage adds up during the round. It kills when the sum is at least the hero's health.
BM-045 = There are four treasures: fighter, thief, cleric and mage. Crash Landing and Vault of Villains add a fifth, explorer.

## E. Minibosses

BM-046 = Minibosses are in the room deck, but they are not rooms. A miniboss strengthens the room it is attached to.
BM-047 = If you build a miniboss, that is your build for the round instead of a room.
BM-048 = Place a miniboss face down on top of the room in your own dungeon to which it will be attached.
BM-049 = The type and treasure of a room do not limit where you may build a miniboss.
BM-050 = You may not build a miniboss on a room next to a room that already has one.
BM-051 = When your miniboss is revealed, pay one coin or discard it.
BM-052 = Slide a paid miniboss under its room so that only its level-one power shows. The room has that power besides its own text.
BM-053 = The powers of levels one and two are passive and work from the moment they are shown.
BM-054 = Once per round, in the build phase before the reveal, you may pay one coin to promote one of your minibosses by one level.
BM-055 = You may promote only a miniboss built in an earlier round, never one built in this round.
BM-056 = You may promote only one miniboss per round.
BM-057 = Minibosses are promoted in XP order, each while its owner is the active player.
BM-058 = A promoted miniboss keeps the powers of its lower levels.
BM-059 = A third coin brings a miniboss to level three. Use that power whenever you could play a spell or use an activated room ability.
BM-060 = Using the level-three power sends the miniboss back to level one. You may promote it again in a later round.
BM-061 = The level-three power follows the same timing and priority as spells, activated room abilities and boss items.
BM-062 = The level-three power neither replaces nor switches off the ability of its room.
BM-063 = When you build a room over a room with a miniboss, the miniboss moves to the new top room.
BM-064 = When a room with a miniboss is destroyed and a room lies beneath, the miniboss stays with the uncovered room.
BM-065 = When a room with a miniboss is destroyed and nothing lies beneath, the miniboss is destroyed too.
BM-066 = When two rooms swap places, a miniboss travels with its room.
BM-067 = If closing a gap brings two rooms with minibosses side by side, the rooms slide as usual and both minibosses stay.
BM-068 = A miniboss on a deactivated room is inactive until that room is active again.
BM-069 = A miniboss does not simply leave with its destroyed room: it goes only when no room lies beneath (see BM-064 and BM-065).

## F. Spells

BM-070 = After setup you draw spells only when a card says so.
BM-071 = You may play any number of spells per round, but only in the build phase and the adventure phase.
BM-072 = The symbol on a spell says when you may play it: hammer in the build phase, axe in the adventure phase, both symbols in either.
BM-073 = A resolved spell goes to the discard pile.
BM-074 = If a spell has two text boxes, choose one of them, unless the card joins them.
BM-075 = When another player plays a spell or ability, the active player may first play and resolve any number of spells and effects.
BM-076 = After the active player, the effects of the others resolve in descending XP order.
BM-077 = A cancel effect works at the very moment another player plays a spell, even if you are not the active player.
BM-078 = A cancelled spell counts as not played. It has no effect and goes to the discard pile.
BM-079 = A spell also fails if an effect with priority has destroyed its target or taken it out of reach.
BM-080 = Once you have chosen the target of a spell, you cannot change it.

## G. Heroes

BM-081 = New heroes come to town each round: ordinary ones first, epic ones only once every ordinary hero has appeared.
BM-082 = If the ordinary deck runs out during a reveal, the reveal goes on from the epic deck at once.
BM-083 = A hero's treasure icon is the treasure that lures it. Hybrid heroes have two icons.
BM-084 = Some heroes have no treasure icon and choose their dungeon by their own ability.
BM-085 = An ordinary hero is worth one soul or one wound, an epic hero two souls or two wounds.
BM-086 = The player symbol on a hero says at which player counts it is used.
BM-087 = Heroes with the “always” symbol are used at every player count. This is not the star that bars items (BM-106).
BM-088 = Hero abilities can affect the bait phase or the adventure phase.
BM-089 = A hero moved to an entrance, or kept from entering, during the adventure phase waits there and enters in the next round's adventure phase.
BM-090 = A hero sent from the dungeon back to the entrance goes to the end of the queue there.
BM-091 = A health token can save a hero with zero or less health if it is given before the hero leaves the room.
BM-092 = A hero that has walked a dungeon and is sent back to town counts as the newest hero there.
BM-093 = Health may be negative while a room is being resolved: 2 health and 3 damage make −1. To be saved, the hero must be back at 1 or more.
BM-094 = “Ordinary hero” on a card means any hero that is not epic, dark heroes included.
BM-095 = “Epic hero” on a card means epic heroes only, hybrid ones included.
BM-096 = “Hero” alone on a card means any hero.
BM-097 = In The Next Level dark heroes have a special ability and hybrid heroes two treasure icons.
BM-098 = Heroes in town stand in order of arrival, the one in play longest nearest the deck. When one leaves, the row closes up.
BM-099 = A hero dies or survives only when it leaves a room. Health of 0 or less at that moment means death.

## H. Items

BM-100 = At the start of the round, before the heroes, items are revealed: one with 2–3 players, two with 4, three with 5–6.
BM-101 = The number of items revealed follows the number of players who started the game and stays the same when a player is out.
BM-102 = A revealed item goes to the hero with the matching treasure icon who has been in town longest.
BM-103 = An item that matches no hero stays in town and goes to the first matching hero revealed later.
BM-104 = A universal item goes to the hero longest in town whatever its treasure, or to the first to arrive if town is empty.
BM-105 = A hero carries at most one item.
BM-106 = Heroes with the star symbol get no items in town, except through Orcish Smithy (THK).
BM-107 = A hero with a question mark for its icon can get universal items only, a star hero none.
BM-108 = Items left in town do not stop new items from being revealed. They pile up.
BM-109 = An item's hero ability works from the moment it is attached until the hero dies.
BM-110 = If its carrier survives your dungeon, the item goes face down to your score area and gives you nothing.
BM-111 = If its carrier is killed in your dungeon, you may attach the item to your boss: it lies face up in your score area.
BM-112 = You may have only one face-up item. All your others lie face down.
BM-113 = When you gain a second item, choose: use the old one now and turn it down, turn it down unused, or keep it and turn the new one down.
BM-114 = When a hero dies, nothing may be used except your old item as you gain a new one.
BM-115 = You may use your boss item whenever you could play a spell, in the build phase or the adventure phase.
BM-116 = A newly attached boss item may be used from the next round on.
BM-117 = To use a boss item, declare it and turn it face down.
BM-118 = An effect that turns an item face down does not trigger its boss ability.
BM-119 = Boss items obey the active player's priority like spells and room abilities.
BM-120 = On cards of THK and IOD, “hero ability” and “boss ability” may mean the two abilities of an item.
BM-121 = With Implements of Destruction but without Crash Landing, discard each revealed explorer item and reveal another instead.
BM-122 = With Implements of Destruction but without Crash Landing, take the explorer boss All-Seeing Bivan out before the game.

## I. Coins

BM-123 = With Rise of the Minibosses or Vault of Villains in play, you start with 3 coins.
BM-124 = The coins you own form your hoard next to your boss. Coins nobody owns are the pot.
BM-125 = Coins come from room abilities and are spent on minibosses and room abilities.
BM-126 = To pay, return coins from your hoard to the pot.
BM-127 = Coins on a room are lost when the room is covered or destroyed.
BM-128 = Coins or tokens on a room are lost when the room is deactivated.
BM-129 = Option when Rise of the Minibosses is mixed with another set: once per round, in the build phase, you may discard exactly one room card for one coin.

## J. Tokens and random values

BM-130 = Each +1 token on a room adds one damage. Effects that look at damage use the total with tokens.
BM-131 = Only visible rooms can receive tokens.
BM-132 = A room loses all its tokens when it is deactivated, covered or destroyed.
BM-133 = Tokens gained when a room was built do not come back when it is covered and later uncovered.
BM-134 = A token whose value depends on the state of the game, such as spells in hand, changes as soon as that state does.
BM-135 = “1–6 damage” is the roll of a six-sided die.
BM-136 = With several targets, a separate die is rolled for each.

## K. Hero deck by player count

BM-137 = Two players remove heroes marked for three or four. The base set leaves 13 ordinary and 8 epic heroes.
BM-138 = Three players remove heroes marked for four. The base set leaves 17 ordinary and 12 epic heroes.
BM-139 = Four players use all heroes: 25 ordinary and 16 epic in the base set.
BM-140 = With TNL or RMB: 13 ordinary and 9 epic heroes for two players, 17 and 13 for three, 25 and 17 for four.
BM-141 = When base sets are mixed for two to four players, use the hero deck of one base set only, sized to the player count.
BM-142 = Five or six players with Crash Landing use one complete base hero deck and all Crash Landing heroes: 7 more ordinary and 5 more epic.
BM-143 = Five players without Crash Landing add 4 ordinary and 4 epic heroes to a full base hero deck.
BM-144 = Option for six players without Crash Landing: add 8 ordinary and 4 epic heroes to a full base hero deck. The default is BM-254.
BM-145 = Ordinary and epic heroes form two decks, shuffled separately.

## L. Setup

BM-146 = All decks are shuffled, and each player gets one random boss, face up.
BM-147 = The discard pile starts with 4 random room cards and 2 random spells, face up.
BM-148 = Option: the game starts with an empty discard pile.
BM-149 = Your starting hand is 5 room cards and 2 spells.
BM-150 = With at least four advanced rooms, or four rooms of one treasure type, you may shuffle your whole hand back and draw a new one.
BM-151 = To redraw, shuffle your spells into the spell deck and your rooms into the room deck, then draw 5 rooms and 2 spells.
BM-152 = Before the first round you may build one room.
BM-153 = First rooms are placed face down to the left of the boss in descending XP order and revealed together.
BM-154 = The “when you build this room” effects of the first rooms resolve in XP order.
BM-155 = During setup no spells, activated abilities, boss items or level-three powers may be used.
BM-156 = Your first room must be an ordinary one, since an advanced room needs a room beneath it.

## M. Round, XP order and priority

BM-157 = A round has five phases: start of round, build, bait, adventure, end of round.
BM-158 = In each phase players act from the highest XP to the lowest.
BM-159 = You are active while you place a room in the build phase or while heroes go through your dungeon.
BM-160 = The active player may use any number of spells and effects before the others answer, even those with higher XP.
BM-161 = Level-up and “when you build this room” effects resolve in XP order.
BM-162 = In the adventure phase the player with the highest XP resolves their heroes first.
BM-163 = Effects the active player declares in answer to an earlier declaration still resolve first.

## N. Start of round

BM-164 = The round starts in this order: reveal items, reveal heroes, each player draws one room card.
BM-165 = One hero is revealed per player who started the game. The number stays the same when players are out.
BM-166 = Revealed heroes are placed in town in the order they were drawn.
BM-167 = Each player draws one room card, in XP order.
BM-168 = At the start of the round no spells, activated room abilities, boss items or level-three powers may be used.
BM-169 = No room cards are played at the start of the round: building belongs to the build phase.
BM-170 = If both hero decks are empty, no heroes are revealed and the end rules for empty decks apply.

## O. Build phase

BM-171 = Players become active in XP order, and each may place at most one card face down.
BM-172 = When you place a room, say exactly where it goes.
BM-173 = A room goes on the first free place to the left of your leftmost room or on top of an existing room.
BM-174 = You need not build. Once you are no longer active, you cannot change your decision.
BM-175 = While active you make one build in all: a room, a miniboss, or a portable room you have just taken back.
BM-176 = While active you may take back a portable room, use spells and abilities, place a card and promote a miniboss in any order.
BM-177 = While active you may use any number of build spells, activated room abilities and level-three powers, and your boss item.
BM-178 = Other players may also use build spells, activated abilities, level-three powers and boss items, but the active player's effects resolve first.
BM-179 = Nothing may be built on a face-down card.
BM-180 = A face-down room cannot be destroyed.
BM-181 = In the build phase, a room under a face-down room cannot be the target of any ability.
BM-182 = You build one room per round, unless a card allows more.
BM-183 = You may not rearrange your rooms while building, unless a card allows it.
BM-184 = You may take back any of your built portable rooms as a bonus action.

## P. Reveal and end of the build phase

BM-185 = Once every player has had the chance to place a card, all face-down cards are revealed together and count as built.
BM-186 = Revealed minibosses are paid for now or discarded.
BM-187 = Then level-up and “when you build this room” effects resolve in descending XP order.
BM-188 = From the reveal until the adventure phase no spell and no activated ability may be used.
BM-189 = Build spells must be played before the reveal.
BM-190 = The activated ability of a newly built room cannot be used before the adventure phase.
BM-191 = Build and level-up effects you do not use in the round they fire are lost.
BM-192 = A “when you build this room” effect fires only when the room is built, not when it is turned up or uncovered for another reason.

## Q. Bait phase

BM-193 = For every hero in town, add up the matching treasure icons of each dungeon, boss included.
BM-194 = Changes of treasure by room abilities and spells count in the totals.
BM-195 = The hero moves to the entrance of the dungeon with the highest total.
BM-196 = If nobody has the treasure, the hero stays in town.
BM-197 = With two to four players, a tie for the highest total keeps the hero in town until a later bait phase.
BM-198 = Heroes are handled oldest first and arrive at an entrance in the order they came out of the hero deck.
BM-199 = When a tie ends, all waiting heroes of that type go to the winning dungeon.
BM-200 = In the bait phase no spells, abilities, boss items or level-three powers may be used.
BM-201 = If no hero was lured, the adventure phase still takes place and actions are allowed in it.
BM-202 = Five or six players with Crash Landing, tie: if town holds at least as many heroes of that type as there are tied players, each tied dungeon gets one.
BM-203 = Such a split gives the oldest hero to the tied boss with the highest XP, the next oldest to the next XP, and so on.
BM-204 = Repeat the split until the rest cannot be shared evenly. The rest stays in town.
BM-205 = Example of the split: seven heroes of one type and three tied players give two heroes to each, and the newest hero stays in town.
BM-206 = Example: cleric, mage, fighter and thief treasures are 1, 2, 0, 2 in one dungeon and 3, 0, 1, 2 in the other. The mage goes to the first, the cleric to the second, the thief stays in town.

## R. Adventure phase

BM-207 = Each player in XP order becomes active and resolves the heroes at their own entrance.
BM-208 = Heroes at an entrance go in one after another in order of arrival.
BM-209 = Before each hero enters the dungeon every player may use adventure spells, activated abilities, level-three powers and boss items.
BM-210 = A hero moves room by room from the entrance on the left towards the boss on the right.
BM-211 = When a hero enters a room, its own and its item's abilities come first, then the room's ongoing ability, then the room's damage.
BM-212 = No spell or ability may interrupt the sequence of entering a room.
BM-213 = After the damage every player may use adventure spells, activated room abilities, boss items and level-three powers. The active player's resolve first.
BM-214 = Players may act once more before the hero leaves the room.
BM-215 = “When a hero dies in this room” effects resolve after the damage, not on entry.
BM-216 = A hero that leaves a room with damage at least equal to its health dies there.
BM-217 = A dead hero goes face down to the score area of the dungeon's owner.
BM-218 = A hero that leaves the last room alive goes face up to the owner's score area as one or two wounds.
BM-219 = After a hero has died or survived, the next hero at the entrance goes in.
BM-220 = When you have resolved all your heroes, the next player by XP becomes active.
BM-221 = A hero that passes an ignored or deactivated room has not survived that room: its “when a hero survives this room” effects do not fire.
BM-222 = The game always pauses after damage so that every player can answer.

## S. End of round

BM-223 = The round ends once every player has acted in the adventure phase.
BM-224 = All “until the end of the round” effects stop.
BM-225 = All deactivated rooms and their minibosses become active again.
BM-226 = Damage on heroes back in town or at an entrance is wiped. It never carries into a later round.
BM-227 = At the end of the round no spells, abilities, boss items or level-three powers may be used.
BM-228 = The round ends in this order: effects expire, rooms become active again, winners are checked.
BM-229 = With more than two players, a player who has lost leaves the game. Their cards leave with them: they enter no discard pile and cannot be affected.
BM-230 = The number of heroes per round does not change when a player is out.

## T. End of the game

BM-231 = With two to four players, a player with 5 or more wounds at the end of a round loses.
BM-232 = With two to four players, a player with at least 10 souls and fewer than 5 wounds wins.
BM-233 = If several players meet a condition in the same round, the highest souls minus wounds wins.
BM-234 = That comparison applies when several players win together and when all the players left lose together (see BM-A19).
BM-235 = If that is still tied, the player with the lowest XP wins.
BM-236 = When all players but one have lost, the last one wins, whatever their souls.
BM-237 = If the hero decks are empty, nobody has won and the heroes left cannot bring a win, the game ends and the tie rules decide.
BM-238 = With five or six players the game ends at the end of the round in which somebody has 10 souls or both hero decks are empty.
BM-239 = With five or six players nobody is out by wounds. The highest souls minus wounds wins, so the first player at 10 souls may still lose.
BM-240 = With five or six players a tie goes to the lowest XP.

## U. Variants

BM-241 = Classic mode: draw 5 rooms and 2 spells, then discard two cards of your choice.
BM-242 = Hard mode: remove every ordinary hero with 4 health.
BM-243 = I choose you: each player gets two bosses and keeps one. The other leaves the game.
BM-244 = Machinations: if you gained no soul in a round, you may draw one card from the room or the spell deck at its end.
BM-245 = Unlimited lives: nobody is out at 5 wounds. The game ends when both hero decks are empty, and the highest souls minus wounds wins.
BM-246 = Unlimited lives: a tie goes to the lowest XP.
BM-247 = Unlimited lives: the game ends at the end of the round in which the hero decks are empty.

## V. Mixing and deck building

BM-248 = To mix sets, shuffle the room decks together, the spell decks together and the boss decks together, but choose one hero deck only.
BM-249 = Guideline for your own deck: 2 advanced rooms for every 5–6 ordinary ones.
BM-250 = Guideline for your own deck: equal numbers of each of the four treasures, rooms with several treasures included.
BM-251 = Guideline for your own deck: about as many trap as monster rooms and about equal boss treasures. This is desirable, not compulsory.
BM-252 = Your own hero deck: 24 ordinary heroes, with The Fool if you like, and 16 epic ones, with any epic star heroes of the mixed sets. Balance treasure and health, then reduce it for the player count.
BM-253 = Five players without Crash Landing play with unlimited lives and add one 4-health and one 11-health hero of each of the four classes, 8 cards in all.
BM-254 = Six players without Crash Landing do as five do and add another 11-health hero of each class, 12 cards in all.
BM-255 = There are base sets (BMR, TNL, RMB), mini-expansions (CRL, THK, IOD, VOV) and micro-expansions (extras of the collector box, promos).
BM-256 = Micro-expansions combine freely with base sets, except for heroes.
BM-257 = Recommended with a base set: CRL; CRL, THK and IOD; THK; IOD; THK and IOD. Without CRL leave out the explorer items and boss.
BM-258 = Best guideline: one base set and one expansion.
BM-259 = A star hero may replace a hero of the same kind, similar health and the same treasure within one base hero deck.
BM-260 = Official mix: all 20 bosses of BMR and TNL, the TNL heroes, 75 listed rooms (15 per class and 15 with several treasures) and 35 listed spells.
BM-261 = The official mix may be joined with Crash Landing for two more players.
BM-262 = Kids mix: 12 named bosses, the BMR heroes, 75 listed rooms and the listed spells.

## W. Terms

BM-263 = An activated ability is one you must declare or pay for, such as “destroy this room”. Use it whenever you could play a spell.
BM-264 = Ongoing abilities and “when you build this room” effects are not activated abilities.
BM-265 = A deactivated room is turned sideways until the end of the round.
BM-266 = Deactivating a room does not uncover the rooms beneath it.
BM-267 = A deactivated room has no damage, no treasure and no ability.
BM-268 = Effects that count rooms do not count deactivated ones.
BM-269 = Nothing may be built on a deactivated room.
BM-270 = A deactivated room cannot be destroyed.
BM-271 = A deactivated room is an empty place: the rooms on either side of it are not adjacent to each other.
BM-272 = A lasting effect on all rooms also covers rooms uncovered later in the same round.
BM-273 = To heal, turn one of your face-up heroes face down. Its wounds stop counting and its souls count.
BM-274 = When you heal, you may choose an ordinary or an epic hero, unless the card limits it.
BM-275 = The next room is directly to the right of the room the hero is in, the previous room directly to the left.
BM-276 = The first room is the leftmost one, next to the entrance. The last room is next to the boss.
BM-277 = A destroyed room goes to the discard pile. If a room lies beneath, it is uncovered.
BM-278 = If a destroyed room leaves a gap, the rooms to its left slide right at once.
BM-279 = You may destroy a room only when a card expressly allows it.
BM-280 = Coins and tokens on a destroyed room are lost.
BM-281 = A hero in a destroyed room, unless the destroying effect deals with it, leaves at once: dead at zero health or less, else on to the next room.
BM-282 = The damage and effects of the uncovered room do not affect that hero.
BM-283 = If the destroyed room was the last before the boss and the hero lives, it counts as wounds.
BM-284 = Uncovering a room does not trigger “when you build this room” effects, but does trigger “when uncovered” ones.
BM-285 = A room is uncovered when the room above is destroyed, when it moves to the top of its stack, or when a portable room above is taken back.
BM-286 = To discard, put a card from your hand on the discard pile. You choose the card unless told otherwise.
BM-287 = A card discarded at random is picked blindly, not chosen by you.
BM-288 = A deck you have searched is shuffled afterwards. A discard pile you have searched is not.
BM-289 = You may take your portable room back to hand in the build phase before the reveal. Rebuilding it uses your normal build.
BM-290 = Taking a portable room back does not use its ability. An uncovered room beneath resolves its “when uncovered” effect.
BM-291 = Hands are secret. After setup there is no minimum or maximum hand size.
BM-292 = The discard pile lies face up, and anyone may look through it at any time.
BM-293 = A hero dies in the room where its health fell to zero or less, if it leaves that room still at zero or less.
BM-294 = Spells and room effects can also kill heroes outright. Every hero that does not get through the dungeon counts as killed and scores for the dungeon's owner.
BM-295 = “Ordinary room” means a room that is not advanced. “Room” alone means ordinary or advanced.
BM-296 = Monster and trap symbols matter only for effects that name them.
BM-297 = The entrance lies left of your leftmost room and is not part of the dungeon. Effects on heroes in the dungeon do not touch heroes there.
BM-298 = A hero enters a room when it moves from the entrance to the first room or from one room to another.
BM-299 = To promote a miniboss, pay a coin and show the next line of its text.

## X. When spells, activated abilities, boss items and level-three powers are allowed

BM-300 = Setup: no spells, activated abilities, boss items or level-three powers.
BM-301 = Start of round: no spells, activated abilities, boss items or level-three powers.
BM-302 = Build phase before the reveal: everything is allowed. Spells need the hammer.
BM-303 = Reveal, level up and “when you build this room”: no spells, activated abilities, boss items or level-three powers.
BM-304 = Bait phase: no spells, activated abilities, boss items or level-three powers.
BM-305 = Adventure phase, before each hero enters: everything is allowed. Spells need the axe.
BM-306 = Adventure phase, while a hero enters a room (abilities, room effect, damage): nothing is allowed.
BM-307 = Adventure phase, after the damage and before the hero leaves the room: everything is allowed.
BM-308 = Adventure phase, when an item's carrier dies: only the owner's already attached boss item.
BM-309 = Adventure phase, when a hero reaches the boss: nothing is allowed.
BM-310 = End of round: no spells, activated abilities, boss items or level-three powers.
BM-311 = Only cancel effects need not wait for the active player or for XP order: they answer the moment another player plays a spell. All other effects of non-active players resolve after the active player's.

## Y. Open points, decided

BM-A01 = At setup 4 room cards and 2 spells go to the discard pile. An option leaves it empty.
BM-A02 = You keep all seven cards of your starting hand. Classic mode is a variant, and its two discarded cards go to the discard pile.
BM-A03 = You may redraw your hand with four or more advanced rooms or rooms of one treasure. A room with several treasures counts for each. You may do so once, before the first build, in XP order.
BM-A04 = A hero dies on leaving the room, after players could act, not at the moment the damage is dealt.
BM-A05 = “Deactivated” is a state of its own, not “face down”. Like a face-down card, a deactivated room cannot be built on or destroyed.
BM-A06 = Deactivation lasts until the end of the round. All rooms become active again together, before winners are checked.
BM-A07 = Your level up always resolves before the “when you build this room” effect.
BM-A08 = At the end of the round rooms become active again, then delayed level ups resolve in XP order, then winners are checked.
BM-A09 = You may attach the item of a hero killed in your dungeon face up. If you already have one, you choose between them.
BM-A10 = A new boss item may be used from the next round on. The only exception is your old item when you gain a new one.
BM-A11 = Every player becomes active in the adventure phase in XP order, even with no heroes at the entrance, and may act.
BM-A12 = After the damage in a room players may keep acting until all of them pass in a row.
BM-A13 = You may take back portable rooms only while you are the active player.
BM-A14 = When its room is destroyed, a miniboss moves to the uncovered room. It is lost only with the last card of the stack.
BM-A15 = For the rule on neighbouring minibosses every attached one counts, even on a deactivated room, and so does a face-down one of this round.
BM-A16 = Six players without Crash Landing add 4 ordinary and 8 epic heroes. An option adds 8 ordinary and 4 epic instead.
BM-A17 = Five or six players end the game at 10 souls with Crash Landing. Without it they play with unlimited lives until the hero decks are empty.
BM-A18 = Tied dungeons share heroes only with five or six players and Crash Landing. Otherwise a tie keeps heroes in town.
BM-A19 = Players with 10 or more souls and fewer than 5 wounds are compared first. If there are none and everybody left has 5 or more wounds, all of them are compared. A player with 5 or more wounds never beats one with fewer.
BM-A20 = With two to four players, the game ends after the first round in which both hero decks are empty, nobody waits at an entrance and the bait phase lured nobody. Souls minus wounds decide, then the lowest XP.
BM-A21 = Equal XP is ordered by set (BMR, TNL, RMB, CRL, THK, IOD, VOV, DBM, POP, LST, KNG), then by card order. The game shows the order.
BM-A22 = The official mix has two copies of Spiked Pit, which makes 15 thief rooms.
BM-A23 = The kids mix has the 23 spells on its list.
BM-A24 = The pot of coins has no limit here. Where a limit is wanted, it is 32 coins.
BM-A25 = A random discard is drawn by the game, every card with equal chance.
BM-A26 = If the room or spell deck is empty, its cards in the discard pile are shuffled into a new deck. If there are none, no card is drawn.
BM-A27 = There is one ordered discard pile for rooms, spells and minibosses. You can filter it.
BM-A28 = With unlimited lives, the game ends at the end of the round in which the hero decks run out.
BM-A29 = In “I choose you” the boss you do not keep is removed from the game.
BM-A30 = Hard mode removes ordinary heroes with exactly 4 health. The Fool, with 2 health, stays.
BM-A31 = Everything that happens while heroes walk through dungeons belongs to the adventure phase, not to the build phase.
BM-A32 = A room ability that changes your draw at the start of the round is not an activated ability, so it is allowed then.
BM-A33 = A hero put at an entrance before the adventure phase enters this round, in order of arrival. One moved there during that phase waits for the next round, whichever dungeon it is.
BM-A34 = Items are revealed at the start of the round, before the heroes.
BM-A35 = A room has at most one miniboss, a face-down one included.
BM-A36 = First rooms are placed face down, like every other room.
BM-A37 = If your fifth room appears outside the build phase, your boss levels up at once, before the “when you build this room” effect.
BM-A38 = An unpaid miniboss goes to the discard pile like any other discarded card.
BM-A39 = You may place a room with a building price only if you hold that price. If the coins are gone at the reveal, the card is discarded and counts as not built.
BM-A40 = When a player loses, the heroes at their entrance go back to town as the newest ones, in order of arrival. Everything else of that player leaves the game.
BM-A41 = The hundredth round is the last. If nobody has won by then, souls minus wounds decide, then the lowest XP.
BM-A42 = After 100 spells and abilities in one round, nothing more can be declared in that round. Rooms can still be built.
BM-A43 = When a round ends, effects expire and rooms are active again. Then, one player after the other by XP: a late level up, what rooms (from the entrance on) and then the boss do at the end of the round, and machinations. Only then is it seen who has won.

## Z. Finer points

BM-312 = Example: Dracolich Lair (advanced, cleric) may be built on Dark Altar (cleric) or Torture Chamber (cleric and thief), but not on Golem Factory (no cleric icon).
BM-313 = A hero survives a room when it leaves that room alive. That is the moment for “when a hero survives this room” effects.
BM-314 = A room whose text makes a payment part of building it, such as Loot Box with two coins, cannot be built unless you pay.
BM-315 = The limit of five counts stacks. A deactivated stack still takes its place, so you may not open a sixth while a room is deactivated.
BM-316 = A miniboss needs a room to lie on, so it can never be the first card you build.
BM-317 = A paid miniboss works at once: a level-one icon counts in this round's bait phase, extra damage in its adventure phase.
BM-318 = Whoever played the effect, a hero killed in a dungeon or let through it goes to the score area of the dungeon's owner, unless a card says otherwise.
BM-319 = A hero thrown forward out of a destroyed room enters the next room in the normal way: hero ability, room ability, damage, then the players may act.
BM-320 = A spell that has lost its target is treated as cancelled: nothing of it happens, it counts as not played, and the card is discarded.
BM-321 = In classic mode you choose the two cards to discard from all seven, rooms and spells alike.
BM-322 = With unlimited lives nobody is out at 5 wounds, so souls minus wounds may be negative.
`;export{e as default};