### Clank! Catacombs: nazwa i tekst każdej karty i każdego żetonu. Kto nie ma tekstu, robi tylko to, co mówią jego liczby.
###
### Nazwa, którą nosi też karta innej gry, ma przed sobą nazwę tej gry.

## Karty początkowe i rezerwa

burgle = Włam
stumble = Potknięcie
    .text = Robisz 1 Brzdęk!
scramble = Na krawędzi
sidestep = Unik
mercenary = Najemnik
explore = Zwiad
secret_tome = Tajemny wolumin
    .text = Zagrany nic nie robi.
goblin = Wszędobylski goblin
    .text = Nigdy nie znika: można go pokonać dowolną liczbę razy.

## Niebieskie karty za 1 do 3 punktów umiejętności

empurror = Mruczysław Wielki
    .text = Wybierz jedno: −2 Brzdęk!; 1 złoto; kryształowe groty nie zatrzymują cię w tej turze. Z artefaktem bierzesz wszystkie trzy.
golden_flute = Złoty flet
    .text = W tej turze możesz kupić jeden towar za 5 złota, gdziekolwiek jesteś.
payoff = Łapówka
    .text = Usuń tę kartę z gry.
rebel_scribe = Skryba rebeliantów
    .text = Z innym towarzyszem w obszarze gry: dobierz kartę.
waystone = Kamień wędrowca
    .text = Przy ołtarzyku możesz usunąć tę kartę z gry, żeby teleportować się do innego ołtarzyka.
flamboyance = Ekstrawagancja
    .text = Jeśli w tej turze robisz co najmniej 2 Brzdęk!: 2 punkty umiejętności.
imp_familiar = Imp chowaniec
    .text = Wybierz jedno: weź wytrych; albo wydaj wytrych, żeby dobrać 2 karty.
pillage = Plądrowanie
    .text = Jeśli w tej turze zdobywasz co najmniej 3 złota: dobierz kartę.
remove_traps = Rozbrajanie pułapek
    .text = Zastąp kartę z puli następną kartą z talii lochów. Jeśli nowa ma symbol smoka, smok się nie budzi.
shadow_walk = Spacer w cieniu
    .text = Usuń z gry jeden Włam z obszaru gry lub ze stosu kart odrzuconych.
astral_projection = Projekcja astralna
    .text = Jeśli w tej turze masz w sumie co najmniej 6 punktów umiejętności: oznacz dowolny ołtarzyk, jakby twój pionek tam stał.
boots_of_the_ape_lord = Buty małpiego króla
    .text = Z figurką małpiego bożka: kryształowe groty nie zatrzymują cię w tej turze.
bard = Bard
    .text = Jeśli w tej turze robisz co najmniej 2 Brzdęk!: leczysz 2.
lie_in_wait = Kryształowy kamuflaż
    .text = Jeśli w tej turze jesteś w kryształowej grocie: −2 Brzdęk! ZDOBYCIE: karta może trafić na wierzch twojej talii.
lightstick = Świetlik na patyku
rebel_thief = Złodziejka rebeliantów
    .text = Weź wytrych. Z innym towarzyszem w obszarze gry: dobierz kartę.
riot = Bunt
    .text = Mając co najmniej 3 uwolnionych więźniów, możesz usunąć z gry kartę z obszaru gry lub ze stosu kart odrzuconych. ZDOBYCIE: uwolnij więźnia.
scavenger = Zbieracz
    .text = ZDOBYCIE: weź pomniejszy sekret.
smash_and_grab = Rozbij i bierz
sneak_attack = Cios w plecy
    .text = ZDOBYCIE: 1 miecz.
sudden_movement = Nagły ruch
    .text = NATYCHMIAST: każdy gracz, który jest sam na kwadratowym kaflu, musi go obrócić.
swindle = Przekręt

## Niebieskie karty za 4 i 5 punktów umiejętności

bandit = Bandyta
    .text = ZDOBYCIE: 1 miecz i 1 but.
charlatan = Szarlatan
    .text = Możesz odrzucić niezagraną kartę, żeby dobrać 2 karty.
corrupt_advisor = Skorumpowany doradca
    .text = Każdy inny gracz robi 1 Brzdęk!, a jeśli masz koronę, to 2 Brzdęk!
divining_rod = Różdżka poszukiwacza
    .text = Jeśli w tej turze masz w sumie co najmniej 6 punktów umiejętności: leczysz 1.
elven_sword = Elficki miecz
librarian = Bibliotekarka
    .text = Z Tajemnym woluminem w obszarze gry lub na stosie kart odrzuconych: dobierz 2 karty.
rebel_paladin = Paladyn rebeliantów
    .text = Z innym towarzyszem w obszarze gry: dobierz kartę. Z artefaktem: dobierz kartę.
skulker = Skradacz
    .text = W tej turze potwory na korytarzach cię nie zauważają; także w turze, w której zdobywasz tę kartę.
