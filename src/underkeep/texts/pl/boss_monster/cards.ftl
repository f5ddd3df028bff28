### Boss Monster, zestaw podstawowy (BMR): nazwa i tekst każdej karty.

## Komnaty

dark_altar = Mroczny ołtarz
    .text = Zniszcz tę komnatę: weź na rękę dowolną kartę ze stosu kart odrzuconych.
open_grave = Otwarty grób
    .text = Raz na rundę, gdy w tej komnacie zginie bohater: weź na rękę komnatę ze stosu kart odrzuconych.
specters_sanctum = Azyl dla zjaw
    .text = Gdy budujesz tę komnatę: wybierz przeciwnika, który odrzuca losowy czar z ręki.
succubus_spa = Diabliczki w spa
    .text = Raz na rundę, gdy w tej komnacie zginie bohater: wybierz przeciwnika oraz rodzaj kart, komnaty albo czary. Weź z jego ręki losową kartę tego rodzaju.
dracolich_lair = Leże kościosmoka
    .text = Raz na rundę odrzuć dwie karty komnat: weź na rękę komnatę ze stosu kart odrzuconych.
vampire_bordello = Wampiryczny lupanar
    .text = Raz na rundę, gdy w tej komnacie zginie bohater: możesz się uleczyć, zakrywając jednego ze swoich odkrytych bohaterów, zwykłego lub epickiego.
goblin_armory = Zbrojownia goblinów
    .text = Komnaty potworów sąsiadujące z tą komnatą zadają o 1 obrażenie więcej.
golem_factory = Fabryka golemów
    .text = Raz na rundę, gdy w tej komnacie zginie bohater: dobierz kartę komnaty.
minotaurs_maze = Labirynt minotaura
    .text = Każdy bohater, który wejdzie do tej komnaty, wraca do poprzedniej komnaty (każdy raz na rundę). Bez efektu, jeśli poprzedniej komnaty nie ma lub jest dezaktywowana.
neanderthal_cave = Jaskinia jaskiniowców
    .text = Na tej komnacie nie można zbudować zaawansowanej komnaty.
beast_menagerie = Hodowla kuriozów
    .text = Raz na rundę, gdy zbudujesz inną komnatę potworów, która nie przykrywa tej komnaty: dobierz kartę komnaty.
monsters_ballroom = Sala balowa potworów
    .text = Zadaje 1 obrażenie za każdą aktywną komnatę potworów w twoim lochu, wliczając tę.
brainsucker_hive = Inkubator mózgowsysów
    .text = Raz na rundę, gdy w tej komnacie zginie bohater: możesz dobrać czar.
dark_laboratory = Mroczna pracownia
    .text = Gdy budujesz tę komnatę: dobierz dwa czary, a następnie odrzuć jeden czar.
haunted_library = Nawiedzona biblioteka
    .text = Na początku rundy możesz dobrać czar zamiast karty komnaty.
witchs_kitchen = Czarkuchnia
    .text = Raz na rundę odrzuć kartę komnaty potworów: dobierz czar.
all_seeing_eye = Wszystkowidzące oko
    .text = Raz na rundę, gdy przeciwnik zagra czar: możesz odrzucić czar, żeby anulować zagrany, nawet poza swoją kolejką.
ligers_den = Norka kocicy
    .text = Raz na rundę, gdy zagrasz czar, który nie zostanie anulowany: dobierz czar.
bottomless_pit = Bezdenna czeluść
    .text = Zniszcz tę komnatę: zabij jednego bohatera, który się w niej znajduje.
boulder_ramp = Rampa z głazem
    .text = Zniszcz inną komnatę w swoim lochu: zadaj 5 obrażeń jednemu bohaterowi w tej komnacie. Dowolną liczbę razy.
dizzygas_hallway = Korytarz z gazem
    .text = Jeśli następna komnata po prawej jest pułapką, zadaje o 2 obrażenia więcej.
jackpot_stash = Skarbczyk kumulacji
    .text = Zniszcz tę komnatę: do końca rundy skarby w twoich pozostałych komnatach liczą się podwójnie. Nie dotyczy to skarbu bossa.
recycling_center = Przetwórnia odpadów
    .text = Za każdym razem, gdy inna twoja komnata zostanie zniszczona: możesz dobrać dwie karty komnat.
