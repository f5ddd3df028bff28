### Boss Monster, Krypta Złoczyńców (VOV): nazwa i tekst każdej karty.

## Komnaty

vault_crypt = Krypta skarbców
    .text = Zniszcz tę komnatę: dostajesz 1 monetę i bierzesz na rękę kartę komnaty ze stosu kart odrzuconych.
widow_chapel = Kaplica wdów
    .text = Raz na rundę, gdy w tej komnacie zginie bohater: dostajesz 1 monetę.
bone_ledger = Kościana księga rachunkowa
    .text = Raz na rundę zapłać 2 monety: weź na rękę czar ze stosu kart odrzuconych.
ghost_treasury = Widmowy skarbiec
    .text = Raz na rundę, gdy w tej komnacie zginie bohater: każdy przeciwnik odrzuca jedną wybraną przez siebie kartę.
salvage_bay = Złomowisko
    .text = Gdy ta komnata zostanie odsłonięta: dostajesz 2 monety.
larva_pens = Zagroda larw
    .text = Raz na rundę, gdy w tej komnacie zginie bohater: połóż na niej żeton +1.
signal_beacon = Radiolatarnia
    .text = Gdy budujesz tę komnatę: obejrzyj wierzchniego bohatera każdej talii bohaterów.
mothership_dock = Dok statku-matki
    .text = Gdy budujesz tę komnatę lub zostanie ona odsłonięta: możesz przenieść jedną zakrytą komnatę w swoim lochu na wierzch jej stosu. To ją odsłania.
brawl_pit = Arena bijatyk
    .text = Zadaje o 1 obrażenie więcej, dopóki jest przy niej miniboss.
ogre_toll_bridge = Most ogra-poborcy
    .text = Raz na rundę, gdy bohater przeżyje tę komnatę: dostajesz 1 monetę.
raider_barracks = Koszary łupieżców
    .text = Gdy budujesz tę komnatę: zapłać 1 monetę albo odrzuć kartę komnaty, jeśli jakąś masz.
champion_gallery = Galeria czempionów
    .text = Sąsiednie komnaty z minibossem zadają o 1 obrażenie więcej.
hex_exchange = Giełda uroków
    .text = Raz na rundę odrzuć czar: dostajesz 1 monetę i dobierasz kartę komnaty.
familiar_nest = Gniazdo chowańców
    .text = Raz na rundę, gdy zagrasz czar i nie zostanie on anulowany: ta komnata zadaje do końca rundy o 1 obrażenie więcej.
rune_mint = Mennica run
    .text = Gdy budujesz tę komnatę lub zostanie ona odsłonięta: dostajesz 1 monetę i dobierasz czar, jeśli nie masz żadnego na ręce.
archmage_vault = Skarbiec arcymaga
    .text = Raz na rundę zapłać 1 monetę: dobierz czar.
false_floor = Fałszywa podłoga
    .text = Zniszcz tę komnatę: zadaj 3 obrażenia jednemu bohaterowi, który się w niej znajduje.
pickpocket_alley = Zaułek kieszonkowców
    .text = Raz na rundę, gdy bohater wejdzie do tej komnaty: zabierz 1 monetę wybranemu przeciwnikowi.
safe_cracker = Kasiarz
    .text = Raz na rundę zniszcz inną komnatę w swoim lochu: dostajesz 2 monety.
time_lock_door = Drzwi z zamkiem czasowym
    .text = Raz na rundę zapłać 2 monety: jeden bohater przy twoim wejściu czeka tam do następnej rundy.

## Minibossowie

mortician = Grabarz
    .text = { mortician.level-1 } { mortician.level-2 } { mortician.level-3 }
    .level-1 = Ta komnata ma jeden dodatkowy skarb kapłana.
    .level-2 = Gdy w tej komnacie zginie bohater: możesz wziąć na rękę kartę komnaty ze stosu kart odrzuconych.
    .level-3 = Wylecz jednego zwykłego bohatera: zakryj go. Potem ten miniboss wraca na pierwszy poziom.
bonecrusher = Łamignat
    .text = { bonecrusher.level-1 } { bonecrusher.level-2 } { bonecrusher.level-3 }
    .level-1 = Ta komnata zadaje o 1 obrażenie więcej.
    .level-2 = Sąsiednie komnaty potworów zadają o 1 obrażenie więcej.
    .level-3 = Zadaj 4 obrażenia jednemu bohaterowi w tej komnacie. Potem ten miniboss wraca na pierwszy poziom.
hexling = Urokliwiec
    .text = { hexling.level-1 } { hexling.level-2 } { hexling.level-3 }
    .level-1 = Ta komnata ma jeden dodatkowy skarb maga.
    .level-2 = Raz na rundę odrzuć kartę: dobierz czar.
    .level-3 = Gdy przeciwnik zagra czar: anuluj go, nawet poza swoją kolejką. Potem ten miniboss wraca na pierwszy poziom.
