// Items of Tools of Hero-Kind, up to 14 by 14: whoever finds one thinks he earned it.
import type { Drawing } from '../../../../art/painter'

export const ITEMS: Readonly<Record<string, Drawing>> = {
  extra_life: { mask: `
....nnn|
..nnnnn
.nnnnEE
.nEEnEE
nnEEnEE
nEEnnnn
nEEnnnn
nnnnnnn
nnwwwww
.wwwkww
..wwkww
..wwwww
..wwwww
...wwww` },
  holy_hand_grenade: { mask: `
......G|
......G
....GGG
......G
......G
....mmm
..ggggg
.ggGggg
.gGgggg
.rrrrrr
.YuYYuY
.rrrrrr
..ggggg
...gggg` },
  inquisitors_robes: { mask: `
.....rr|
....rrr
....rkk
.rrrrkk
rrrrrrk
rrrrrrr
rrr.rrY
rrr.YYY
.w..YYY
....rrY
...rrrY
...rrrr
..rrrrr
..ggggg` },
  staff_of_healing: { mask: `
......gggg....
....ggeeeegg..
....geeRReeg..
...geeeRReeeg.
...geRRRRRReg.
...geRRRRRReg.
...geeeRReeeg.
....geeRReeg..
....ggeeeegg..
.N...lgggg....
NNN.lL........
.N.lL......N..
..ll......NNN.
.ll........N..` },
  goblin_suit: { mask: `
n...nnn|
nn.nnnn
nnnnnnn
.nnNkkn
..nnykn
..nnnnn
...nEkE
....nnn
..nnnnm
.nnnnnm
nnn.nnm
nn..nnm
...nnnn
..nnnn.` },
  claws_of_the_berserker: { mask: `
.W....W....W..
.Ww...Ww...Ww.
.Ww...Ww...Ww.
.Ww...Ww...Ww.
.Www..Www..Www
.Www..Www..Www
.ggg..ggg..ggg
.lllllllllllll
.lLlklLlklLlkl
.lllklllklllkl
.lllllllllllll
..lllllllllll.
...rrrrrrrrr..
...lllllllll..` },
  oversized_sword: { mask: `
..........WWWW
.........WWmmW
........WWmmWw
.......WWmmWw.
......WWmmWw..
.....WWmmWw...
....WWmmWw....
.g.WWmmWw.....
.ggWmmWw......
..ggmWw.......
..lggw........
.ll.ggg.......
ll...gg.......
gl............` },
  vorpal_blade: { ramps: { m: 'ice' }, mask: `
............M.
...........Mm.
..........Mmm.
.........Mmm..
.........Mmm..
........Mmm.M.
.......Mmm..m.
..p...Mmm.....
..pp.Mmmm..M..
...ppmmm..Mm..
....pp........
...pYpp.......
..pp..pp......
.pp...........` },
  antimagic_lizard: { ramps: { n: 'teal' }, mask: `
......nnnnn...
.I...nnnnnnn..
III.nnYknnnn..
.I..nnkknnnn..
rr.nnnnnnnnn..
.rrrrkkknnnn..
.....nnnnnnn.n
......nnNnn.nn
...nnnnNNnnnn.
...n.nNNNnn...
.....nNNNnnnn.
....nnNNNnn.nn
...nn.nnnn...n
..nnn..nnn.nnn` },
  ice_rod: { mask: `
........i...i.
.......iI..i..
....i.iIIiii..
.....iiIIIi...
......iEIIi.i.
.....iIIIIii..
......iIIi....
......uii.....
.....uu..i....
....ug........
...ug.........
..uu..........
.uu...........
gu............` },
  magic_mirror: { mask: `
....gggg....
..ggiiiigg..
.giIIiiiiig.
.gIIikiikig.
.gIiikiikig.
.giiiiiiiig.
.gikiiiikig.
..gikkkkig..
...ggiigg...
.....gg.....
....gppg....
.....gg.....
.....gg.....
....gggg....` },
  necronomicon: { mask: `
.llllllllll.
lllLllllllle
lLllllllllle
llkkkllkkkle
llkRkllkRkle
llkkkllkkkle
llllllllllle
lllllkklllle
llllllllllle
llkEkEkEklle
llkkkkkkklle
llllllllllle
.lllllllllle
..eeeeeeeee.` },
  bag_of_holding: { mask: `
..g......W..W.
.ggg.....WWWW.
..l......W..W.
..l..rr..WWWW.
..ll.rrr.W..W.
..lllllllllll.
...ggggggggg..
...lllllllll..
..llllllllll..
.llLlllllllll.
.lLlllYllllll.
.lllllllllYll.
.llYlllllllll.
..lllllllllll.` },
  cheat_code: { mask: `
....tt........
......t.......
.......t......
......t.......
.mmmmmmmmmmmm.
mmMmmmmmmmmmmm
mmmkmmmmmmmmmm
mmmkmmmmmmmRRm
mkkkkkmkkmmRRm
mmmkmmmmmRRmmm
mmmkmmmmmRRmmm
mmmmmmmmmmmmmm
mmmmmmmmmmmmmm
.mmmm....mmmm.` },
  ten_foot_pole: { mask: `
............RR
...........RRr
..........WWr.
.........WWw..
........RRw...
.......RRr....
......WWr.....
.....WWw......
....RRw.......
...RRr........
..WWr.........
.WWw..........
RRw...........
Rr............` },
  the_bomb: { ramps: { t: 'night' }, mask: `
........lll.Y.
.......l...YyY
......l.....Y.
.....mmm......
...ttttttt....
..tttTTtttt...
.ttTTttttttt..
.ttTekttkett..
.tttekttkett..
.ttttttttttt..
.tttkEEEEktt..
..tttkkkktt...
...ttttttt....
..ll.ttt.ll...` },
  boots_of_jumping: { mask: `
.rrr....rrr...
.rRr....rRr...
.rrr....rrr...
.ggg....ggg...
.rrr....rrr...
.rrrrr..rrrrr.
.rRrrrr.rRrrrr
.llllll.llllll
..mMm....mMm..
.mm.....mm....
..mMm....mMm..
....mm.....mm.
..mMm....mMm..
.mmmmm..mmmmm.` },
  pet_monster: { mask: `
.w.......w....
.ww.ppp.ww....
..wpppppw.....
..ppPpppp.....
.ppppppppp....
.pppeeeppp....
.ppeekeepp....
.ppeekeepp....
.pppeeeppp.RR.
.ppkkkkkppR..R
.ppkEkEkppR..R
.rrrrgrrrr.RR.
.ppppppppp....
..ppp.ppp.....` },
  star_of_invulnerability: { mask: `
......g|
.....gg
.....gg
....ggg
ggggggg
gggGggg
.ggGgkg
..gggkg
..gggkg
..ggggg
.gggggg
.ggggg.
.ggg...
gg.....` },
  ring_of_invisibility: { mask: `
.....iii......
....iIIii.....
....iiiii.....
.....giu......
...ggggggg....
..ggg...ggg...
.ggg.....ggg..
.gg.......gg..
.gg.......g...
.gg........g..
.gg.......g...
.ggg.....g....
..ggg..g......
....gg..g.....` },
}