the_crushinator = Druzgotacz
    .text = Raz na rundę zniszcz inną komnatę w swoim lochu: do końca rundy wszystkie twoje komnaty, także odsłonięte później, zadają o 2 obrażenia więcej.
centipede_tunnel = Komnata stonóg
    .text = Gdy budujesz tę komnatę: możesz zamienić miejscami dwie komnaty (całe stosy) w jednym dowolnym lochu.
construction_zone = Teren budowy
    .text = Gdy budujesz tę komnatę: możesz od razu zbudować jeszcze jedną komnatę, nawet na tej.
dragon_hatchery = Wylęgarnia smoków
mimic_vault = Szczękoskrzynki
    .text = Gdy budujesz tę komnatę: umieść jednego zwykłego bohatera z miasta przy swoim wejściu. To obowiązkowe, jeśli taki tam jest.
monstrous_monument = Potworny monument
    .text = Gdy budujesz tę komnatę: weź na rękę kartę komnaty potworów ze stosu kart odrzuconych.
torture_chamber = Sala tortur
    .text = Zniszcz tę komnatę: wybierz przeciwnika, który odrzuca losową kartę komnaty z ręki.
zombie_prison = Loch żywych trupów
    .text = Zniszcz tę komnatę: umieść zabitego bohatera z pola punktacji przeciwnika przy wejściu do lochu tego przeciwnika.

## Czary

annihilator = Destruktor
    .text = Jedna komnata-pułapka zadaje do końca rundy o 3 obrażenia więcej.
assassin = Skrytobójca
    .text = Bohater w lochu przeciwnika ma do końca rundy +3 zdrowia.
cave_in = Zawał
    .text = Zniszcz jedną ze swoich aktywnych komnat. Bohater, który się w niej znajduje, ginie.
counterspell = Przeciwczar
    .text = Anuluj czar w chwili jego zagrania, nawet poza swoją kolejką. Ten czar także można anulować.
exhaustion = Wyczerpanie
    .text = Zadaj jednemu bohaterowi w swoim lochu tyle obrażeń, ile masz aktywnych komnat.
fear = Przerażenie
    .text = Odeślij jednego bohatera z dowolnego lochu do miasta.
freeze = Zamrożenie
    .text = Dezaktywuj jedną komnatę w dowolnym lochu do końca rundy.
giant_size = Powiększenie
    .text = Jedna komnata potworów zadaje do końca rundy o 3 obrażenia więcej.
jeopardy = Va banque
    .text = Każdy gracz odrzuca całą rękę, a następnie dobiera dwie karty komnat i jeden czar.
kobold_strike = Strajk koboldów
    .text = Do końca rundy nikt nie może już budować komnat. Zakryte komnaty wracają na ręce właścicieli.
motivation = Motywacja
    .text = Jeśli któryś przeciwnik ma więcej komnat niż ty: możesz w tej rundzie położyć jedną dodatkową komnatę, przed odkryciem kart i nie na zakrytej komnacie.
princess_in_peril = Na ratunek
    .text = Umieść jednego bohatera z miasta przy swoim wejściu.
soul_harvest = Żniwa dusz
    .text = Usuń z gry jednego zakrytego bohatera ze swojego pola punktacji, a następnie dobierz dwa czary.
teleportation = Teleportacja
    .text = Odeślij jednego bohatera w swoim lochu do swojej pierwszej komnaty. Idzie dalej stamtąd, zachowując otrzymane obrażenia.
trepidation = Trwoga
    .text = Wybierz gracza, który ma co najmniej o dwie dusze więcej niż ty. W tej rundzie do jego lochu nie wchodzi żaden bohater; bohaterowie czekają przy wejściu.
zombie_attack = Atak żywych trupów
    .text = Umieść zabitego bohatera z pola punktacji przeciwnika przy wejściu do lochu tego przeciwnika. Ma on do końca rundy +2 zdrowia.

## Bossowie (tekst to efekt awansu)

draculord = Drakulord
    .text = Obejrzyj całą rękę jednego przeciwnika i weź z niej na swoją rękę dowolną kartę.
xyzax = Xyzax
    .text = Weź na rękę dwie dowolne karty ze stosu kart odrzuconych.