fingers_mcgee = Paluch McGee
    .text = { fingers_mcgee.level-1 } { fingers_mcgee.level-2 } { fingers_mcgee.level-3 }
    .level-1 = Ta komnata ma jeden dodatkowy skarb złodzieja.
    .level-2 = Raz na rundę, gdy bohater wejdzie do tej komnaty: dostajesz 1 monetę.
    .level-3 = Weź losową kartę z ręki jednego przeciwnika. Potem ten miniboss wraca na pierwszy poziom.
probe_unit = Sonda
    .text = { probe_unit.level-1 } { probe_unit.level-2 } { probe_unit.level-3 }
    .level-1 = Ta komnata ma jeden dodatkowy skarb odkrywcy.
    .level-2 = Raz na rundę obejrzyj wierzchnią kartę talii komnat i zostaw ją albo odrzuć.
    .level-3 = Przenieś jedną zakrytą komnatę w swoim lochu na wierzch jej stosu. To ją odsłania. Potem ten miniboss wraca na pierwszy poziom.
iron_usher = Żelazny odźwierny
    .text = { iron_usher.level-1 } { iron_usher.level-2 } { iron_usher.level-3 }
    .level-1 = Efekty przeciwników nie przenoszą bohaterów z tej komnaty.
    .level-2 = Ta komnata zadaje o 1 obrażenie więcej.
    .level-3 = Odeślij jednego bohatera z tej komnaty do swojej pierwszej komnaty. Potem ten miniboss wraca na pierwszy poziom.
bean_counter = Liczykrupa
    .text = { bean_counter.level-1 } { bean_counter.level-2 } { bean_counter.level-3 }
    .level-1 = Raz na rundę, gdy płacisz monetami: możesz odzyskać jedną z nich.
    .level-2 = Ta komnata zadaje o 1 obrażenie więcej, dopóki masz co najmniej 3 monety.
    .level-3 = Dostajesz 3 monety. Potem ten miniboss wraca na pierwszy poziom.
sapper = Saper
    .text = { sapper.level-1 } { sapper.level-2 } { sapper.level-3 }
    .level-1 = Ta komnata zadaje o 1 obrażenie więcej.
    .level-2 = Gdy ta komnata zostanie zniszczona: zadaj 3 obrażenia jednemu bohaterowi w swoim lochu.
    .level-3 = Zniszcz jedną zwykłą komnatę w dowolnym lochu. Potem ten miniboss wraca na pierwszy poziom.
lady_lure = Dama Wabik
    .text = { lady_lure.level-1 } { lady_lure.level-2 } { lady_lure.level-3 }
    .level-1 = Ta komnata ma jeden dodatkowy skarb, taki jak jej pierwszy.
    .level-2 = Raz na rundę, w fazie budowy: ta komnata ma do końca rundy jeden dodatkowy skarb, jaki wybierzesz.
    .level-3 = Umieść jednego zwykłego bohatera z miasta przy swoim wejściu. Potem ten miniboss wraca na pierwszy poziom.
warden = Strażnik więzienny
    .text = { warden.level-1 } { warden.level-2 } { warden.level-3 }
    .level-1 = Przeciwnicy nie mogą dezaktywować tej komnaty.
    .level-2 = Przeciwnicy nie mogą zniszczyć tej komnaty.
    .level-3 = Wybierz loch: do następnej rundy nie wchodzi do niego żaden bohater. Czekają przy jego wejściu. Potem ten miniboss wraca na pierwszy poziom.

## Czary

inheritance = Spadek
    .text = Dostajesz 1 monetę za każdych dwóch zakrytych bohaterów na swoim polu punktacji.
promotion_day = Dzień awansów
    .text = Podnieś za darmo poziom jednego ze swoich minibossów o jeden, oprócz zwykłego podniesienia poziomu w tej rundzie.
vault_heist = Napad na skarbiec
    .text = Zabierz do 2 monet ze skarbca przeciwnika.
bodyguard = Ochroniarz
    .text = Jedna komnata z minibossem, w dowolnym lochu, zadaje do końca rundy o 3 obrażenia więcej.
villain_pact = Pakt złoczyńców!
    .text = Ty i jeden przeciwnik dobieracie po czarze i karcie komnaty; albo, jeśli nikt nie ma mniej dusz od ciebie, a ktoś ma więcej: dobierasz tylko ty.

## Bossowie

countess_umbra = Hrabina Umbra
    .text = Zabierz do dwóch monet każdemu przeciwnikowi. Jeśli masz z tego co najmniej trzy, wylecz jednego zwykłego bohatera: zakryj go.
grudge_grinder = Młyn urazy
    .text = Odtąd: twoje komnaty z minibossem zadają o 1 obrażenie więcej.
baroness_cog = Baronowa Tryb
    .text = Odtąd: raz na rundę możesz zapłacić 1 monetę, aby dobrać czar, a potem odrzucić kartę.
silas_quick = Silas Prędki
    .text = Odtąd: raz na rundę, gdy komnata w dowolnym lochu zostanie zniszczona, dostajesz 1 monetę.
overmind_nine = Nadumysł Dziewięć
    .text = Możesz za darmo podnieść poziom każdego ze swoich minibossów o jeden.
