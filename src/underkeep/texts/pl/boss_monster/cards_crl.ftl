### Boss Monster, Twarde Lądowanie (CRL): nazwa i tekst każdej karty.

## Komnaty

alien_excavator = Koparka obcych
    .text = Gdy budujesz tę komnatę: możesz przenieść jedną przykrytą komnatę swojego lochu na wierzch jej stosu. To ją odsłania.
alien_ooze = Szlam z kosmosu
    .text = Zadaje o 1 obrażenie więcej, gdy inna komnata twojego lochu ma skarb odkrywcy.
decoy_garden = Ogród wabików
    .text = Gdy budujesz tę komnatę: do końca rundy ma ona o dwa skarby odkrywcy więcej.
frostman_lander = Lądownik mroźnych ludzi
    .text = Odrzuć tę kartę z ręki: dezaktywuj do końca rundy jedną zaawansowaną komnatę w dowolnym lochu.
invasion_swarm = Rój najeźdźców
    .text = Komnaty sąsiadujące z tą zadają o 1 obrażenie więcej.
reactor_core = Rdzeń reaktora
    .text = Zaawansowane komnaty twojego lochu zadają o 1 obrażenie więcej.
digicron_library = Biblioteka Digikronu
    .text = Gdy budujesz tę komnatę: dobierz dwa czary, jeśli masz co najmniej jedną inną zaawansowaną komnatę.
hypercube = Hipersześcian
    .text = Można ją zbudować na dowolnej komnacie, bez względu na skarb.
the_omega_42 = Omega 42
    .text = Raz na rundę odrzuć kartę zaawansowanej komnaty: powtórz jeden efekt „gdy budujesz tę komnatę” lub „gdy zostanie odsłonięta” komnaty w swoim lochu.
crash_site = Miejsce katastrofy
    .text = Gdy ta komnata zostanie odsłonięta: weź na rękę kartę zaawansowanej komnaty ze stosu kart odrzuconych.
caged_gundarf = Gundarf w klatce
    .text = Gdy ta komnata zostanie odsłonięta: jej obrażenia podwajają się do końca rundy.
celestial_map = Mapa nieba
    .text = Gdy ta komnata zostanie odsłonięta: dobierz czar, a potem zniszcz tę komnatę.
darkling_lair = Leże mroczniaków
    .text = Gdy ta komnata zostanie odsłonięta: zadaj 3 obrażenia jednemu bohaterowi w swoim lochu lub przy wejściu.

## Czary

finish_him = Wykończ go!
    .text = Zabij jednego bohatera w dowolnym lochu, któremu zostało najwyżej 2 zdrowia; albo, jeśli inny gracz ma więcej dusz niż ty: weź bohatera, który w tej rundzie przeżył inny loch, i połóż go zakrytego na swoim polu punktacji.
essence_transfer = Transfer esencji
    .text = Jeden bohater w lochu przeciwnika dostaje do końca rundy +1 zdrowia za każdą twoją ranę.
healing_tank = Kapsuła lecznicza
    .text = Jeśli w fazie wabienia tej rundy nie zwabiono do ciebie żadnego bohatera: ulecz się, zakrywając jednego ze swoich zwykłych odkrytych bohaterów.
meteorite = Meteoryt
    .text = Jedna komnata w dowolnym lochu ma do końca rundy o jeden skarb odkrywcy więcej. Można na niej zbudować zaawansowaną komnatę z tym skarbem.
not_dead_yet = Jeszcze żyję
    .text = Zadaj każdemu bohaterowi w swoim lochu i przy wejściu po 1 obrażeniu za każdą swoją ranę.

## Bossowie

imperiatrix = Imperiatrix
    .text = Odtąd: każda twoja komnata zadaje o 1 obrażenie więcej za każdy swój skarb odkrywcy.
klonos = Klonos
    .text = Wybierz innego bossa w grze. Odtąd ten boss ma także awans tamtego, nawet jeśli tamten gracz odpadnie.
mando = Mando
    .text = W lochu każdego przeciwnika możesz przenieść jedną przykrytą komnatę na wierzch jej stosu. To ją odsłania.

## Bohaterowie

the_prince = Książę
    .text = Idzie do lochu gracza, który ma najmniej komnat. Przy remisie zostaje w mieście.
crash_dodgers = Łowcy katastrof
corbin_crickton = Corbin Crickton
tmatha = T'Matha
lindo_callari = Lindo Callari
doug_oshibe_ace_pilot = Doug O'Shibe, as pilotażu
guy_the_redrobe = Guy w czerwonej szacie
andromeda_james = Andromeda James
morgan_fragman = Morgan Fragman
banzai_barb = Banzai Barb
aliff = Aliff
the_king = Król
    .text = Idzie do lochu gracza, który ma najwięcej dusz. Przy remisie zostaje w mieście.