king_croak = Król Ropuch
    .text = Możesz wziąć zaawansowaną komnatę potworów z talii komnat lub ze stosu kart odrzuconych. Zbuduj ją od razu na komnacie, z którą ma wspólny skarb, albo zatrzymaj na ręce. Przeszukaną talię potasuj.
robobo = Robobo
    .text = Każdy przeciwnik wybiera i niszczy jedną komnatę we własnym lochu.
cerebellus = Cerebellus
    .text = Możesz dobrać trzy czary. Jeśli to zrobisz, odrzuć jeden czar.
seducia = Seducja
    .text = Możesz umieścić dowolnego bohatera z miasta lub z talii bohaterów przy swoim wejściu. Przeszukaną talię potasuj.
cleopatra = Kleopatra
    .text = Możesz wziąć zaawansowaną komnatę-pułapkę z talii komnat lub ze stosu kart odrzuconych. Zbuduj ją od razu na komnacie, z którą ma wspólny skarb, albo zatrzymaj na ręce. Przeszukaną talię potasuj.
gorgona = Gorgona
    .text = Zabij jednego bohatera w mieście, zwykłego lub epickiego. Od razu trafia zakryty na twoje pole punktacji.

## Zwykli bohaterowie

nick_the_masher = Mikołaj Miażdżyciel
pugi_the_druidess = Pugi Druidka
acacia_warrior_of_light = Akacja, Wojowniczka Światła
charles_the_young = Karol Nieopierzony
delatorious_angel_of_light = Delatoriusz, Anioł Światła
romero_the_indigo_friar = Romero, Mnich w Indygo
boden_the_pantless = Boden Bez Portek
jarek_squire_to_the_lion_knights = Jarek, Giermek Lwich Rycerzy
fires_breath_heroine_of_arcadia = Ognisty Oddech, Bohaterka Arkadii
samurai_tom = Samuraj Tomek
johnny_of_the_evening_watch = Jasiek z Wieczornej Straży
crystol_and_alan_of_gerd = Krystol i A'lan z Gerdu
tieg_and_the_magic_bubble = Tymon i Magiczny Bąbel
brandork_the_neverwrong = Brandork Nieomylny
mitchell_the_judge = Mitchell, Sędzia
kalish_ninefingers = Kalish Dziewięciopalcy
dartteon_elf_pyromancer = Dartteon, Elfi Piromanta
koey_the_last_dragon_mage = Koey, Ostatni Smoczy Mag
joman_chimm_cutpurse = Joman Chimm, Kieszonkowiec
lance_uppercut_treasure_hunter = Lance Podbródkowy, Łowca Skarbów
jesta_the_rogue = Jesta Łotrzyca
kins_klauski_mad_conquistador = Kins Klauski, Szalony Konkwistador
sir_digby_apple_ace_detective = Sir Digby Jabłko, As Detektywów
jerome_kung_fu_monkey = Jeremi, Małpi Karateka
the_fool = Głupiec
    .text = Idzie do lochu gracza, który ma najmniej dusz. Dopóki trwa remis, zostaje w mieście.

## Epiccy bohaterowie

katelyn_angelic_healer = Katelyn, Anielska Uzdrowicielka
kerberos_dirtbeard_canine_cleric = Cerber Brudnobrody, Psi Kapłan
lord_van_ette = Lord Van Ette
jejune_and_everlea_holy_sisters = Jejune i Everlea, Święte Siostry
frankov_the_envoy = Frankow, Emisariusz
nate_the_squidslayer = Natan, Pogromca Kałamarnic
antonius_the_rune_knight = Antoniusz, Rycerz Run
asmor_the_aweless = Asmor Niewzruszony
tempros_the_time_marauder = Tempros, Łupieżca Czasu
chia_kang_mystical_warlock_of_yu = Chia Kang, Mistyczny Czarnoksiężnik z Yu
terric_warhelm_half_elf_archmage = Terric Wojhełm, Półelfi Arcymag
wayward_the_drifter = Samopas, Włóczykij
hya_legendary_shinobi = Hya, Legendarny Shinobi
blackbeard_jake = Kuba Czarnobrody
cecil_leoran_master_factotum = Cecil Leoran, Mistrz od Wszystkiego
wallbanger_basketweaver = Ścianotłuk Koszyplot