smoky_quartz = Kwarc dymny
    .text = ZDOBYCIE: 2 Brzdęk!
spectral_rider = Widmowy jeździec
    .text = Na nawiedzonym kaflu możesz teleportować się do dowolnej komnaty innego nawiedzonego kafla.
white_tourmaline = Biały turmalin
    .text = Gdy duch ma ci zadać obrażenie, możesz odrzucić tę kartę z ręki, żeby mu zapobiec i dobrać kartę. ZDOBYCIE: 2 Brzdęk!
brave_hero = Dzielny bohater
    .text = 5 punktów, jeśli masz co najmniej 3 uwolnionych więźniów.
curator = Kustosz
    .text = Dobierz kartę za każdy artefakt, który masz.
diversion = Odwrócenie uwagi
    .text = NATYCHMIAST: 3 odłożone kostki smoka wracają do smoczej sakwy. ZDOBYCIE: uwolnij więźnia.
expert_guide = Doświadczona przewodniczka
rebel_general = Generał rebeliantów
    .text = Z innym towarzyszem w obszarze gry: dobierz kartę.
robbery = Napad
    .text = Jeśli w tej turze jesteś w komnacie z kramem: teleportuj się do sąsiedniej komnaty. ZDOBYCIE: karta może trafić na wierzch twojej talii.
rose_quartz = Kwarc różowy
    .text = ZDOBYCIE: 2 Brzdęk!

## Niebieskie karty za 6 do 8 punktów umiejętności

black_tourmaline = Czarny turmalin
    .text = Gdy duch ma ci zadać obrażenie, możesz odrzucić tę kartę z ręki, żeby mu zapobiec i dobrać kartę. ZDOBYCIE: 2 Brzdęk!
crystal_compass = Kryształowy kompas
    .text = Kryształowe groty nie zatrzymują cię w tej turze.
double_cross = Podwójna gra
    .text = ZDOBYCIE: każdy inny gracz robi 2 Brzdęk!
expensive_taste = Drogi gust
    .text = 5 punktów, jeśli masz koronę i klejnot.
fiery_quartz = Kwarc ognisty
    .text = ZDOBYCIE: 2 Brzdęk!
floating_skull = Lewitująca czaszka
    .text = Z koroną: teleportuj się do sąsiedniej komnaty. ZDOBYCIE: teleportuj się do sąsiedniej komnaty.
grand_theft = Skok stulecia
    .text = Wybierz jedno: weź wytrych; albo wydaj wytrych, żeby zdobyć kartę lub wykorzystać okazję z puli bez punktów umiejętności. ZDOBYCIE: karta może trafić na wierzch twojej talii.
lute = Rzępoląca lutnia
    .text = 1 złoto za każdy Brzdęk!, który robisz w tej turze.
souldrinker = Duszopijca
    .text = Jeśli w tej turze pokonujesz potwora z puli: leczysz 1.
thirst_for_adventure = Głód przygód
    .text = ZDOBYCIE: 3 buty. 2 punkty za każdy artefakt i każdą figurkę małpiego bożka, które masz.
blink_spell = Czar mgnienia
    .text = Teleportuj się do sąsiedniej komnaty albo do innego gracza w podziemiach.

## Okazje

wishing_well = Studnia życzeń
    .text = Kosztuje też 3 złota.
darkened_alcove = Ciemny zakamarek
underground_river = Podziemna rzeka
    .text = Wybierz jedno: leczysz 1; albo 1 but.
locked_trunk = Zamknięty kufer
    .text = Kosztuje też wytrych.
thieves_shrine = Kapliczka złodziei
    .text = Wybierz jedno: 2 złota; albo usuń z gry najwyżej dwa Włamy, każdy z obszaru gry lub ze stosu kart odrzuconych. NATYCHMIAST: 3 odłożone kostki smoka wracają do smoczej sakwy.
clank_catacombs-black_market = Czarny rynek
    .text = Wybierz dwa: 2 złota; usuń z gry kartę z obszaru gry lub ze stosu kart odrzuconych; weź wytrych.

## Potwory

skeleton = Kościotrup
animated_wall = Ożywiona ściana
    .text = Jeszcze 1 but, jeśli w tej turze korzystasz z portalu. NATYCHMIAST: każdy kwadratowy kafel, na którym są gracze, obraca się o 180 stopni.
crystal_kobold = Szklany kobold
    .text = Walczysz z nim tylko w kryształowej grocie albo przy ołtarzyku.
keymaster = Klucznik
skeleton_priest = Kościotrup kapłan
    .text = NATYCHMIAST: wszyscy gracze robią 1 Brzdęk!
archoverlord = Arcynadwładca
    .text = Każdy inny gracz robi 1 Brzdęk! NATYCHMIAST: wszyscy gracze robią 1 Brzdęk!
