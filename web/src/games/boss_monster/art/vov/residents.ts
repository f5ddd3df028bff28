// Who or what lives in each room of Vault of Villains, 16 by 16.
import type { Drawing } from '../../../../art/painter'

export const RESIDENTS: Readonly<Record<string, Drawing>> = {
  vault_crypt: { mask: `
.....ttttt......
...ttttttttt....
..tttTttttttt...
..ttmmmmmmmtt...
.ttmmmmMmmmmtt..
.tmmmkkkkkmmmt..
.tmmkwwwwwkmmtgg
.tmmkwkwkwkmmtgg
.tmmkwwwwwkmmtgg
.tmmmkwkwkmmmt..
.tmmmmkkkmmmmt..
.ttmmmmmmmmmtt..
.tttmmmmmmmttt..
.ttttttttttttt..
nttttttttttttt.n
nntttttttttttnnn` },
  widow_chapel: { ramps: { b: 'purple' }, mask: `
......wwwww.....
....wwwwwwwww...
...wwwbbbbbwww..
b..wwbbbbbbbww.b
b.wwbrrbbbrrbww.
bb.wbrebbbrebw.b
.b.wbbbbbbbbbwbb
.bbbbbwbbbwbbbb.
...bbbbbbbbbbb..
.bbb.bbrrrbb.bb.
bb.bbbbbrbbbb.bb
b.bb.bbrrrbb.bb.
b.b..bbbbbbb..bb
..b.bb.bbb.bb..b
.bb.b.......b..b
.b..b.......bb..` },
  bone_ledger: { mask: `
.............ww.
............wwww
............www.
..wwwww....ww...
.wwwwwww..ww....
.wkkwkkwwww.....
.wkkwkkwww.wwww.
.wwwkwwwkwwwwwww
l.wwwww.kwwkkwwl
lw.kwkw.kwwwwwwl
lwwwwwwwkwkkkkwl
lwrrrrrwkwwwwwwl
lwwwwwwwkwkkkwwl
lwrrwrwwkwwwwwwl
llwwwwwwkwwwwwll
.llllllllllllll.` },
  ghost_treasury: { mask: `
......g..g..g...
......gggggg....
.....iiiiiii....
....iiiiiiiii...
...iiIiiiiiiii..
...iikkiikkiii..
...iikeiikeiii..
...iiiiiiiiiii..
.iiiiikkkkiiiiii
iigiiikrrkiiigii
ggggiiiiiiiiggg.
...g.iiiiiii.g..
....ggiigiigg...
..ggGggggiggggg.
.ggggGgggggGggg.
gGggggggGggggggg` },
  brawl_pit: { ramps: { n: 'green', a: 'leather' }, mask: `
....aaaa|
...aaaaa
...nnnnn
.n.nnnnn
.nnnekkn
..nnneen
rrr.nnnn
rrrrnnno
rRrrnwkk
rrrrnnkk
.rrrnnnn
..nnannn
wwwwwwww
mm.naaaa
wwwwwwww
mm.nnn..` },
  ogre_toll_bridge: { ramps: { n: 'lime', a: 'leather' }, mask: `
...nnnnnn.......
..nnnnnnnn...g..
.nnkknnkknn.gGg.
.nneknneknn.ggg.
nnnnnnnnnnnnnnn.
.nnnnoonnn.nnn..
.nwkkkkkwn.nn...
..nnnnnnn.nnn...
.aaaaaaaaannn...
mmaaaaaaaaan....
mmeerreerreerree
mmeerreerreerree
mm.aaaaaaa......
tttttttttttttttt
ttTtttkttttktttt
tttkkkkkkkkkkttt` },
  raider_barracks: { mask: `
l..............l
lw..w..........l
lwwww..rrrr....l
lmmmm.rrRrrrrr.l
lsksk.rrrrrrrrrl
lsssssrrrrrrrrrl
llllllllllllllll
lLllllllllllllll
l......l.......l
lw..w..........l
lwwww..uuuu....l
lmmmm.uuUuuuuu.l
lsksk.uuuuuuuuul
lssrssuuuuuuuuul
llllllllllllllll
l..............l` },
  champion_gallery: { mask: `
..g.........g...
.gggg.....gggg..
.gGgg.....ggGg..
.ggg..ggg..ggg..
.ggg.ggggg.ggg..
.ggggkgggkgggg..
..ggggGgggggg...
...ggkkkkkgg....
....ggGggggg....
....gGggggg.....
.....ggggg......
......ggg.......
...ttttttttt....
...tTtttttttt...
..tttyyyyytttt..
.tttttttttttttt.` },
  hex_exchange: { mask: `
.......gg.......
...ggggggggggg..
..gg...gg...ggg.
..g....gg....gg.
.g.g...gg...g.g.
.p.....gg.......
pPp.g..gg..g...g
.pppg..gg..g...g
pppppppgg.......
.ppppp.gg.gg.g..
..ppp..gg.ggggg.
gg...gggg.gGggg.
ggggggg.gggggggg
.......gg.ggggg.
.....gggggg.....
...gggggggggg...` },
  familiar_nest: { ramps: { b: 'purple' }, mask: `
..b...b.........
..bb.bb.........
..bbbbb..nn.nn..
..bYbYb..nnnnn..
.bbbbbbb.nYnYn..
.wbbobbw.nnnnn..
..bbbbb...nnn...
..bbbbbb.nnwnn..
.bbbbbbbbnwwwn..
.bbbbbbbbnwwwnb.
bbwbbwbbbbnnnbb.
ll.lllllllllll.l
.llLlllllLlllll.
lllllLllllllLlll
.lllllllllllll..
...lllLlllll....` },
  rune_mint: { mask: `
...mmmmmmmmmm...
..mMmmmmmmmmmm..
..mmrmmmmmmrmm..
..mm.mmmmmm.mm..
..mm.mMmmmm.mm..
..mm..mmmm..mm..
..mm.mmmmmm.mm..
..mm.mmMmmm.mmm.
..mm........mm.l
..mm.uuuuuu.mm.l
.gmmuuIiiiuumm..
ggmmuIukkuiumm..
.gmmuuukkuuumm..
mmmmmmmmmmmmmmmm
mMmmmmgggggmmmmm
mmmmmmmmmmmmmmmm` },
  archmage_vault: { ramps: { a: 'indigo' }, mask: `
.......p........
.....ppppp......
....pppPppp.....
..gggggggggg....
ppppppppppppp...
...mmmmmmmm.....
.mmmmaaaammmm...
.mmaaaYaaaammm..
mmaaaaYaaaaamm..
mmaaaYYYaaaamgg.
mmaYYYYYYYaamgg.
mmaaaYYYaaaamgg.
mmaaaaYaaaaamm..
.mmaaaYaaaamm...
.mmmmaaaaammm...
mmm.mmmmmmm.mmm.` },
  false_floor: { mask: `
......rr........
....rrrrr...w...
...ggggggg..w...
..rrrrrrrrr.....
............w...
.w....w.........
.w....w...kk....
..........k.....
lllll......lllll
lLllllk..kllLlll
lllllkkkkkklllll
llllkkYkkYkkllll
.kkkkkkkkkkkkkk.
lllkkkwkwkwkklll
lLllkkkwkwkkllLl
.lllllkkkkkllll.` },
  pickpocket_alley: { mask: `
..t.......t.....
.ttt.....ttt....
.tttttttttttt...
.tttwtttwtttt...
.tkkkkwkkkktt...
.kkeykwkeykktt..
.wkyykwkyykwt...
..wwwkkkwwww.mm.
...wwwwwww.mmmmm
.....mmmmmmmmmmm
.tt.mMmmmmmmmm..
ttl.mmmmmmmmmm..
.lll.mkmkmkmm...
lllgl.mkmkmkm...
lllll.mmmmmmm...
.lll..mmmmmmm...` },
  safe_cracker: { ramps: { b: 'green' }, mask: `
................
.bbbbb...mmmmmmm
.bbbbb..mMmmmmmm
bbbbbbb.mmkkkkkm
.lllll..mmkmmmkm
lkklkkl.mmkmgmkm
.lelellllmkgkgkm
.llllllllmkmgmkm
..lwwll.kmkmmmkm
..kbbk.k.mkkkkkm
.bkbbkk..mmmmmmm
bbbkkbb..mmmmmmm
bbbbbbbllmkkkmmm
.bbgbbblLmkykmmm
.bbbbbb..mmmmmmm
.lll.lll.mm...mm` },
  time_lock_door: { mask: `
.....tttttt.....
...ttllllllt....
.t.tlllllllltt..
.ttllwwwwwwlltt.
.tllwwwkwwwwllt.
.tlwwwwkwwwwwlt.
.tlwkwwkkkkwwlt.
.tlwwwwwwwwwwlt.
.tllwwwwwwwwllt.
.tlllwwkwwwlllt.
.mmmmmmmmmmmmmm.
.tllllmmmmllllt.
.tlllmmkkmmlllt.
.tlllmmkkmmlllt.
.tllllmmmmllllt.
ttllllllllllllt.` },
  salvage_bay: { mask: `
.......gg.......
.......kk.......
.......gg.......
.....mmmmmm.....
....mm....mm....
...mm.iiii.mm...
...m.iiIiii.m...
...mmmmmmmmmm...
..mmrmmgmmrmmm..
.....mmmmmm.....
................
...m.....t...g..
..mmm.l.ttt.mmm.
.tmrmtlltutmmkmt
ttmmmtllttummmmt
tttmttllttttmttt` },
  larva_pens: { ramps: { a: 'sand', w: 'bone' }, mask: `
..www...........
.wwwww....www...
.wkwkw...wwwww..
.wwwww...wkwkw..
..wow....wwwww..
..www.www.wow...
.wwwwwwwwwwwwww.
gggwwkwkwwggggg.
gGggwwwwwgGggggg
gggggwowgggggggg
kkkkkkkkkkkkkkkk
gGgggggggggggggg
gggglggnnnggglgg
gggglgnknkngglgg
gggglggnnnggglgg
kk............kk` },
  signal_beacon: { mask: `
Y..Y...r|
Y.Y...rr
Y.Y.Y.rr
Y.Y.Y.rR
Y..Y...r
.Y.....m
......mm
......mk
.....mmk
.....mkm
.....mmk
....mmkk
....mkmm
....mmkk
..tttttt
.tttttyy` },
  mothership_dock: { mask: `
......iiii......
....iinnnnii....
...iinnnnnnii...
...inkknnkkni...
...inkennkeni...
...iinnnnnnii...
.mmmmmmmmmmmmmm.
mmMmmmmmmmmmmmmm
mrmmgmmrrmmgmmrm
mmmmmmmmmmmmmmmm
.mmmmkkkkkkmmmm.
gg..mYYYYYYm..gg
gg...YyyyyY...gg
ggm..YyyyyY..mgg
.ggmYyyyyyyYmgg.
gggggggggggggggg` },
}
