// Who or what lives in each room of Portable Power, 16 by 16.
import type { Drawing } from '../../../../art/painter'

export const RESIDENTS: Readonly<Record<string, Drawing>> = {
  travel_shrine: { mask: `
.....llllll.....
.....l....l.....
....rrrrrrrr....
..rrrRrrrrrrrr..
.rrrrrrrrrrrrrr.
rrrrrrrrrrrrrrrr
..gggggggggggg..
..glvvvvvvvvlg..
..glvvYYYYvvlg..
..glvYYkkYYvlg..
..glvvYYYYvvlg..
.ggllvYYYYvllgg.
lllllllllllllll.
lLlgglllllggllll
.llll.....llll..
..ll.......ll...` },
  masters_hand: { mask: `
...ww..ww.......
...ww..ww.ww....
...wwk.wwkww....
.w.wwk.wwkww.ww.
.wwwwkwwwkwwkww.
.wwwwwwwwwwwwww.
..wwwwkwwwkwwww.
..wwwwkwwwkwww..
...wwwwwwwwwww..
....wwwwkkwww...
.....wwwwwwww...
..llgrrrrrrglll.
lllllrrrrrrlllll
llLllllggllllLll
lllllllkkllllll.
.gg.........gg..` },
  war_turtle: { ramps: { a: 'lime' }, mask: `
.........mm.....
....mmmmmmmm....
mm.mMmmmmmmmm...
mmmmmmmmmmmmm...
mm.mmmmmmmmm....
.......mm.......
.....nnnnnnnn...
aaa.nnlnnnnlnnn.
aaaannnlnnlnnnn.
akeannnnllnnnnnn
akkaanlnnnnlnnnn
aaaaggggggggggg.
kkaalgllllgllla.
.aaaaaaa.aaaa.aa
....aaa...aaa...
....waw...waw...` },
  pop_up_barracks: { ramps: { a: 'sand', b: 'red' }, mask: `
.......l........
.......bbbb.....
.......bbb......
......aal.......
.....aaaaa......
....aaanaaa.....
...aankknkaaa...
...aannnnnnaa...
..nannnnnnnnan..
..nnnekkkkennn..
.aaannnnnnnnaaa.
.aaaannkkknaaaa.
aaaaawnkknwaaaaa
aaaaakknnkkaaaaa
l.aaakkkkkkaaa.l
ll............ll` },
  suitcase_study: { mask: `
.lllllllllllllll
.lggggggggggggll
.lvrvuunvvgvoull
.lvruuunnvgvoull
.lvruuunnpgpoull
.lggggggggggggll
.lvYvvvvvvvmmvll
.lYYYvvwwwvmmvll
.lvwvvwwwwwmmvll
.lggggggggggggll
lllllllllllllll.
llLlllllllllllll
gllllgggggglllgl
lllllgkkkkglllll
lLlllgggggglllll
.llllllllllllll.` },
  bottled_imp: { mask: `
......llll......
......lLll......
.....gggggg.....
......iiii......
......iIdi......
....iiIddiii....
...iIrdddrddi...
..iIdrrrrrdddi..
..iIrrrrrrrdrii.
.iIdrYkrYkrdrri.
.iIdrrrrrrrrrdi.
.iIrrwkwkwrddri.
.iddrrrrrrdddri.
..iddrrrrrrrri..
..iidrdddrddii..
....iiiiiiiii...` },
  portable_hole: { mask: `
....llllll......
...ll....ll.....
.ggl......lgg...
.gpppppppppgg...
.ppkkkkkkkkppp..
ppkkkkkkkkkkkpp.
pkkkkkkkkkkkkkp.
pkkYYkkYYkkkkkp.
pkkYkkkYkkkkkpp.
pkkkkkkkkkkkpooo
pkkkwkwkwkkpoooo
ppkkkkkkkkpoooo.
.ppkkkkkkkpooo..
..pppkkkkpooo...
....pppppooo....
..........o.....` },
  trapdoor_rug: { mask: `
.....llllll.....
.....l....l.....
.rrllrrrrrrllrr.
rrrllRrrrrrllrrr
rrrggrrrrrrggrrr
rrrllrrrrrrllrrr
.kkkkkkkkkkkkkk.
.rrlllllllllllr.
.rrkkkkkkkkkklr.
rrrkYYkkYYkkkrrr
rgrkYkkkYkkkkrgr
rrrkkkkkkkkkkrrr
rgrkkwkwkwkkkrgr
rrrkkkkkkkkkkrrr
rrgrrrgrrrgrrrrr
g.g.g.g.g.g.g.g.` },
  rolling_throne: { ramps: { a: 'lime' }, mask: `
..g...gggg...g..
.ggg.gggggg.ggg.
.gpgpggrrggpgpg.
.gpppggggggpppg.
.gppaaaaaaaappg.
.gaaaaaaaaaaaag.
.gpaakkaakkaapg.
.gpaakeaakeaapg.
.gpaaaaaaaaaapg.
gggawkkkkkkwaggg
glgpakkkkkkapglg
glgrrraaaarrrglg
gggggggggggggggg
.llll......llll.
llmmll....llmmll
.llll......llll.` },
  tent_of_mirrors: { mask: `
.......rr.......
.......rrr......
.......l........
......rwwr......
.....rrwwrr.....
....wrrwwrrw....
...wwrrwwrrww...
.rwwrrrwwrrrwwr.
rrwwrrwwwwrrwwrr
.w.gggggggggg.w.
.rrgiiiigiiigrr.
.rwgiIiigiIigwr.
.rwgIiiigiiigwr.
.rrgiiiigiiigrr.
.rrgiiiigiiigrr.
l.rggggggggggr.l` },
}
