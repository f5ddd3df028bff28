// Who or what lives in each room of Rise of the Minibosses, 16 by 16.
import type { Drawing } from '../../../../art/painter'

export const RESIDENTS: Readonly<Record<string, Drawing>> = {
  spectral_bomb: { mask: `
...........y.y..
.........ll.Y...
........ll.yYy..
......mmm...y...
.....mmmm.......
...iiiiiiii.....
..iiIIiiiiiii...
.iiIIiiiiiiiii..
.iIIikkiiikkii..
iiIiikkiiikkiii.
iiiiiiiiiiiiiii.
iiiiiiikkiiiiii.
.iiiiiikkiiiiii.
.iiiiiiiiiiiiiii
..iiii.iiii.iiii
....i...ii....i.` },
  monster_academy: { ramps: { a: 'green' }, mask: `
llllllllllllllll
laaaaaaaaaaaaaal
laaEaaaaaaaaappl
laEaEaaEaaaapppl
laEEEaEEEaaapppl
laEaEaaEaaaaappl
laEaEaaaaaaaappl
laaaawaaaawaappl
llllwwppppwwppp.
...wwppppppwwpp.
...ppeeeeeepppp.
...ppeekkeeppp..
...ppeekkeep..n.
...pppeeeepprnr.
llppppppppprRrrr
llppkwkwkwkprrrl` },
  ancient_guardtower: { ramps: { t: 'metal' }, mask: `
...........rrrr.
...........rrr..
tt.ttt..tt.l....
tt.ttt.ttt.tt...
ttttttttttttttt.
tttTttttttttTtt.
.nttttttttttttn.
..ttkkttttkkttn.
..tkYkkttkkYkt..
..tkkykttkykkt..
..tttttttttttt..
..ntttkkkktttt..
.nnttkkwkwkttn..
.nnTtkwkwkkTtnn.
.ntttkkkkkkttnn.
nntttkkkkkkttttn` },
  tomb_of_terrors: { ramps: { t: 'sand' }, mask: `
......tttt......
.....tttttt.....
....kkkkkkkk....
....ttttttttt...
...tttwwwwttt...
...ttwwwwwwtt...
..kkkwkwwkwkkk..
..tttwwkkwwttt..
..ttttwwwwtttt..
.tttkkkkkkkkttt.
.kkkkvvvvvvkkkk.
.tttkvYvYvvkttt.
ttttkvvvvvvktttt
ttttkvvrvrvktttt
tttnnvvvvvvkttnt
ttnntnvvvvnntttn` },
  imp_hoard: { ramps: { w: 'gold' }, mask: `
..r..........r..
..rr..rrrr..rr..
...rrrrrrrrrr...
....rrrrrrrr....
....ryyrryyr....
....rykrrykr....
r...rrrrrrrr...r
rr..rkEkEkEr..rr
rrrr.rrrrrr.rrrr
.rrrrrgggGrrrrr.
..rr.ggGggggrr..
...grrggggrrg...
..ggrrrgggrrrgg.
.gGgggggGgggggGg
ggggGgigggggrggg
ggggggggGgggggGg` },
  vampire_lab: { ramps: { h: 'night', s: 'bone', a: 'ice' }, mask: `
....hhhhhhh.....
...hhhhhhhhh....
...hhhshhshh.mm.
...hsssssssh.ww.
..llllllllll.wr.
..lmnmllmnml.wr.
..lnNnllnNnl.wr.
...ssssssss..rr.
...sskkkkss.ssr.
....sEssEs..sss.
.aa..ssss..aasa.
aaaaaarraaaaaa..
aa.aaarraaaaa...
aa.aaaaaaraa....
ss.aaakaarra....
...aaakaaaaa....` },
  haunted_cavern: { ramps: { t: 'umber' }, mask: `
.....tttttt.....
...ttttttTttt...
..tttTttttttttt.
.tttttttttttttt.
.ttttttttttttTtt
ttTtkkkttkkkkttt
tttkkkkttkkkkktt
ttkkYYkttkkYYktt
ttkkkkkttkkkkktt
ttttttttttttttTt
tttkkkkkkkkkkttt
tTtkwkkwkkwkkktt
ttkkwkiiiikwkktt
ttkkkikiikikkktt
ttkkkiiiiiikkttt
tttkiiiiiiiikttt` },
  minion_clinic: { eye: 'gold', mask: `
.....wwwwww.....
....wwwwrwww....
....wwwrrrww....
n...wwwwrwww...n
nnn.wwwwwwww.nnn
.nnnnnnwwwwnnnn.
..nneennwwnnnn..
...neKnnnkkknW..
...nnnnnnkknWr..
...nnnnnnnnWn...
....nnkkkkWn....
...iinnnnnnii...
.liiiiiirriiiil.
.liIiiirrrriiil.
.liiiiiirriiiil.
.ll.iiiiiiii.ll.` },
  robbers_vault: { mask: `
....mmmmmmmm....
..mmmmmmmmmmmm..
.mmMMmmmmmmmmmm.
.mMmmmmmmmmmmmm.
mmkkkkkkkkkkkkmm
mkkkeekkkkeekkkm
mkkkekkkkkekkkkk
mmkkkkkmmkkkkkmk
mmmkkkmmmmkkkmkm
mmmmmmggggmmmmmm
mkmmmggmmggmmmkm
mmmmmgmkkmgmmmmm
.mmmmggmmggmmmm.
.mmmmmggggmmmmm.
..mmmmmmmmmmmm..
.mmm.mmmmmm.mmm.` },
  minotaur_catacombs: { mask: `
w..............w
ww............ww
www..wwwwww..www
.wwwwwwwwwwwwww.
..wwwwwwwwwwww..
....wwwwwwww....
...wkkkwwkkkw...
...wkrkwwkrkw...
....kkwwwwkk....
....wwwwwwww....
.www.wwkkww.www.
wwwwwwwkkwwwwwww
wkwkwwgwwgwwkwkw
wwwww.gggg.wwwww
.www..www..www..
kwkwkwkwkwkwkwkw` },
  goblin_market: { eye: 'gold', mask: `
.rrwwrrwwrrwwrr.
rrrwwrrwwrrwwrrr
rrrwwrrwwrrwwrrr
.r..w..r..w..r..
.l..nnnnnn....l.
nl.nnnnnnnn..nl.
nnnnnnnnnnnnnnl.
.nneennneennnnl.
.l.neKnneKnn..l.
.l.nnnnnnnnn.gl.
.l..nkwwwknnnGg.
.l.llnnnnlnnngl.
llllllllllllllll
lrrlgGglnNnlmMml
lrRlgggnnNnnlmml
llllllllllllllll` },
  power_leech: { mask: `
..........Y.....
...pppp..YY.....
.pppppppp.YY..Y.
ppkkkkpppp.Y.YY.
pkwkwkkpPpp...YY
pkkrrkwkpppp...Y
pkwrrkkkpPpp....
pkkkwkkppppp....
.pkkkkppoppp....
..pppppooppp....
...pppoo.ppp....
..Y...oo.pPpp..p
..YY.....ppppppp
...Y...ppppPppp.
.....ppoopoopp..
....ooooooooo...` },
  fetid_beast: { ramps: { a: 'umber' }, mask: `
...N.........N..
..N...N...N..N..
...N...N.N..N...
..N...N..N...N..
....aaa.aaa.....
..aaaaaaaaaaaa..
.aaaAaaaaAaaaaa.
aaaaaaaaaaaaaaa.
aayyyaaayyyaaaaa
aaykyaaaykyaaAaa
aaayaaaaayaaaaaa
aaaaakkkaaaaaaaa
aakkkkkkkkkaaaaa
aawkwnnnkwkaaaa.
.aaaaNnNaaaaaaa.
.aa.anNnaa.aa.a.` },
  training_camp: { ramps: { c: 'tan' }, mask: `
.....mmmmmm.....
....mMmmmmmm..m.
....mmmmmmmm.mM.
....mkkkkkkm.mM.
....ckkcckkc.mM.
....cckcckcc.mM.
.....cccccc..mm.
.....cckkcc.gggg
llllrrrrrrrrllll
lllrrwwwwwwrrlll
..rrwwrrrrwwrr..
..rwwrrwwrrwwr..
..rwwrrwwrrwwr..
..rrwwrrrrwwrr..
...rrwwwwwwrr...
..llrrrrrrrrll..` },
  shrooman_aviary: { mask: `
.....rrrrrr.....
...rrrwwrrrrr...
..rwwrwwrrrwwr..
.rrwwrrrrrrwwrr.
.rrrrrrwwrrrrrr.
rrwwrrrwwrrrwwrr
.kkkkkkkkkkkkkk.
w..wwkwwwwkww..w
ww.wwkwggwkww.ww
wwwwowggggwowwww
.wwwwwwggwwwwww.
..wwwwwwwwwwww..
...wwwwwwwwww...
.....ggwwgg.....
llllgglllggllll.
.lllllllllllllll` },
  dragons_nest: { mask: `
.w....w.........
.ww...ww........
..wwrrrww.......
..rrrrrrrr......
.rrYkrrrYkr..p..
.rrYkrrrYkr.pp..
rrrrrrrrrrr.ppp.
rkrrkrrrrrrpppp.
rrrrrrrrrrr.ppp.
.wkwkwkrrrrr.pp.
..rrrrrrrrrrr...
.ii..ggrrrrrr.nn
iIii.gggrrrr.nNn
iiiiggGggrrrrnnn
llllLlllllllLlll
.lLlllLlllllllL.` },
  doppelganger_hive: { mask: `
......gggg......
....ggGggggg....
...gggvvvvggg...
..gGgvhhhhvggg..
.gggvhhhhhhvggg.
.gggvSkSSkSvggg.
.gggvsSSSSsvggg.
ggvvvvsKKsvvvvgg
gvhhhhvvvvhhhhvg
vhhhhhhvvhhhhhhv
vSkSSkSvvSkSSkSv
vsSSSSsvvsSSSSsv
gvsKKsvggvsKKsvg
ggvvvvggggvvvvgg
.ggGggggggggGgg.
...gggggggggg...` },
  foyer_elemental: { mask: `
.g....llll....g.
.gg.gllllllg.gg.
..g.lkkllkkl.g..
..g.lkYllYkl.g..
..gglllllllllg..
..gglggggggllg..
....lgwwwwgl....
....lgwkwwgl....
.rr.lgwkkwgl.uu.
rrr.lgwwwwgl.uuu
rrr.lggggggl.uu.
rr..lkwkwkwl..u.
r...llllllll..u.
...nnnnnnnnnn.l.
..nnwnwwnwnnnnl.
.nnnnnnnnnnnnn..` },
  mysterious_portal: { ramps: { l: 'indigo' }, mask: `
.....gggggg.....
...gggiiiiggg...
..ggiiIIiiiigg..
.ggiiuuuuuuiigg.
.giiuuppppuuiig.
ggiuuppvvppuuigg
giiuppvEEvppuiig
giiuppvvvEpuuiig
giiuppvvEvppuiig
giiuppvvvvppuiig
ggiuuppvEvpuuigg
.giiuuppppuuiig.
.ggiiuuuuuuiigg.
..ggiiiiiiiigg..
.tttggiiiiggttt.
tttttttttttttttt` },
  alchemists_lab: { mask: `
.....ww.........
.....mm.wwww....
....mmmwwMMww...
....mMmw...ww...
....mmm....ww...
...mpppm...ww...
..mppPppm.wwww..
.mpPppppm..mm...
.mppppPpm.mnnm..
.mpppppppm.nNnn.
..mpppppm.mnnnnm
...mmmmm..mnNnnm
..l.yYy.l..mmmm.
.l.yYYYy.lllllll
.lllllllllLllLll
.ll..........ll.` },
  black_market: { ramps: { a: 'night', b: 'wine' }, mask: `
.....aaaaaa.....
....aaaaaaaa....
..aaaaaaaaaaaa..
...kkkkkkkkkk...
....kYYkkYYk....
....kkkkkkkk....
..aaaakkkkaaaa..
aaabbaaaaaabbaaa
abbbbbaaaabbbbba
abgbrbbaabbmbbba
abgbrrbaabbmbiba
aggbrrbaabbmbiba
abbbbbbaabglgiia
abbibgbaabblbbba
abiiigbaabbbbbba
aa.bb.aaaa.bb.aa` },
  mind_thresher: { mask: `
.m..mmmmmmmm..m.
mmmmmmMMmmmmmmmm
.mkkmmmmmmmmkkm.
mmkYkmmmmmmkYkmm
.mmkkmmmmmmkkmm.
.mmmmmmmmmmmmmm.
..M..M..M..M..M.
..M..M..M..M..M.
.....oooooo.....
...ooooOOoooo...
..oooopooopooo..
.ooooooooooopoo.
.opookkookkoooo.
m.oookEookEoop.m
mmmooooooooommmm
mkmmmmmmmmmmmmkm` },
  cursed_well: { mask: `
.......rr.......
.....rrrrrr.....
...rrrrRrrrrr...
.rrrrrrrrrrrrrr.
rrrrrrrrrrrrrrrr
.ll..........ll.
.ll...nnnn...ll.
.ll..nnnnnn..ll.
.ll.nnYknYkn.ll.
.ll.nnYknYkn.ll.
.ll.nnnnnnnn.ll.
tnntnnkwkwnntnnt
tNtntnnnnnntnttN
ttTttTttntTttTtt
.tttTttttttTttt.
..tTtttTttttTt..` },
  loot_box: { mask: `
..Y....Y....Y...
...Y...Y...Y....
....Y..Y..Y....Y
.Y.............Y
...gggggggggg...
..gppppggppppg..
.gpppPpggpppppg.
gggggggggggggggg
vYvYvYvYvYvYvYvv
gggggEEEEEgggggg
gppppEEpEEppppgg
gpPppppEEEpppppg
gpPppppEEppppppg
gppppppppppppppg
gppppppEEppppppg
gggggggggggggggg` },
  crystal_ballroom: { mask: `
.....iiiiii.....
...iiIIuuuuii...
..iIIuuuuuuuui..
.iIIuuuuuuuuuui.
.iIuukkuuuoouui.
iIuuukkuuuoouuui
iuuuukkkuoooouui
iuuuukkkkkooouui
iuuuukkuuooooouu
iuuuukkuuoooouui
.iuukkkuooooooi.
.iuukukuooooooi.
..iiuuuuuuuuii..
..gggiiiiiiggg..
...gggggggggg...
..gggrggggrggg..` },
  efreets_chamber: { ramps: { a: 'ember' }, mask: `
....y..Y..y.....
w...yyYYYyy...w.
ww..aYYYYYa..ww.
.wwaaaaaaaaaww..
...aaaaaaaaa....
...akYaaaYka....
...aakaaakaa....
...aaaaaaaaa....
.aa.aEkEkEa.aa..
aaaaaaaaaaaaaaa.
aaakaakkkaaakaa.
agaaaaaaaaaaaga.
.ggaaakkkaaagg..
...yyYYYYYyy....
..mmmmmmmmmmm...
....mmmmmmm.....` },
  magipede: { mask: `
.....p..........
....ppp.........
....pYpp...Y..i.
...pppppp.Y..iIi
.pppppppppp.Y.i.
...uuuuuuu.l....
...uekuekull....
...ukkukku..y...
...uuuuuuu.Yyy..
..u.uwkwu...y...
...uuuuuullY....
..u.uuuuu.......
...uuUuuuuu..uu.
..uuuuuUuuuUuuu.
..uuuUuuuUuuuUu.
..o.oo.oo.oo.oo.` },
  delvers_quarry: { mask: `
...mmmmllmmmm...
.mmMMMmllmmmmmm.
mmm....ll....mmm
m......lL......m
.......lL.......
..ttt..lL.ttt...
.tTttt.lLtTttt..
ttTtttttLttttttt
mmmmmmmmmmmmmmmm
lllllllllllllllm
lLllgllllllglllm
.lllllllllllllm.
.mmmmmmmmmmmmmm.
..mmm......mmm..
.mmkmm....mmkmm.
..mmm......mmm..` },
  garbage_chute: { ramps: { a: 'night' }, mask: `
.mmmmmm.........
mMMmmmmm........
mMmmmmmmmm......
mmmmmmmmmmmm....
.mmmmmmmkkkkm...
...mmmmkvvvvkm..
....mmmkvvvvvm..
.....mmkvvvvkm..
......mmkkkkm...
W.W.W.WWmmmm.gg.
WWWWWWkWW.....gg
W.W.W.WW.rr..aa.
........rrr.aaaa
nnnnnnnn.rnaaAaa
nYknYknnnnnaaaaa
nnnnnnNnnnnnaaan` },
  unstable_mine: { mask: `
..tttt..tt..tt..
.tttttttttttttt.
ttTttttkttttTttt
ttlllllklllllltt
tlLlllkklllllllt
tlkkkkkkkkkkkklt
.lkvvvvvvvvYvkl.
.lkYkvYkvvyYYkl.
.lkvvvvvvvwYvkl.
.lLvvvvvwwvvvLl.
.llvRrkRrkRrvll.
.llvRrkRrkRrvll.
.llvwwwwwwwwvll.
tllvRrkRrkRrvllt
tllvRrkRrkRrvllt
ttttttttttttttt.` },
  sawtooth_pendulum: { mask: `
.llllllllllllll.
..llllmmmmllll..
......mllm......
.......lL.......
.......lL.......
.......lL.......
......gggg......
m....ggkkgg....m
mm...ggkkgg...mm
mmmmmmggggmmmmmm
mmMmmmmmmmmmmmmm
.mmMMmmmmmmmmmm.
.WmmmMMMmmmmmmW.
.WW.mmmmmmmm.WW.
.W.WW.WmmW.WW.W.
....W.WWWW.W....` },
  the_catapult: { ramps: { c: 'tan' }, mask: `
..ttt...........
.tTttt..........
.ttttt..........
ccttttc.........
.cccccc.........
...cccc....ll...
.....ccc..lll...
......ccclll....
.......cccl.....
......lmmccc....
.....ll.l.ccc...
.mm.ll.lll.ccmm.
llllllllllllllll
lLmmmlllllllmmml
.mmkmm....mmkmm.
..mmm......mmm..` },
  endless_gallery: { mask: `
.......mm.......
......l..l......
....ll....ll....
gggggggggggggggg
gGggggggggggggGg
ggkkkkkkkkkkkkgg
ggkrrrrrrrrrrkgg
ggkrgggggggGrkgg
ggkrgkkkkkkgrkgg
ggkrgkrYYrkgrkgg
ggkrgkrYyrkgrkgg
ggkrgkkkkkkgrkgg
ggkrggggggggrkgg
ggkrrrrrrrrrrkgg
ggkkkkkkkkkkkkgg
gGggggggggggggGg` },
  paywall: { mask: `
.....gggggg.....
...gggggggggg...
..gggGGkkggggg..
..ggGggkkggggg..
rrrrGggkkgggrrrr
rRrkgggkkgggkRrr
rrrkgggkkgggkrrr
kkkkkkkkkkkkkkkk
rkRrmmmmmmmmRrrr
rkrrmkkkkkkmrrrr
kkkkmmmmmmmmkkkk
rrrkrrRrkrrrrkrr
Rrrkrrrrkrrrrkrr
kkkkkkkkkkkkkkkk
rkrrrRrkrrrrkrRr
rkrrrrrkrrrrkrrr` },
  living_trap: { mask: `
.....yY..yY.....
.....yk..yk.....
.mm...mm.mm..mm.
.mmmmmmmmmmmmmm.
mmMmmmmmmmmmmmmm
mmkWkWkWWkWkWkmm
mmkWkkkWWkkkWkmm
.mkkkrrrrrrkkkm.
.mkkrrroorrrkkm.
mmkkkrrrrrrkkkmm
mmkWkkkWWkkkWkmm
mmkWkWkWWkWkWkmm
mmmmmmmmmmmmmmmm
.mmmMmmmmmmmmmm.
.mmm........mmm.
mmmm.tt.tt.tmmmm` },
  the_dreadmill: { ramps: { t: 'leather' }, mask: `
WW............WW
WwW...rrrr...WwW
.WwW.rrRrrr.WwW.
..WwWrRrrrrWwW..
...WwWrrrrWwW...
...tWwWwwWwWt...
...tkwwwwwwkt...
...twwkwwkwwt...
...twwkwwkwwt...
...tkwwwwwwkt...
...tWwkwkwwWt...
..tWwWttttWwWt..
..WwWttTtttWwW..
.WwWttkkkktttWwW
WwWtttkYYktttTWw
WW.tttkYYktttt.W` },
  personnel_office: { ramps: { n: 'green', a: 'ice' }, mask: `
....nnnnnnnn....
...nnNnnnnnnn...
...nnnnnnnnnn...
n.kkkkknnkkkkk.n
nnkeekknkkeekknn
.nkeekknnkeekkn.
..kkkkknnkkkkk..
...nnnnnnnnnn...
...nnwkkkkwnn...
..aannnnnnnnaa..
.aaaawwrrwwaaaa.
ww.aaawrrwaaa...
wwwwaaarraaa.rr.
wkkwwaaraaa..ll.
llllllllllllllll
llLllllggggllllL` },
  trophy_room: { mask: `
..llllllllllll..
.llLllllllllLll.
.lllllrrrrlllll.
lllllrrrrrllllll
llllmmmrrmmmllll
lllmmMmmmmmmmlll
lllmmmmmmmmmmlll
lllmmssssssmmlll
lllmskkssskksmll
lllmsekssseksmll
.llmsssssssssml.
.llmmsskkkssmml.
.lllmmssssssmll.
..lllmmmmmmmll..
...llggggggll...
.....gkkkkg.....` },
  lightning_rod: { mask: `
.........YYYY...
........YYYY....
.......YYYY.....
......YYYYYYY...
.........YYY....
........YYY.....
.......YYY......
..Y...YYmm...Y..
.YY..mMmmmm..YY.
..YY.mmmmmm.YY..
......mmmm......
.......mM.......
.....llllll.....
.......mM.......
....llllllll....
..tttttttttttt..` },
  pixie_fountain: { ramps: { h: 'green', a: 'lime' }, mask: `
.......hh.......
.oo...hhhh...oo.
oOoo.hhhhhh.oOoo
oooo.hssssh.oooo
.oooosksskooooo.
..ooossssssooo..
.oo..askksa..oo.
.o..aaiiaaa...o.
.....aiiaas.....
.....siissi.....
..tttiiiiiittt..
...tttiiiittt...
......iiii......
.iiiIiiiiiiIiii.
tttttttttttttttt
.ttTttttttttTtt.` },
  the_keystone: { mask: `
.....gggggg.....
...t.gGgggg.t...
..tt.gkkkkg.tt..
.tttkgkkkkgkttt.
ttTtkggkkggktTtt
ttttk.gkkg.ktttt
kkttt.gkkg.tttkk
.tkkt.gggg.tkkt.
tTtkkvvYYvvkktTt
tttkvvvvvvvvkttt
kkkkvvvvvvvvkkkk
.Ttkvkvvvvkvktt.
tttkvYkvvkYvkttt
kkkkvvvvvvvvkkkk
tTtkvvkwwkvvktTt
tttttttttttttttt` },
  pool_of_shadows: { ramps: { a: 'night', b: 'indigo' }, mask: `
......aaaa......
....aaaaaaaa....
...aaaaaaaaaa...
...akkaaaakka...
...aYYkaakYYa...
...aaYYaaYYaa...
.a.aaaaaaaaaa.a.
.aa.aakkkkaa.aa.
aaa.aaaaaaaa.aaa
.aaaaaaaaaaaaaa.
..aaaaaaaaaaaa..
..bbaaaaaaaabb..
.bppaaaaaaaappb.
bppPppaaaappPppb
.bbppppPPppppbb.
...bbbbbbbbbb...` },
}