marble_guardian = Marmurowy strażnik
    .text = Połóż nowy kafel obok swojego; potem teleportuj się do dowolnej komnaty na nim albo weź 2 złota.
skeletal_ape = Małpi kościotrup
skeleton_warlock = Kościotrup czarnoksiężnik
    .text = Weź Tajemny wolumin z rezerwy.
the_warden = Naczelnik
    .text = Walczysz z nim tylko w podziemiach.
ogre_merchant = Ogr handlarz
    .text = Wybierz jedno: 5 złota; albo, w komnacie z kramem, jeden towar za darmo.

## Karty spoza setki

breakout = Wielka ucieczka!
    .text = Jeśli w tej turze uwalniasz więźnia: 3 złota i 1 Brzdęk!
mister_wizkers = Pan Wąsomag
    .text = Jeśli w tej turze kładziesz kostkę w lochu: dobierz kartę. NATYCHMIAST: 3 odłożone kostki smoka wracają do smoczej sakwy.
dusty_map = Zakurzona mapa
    .text = Połóż nowy kafel: najpierw wybierz dowolne wolne miejsce przy mapie, potem odkryj kafel i obróć go, jak chcesz.
ape_lord_phantasm = Widmo małpiego króla
    .text = Każdy gracz może zwrócić do świątyni figurki małpiego bożka i za każdą leczy 2.

## Wielkie sekrety

catacombs_map = Mapa katakumb
    .text = Możesz chodzić korytarzami jednokierunkowymi pod strzałkę.
chalice = Kielich
    .text = Wart swoich punktów; nie jest artefaktem.
greater_skill_boost = Wielki przypływ umiejętności
    .text = 5 punktów umiejętności w tej turze.
greater_treasure = Wielki skarb
    .text = 5 złota.
potion_of_greater_healing = Mikstura wielkiego leczenia
    .text = Użyj jej, żeby uleczyć 2.

## Pomniejsze sekrety

dragon_egg = Smocze jajo
    .text = Smocza furia rośnie o jedno pole.
lockpick_secret = Wytrych
    .text = Weź wytrych.
magic_spring = Magiczne źródło
    .text = Na koniec tej tury usuń z gry kartę z obszaru gry lub ze stosu kart odrzuconych.
potion_of_healing = Mikstura leczenia
    .text = Użyj jej, żeby uleczyć 1.
potion_of_swiftness = Mikstura szybkości
    .text = Użyj jej, żeby mieć 1 but.
potion_of_strength = Mikstura siły
    .text = Użyj jej, żeby mieć 2 miecze.
puzzle_box = Szkatułka z łamigłówką
    .text = Przy ołtarzyku możesz ją wymienić na wielki sekret.
treasure = Skarb
    .text = 2 złota.
potion_of_stealth = Mikstura skradania
    .text = Użyj jej: −1 Brzdęk!, a każdy inny gracz robi 1 Brzdęk!

## Więźniowie

adventurer = Poszukiwacz przygód
    .text = Smocza furia rośnie o jedno pole.
clank_catacombs-barbarian = Barbarzyńca
    .text = 2 miecze w tej turze.
cleric = Kapłan
    .text = Leczysz 1.
discount_coupon = Kupon zniżkowy
    .text = To nie więzień. Jeden raz towar kosztuje o 5 złota mniej.
golden_monkey_bot = Automatyczny małpi bożek
    .text = Dla każdego efektu liczy się jako figurka małpiego bożka.
haunted_prisoner = Nawiedzony więzień
    .text = Duch trafia do obszaru Brzdęk!
mayor = Burmistrz
    .text = 5 punktów, jeśli masz odznakę złodziejskiego mistrzostwa.
monk = Mnich
    .text = 1 punkt za każdy ołtarzyk z twoją kostką.
peasant = Wieśniak
    .text = Wart swoich punktów.
primatologist = Prymatolog
    .text = 5 punktów, jeśli masz figurkę małpiego bożka.
prince = Książę
    .text = 5 punktów, jeśli masz koronę.
princess = Księżniczka
    .text = 5 punktów, jeśli masz koronę.
sorceress = Czarodziejka
    .text = 5 punktów, jeśli masz co najmniej dwa Tajemne woluminy.
warrior = Wojownik
    .text = 1 punkt za każdego uwolnionego więźnia, którego masz, także za niego samego.

## Towary

backpack = Plecak
    .text = Możesz nieść o jeden artefakt więcej.
blood_amulet = Amulet
    .text = Tylko dla tych, którzy mają co najmniej 5 obrażeń. Leczysz 2.
burglars_kit = Niezbędnik włamywacza
    .text = Weź 2 wytrychy.
crown_10 = Korona za 10
    .text = Warta swoich punktów.
crown_9 = Korona za 9
    .text = Warta swoich punktów.
crown_8 = Korona za 8
    .text = Warta swoich punktów.
invisibility_cloak = Peleryna niewidka
    .text = Potwory na korytarzach cię nie zauważają.
