//# allFunctionsCalledOnLoad
var e=`### Clank! Catacombs: the rules, one message per rule. A refused move shows the rule that forbids it.

## A. Contents and goals

CC-001 = The box holds 1 Clank! board, 1 double-sided start tile, 28 square tiles (22 depths + 6 haven), 1 dragon marker and 1 bag.
CC-002 = There are 24 black dragon cubes, 5 white ghost cubes and 30 clank cubes in each of 4 player colours (120 in all).
CC-003 = The reserve is 15 Mercenary, 15 Explore, 12 Secret Tome and 1 Goblin card.
CC-004 = Each of the 4 starting decks has exactly 10 cards: 6 Burgle, 2 Stumble, 1 Scramble, 1 Sidestep.
CC-005 = The dungeon deck has exactly 100 cards.
CC-006 = Tokens: 7 artifacts, 11 major secrets, 20 minor secrets, 20 prisoners, 3 monkey idols, 4 mastery tokens, 24 lockpicks, gold.
CC-007 = Market goods: 2 backpacks, 2 amulets, 3 burglar's kits, 3 crowns.
CC-008 = All players begin with identical decks; decks diverge only through play.
CC-009 = A player has two aims: take an artifact and get back to the crypt, and have the highest score.

## B. Setup

CC-010 = The dragon marker starts on the rage-track space that shows the number of players.
CC-011 = Tiles are split by their backs into a depths stack and a haven stack, shuffled separately.
CC-012 = Of the 6 haven tiles 2 random ones leave the game unseen; the other 4 go on top of the 22 depths tiles (stack of 26).
CC-013 = Nobody may learn which 2 haven tiles were removed (hidden information).
CC-014 = Gold comes in values 1, 5 and 10; gold and lockpicks are unlimited even if the pieces run out.
CC-015 = The 5 ghost cubes start in the bank, not in the bag and not in the clank area.
CC-016 = The bag starts with all 24 dragon cubes and nothing else.
CC-017 = Artifacts form one stack sorted by value: 5 on top, 20 at the bottom.
CC-018 = Major secrets, minor secrets and prisoners are three separate face-down shuffled pools.
CC-019 = The market board starts with all ten goods; the crowns are stacked with the most valuable on top.
CC-020 = The start tile lies in the middle; the visible side is chosen freely.
CC-021 = The 3 monkey idols start in the monkey shrine room of the start tile.
CC-022 = As many mastery tokens as there are players are placed by the crypt; spare ones go back to the box.
CC-023 = The reserve shows the Goblin and three stacks of yellow-header cards.
CC-024 = The row is dealt with 6 face-up cards from the shuffled dungeon deck.
CC-025 = No card in the opening row may carry the dragon-attack symbol; such cards are replaced until six cards without it lie there.
CC-026 = The dragon-attack cards removed from the opening row are shuffled back into the dungeon deck (deck + row = 100).
CC-027 = Arrive effects of cards that end up in the opening row are carried out as well.
CC-028 = A main dungeon discard pile exists, separate from the players' discard piles.
CC-029 = Each player takes the 30 clank cubes of one colour as supply and puts the pawn in the crypt.
CC-030 = Each player starts with 3 lockpicks.
CC-031 = Each player shuffles the starting deck and draws 5 cards.
CC-032 = One player is named first player (by “sneakiness”, so any choice or random); play goes clockwise.
CC-033 = Players put 3, 2, 1 and 0 of their own cubes into the clank area in turn order (a fourth player none; with fewer players the later amounts are not used).
CC-034 = Difference to base Clank!: no fixed board, new token setup, lockpicks at start (no master key).

## C. Turn, cards and resources

CC-035 = A turn starts with 5 cards in hand.
CC-036 = Every card in hand, including cards drawn during the turn, must be played before the turn ends.
CC-037 = The player chooses the order in which the cards are played.
CC-038 = Played cards stay in the play area until the end of the turn.
CC-039 = The text effect of a played card must be carried out, even when it hurts the player.
CC-040 = Only an effect worded as “may” is optional.
CC-041 = Each kind of action may be done any number of times while its cost can be paid.
CC-042 = Actions may be taken between card plays or after all of them.
CC-043 = Skill buys cards and uses devices; swords defeat monsters and cancel corridor damage; boots move.
CC-044 = Skill, swords and boots form one pool: one card's resources can be split over several actions, and several cards' resources can pay for one action.
CC-045 = Spending resources is never compulsory (for example 3 boots may stay unspent).
CC-046 = Unspent skill, swords and boots are lost when the turn ends.
CC-047 = A card showing several resources gives all of them.
CC-048 = A conditional effect counts whether its condition becomes true before or after the card is played, within the same turn.
CC-049 = Rebel General draws a card whether the other companion is played before or after it.
CC-050 = Lie in Wait gives -2 clank even if the crystal cave is entered after it was played.
CC-051 = Lute pays 1 gold for every clank made in the turn, before and after it was played.
CC-052 = Negative clank neither reduces nor adds to Lute's gold: only clank made is counted.
CC-053 = The turn ends only when the player, with an empty hand, declares it.
CC-054 = A gold symbol gives that much gold from the bank at once; gold is kept between turns.
CC-055 = Making clank moves that many of the player's cubes from supply to the clank area.
CC-056 = If the supply holds too few cubes, as many as possible are placed and the rest is ignored.
CC-057 = Negative clank returns that many of the player's own cubes from the clank area to the supply.
CC-058 = Negative clank that finds too few own cubes is kept as credit and cancels clank made later in the same turn.
CC-059 = Unused negative clank vanishes at the end of the turn.
CC-060 = Negative clank only touches the player's own cubes in the clank area: never cubes already in the bag, on the health track or at altars.
CC-061 = Cards are drawn from the top of the player's own deck, never from the dungeon deck.
CC-062 = With an empty deck, the discard pile is shuffled into a new deck and drawing goes on.
CC-063 = Cards in the play area are not part of that reshuffle.
CC-064 = If deck and discard pile are both empty, the remaining draws are skipped.

## D. Acquiring, using, fighting

CC-065 = Blue-header cards of the row are acquired by paying their skill cost.
CC-066 = An acquired card goes to the player's discard pile and gives nothing now (except its acquire effect).
CC-067 = The row is not refilled during the turn: a taken slot stays empty until the end of the turn.
CC-068 = Yellow-header reserve cards are acquired in the same way.
CC-069 = Reserve stacks are limited: an empty stack can no longer be bought from.
CC-070 = Purple-header devices are used by paying skill; their effect happens at once.
CC-071 = A used device goes to the main dungeon discard pile, not to the player's; the row is not refilled then.
CC-072 = Monsters (red headers) cost swords, never skill.
CC-073 = The defeat effect happens at once after payment.
CC-074 = A defeated monster goes to the main dungeon discard pile; the row is not refilled then.
CC-075 = The Goblin is never discarded and can be defeated any number of times, also within one turn, with the reward each time.
CC-076 = Goblin: costs 2 swords, gives 1 gold.
CC-077 = Crystal Kobold may be fought only in a crystal cave (or at an altar) and gives 2 skill usable in the same turn.
CC-078 = A monster marked as deep (The Warden) may be fought only while in the depths.

## E. Movement

CC-079 = Boots move the pawn along a corridor into a connected room; passing a corridor always costs at least 1 boot.
CC-080 = A corridor with the double-footprint symbol costs 2 boots in all instead of 1.
CC-081 = Each monster symbol in the corridor deals 1 damage to the mover.
CC-082 = Each sword spent prevents 1 of that damage; the player chooses how many swords to spend.
CC-083 = Spending swords on corridor monsters is optional, except where the damage may not be taken.
CC-084 = Corridor damage may not be accepted if it would knock the player out.
CC-085 = Corridor damage may not be accepted without a cube in the supply to mark it.
CC-086 = A locked corridor needs a lockpick, taken from the supply and left on the lock symbol.
CC-087 = Once unlocked, a corridor is free for every player for the rest of the game.
CC-088 = A corridor with two lock symbols (one on each tile) needs 2 lockpicks.
CC-089 = An arrow-shaped corridor may be walked only in the arrow's direction.
CC-090 = Symbols combine: a corridor may ask for boots, swords/damage and lockpicks together.
CC-091 = A player may pass through or stay in rooms with other pawns (nothing limits the number of pawns in a room).
CC-092 = Monster symbols on both halves of a joined corridor add up.
CC-093 = There is no key among the goods: locks always need lockpicks.

## F. Stall, artifact, locked loot

CC-094 = Goods can be bought only in a room with a stall.
CC-095 = Every good costs exactly 7 gold, paid to the bank.
CC-096 = Any number of goods may be bought in one visit.
CC-097 = Every stall room sells every good still on the market board (shared stock).
CC-098 = A player may own several goods of one kind.
CC-099 = Of the crowns only the top (most valuable remaining) one can be bought.
CC-100 = A good that is sold out cannot be bought.
CC-101 = An artifact may be taken at any moment of the player's own turn while in its room; taking is optional.
CC-102 = A player may hold only one artifact (see the backpack exception).
CC-103 = A taken artifact can never be dropped or swapped.
CC-104 = Taking an artifact moves the dragon marker up one space.
CC-105 = From then on the player is allowed to escape.
CC-106 = Each backpack raises the artifact limit by one; the second artifact also raises rage.
CC-107 = In a room with a chest, library or prison symbol the player may spend 1 lockpick to open it; the lockpick covers the symbol.
CC-108 = A covered symbol can never be opened again, by anyone.
CC-109 = A chest gives 1 random major secret, revealed at once.
CC-110 = A chest cannot be opened when no major secret is left.
CC-111 = A library gives a Secret Tome from the reserve to the discard pile without paying skill.
CC-112 = A library cannot be opened when no Secret Tome is left.
CC-113 = A prison frees 2 random prisoners, placed face up in the player's supply until the final scoring.
CC-114 = With one prisoner left in the bank the prison may still be opened and frees that one.
CC-115 = A prison cannot be opened when no prisoner is left.
CC-116 = Taking an artifact is an action of any time in the turn, not only on entering the room.

## G. Discovering tiles

CC-117 = Walking through a corridor that leaves the tile and has no continuation reveals the top tile of the stack.
CC-118 = The new tile must continue the corridor being walked.
CC-119 = Tiles may never overlap.
CC-120 = The mover may choose any rotation that keeps the corridor continued.
CC-121 = Tiles touch along whole edges (square grid).
CC-122 = Beside the double start tile, a new tile lines up wholly with its upper or its lower half.
CC-123 = Symbols on the new tile's part of the corridor apply to the move in progress.
CC-124 = If the completed corridor costs 2 boots, a further boot must be spent to finish the move.
CC-125 = If the player cannot pay, the tile must be placed in another orientation.
CC-126 = In mid-move the player may take actions that yield the missing boot (acquire a card, defeat a monster, use a device).
CC-127 = The same holds for getting missing swords, lockpicks or healing in mid-move.
CC-128 = With an empty tile stack, corridors that lead nowhere cannot be walked.
CC-129 = The first 4 tiles found in any game are haven tiles.
CC-130 = Purple tiles are haven; blue tiles are depths.
CC-131 = A placed tile with an artifact symbol gets the top artifact of the stack at once.
CC-132 = Found artifacts may be taken by any player who reaches the room in their own turn.
CC-133 = Artifact+ gets the second artifact from the top, artifact++ the third.
CC-134 = With 10, 12, 15 on top of the stack, artifact++ places the 15.
CC-135 = The stack keeps its order after a deeper artifact was taken out.
CC-136 = There are more artifact rooms than artifacts; with an empty stack nothing is placed.
CC-137 = If a plus room finds too few artifacts, the most valuable remaining one is placed.
CC-138 = Exactly 4 of the 22 depths tiles are haunted.
CC-139 = Revealing a haunted tile at once moves 1 ghost cube from the bank to the clank area.
CC-140 = If no ghost cube is left in the bank, nothing is added.

## H. Rooms

CC-141 = All pawns start in the crypt; it is the goal of the escape.
CC-142 = A player without an artifact may not go back into the crypt.
CC-143 = Entering a crystal cave forbids spending boots on movement for the rest of the turn.
CC-144 = The ban lasts even if the player teleports out of the cave in the same turn.
CC-145 = Teleporting stays possible after the cave.
CC-146 = Starting the turn in a crystal cave does not forbid movement (only entering does).
CC-147 = Room rewards (minor secret, monkey idol, gold, healing) are received on entering; stopping is not needed.
CC-148 = Each reward of a room can be received once per turn (a room with two rewards gives both, each once).
CC-149 = Several rewards of one type may be taken in one turn from different rooms.
CC-150 = On a later turn, entering the room again gives the reward again.
CC-151 = A random minor secret is drawn and revealed; with none left nothing happens.
CC-152 = The player takes 1 idol of choice from the room, if any is left; it scores 5 points.
CC-153 = An idol is not an artifact: no rage step, no artifact limit, does not allow escape.
CC-154 = A gold room gives the printed amount.
CC-155 = A healing room heals 1 damage.
CC-156 = In an altar room the player may place 1 cube from the supply on a free altar space.
CC-157 = Placing it pays 1 gold for each own cube at all altars of the dungeon (1st altar 1, 2nd altar 2, and so on).
CC-158 = A player may have only one cube at each altar.
CC-159 = With no cube in the supply the altar cannot be marked.
CC-160 = Altar cubes stay there to the end of the game; they never go to the bag.
CC-161 = Each altar has 4 spaces.
CC-162 = A corridor to a portal does not stop there: the pawn goes on from any other portal on revealed tiles and along its corridor.
CC-163 = Portal corridors may carry symbols; those of both parts apply.
CC-164 = The whole way room–portal–portal–room costs 1 boot as a rule.
CC-165 = Rooms joined through portals count as adjacent, also for teleporting.
CC-166 = After a portal move the player may keep moving.
CC-167 = With no other portal revealed, a portal corridor cannot be used.
CC-168 = Chest, library and prison rooms allow the opening action while the player is in them.

## I. Card effect terms

CC-169 = Arrive effects happen as soon as the card lies in the row.
CC-170 = Arrive effects come before a dragon attack triggered by the same refill.
CC-171 = Only unplayed cards in hand can be discarded by an effect.
CC-172 = A discarded card goes to the player's discard pile and has no effect.
CC-173 = A gain tied to discarding is received only if a card was really discarded.
CC-174 = Charlatan played as the last card draws nothing, as there is nothing to discard.
CC-175 = “Other players” means everyone but the player who triggered the effect.
CC-176 = Teleporting needs no boots.
CC-177 = An adjacent room is one joined by a corridor, including joined through portals.
CC-178 = Teleporting ignores all symbols of the corridor: monsters, locks (no lockpick is spent, the lock stays), footprints, arrows.
CC-179 = Teleporting against a one-way arrow is allowed.
CC-180 = Teleporting along a corridor that leaves the tile discovers a new tile as in a normal move.
CC-181 = Entering a room by teleport counts as entering: rewards and the crystal-cave ban apply.
CC-182 = A trashed card leaves the game for the box and does not score.
CC-183 = Trashing a card from the play area is done at the end of the turn, so its own effect still counts in this turn.
CC-184 = Freeing N prisoners takes N tokens from the bank, face up, to the supply.
CC-185 = “Prisoners freed” means the prisoner tokens the player has.
CC-186 = Where order matters, the active player resolves first, then the others in turn order.
CC-187 = For arrive effects the first is the player whose turn has just ended.
CC-188 = Escaped and unconscious players are skipped by such effects.
CC-189 = Each danger card in the row adds 1 cube to every dragon attack while it lies there.
CC-190 = Several danger cards add up.
CC-191 = An acquire effect happens once, when the card is acquired, and never when it is played later.
CC-192 = Playing such a card later still gives its resources and text effect.

## J. End of turn and dragon attack

CC-193 = Order: (1) clean up and draw 5, (2) refill the row, (3) check for a dragon attack.
CC-194 = All played cards go to the player's discard pile (face up); then 5 cards are drawn.
CC-195 = The row is refilled to 6 from the dungeon deck.
CC-196 = If the dungeon deck cannot fill the row, the game ends at once and all players still in the game are knocked out.
CC-197 = The dragon attacks if at least one card added in this refill has the symbol.
CC-198 = There is only one attack per refill, however many symbols appeared.
CC-199 = Dragon symbols of cards from earlier refills never trigger again.
CC-200 = In an attack all cubes of the clank area (all colours and ghosts) go into the bag first.
CC-201 = The number of cubes drawn is that of the rage-track space plus 1 per danger card.
CC-202 = Drawn black cubes are put aside without effect.
CC-203 = Each drawn coloured cube deals 1 damage to its owner.
CC-204 = Undrawn cubes stay in the bag for later attacks.
CC-205 = The rage marker also rises through some minor secrets and some prisoners.
CC-206 = If the bag is empty after an attack, the game ends at once and all players still in the game are knocked out.
CC-207 = If the bag holds fewer cubes than must be drawn, all of them are drawn (then CC-206 applies).
CC-208 = Each drawn ghost cube deals 1 damage to every player in the game.
CC-209 = After the attack drawn ghosts return to the clank area, so they enter the bag again at the next attack.
CC-210 = Ghosts drawn in an attack do not stay in the bag, so they do not prevent the empty-bag ending. (the check is made after the ghosts were set back.)
CC-211 = The health track starts empty and fills from the heart end towards the skull.
CC-212 = Dragon-attack damage is marked with the very cube drawn from the bag.
CC-213 = Other damage is marked with a cube from the supply.
CC-214 = Damage may not be taken by choice without a supply cube or if it would knock the player out.
CC-215 = Ghost damage is marked with a supply cube; with none, with a black cube drawn in this or an earlier attack.
CC-216 = Healing moves one of the player's cubes from the health track back to the supply.
CC-217 = Healing with no damage does nothing; a black cube used as marker goes back to the drawn black cubes when healed.
CC-218 = A cube on the last (skull) space knocks the player out.

## K. Example turn (regression scenario)

CC-219 = Stumble then Sneak Attack: the one cube placed comes back and 1 negative clank remains for the turn.
CC-220 = Moving through a 1-monster corridor with 1 boot and 1 sword causes no damage.
CC-221 = Entering a crystal cave leaves the second boot unusable.
CC-222 = In the cave 2 swords defeat the Crystal Kobold for 2 skill; the card goes to the main discard pile.
CC-223 = 5 skill (partly from the kobold) acquire Expert Guide, which gives no boots or skill now.
CC-224 = Two cards refill the row from 4 to 6; one dragon symbol triggers one attack.
CC-225 = With the marker on a 4-cube space: 1 black put aside, 1 green damages Ania, 2 yellow damage Bartek twice.

## L. Escape, knock-out, end and scoring

CC-226 = The game ends when every player has escaped or is unconscious.
CC-227 = Escaping needs an artifact and a return to the crypt.
CC-228 = After reaching the crypt the player finishes the turn normally, then removes the pawn and refills the row if needed.
CC-229 = Escaping gives a mastery token worth 20 points.
CC-230 = A knocked-out player's pawn stays, lying, where it happened.
CC-231 = A player knocked out without an artifact scores 0.
CC-232 = A player knocked out in the depths scores 0, whatever was collected.
CC-233 = A player knocked out in the haven with an artifact scores normally but gets no mastery token.
CC-234 = The upper half of the start tile counts as depths, the lower half does not.
CC-235 = A finished player takes no normal turns and adds no cubes to the Clank! board.
CC-236 = A finished player takes no damage: drawn cubes of that colour count as black.
CC-237 = No effect of other players touches a finished player.
CC-238 = On each of their turns a finished player only makes a dragon attack: clank area into the bag, then exactly 4 cubes.
CC-239 = In a 2-player game that attack draws exactly 6 cubes.
CC-240 = These attacks ignore the rage track and danger cards.
CC-241 = There is no countdown track: all finished players make such attacks.
CC-242 = Without an artifact the score is 0.
CC-243 = Artifact points count (all artifacts held).
CC-244 = Points of all tokens count, including mastery, idols, prisoners, goods and secrets.
CC-245 = Each gold is 1 point.
CC-246 = Points of all the player's cards count (deck, hand, discard, play area); trashed cards do not.
CC-247 = Most points win; a tie goes to the tied player with the more valuable artifact.
CC-248 = If that is equal too, the victory is shared.
CC-249 = A knock-out in the middle of an attack can end the game at once if nobody is left.
CC-250 = Deck-out and empty-bag endings knock out everyone still in: they score by CC-231 to CC-233.

## M. Five and six players (Wesoła kompania / Adventuring Party)

CC-251 = Four extra artifacts (10, 15, 20, 25) join; the 30 stays out.
CC-252 = Each extra artifact lies directly under the Catacombs artifact of the same value; the 25, which has no such partner, is the last of the stack.
CC-253 = The expansion's key is not used; its other goods may be.
CC-254 = Its minor secrets, mastery tokens, gold and cards are added.
CC-255 = The side board holds health tracks for players 5 and 6 and the rage track used at that count.
CC-256 = Characters with own decks are optional.
CC-257 = Artifact+ / artifact++ rooms get the top 2 / 3 artifacts instead of a deeper one.
CC-258 = With 12, 15, 15 on top, artifact++ places all three.
CC-259 = From a room with several artifacts the most valuable one is taken.
CC-260 = A backpack does not allow a second artifact from the same room.
CC-261 = A fifth or sixth visitor finds no altar space: no cube, no gold.
CC-262 = Ape Lord Phantasm lets players return idols to the shrine, but the Golden Monkey Bot prisoner cannot be returned.
CC-263 = Players 5 and 6 place no starting clank but start with 1 and 2 gold.

## N. Token and good effects (help sheet)

CC-264 = Dragon Egg: 3 points and one rage step when found.
CC-265 = Minor Lockpick token: gives a lockpick. Treasure: 2 gold. Greater Treasure: 5 gold.
CC-266 = Magic Spring: at the end of that turn trash one card from the play area or discard pile.
CC-267 = Potions of Healing (1), Greater Healing (2), Swiftness (1 boot) and Strength (2 swords) are kept until used in the owner's turn.
CC-268 = Puzzle Box: kept; exchanged at an altar for a major secret.
CC-269 = Greater Skill Boost: 5 skill in the turn it is found. Chalice: 7 points.
CC-270 = Catacombs Map: 5 points; its owner may walk one-way corridors against the arrow.
CC-271 = Adventurer: one rage step, 3 points. Haunted Prisoner: one ghost into the clank area, 3 points.
CC-272 = Barbarian: 2 swords in that turn, 2 points. Cleric: heals 1, 2 points. Peasant: 2 points.
CC-273 = Golden Monkey Bot: counts as an idol for every effect but scores 3.
CC-274 = Mayor: 5 points with a mastery token. Monk: 1 point per altar marked. Primatologist: 5 points with an idol (the Bot counts).
CC-275 = Prince and Princess: 5 points each with a crown. Sorceress: 5 points with two Secret Tomes. Warrior: 1 point per prisoner freed, himself included.
CC-276 = Discount Coupon: not a prisoner for any count; once, pay 5 gold less for a good.
CC-277 = Blood Amulet: needs at least 5 damage to buy, heals 2, 7 points. Burglar's Kit: 2 lockpicks, 2 points. Backpack: 5 points. Crowns: 10, 9, 8.
CC-278 = Cards that free prisoners, take secrets or goods respect the same empty-pool limits as rooms.

## O. Ambiguities with the recommended decision (not settled by the seed)

CC-279 = Footprints on both halves of a joined corridor still make it cost 2 boots, not 3.
CC-280 = An arrow on either half makes the whole corridor one-way; opposed arrows block walking but not teleporting.
CC-281 = While a move is in progress the pawn counts as being in the room it left, for mid-move actions and conditions.
CC-282 = A revealed tile cannot be taken back. If no orientation can be paid for, it stays where the player puts it, the boot is lost and the pawn stays.
CC-283 = A new tile may be placed only on a free grid cell. Where its edge meets other tiles, openings join automatically; an opening facing a wall is a dead end.
CC-284 = Damage from several monsters in one corridor needs one supply cube per damage and must leave the last health space free.
CC-285 = A portal corridor cannot lead back out of the same portal; a second portal on the same tile is a valid exit.
CC-286 = Turning a tile moves everything on it along (pawns, artifacts, cubes, lockpicks on locks); corridors are rejoined afterwards.
CC-287 = The double start tile is not square, so turning effects never touch it (also for arrive effects in the opening row).
CC-288 = A compulsory turn to a new orientation may be 90, 180 or 270 degrees, never 0.
CC-289 = Dragon cubes returned to the bag by an arrive effect come from those set aside; with fewer than three, all of them return.
CC-290 = The pawn of an escaping player leaves before the refill, so arrive effects and the attack of that refill do not touch this player.
CC-291 = Once back in the crypt with an artifact, the player may finish playing cards and acting but may not leave the crypt again.
CC-292 = Teleporting into the crypt is allowed only with an artifact and then counts as returning.
CC-293 = Cubes of finished players that lie in the clank area or bag stay in play; when drawn they are put aside like black ones.
CC-294 = An attack by a finished player involves no refill; drawn ghosts hurt only players still in the game.
CC-295 = The game stops the moment the last active player is finished; no further attacks are made.
CC-296 = “Clank made” counts clank cancelled by negative credit (compare CC-052), but not clank that could not be placed for lack of cubes.
CC-297 = Clank forced on players outside their turn is placed at once; nobody has negative credit outside their own turn.
CC-298 = “Need not stop in crystal caves” also lifts a ban from a cave entered earlier in the same turn (compare CC-048).
CC-299 = “Ignore corridor monsters” does not give back damage or swords already spent.
CC-300 = The draw to 5 comes before the attack, so a gem that prevents ghost damage may be discarded from the new hand.
CC-301 = Secrets that are used up leave the game; the pools are never reshuffled.
CC-302 = The rage marker stays on the last space when it would rise further.
CC-303 = A free good (Ogre Merchant) follows the same limits as a bought one: only the top crown, the amulet needs 5 damage.
CC-304 = Replacing a row card in mid-turn (Remove Traps) triggers its arrive effect but never a dragon attack; danger counts at once.
CC-305 = A tile placed by a card (Marble Guardian) is handled as a discovery: artifact, ghost and zone apply; with an empty stack only the gold option is left.
CC-306 = Marking an altar from afar (Astral Projection) follows CC-156 to CC-160 and pays gold.
CC-307 = A row card acquired without paying skill still has its acquire effect.
CC-308 = If all players score 0, nobody wins.
CC-309 = Discarding through an effect is a legal way of not playing a bad card, although all cards must otherwise be played.
CC-310 = Taking an artifact does not force the player to leave: exploring may go on.
CC-311 = The game is stand-alone; dungeon cards of earlier Clank! sets may be added by choice, never by default.

## Added on audit

CC-312 = A danger card that entered the row in the very refill that triggers the attack already adds its cube.
CC-313 = The empty-bag ending is also checked after the attack of a finished player.
CC-314 = Resources gained by an acquire, device or defeat effect join the pool at once and may pay for the very next action, also in mid-move.
CC-315 = What counts for a knock-out is the zone of the room the pawn lies in: on the start tile the two halves differ.
CC-316 = When a teleport discovers a tile, symbols in the joined corridor are ignored, so every orientation that continues the corridor is allowed.
CC-317 = The attack caused by the refill after an escape is carried out as usual against the players still in the game.
CC-318 = A lockpick lying on a symbol stays on the board for good and never returns to a supply.
CC-319 = The cave forbids spending boots, not gaining them: boots may still be gained but are lost at the end of the turn.
CC-320 = A portal move into a crystal cave counts as entering it.
CC-321 = If the deck cannot fill the row the game is over before the attack check: no attack follows.
CC-322 = In one attack all drawn cubes are handled together; cubes beyond the skull space of a player are set aside without further effect.
CC-323 = Ghost damage of a player with neither own cubes nor set-aside dragon cubes is still damage; any marker may stand for it.
CC-324 = If a player who is knocked out would also be the next to act, the turn is already an attack turn (CC-238).

## Ours

CC-A01 = No game goes on for ever: after the hundredth turn of every player it ends, and all players still in the game are knocked out.
CC-A02 = In the midst of a move, cards that move pawns or tiles cannot be played, acquired, used or fought.
CC-A03 = A compulsory teleport whose condition comes true in the course of a turn may wait, but it must be done before the turn ends.
`;export{e as default};