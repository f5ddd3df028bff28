//# allFunctionsCalledOnLoad
var e=`### Boss Monster: zasady, jeden komunikat na zasadę. Odrzucony ruch pokazuje zasadę, która go zabrania.

## A. Cel gry

BM-001 = Bohater zabity w twoim lochu trafia zakryty na twoje pole punktacji i daje ci dusze.
BM-002 = Bohater, który przejdzie wszystkie twoje komnaty i dotrze do bossa, leży odkryty na twoim polu punktacji i zadaje ci rany.
BM-003 = Jeśli kończysz rundę z 10 lub większą liczbą dusz, wygrywasz, chyba że zdecydują twoje rany albo remis.
BM-004 = W grze na 2–4 osoby przegrywasz, jeśli kończysz rundę z 5 lub większą liczbą ran, bez względu na liczbę dusz.
BM-005 = Zwycięstwo i porażkę sprawdza się dopiero po całej rundzie. Zdobycie 10 dusz lub 5 ran w jej trakcie niczego nie kończy.
BM-006 = W grę podstawową gra od 2 do 4 osób. Gra na 5–6 osób wymaga Twardego Lądowania albo co najmniej dwóch zestawów podstawowych.

## B. Pudełka i ich zawartość

BM-007 = Boss Monster (BMR) zawiera 8 bossów, 31 czarów, 75 komnat, 25 zwykłych i 16 epickich bohaterów.
BM-008 = Następny Poziom (TNL) zawiera 12 bossów, 31 czarów, 75 komnat, 25 zwykłych i 17 epickich bohaterów.
BM-009 = Powstanie Minibossów (RMB) zawiera 12 bossów, 30 czarów, talię komnat z 82 kart (wraz z minibossami), 25 zwykłych i 17 epickich bohaterów oraz monety.
BM-010 = Niezbędnik bohatera (THK) zawiera 4 komnaty, 2 czary i 20 przedmiotów.
BM-011 = Narzędzia zagłady (IOD) zawierają 5 bossów i 24 przedmioty, ale ani komnat, ani czarów.
BM-012 = Twarde Lądowanie (CRL) zawiera 23 komnaty, 7 czarów, 3 bossów, 7 zwykłych i 5 epickich bohaterów.
BM-013 = Papier i Piksele (DBM) zawiera 8 komnat, 2 czary, 3 bossów i 1 epickiego bohatera.
BM-014 = Portable Power (POP) zawiera 10 komnat i 1 bossa, Lost Levels (LST) 4 komnaty i 1 bossa, a Kingkiller Hero pack (KNG) 6 zwykłych bohaterów i 1 epickiego.
BM-015 = Krypta Złoczyńców (VOV) zawiera talię komnat z 50 kart (wraz z minibossami), 9 czarów, 5 bossów i 32 monety.
BM-016 = Na każdej karcie widnieje kod zestawu, więc pomieszaną talię można znów rozdzielić na zestawy.
BM-017 = Wypaśne pudło to BMR i TNL wraz z komnatami i czarami z THK i CRL oraz epickimi bohaterami z DBM. Karty POP i DBM stanowią dodatkowe mikrozestawy.

## C. Karty bossów

BM-018 = Twój boss stoi na prawym końcu lochu. Komnaty dokłada się po jego lewej stronie.
BM-019 = Ikona skarbu twojego bossa wlicza się do skarbów twojego lochu.
BM-020 = Boss nie jest komnatą. Pomijają go efekty, które liczą lub wybierają komnaty albo przez nie prowadzą.
BM-021 = Boss nie zadaje obrażeń i nie można go ani dezaktywować, ani zniszczyć.
BM-022 = O kolejności w każdej fazie decydują punkty doświadczenia (PD) bossów: zaczyna największa liczba, dalej malejąco.
BM-023 = Twój boss awansuje, gdy w twoim lochu po raz pierwszy widać pięć komnat. Bossa się nie wlicza.
BM-024 = Boss awansuje najwyżej raz na grę. Przypomina o tym znacznik.
BM-025 = Awans rozpatruje się zwykle na końcu fazy budowy. Może też nastąpić, gdy ponownie aktywne komnaty dadzą ci pięć widocznych komnat.
BM-026 = Awans rozpatruje się lub proponuje od razu. Jeśli z niego nie skorzystasz, przepada do końca gry.
BM-027 = Awans rozpatruje się po odkryciu piątej komnaty, przed jej efektem „gdy budujesz tę komnatę”.
BM-028 = Jeśli przez komnatę dezaktywowaną w fazie budowy masz mniej niż pięć aktywnych komnat, awans czeka do końca rundy, aż będzie ona znów aktywna.
BM-029 = Spadek poniżej pięciu komnat i ponowne dojście do pięciu nie daje drugiego awansu.

## D. Karty komnat

BM-030 = W twoim lochu może być najwyżej pięć widocznych komnat, czyli pięć stosów.
BM-031 = Srebrny symbol oznacza zwykłą komnatę, złoty zaawansowaną. Symbol pokazuje też, czy to potwór, czy pułapka.
BM-032 = Zwykłą komnatę możesz zbudować na pierwszym wolnym miejscu na lewym końcu lochu.
BM-033 = Zwykłą komnatę możesz zbudować na dowolnej komnacie, zwykłej lub zaawansowanej, bez względu na jej rodzaj i skarb.
BM-034 = Zaawansowaną komnatę możesz zbudować tylko na komnacie, zwykłej lub zaawansowanej, z którą ma co najmniej jedną wspólną ikonę skarbu.
BM-035 = Zaawansowana komnata nigdy nie może zająć nowego miejsca w lochu.
BM-036 = Zaawansowana komnata nie musi mieć tego samego symbolu potwora lub pułapki co komnata pod nią.
BM-037 = Zdolność komnaty działa, dopóki komnata jest widoczna i w grze.
BM-038 = Przykryta komnata nie bierze udziału w grze i nie wpływa na komnatę, która na niej leży.
BM-039 = Stos liczy się jako jedna komnata. Gdy komnatę się zamienia lub przesuwa, wędruje cały jej stos.
BM-040 = W jednym lochu mogą być jednocześnie aktywne dwie takie same komnaty.
BM-041 = Komnata z więcej niż jedną ikoną skarbu, taką samą lub różną, ma złotą ramkę.
BM-042 = Zdolności komnaty możesz używać dowolną liczbę razy w rundzie, chyba że jej tekst to ogranicza.
BM-043 = Bohater otrzymuje obrażenia komnaty za każdym razem, gdy do niej wchodzi.
BM-044 = Obrażenia sumują się w trakcie rundy. Zabijają, gdy ich suma jest co najmniej równa zdrowiu bohatera.
BM-045 = Są cztery skarby: wojownika, złodzieja, kapłana i maga. Twarde Lądowanie i Krypta Złoczyńców dodają piąty: odkrywcy.

## E. Minibossowie

BM-046 = Minibossowie są w talii komnat, ale nie są komnatami. Miniboss wzmacnia komnatę, do której jest dołączony.
BM-047 = Jeśli budujesz minibossa, jest to twoja budowa w tej rundzie zamiast komnaty.
BM-048 = Minibossa kładziesz zakrytego na komnacie własnego lochu, do której ma zostać dołączony.
BM-049 = Rodzaj i skarb komnaty nie ograniczają tego, gdzie możesz zbudować minibossa.
BM-050 = Nie możesz zbudować minibossa na komnacie sąsiadującej z komnatą, która już ma minibossa.
BM-051 = Gdy twój miniboss zostaje odkryty, zapłać jedną monetę albo go odrzuć.
BM-052 = Opłaconego minibossa wsuń pod komnatę tak, by widać było tylko moc pierwszego poziomu. Komnata ma tę moc oprócz własnego tekstu.
BM-053 = Moce pierwszego i drugiego poziomu są bierne i działają od chwili, gdy je widać.
BM-054 = Raz na rundę, w fazie budowy przed odkryciem kart, możesz zapłacić monetę, by podnieść poziom jednego swojego minibossa o jeden.
BM-055 = Możesz podnieść poziom tylko minibossa zbudowanego w jednej z wcześniejszych rund, nigdy zbudowanego w tej.
BM-056 = W każdej rundzie możesz podnieść poziom tylko jednego minibossa.
BM-057 = Poziomy minibossów podnosi się w kolejności PD, gdy ich właściciel jest aktywnym graczem.
BM-058 = Miniboss z podniesionym poziomem zachowuje moce niższych poziomów.
BM-059 = Trzecia moneta daje minibossowi trzeci poziom. Jego mocy możesz użyć wtedy, gdy wolno zagrać czar lub użyć zdolności aktywowanej komnaty.
BM-060 = Użycie mocy trzeciego poziomu cofa minibossa na pierwszy poziom. W późniejszej rundzie możesz znów podnieść jego poziom.
BM-061 = Moc trzeciego poziomu podlega tym samym zasadom chwili użycia i pierwszeństwa co czary, zdolności aktywowane komnat i przedmioty bossa.
BM-062 = Moc trzeciego poziomu ani nie zastępuje, ani nie wyłącza zdolności komnaty.
BM-063 = Gdy budujesz komnatę na komnacie z minibossem, miniboss przechodzi do nowej komnaty na wierzchu.
BM-064 = Gdy komnata z minibossem zostaje zniszczona, a pod nią leży inna, miniboss zostaje przy odsłoniętej komnacie.
BM-065 = Gdy komnata z minibossem zostaje zniszczona, a pod nią nic nie ma, miniboss także zostaje zniszczony.
BM-066 = Gdy dwie komnaty zamieniają się miejscami, miniboss wędruje ze swoją komnatą.
BM-067 = Jeśli po zamknięciu luki dwie komnaty z minibossami znajdą się obok siebie, komnaty przesuwają się jak zwykle i obaj minibossowie zostają.
BM-068 = Miniboss przy dezaktywowanej komnacie nie działa, dopóki nie będzie ona znów aktywna.
BM-069 = Miniboss nie znika po prostu ze zniszczoną komnatą: traci się go tylko wtedy, gdy pod nią nie ma innej (zob. BM-064 i BM-065).

## F. Czary

BM-070 = Po przygotowaniu gry dobierasz czary tylko wtedy, gdy każe karta.
BM-071 = W rundzie możesz zagrać dowolną liczbę czarów, ale tylko w fazie budowy i w fazie przygód.
BM-072 = Symbol na czarze mówi, kiedy wolno go zagrać: młot w fazie budowy, topór w fazie przygód, oba symbole w każdej z nich.
BM-073 = Rozpatrzony czar trafia na stos kart odrzuconych.
BM-074 = Jeśli czar ma dwa pola tekstu, wybierz jedno z nich, chyba że karta je łączy.
BM-075 = Gdy czar lub zdolność zagrywa inny gracz, aktywny gracz może najpierw zagrać i rozpatrzyć dowolną liczbę czarów i efektów.
BM-076 = Po aktywnym graczu efekty pozostałych rozpatruje się w malejącej kolejności PD.
BM-077 = Efekt anulujący działa dokładnie w chwili, gdy inny gracz zagrywa czar, nawet jeśli nie jesteś aktywnym graczem.
BM-078 = Anulowany czar uznaje się za niezagrany. Nie działa i trafia na stos kart odrzuconych.
BM-079 = Czar zawodzi również wtedy, gdy efekt o pierwszeństwie zniszczył jego cel lub zabrał go poza zasięg.
BM-080 = Raz wybranego celu czaru nie można zmienić.

## G. Bohaterowie

BM-081 = W każdej rundzie do miasta przybywają nowi bohaterowie: najpierw zwykli, a epiccy dopiero wtedy, gdy pojawili się wszyscy zwykli.
BM-082 = Jeśli talia zwykłych bohaterów skończy się w trakcie odkrywania, odkrywa się dalej od razu z talii epickich.
BM-083 = Ikona skarbu bohatera to skarb, który go wabi. Bohaterowie hybrydowi mają dwie ikony.
BM-084 = Niektórzy bohaterowie nie mają ikony skarbu i wybierają loch według własnej zdolności.
BM-085 = Zwykły bohater to jedna dusza lub jedna rana, epicki to dwie dusze lub dwie rany.
BM-086 = Symbol graczy na karcie bohatera mówi, przy ilu graczach bierze on udział w grze.
BM-087 = Bohaterowie z symbolem „zawsze” biorą udział przy każdej liczbie graczy. To nie gwiazdka, która wyklucza przedmioty (BM-106).
BM-088 = Zdolności bohaterów mogą wpływać na fazę wabienia lub fazę przygód.
BM-089 = Bohater, którego w fazie przygód przeniesiono do wejścia lub przy nim zatrzymano, czeka tam i wchodzi w fazie przygód następnej rundy.
BM-090 = Bohater odesłany z lochu do wejścia staje na końcu tamtejszej kolejki.
BM-091 = Żeton zdrowia może uratować bohatera ze zdrowiem równym zeru lub mniejszym, jeśli dostanie go przed wyjściem z komnaty.
BM-092 = Bohater, który szedł przez loch i został odesłany do miasta, jest w nim odtąd najmłodszy stażem.
BM-093 = Podczas rozpatrywania komnaty zdrowie może być ujemne: zdrowie 2 i 3 obrażenia dają −1. Ratunek wymaga zdrowia co najmniej 1.
BM-094 = „Zwykły bohater” na karcie to każdy bohater, który nie jest epicki, także mroczny.
BM-095 = „Epicki bohater” na karcie to wyłącznie bohater epicki, także hybrydowy.
BM-096 = Samo „bohater” na karcie oznacza dowolnego bohatera.
BM-097 = W Następnym Poziomie mroczni bohaterowie mają specjalną zdolność, a hybrydowi dwie ikony skarbów.
BM-098 = Bohaterowie w mieście stoją w kolejności przybycia, najdłużej obecny najbliżej talii. Gdy któryś odchodzi, rząd się zamyka.
BM-099 = Bohater ginie lub przeżywa dopiero przy wychodzeniu z komnaty. Zdrowie równe 0 lub mniejsze oznacza wtedy śmierć.

## H. Przedmioty

BM-100 = Na początku rundy, przed bohaterami, odkrywa się przedmioty: jeden przy 2–3 graczach, dwa przy 4, trzy przy 5–6.
BM-101 = Liczba odkrywanych przedmiotów zależy od liczby graczy na początku gry i nie zmienia się, gdy ktoś odpada.
BM-102 = Odkryty przedmiot dostaje bohater z pasującą ikoną skarbu, który jest w mieście najdłużej.
BM-103 = Przedmiot, który do nikogo nie pasuje, zostaje w mieście i trafia do pierwszego odkrytego później pasującego bohatera.
BM-104 = Przedmiot uniwersalny dostaje bohater najdłużej przebywający w mieście bez względu na skarb, a gdy miasto jest puste, pierwszy, który przybędzie.
BM-105 = Bohater nosi najwyżej jeden przedmiot.
BM-106 = Bohaterowie z gwiazdką nie dostają w mieście przedmiotów, chyba że dzięki Orczej kuźni (THK).
BM-107 = Bohater ze znakiem zapytania zamiast ikony może dostać tylko przedmiot uniwersalny, a bohater z gwiazdką żadnego.
BM-108 = Przedmioty pozostałe w mieście nie wstrzymują odkrywania nowych. Gromadzą się.
BM-109 = Zdolność bohatera na przedmiocie działa od chwili dołączenia aż do śmierci bohatera.
BM-110 = Jeśli bohater z przedmiotem przeżyje twój loch, przedmiot trafia zakryty na twoje pole punktacji i nic ci nie daje.
BM-111 = Jeśli bohater z przedmiotem zginie w twoim lochu, możesz dołączyć przedmiot do bossa: leży odkryty na twoim polu punktacji.
BM-112 = Możesz mieć tylko jeden odkryty przedmiot. Pozostałe leżą zakryte.
BM-113 = Gdy zdobywasz drugi przedmiot, wybierz: użyj starego teraz i go zakryj, zakryj stary bez użycia albo zatrzymaj stary i zakryj nowy.
BM-114 = W chwili śmierci bohatera nie wolno użyć niczego poza starym przedmiotem, gdy zdobywasz nowy.
BM-115 = Przedmiotu bossa możesz użyć zawsze, gdy wolno zagrać czar, w fazie budowy lub w fazie przygód.
BM-116 = Nowo dołączonego przedmiotu bossa możesz użyć od następnej rundy.
BM-117 = Aby użyć przedmiotu bossa, ogłoś to i zakryj go.
BM-118 = Efekt, który zakrywa przedmiot, nie uruchamia jego zdolności bossa.
BM-119 = Przedmioty bossa podlegają pierwszeństwu aktywnego gracza, tak jak czary i zdolności komnat.
BM-120 = Na kartach THK i IOD „zdolność bohatera” i „zdolność bossa” mogą oznaczać dwie zdolności przedmiotu.
BM-121 = Grając z Narzędziami zagłady bez Twardego Lądowania, odrzuć każdy odkryty przedmiot odkrywcy i odkryj w zamian inny.
BM-122 = Grając z Narzędziami zagłady bez Twardego Lądowania, wyjmij przed grą bossa odkrywcę, czyli Wszystkowidzącego Bivana.

## I. Monety

BM-123 = Grając z Powstaniem Minibossów lub Kryptą Złoczyńców, zaczynasz z 3 monetami.
BM-124 = Twoje monety tworzą skarbiec obok bossa. Monety niczyje to pula.
BM-125 = Monety zdobywa się dzięki zdolnościom komnat, a wydaje na minibossów i zdolności komnat.
BM-126 = Płacisz, zwracając monety ze skarbca do puli.
BM-127 = Monety na komnacie przepadają, gdy zostanie przykryta lub zniszczona.
BM-128 = Monety lub żetony na komnacie przepadają, gdy zostanie dezaktywowana.
BM-129 = Opcja, gdy Powstanie Minibossów miesza się z innym zestawem: raz na rundę, w fazie budowy, możesz odrzucić dokładnie jedną kartę komnaty za monetę.

## J. Żetony i wartości losowe

BM-130 = Każdy żeton +1 na komnacie dodaje jedno obrażenie. Efekty zależne od obrażeń liczą sumę z żetonami.
BM-131 = Żetony mogą dostawać tylko widoczne komnaty.
BM-132 = Komnata traci wszystkie żetony, gdy zostanie dezaktywowana, przykryta lub zniszczona.
BM-133 = Żetony zdobyte przy budowie nie wracają, gdy komnata zostanie przykryta, a potem odsłonięta.
BM-134 = Żeton, którego wartość zależy od stanu gry, na przykład od liczby czarów na ręce, zmienia się od razu wraz z nim.
BM-135 = „1–6 obrażeń” to rzut kostką sześciościenną.
BM-136 = Przy kilku celach rzuca się osobną kostką za każdy z nich.

## K. Talia bohaterów a liczba graczy

BM-137 = Dwoje graczy usuwa bohaterów oznaczonych dla trojga lub czworga. W zestawie podstawowym zostaje 13 zwykłych i 8 epickich.
BM-138 = Troje graczy usuwa bohaterów oznaczonych dla czworga. W zestawie podstawowym zostaje 17 zwykłych i 12 epickich.
BM-139 = Czworo graczy używa wszystkich bohaterów: w zestawie podstawowym 25 zwykłych i 16 epickich.
BM-140 = Z TNL lub RMB: 13 zwykłych i 9 epickich bohaterów dla dwojga graczy, 17 i 13 dla trojga, 25 i 17 dla czworga.
BM-141 = Mieszając zestawy podstawowe w grze na 2–4 osoby, użyj talii bohaterów tylko jednego z nich, dopasowanej do liczby graczy.
BM-142 = Przy 5–6 graczach z Twardym Lądowaniem użyj jednej pełnej podstawowej talii bohaterów i wszystkich z dodatku: 7 zwykłych i 5 epickich więcej.
BM-143 = Pięcioro graczy bez Twardego Lądowania dodaje do pełnej podstawowej talii 4 zwykłych i 4 epickich bohaterów.
BM-144 = Opcja dla sześciorga graczy bez Twardego Lądowania: dodaj do pełnej podstawowej talii 8 zwykłych i 4 epickich bohaterów. Domyślnie obowiązuje BM-254.
BM-145 = Zwykli i epiccy bohaterowie tworzą dwie osobno tasowane talie.

## L. Przygotowanie gry

BM-146 = Tasuje się wszystkie talie, a każdy gracz dostaje losowego bossa, odkrytego.
BM-147 = Na początku na stos kart odrzuconych trafiają odkryte 4 losowe karty komnat i 2 losowe czary.
BM-148 = Opcja: gra zaczyna się z pustym stosem kart odrzuconych.
BM-149 = Na początku masz na ręce 5 kart komnat i 2 czary.
BM-150 = Mając co najmniej cztery zaawansowane komnaty lub cztery komnaty z tym samym skarbem, możesz wtasować całą rękę i dobrać nową.
BM-151 = Przy wymianie ręki wtasuj czary do talii czarów, a komnaty do talii komnat, po czym dobierz 5 komnat i 2 czary.
BM-152 = Przed pierwszą rundą możesz zbudować jedną komnatę.
BM-153 = Pierwsze komnaty kładzie się zakryte po lewej stronie bossa w malejącej kolejności PD i odkrywa jednocześnie.
BM-154 = Efekty „gdy budujesz tę komnatę” pierwszych komnat rozpatruje się w kolejności PD.
BM-155 = Podczas przygotowania gry nie wolno używać czarów, zdolności aktywowanych, przedmiotów bossa ani mocy trzeciego poziomu.
BM-156 = Twoja pierwsza komnata musi być zwykła, bo zaawansowana wymaga komnaty pod sobą.

## M. Runda, kolejność PD i pierwszeństwo

BM-157 = Runda ma pięć faz: początek rundy, budowa, wabienie, przygody, koniec rundy.
BM-158 = W każdej fazie gracze działają od największej liczby PD do najmniejszej.
BM-159 = Jesteś aktywnym graczem, gdy kładziesz komnatę w fazie budowy lub gdy bohaterowie idą przez twój loch.
BM-160 = Aktywny gracz może użyć dowolnej liczby czarów i efektów, zanim odpowiedzą inni, nawet ci z większą liczbą PD.
BM-161 = Awanse i efekty „gdy budujesz tę komnatę” rozpatruje się w kolejności PD.
BM-162 = W fazie przygód jako pierwszy rozpatruje swoich bohaterów gracz z największą liczbą PD.
BM-163 = Efekty, które aktywny gracz ogłosi w odpowiedzi na wcześniejsze ogłoszenie, i tak rozpatruje się najpierw.

## N. Początek rundy

BM-164 = Początek rundy przebiega tak: odkrycie przedmiotów, odkrycie bohaterów, każdy gracz dobiera kartę komnaty.
BM-165 = Odkrywa się tylu bohaterów, ilu graczy zaczęło grę. Liczba ta nie zmienia się, gdy ktoś odpadnie.
BM-166 = Odkrytych bohaterów kładzie się w mieście w kolejności dobrania.
BM-167 = Każdy gracz dobiera jedną kartę komnaty, w kolejności PD.
BM-168 = Na początku rundy nie wolno używać czarów, zdolności aktywowanych komnat, przedmiotów bossa ani mocy trzeciego poziomu.
BM-169 = Na początku rundy nie zagrywa się kart komnat: buduje się w fazie budowy.
BM-170 = Jeśli obie talie bohaterów są puste, nikogo się nie odkrywa i obowiązują zasady końca gry przy pustych taliach.

## O. Faza budowy

BM-171 = Gracze stają się aktywni w kolejności PD i każdy może położyć najwyżej jedną zakrytą kartę.
BM-172 = Kładąc komnatę, wskaż dokładnie jej miejsce.
BM-173 = Komnatę kładzie się na pierwszym wolnym miejscu na lewo od skrajnej lewej komnaty albo na istniejącej komnacie.
BM-174 = Nie musisz budować. Gdy przestajesz być aktywnym graczem, nie możesz zmienić decyzji.
BM-175 = Gdy jesteś aktywnym graczem, wykonujesz łącznie jedną budowę: komnaty, minibossa albo właśnie zabranej komnaty przenośnej.
BM-176 = Gdy jesteś aktywnym graczem, możesz w dowolnej kolejności zabrać komnatę przenośną, używać czarów i zdolności, położyć kartę i podnieść poziom minibossa.
BM-177 = Gdy jesteś aktywnym graczem, możesz użyć dowolnej liczby czarów budowy, zdolności aktywowanych komnat i mocy trzeciego poziomu oraz przedmiotu bossa.
BM-178 = Pozostali gracze także mogą używać czarów budowy, zdolności aktywowanych, mocy trzeciego poziomu i przedmiotów bossa, ale najpierw rozpatruje się efekty aktywnego gracza.
BM-179 = Na zakrytej karcie nie wolno niczego budować.
BM-180 = Zakrytej komnaty nie można zniszczyć.
BM-181 = W fazie budowy komnata leżąca pod zakrytą komnatą nie może być celem żadnej zdolności.
BM-182 = Budujesz jedną komnatę na rundę, chyba że karta pozwala na więcej.
BM-183 = Budując, nie możesz przestawiać swoich komnat, chyba że pozwala na to karta.
BM-184 = W ramach dodatkowej akcji możesz zabrać na rękę dowolne ze swoich zbudowanych komnat przenośnych.

## P. Odkrycie kart i koniec fazy budowy

BM-185 = Gdy każdy gracz miał okazję położyć kartę, wszystkie zakryte karty odkrywa się jednocześnie i uznaje za zbudowane.
BM-186 = Za odkrytych minibossów płaci się teraz albo się ich odrzuca.
BM-187 = Następnie w malejącej kolejności PD rozpatruje się awanse i efekty „gdy budujesz tę komnatę”.
BM-188 = Od odkrycia kart aż do fazy przygód nie wolno używać czarów ani zdolności aktywowanych.
BM-189 = Czary budowy trzeba zagrać przed odkryciem kart.
BM-190 = Zdolności aktywowanej nowo zbudowanej komnaty nie można użyć przed fazą przygód.
BM-191 = Efekty budowy i awansu, z których nie skorzystasz w rundzie ich wystąpienia, przepadają.
BM-192 = Efekt „gdy budujesz tę komnatę” działa tylko przy budowie, a nie wtedy, gdy komnata zostanie odkryta lub odsłonięta z innego powodu.

## Q. Faza wabienia

BM-193 = Dla każdego bohatera w mieście policz pasujące ikony skarbu w każdym lochu, wliczając bossa.
BM-194 = Do sum wlicza się zmiany skarbów wynikające ze zdolności komnat i czarów.
BM-195 = Bohater idzie do wejścia do lochu o najwyższej sumie.
BM-196 = Jeśli nikt nie ma danego skarbu, bohater zostaje w mieście.
BM-197 = W grze na 2–4 osoby przy remisie o najwyższą sumę bohater zostaje w mieście do którejś z kolejnych faz wabienia.
BM-198 = Bohaterów rozpatruje się od najdłużej obecnego; przy wejściu stają w kolejności, w jakiej wyszli z talii.
BM-199 = Gdy remis się skończy, wszyscy czekający bohaterowie tego typu idą do zwycięskiego lochu.
BM-200 = W fazie wabienia nie wolno używać czarów, zdolności, przedmiotów bossa ani mocy trzeciego poziomu.
BM-201 = Nawet jeśli nie zwabiono żadnego bohatera, faza przygód się odbywa i wolno w niej działać.
BM-202 = Remis przy 5–6 graczach z Twardym Lądowaniem: jeśli w mieście jest co najmniej tylu bohaterów danego typu, ilu remisujących, każdy z ich lochów dostaje jednego.
BM-203 = Przy takim podziale najdłużej obecny bohater idzie do remisującego bossa z największą liczbą PD, kolejny do następnego i tak dalej.
BM-204 = Podział powtarza się, aż reszty nie da się rozdzielić po równo. Reszta zostaje w mieście.
BM-205 = Przykład podziału: przy siedmiu bohaterach jednego typu i trojgu remisujących każdy dostaje dwóch, a najmłodszy stażem zostaje w mieście.
BM-206 = Przykład: skarby kapłana, maga, wojownika i złodzieja to w jednym lochu 1, 2, 0, 2, a w drugim 3, 0, 1, 2. Mag idzie do pierwszego, kapłan do drugiego, złodziej zostaje w mieście.

## R. Faza przygód

BM-207 = Każdy gracz w kolejności PD staje się aktywny i rozpatruje bohaterów przy swoim wejściu.
BM-208 = Bohaterowie czekający przy wejściu wchodzą jeden po drugim w kolejności przybycia.
BM-209 = Zanim każdy kolejny bohater wejdzie do lochu, wszyscy gracze mogą używać czarów przygód, zdolności aktywowanych, mocy trzeciego poziomu i przedmiotów bossa.
BM-210 = Bohater idzie komnata po komnacie od wejścia po lewej do bossa po prawej.
BM-211 = Gdy bohater wchodzi do komnaty, najpierw działają zdolności jego i jego przedmiotu, potem zdolność stała komnaty, na końcu jej obrażenia.
BM-212 = Żaden czar ani zdolność nie może przerwać wchodzenia do komnaty.
BM-213 = Po obrażeniach wszyscy gracze mogą używać czarów przygód, zdolności aktywowanych komnat, przedmiotów bossa i mocy trzeciego poziomu. Najpierw rozpatruje się efekty aktywnego gracza.
BM-214 = Zanim bohater wyjdzie z komnaty, gracze mogą zareagować jeszcze raz.
BM-215 = Efekty „gdy w tej komnacie zginie bohater” rozpatruje się po obrażeniach, a nie przy wejściu.
BM-216 = Bohater, który wychodzi z komnaty z obrażeniami co najmniej równymi swojemu zdrowiu, ginie w niej.
BM-217 = Zabity bohater trafia zakryty na pole punktacji właściciela lochu.
BM-218 = Bohater, który żywy wyjdzie z ostatniej komnaty, trafia odkryty na pole punktacji właściciela jako jedna lub dwie rany.
BM-219 = Gdy bohater zginie lub przeżyje, wchodzi następny czekający przy wejściu.
BM-220 = Gdy rozpatrzysz wszystkich swoich bohaterów, aktywny staje się następny gracz według PD.
BM-221 = Bohater, który mija pominiętą lub dezaktywowaną komnatę, nie przeżywa jej: efekty „gdy bohater przeżyje tę komnatę” nie działają.
BM-222 = Po obrażeniach gra zawsze się zatrzymuje, aby każdy gracz mógł zareagować.

## S. Koniec rundy

BM-223 = Runda kończy się, gdy każdy gracz działał w fazie przygód.
BM-224 = Wszystkie efekty „do końca rundy” ustają.
BM-225 = Wszystkie dezaktywowane komnaty i ich minibossowie stają się znów aktywni.
BM-226 = Obrażenia bohaterów, którzy wrócili do miasta lub do wejścia, znikają. Nigdy nie przechodzą na kolejną rundę.
BM-227 = Na końcu rundy nie wolno używać czarów, zdolności, przedmiotów bossa ani mocy trzeciego poziomu.
BM-228 = Koniec rundy przebiega tak: efekty wygasają, komnaty stają się znów aktywne, sprawdza się zwycięzców.
BM-229 = Gdy graczy jest więcej niż dwoje, przegrany opuszcza grę. Jego karty usuwa się z gry: nie trafiają na stos kart odrzuconych i nic na nie nie działa.
BM-230 = Liczba bohaterów na rundę nie zmienia się, gdy gracz odpada.

## T. Koniec gry

BM-231 = W grze na 2–4 osoby przegrywa gracz, który na koniec rundy ma co najmniej 5 ran.
BM-232 = W grze na 2–4 osoby wygrywa gracz, który ma co najmniej 10 dusz i mniej niż 5 ran.
BM-233 = Jeśli kilku graczy spełni warunek w tej samej rundzie, wygrywa ten, kto ma największą różnicę dusz i ran.
BM-234 = Tak porównuje się zarówno kilku równoczesnych zwycięzców, jak i wszystkich pozostałych graczy, gdy przegrywają razem (zob. BM-A19).
BM-235 = Jeśli nadal jest remis, wygrywa gracz z najmniejszą liczbą PD.
BM-236 = Gdy przegrali wszyscy oprócz jednego gracza, wygrywa on bez względu na liczbę dusz.
BM-237 = Jeśli talie bohaterów są puste, nikt nie wygrał, a pozostali bohaterowie nie mogą dać zwycięstwa, gra się kończy i decydują zasady remisu.
BM-238 = W grze na 5–6 osób gra kończy się z końcem rundy, w której ktoś ma 10 dusz albo obie talie bohaterów są puste.
BM-239 = W grze na 5–6 osób nikt nie odpada przez rany. Wygrywa ten, kto ma największą różnicę dusz i ran, więc pierwszy gracz z 10 duszami może przegrać.
BM-240 = W grze na 5–6 osób remis wygrywa gracz z najmniejszą liczbą PD.

## U. Warianty

BM-241 = Tryb klasyczny: dobierz 5 komnat i 2 czary, a następnie odrzuć dwie wybrane karty.
BM-242 = Tryb trudny: usuń wszystkich zwykłych bohaterów z 4 punktami zdrowia.
BM-243 = Wybieram ciebie: każdy gracz dostaje dwóch bossów i zatrzymuje jednego. Drugi wypada z gry.
BM-244 = Knowania: jeśli nie zdobędziesz w rundzie żadnej duszy, na jej koniec możesz dobrać kartę z talii komnat lub czarów.
BM-245 = Nieskończone życia: nikt nie odpada przy 5 ranach. Gra kończy się, gdy obie talie bohaterów są puste, a wygrywa ten, kto ma największą różnicę dusz i ran.
BM-246 = Nieskończone życia: remis wygrywa gracz z najmniejszą liczbą PD.
BM-247 = Nieskończone życia: gra kończy się z końcem rundy, w której talie bohaterów są puste.

## V. Mieszanie zestawów i układanie talii

BM-248 = Mieszając zestawy, potasuj razem talie komnat, razem talie czarów i razem talie bossów, ale wybierz tylko jedną talię bohaterów.
BM-249 = Wskazówka do własnej talii: 2 zaawansowane komnaty na każde 5–6 zwykłych.
BM-250 = Wskazówka do własnej talii: tyle samo każdego z czterech skarbów, licząc też komnaty z kilkoma skarbami.
BM-251 = Wskazówka do własnej talii: mniej więcej tyle samo pułapek co komnat potworów i wyrównane skarby bossów. To zalecenie, nie wymóg.
BM-252 = Własna talia bohaterów: 24 zwykłych (w razie chęci także Głupiec) i 16 epickich (także epiccy z gwiazdką z mieszanych zestawów). Wyrównaj skarby i zdrowie, a potem zmniejsz talię do liczby graczy.
BM-253 = Pięcioro graczy bez Twardego Lądowania gra z nieskończonymi życiami i dodaje po jednym bohaterze z 4 i z 11 punktami zdrowia z każdej z czterech klas, razem 8 kart.
BM-254 = Sześcioro graczy bez Twardego Lądowania robi to co pięcioro i dodaje jeszcze po jednym bohaterze z 11 punktami zdrowia z każdej klasy, razem 12 kart.
BM-255 = Są zestawy podstawowe (BMR, TNL, RMB), minidodatki (CRL, THK, IOD, VOV) i mikrododatki (karty dodatkowe z Wypaśnego pudła i karty promocyjne).
BM-256 = Mikrododatki można dowolnie łączyć z zestawami podstawowymi, z wyjątkiem bohaterów.
BM-257 = Zalecane do zestawu podstawowego: CRL; CRL, THK i IOD; THK; IOD; THK i IOD. Bez CRL odłóż przedmioty i bossa odkrywcy.
BM-258 = Najlepsza zasada: jeden zestaw podstawowy i jeden dodatek.
BM-259 = Bohater z gwiazdką może zastąpić w jednej podstawowej talii bohatera tego samego rodzaju, z podobnym zdrowiem i tym samym skarbem.
BM-260 = Oficjalna mieszanka: wszystkich 20 bossów z BMR i TNL, bohaterowie z TNL, 75 komnat z listy (po 15 na klasę i 15 z kilkoma skarbami) i 35 czarów z listy.
BM-261 = Do oficjalnej mieszanki można dołączyć Twarde Lądowanie, by grało o dwie osoby więcej.
BM-262 = Mieszanka dla dzieci: 12 wskazanych bossów, bohaterowie z BMR, 75 komnat z listy i czary z listy.

## W. Pojęcia

BM-263 = Zdolność aktywowana to taka, którą trzeba ogłosić lub opłacić, na przykład „zniszcz tę komnatę”. Możesz jej użyć zawsze, gdy wolno zagrać czar.
BM-264 = Zdolności stałe i efekty „gdy budujesz tę komnatę” nie są zdolnościami aktywowanymi.
BM-265 = Dezaktywowaną komnatę obraca się bokiem do końca rundy.
BM-266 = Dezaktywacja komnaty nie odsłania komnat pod nią.
BM-267 = Dezaktywowana komnata nie ma obrażeń, skarbu ani zdolności.
BM-268 = Efekty liczące komnaty nie liczą dezaktywowanych.
BM-269 = Na dezaktywowanej komnacie nie wolno niczego budować.
BM-270 = Dezaktywowanej komnaty nie można zniszczyć.
BM-271 = Dezaktywowana komnata to puste miejsce: komnaty po jej obu stronach nie sąsiadują ze sobą.
BM-272 = Trwały efekt dotyczący wszystkich komnat obejmuje też komnaty odsłonięte później w tej samej rundzie.
BM-273 = Lecząc się, zakryj jednego ze swoich odkrytych bohaterów. Nie liczą się już jego rany, lecz jego dusze.
BM-274 = Lecząc się, możesz wybrać zwykłego lub epickiego bohatera, chyba że karta to ogranicza.
BM-275 = Następna komnata leży tuż po prawej stronie komnaty, w której jest bohater, a poprzednia tuż po lewej.
BM-276 = Pierwsza komnata leży najdalej po lewej, przy wejściu. Ostatnia leży obok bossa.
BM-277 = Zniszczona komnata trafia na stos kart odrzuconych. Jeśli pod nią leży inna, zostaje odsłonięta.
BM-278 = Jeśli po zniszczonej komnacie zostaje luka, komnaty na lewo od niej od razu przesuwają się w prawo.
BM-279 = Komnatę możesz zniszczyć tylko wtedy, gdy karta wyraźnie na to pozwala.
BM-280 = Monety i żetony ze zniszczonej komnaty przepadają.
BM-281 = Bohater w zniszczonej komnacie, jeśli niszczący efekt go nie dotyczy, wychodzi od razu: ginie przy zerowym lub ujemnym zdrowiu, inaczej idzie do następnej komnaty.
BM-282 = Obrażenia i efekty odsłoniętej komnaty nie działają na tego bohatera.
BM-283 = Jeśli zniszczona komnata była ostatnia przed bossem, a bohater żyje, zadaje on rany.
BM-284 = Odsłonięcie komnaty nie uruchamia efektów „gdy budujesz tę komnatę”, ale uruchamia efekty „gdy zostanie odsłonięta”.
BM-285 = Komnata zostaje odsłonięta, gdy komnatę nad nią zniszczono, gdy przeniesiono ją na wierzch stosu albo gdy zabrano leżącą na niej komnatę przenośną.
BM-286 = Odrzucając, odkładasz kartę z ręki na stos kart odrzuconych. Wybierasz ją ty, chyba że karta mówi inaczej.
BM-287 = Kartę odrzucaną losowo wybiera się w ciemno, nie wybierasz jej ty.
BM-288 = Przeszukaną talię potem się tasuje. Przeszukanego stosu kart odrzuconych nie.
BM-289 = Komnatę przenośną możesz zabrać na rękę w fazie budowy, przed odkryciem kart. Jej odbudowanie zużywa zwykłą budowę.
BM-290 = Zabranie komnaty przenośnej nie jest użyciem jej zdolności. Odsłonięta pod nią komnata rozpatruje efekt „gdy zostanie odsłonięta”.
BM-291 = Karty na ręce są tajne. Po przygotowaniu gry nie ma ani dolnego, ani górnego limitu kart.
BM-292 = Stos kart odrzuconych leży odkryty i każdy może go w dowolnej chwili przejrzeć.
BM-293 = Bohater ginie w komnacie, w której jego zdrowie spadło do zera lub niżej, jeśli wychodzi z niej nadal z takim zdrowiem.
BM-294 = Czary i efekty komnat mogą też zabijać bohaterów od razu. Każdy, kto nie przejdzie lochu, liczy się jako zabity i punktuje dla jego właściciela.
BM-295 = „Zwykła komnata” to komnata, która nie jest zaawansowana. Samo „komnata” to zwykła lub zaawansowana.
BM-296 = Symbole potwora i pułapki mają znaczenie tylko dla efektów, które o nich mówią.
BM-297 = Wejście leży na lewo od skrajnej lewej komnaty i nie należy do lochu. Efekty na bohaterów w lochu nie dotyczą tych przy wejściu.
BM-298 = Bohater wchodzi do komnaty, gdy idzie od wejścia do pierwszej komnaty lub z jednej komnaty do drugiej.
BM-299 = Aby podnieść poziom minibossa, zapłać monetę i odsłoń następny wiersz jego tekstu.

## X. Kiedy wolno używać czarów, zdolności aktywowanych, przedmiotów bossa i mocy trzeciego poziomu

BM-300 = Przygotowanie gry: bez czarów, zdolności aktywowanych, przedmiotów bossa i mocy trzeciego poziomu.
BM-301 = Początek rundy: bez czarów, zdolności aktywowanych, przedmiotów bossa i mocy trzeciego poziomu.
BM-302 = Faza budowy przed odkryciem kart: wszystko dozwolone. Czary muszą mieć młot.
BM-303 = Odkrycie kart, awans i „gdy budujesz tę komnatę”: bez czarów, zdolności aktywowanych, przedmiotów bossa i mocy trzeciego poziomu.
BM-304 = Faza wabienia: bez czarów, zdolności aktywowanych, przedmiotów bossa i mocy trzeciego poziomu.
BM-305 = Faza przygód, przed wejściem każdego bohatera: wszystko dozwolone. Czary muszą mieć topór.
BM-306 = Faza przygód, gdy bohater wchodzi do komnaty (zdolności, efekt komnaty, obrażenia): nic nie wolno.
BM-307 = Faza przygód, po obrażeniach, a przed wyjściem bohatera z komnaty: wszystko dozwolone.
BM-308 = Faza przygód, śmierć bohatera z przedmiotem: tylko już dołączony przedmiot bossa właściciela lochu.
BM-309 = Faza przygód, gdy bohater dociera do bossa: nic nie wolno.
BM-310 = Koniec rundy: bez czarów, zdolności aktywowanych, przedmiotów bossa i mocy trzeciego poziomu.
BM-311 = Tylko efekty anulujące nie czekają na aktywnego gracza ani na kolejność PD: odpowiadają w chwili, gdy inny gracz zagrywa czar. Wszystkie inne efekty nieaktywnych graczy rozpatruje się po efektach aktywnego.

## Y. Rozstrzygnięcia spornych kwestii

BM-A01 = Podczas przygotowania gry na stos kart odrzuconych trafiają 4 karty komnat i 2 czary. Opcjonalnie zostaje on pusty.
BM-A02 = Zatrzymujesz wszystkie siedem kart początkowej ręki. Tryb klasyczny jest wariantem, a dwie odrzucone w nim karty trafiają na stos kart odrzuconych.
BM-A03 = Rękę możesz wymienić, mając co najmniej cztery komnaty zaawansowane lub z tym samym skarbem. Komnata z kilkoma skarbami liczy się do każdego. Wymiana jest jedna, przed pierwszą budową, w kolejności PD.
BM-A04 = Bohater ginie przy wychodzeniu z komnaty, gdy gracze mogli już zareagować, a nie w chwili otrzymania obrażeń.
BM-A05 = „Dezaktywowana” to osobny stan, inny niż „zakryta”. Podobnie jak zakrytej karty nie można takiej komnaty zniszczyć ani na niej budować.
BM-A06 = Dezaktywacja trwa do końca rundy. Wszystkie komnaty stają się znów aktywne jednocześnie, przed sprawdzeniem zwycięzców.
BM-A07 = Awans zawsze rozpatruje się przed efektem „gdy budujesz tę komnatę”.
BM-A08 = Na końcu rundy komnaty stają się znów aktywne, potem w kolejności PD rozpatruje się opóźnione awanse, a na koniec sprawdza zwycięzców.
BM-A09 = Przedmiot bohatera zabitego w twoim lochu możesz dołączyć odkryty. Jeśli masz już taki, wybierasz między nimi.
BM-A10 = Nowego przedmiotu bossa możesz użyć od następnej rundy. Jedyny wyjątek to stary przedmiot w chwili zdobycia nowego.
BM-A11 = W fazie przygód każdy gracz w kolejności PD staje się aktywny i może działać, nawet gdy przy jego wejściu nie ma bohaterów.
BM-A12 = Po obrażeniach w komnacie gracze mogą działać tak długo, aż wszyscy kolejno spasują.
BM-A13 = Komnaty przenośne możesz zabierać tylko wtedy, gdy jesteś aktywnym graczem.
BM-A14 = Gdy komnata zostaje zniszczona, miniboss przechodzi do odsłoniętej. Traci się go dopiero z ostatnią kartą stosu.
BM-A15 = Przy zakazie sąsiedztwa liczy się każdy dołączony miniboss, także przy dezaktywowanej komnacie, oraz zakryty, położony w tej rundzie.
BM-A16 = Sześcioro graczy bez Twardego Lądowania dodaje 4 zwykłych i 8 epickich bohaterów. Opcjonalnie zamiast tego 8 zwykłych i 4 epickich.
BM-A17 = Przy 5–6 graczach z Twardym Lądowaniem gra kończy się przy 10 duszach. Bez niego gra się z nieskończonymi życiami aż do wyczerpania talii bohaterów.
BM-A18 = Remisujące lochy dzielą się bohaterami tylko przy 5–6 graczach z Twardym Lądowaniem. W innych grach remis zatrzymuje bohaterów w mieście.
BM-A19 = Najpierw porównuje się graczy z co najmniej 10 duszami i mniej niż 5 ranami. Jeśli takich nie ma, a wszyscy pozostali mają co najmniej 5 ran, porównuje się ich wszystkich. Gracz, który ma co najmniej 5 ran, nigdy nie wyprzedza tego, kto ma ich mniej.
BM-A20 = W grze na 2–4 osoby gra kończy się po pierwszej rundzie, w której obie talie bohaterów są puste, nikt nie czeka przy wejściu i nikogo nie zwabiono. Decyduje różnica dusz i ran, potem najmniejsza liczba PD.
BM-A21 = Przy równej liczbie PD decyduje kolejność zestawów (BMR, TNL, RMB, CRL, THK, IOD, VOV, DBM, POP, LST, KNG), a potem kart. Gra tę kolejność pokazuje.
BM-A22 = W oficjalnej mieszance są dwa egzemplarze Dołu z kolcami, co daje 15 komnat złodzieja.
BM-A23 = W mieszance dla dzieci są 23 czary z jej listy.
BM-A24 = Pula monet nie ma tu limitu. Jeśli limit jest potrzebny, wynosi 32 monety.
BM-A25 = Kartę odrzucaną losowo wybiera gra, każdą z równą szansą.
BM-A26 = Gdy talia komnat lub czarów jest pusta, jej karty ze stosu kart odrzuconych tasuje się w nową talię. Jeśli ich nie ma, nic się nie dobiera.
BM-A27 = Jest jeden uporządkowany stos kart odrzuconych na komnaty, czary i minibossów. Można go filtrować.
BM-A28 = Przy nieskończonych życiach gra kończy się z końcem rundy, w której wyczerpały się talie bohaterów.
BM-A29 = W wariancie „Wybieram ciebie” bossa, którego nie zatrzymasz, usuwa się z gry.
BM-A30 = Tryb trudny usuwa zwykłych bohaterów z dokładnie 4 punktami zdrowia. Głupiec, który ma 2, zostaje.
BM-A31 = Wszystko, co dzieje się podczas marszu bohaterów przez lochy, należy do fazy przygód, a nie do fazy budowy.
BM-A32 = Zdolność komnaty, która zmienia dobieranie na początku rundy, nie jest aktywowana, więc jest wtedy dozwolona.
BM-A33 = Bohater umieszczony przy wejściu przed fazą przygód wchodzi w tej rundzie, w kolejności przybycia. Przeniesiony tam w jej trakcie czeka do następnej rundy, bez względu na to, czyj to loch.
BM-A34 = Przedmioty odkrywa się na początku rundy, przed bohaterami.
BM-A35 = Komnata może mieć najwyżej jednego minibossa, wliczając zakrytego.
BM-A36 = Pierwsze komnaty kładzie się zakryte, jak każde inne.
BM-A37 = Jeśli piąta komnata pojawi się poza fazą budowy, boss awansuje od razu, przed efektem „gdy budujesz tę komnatę”.
BM-A38 = Nieopłacony miniboss trafia na stos kart odrzuconych jak każda inna odrzucona karta.
BM-A39 = Komnatę z ceną budowy możesz położyć tylko, mając na nią monety. Jeśli przy odkryciu kart ich brakuje, kartę się odrzuca i uznaje za niezbudowaną.
BM-A40 = Gdy gracz przegrywa, bohaterowie czekający przy jego wejściu wracają do miasta jako najmłodsi stażem, w kolejności przybycia. Cała reszta jego kart wypada z gry.
BM-A41 = Setna runda jest ostatnia. Jeśli nikt do tej pory nie wygrał, decyduje różnica dusz i ran, potem najmniejsza liczba PD.
BM-A42 = Po 100 czarach i zdolnościach w jednej rundzie nie można w niej już niczego ogłosić. Komnaty można budować nadal.
BM-A43 = Na koniec rundy wygasają efekty i komnaty znów działają. Potem kolejno, według PD: spóźniony awans, to, co na koniec rundy robią komnaty (od wejścia), a po nich boss, i knowania. Dopiero wtedy sprawdza się, kto wygrał.

## Z. Dopowiedzenia

BM-312 = Przykład: Leże kościosmoka (zaawansowane, kapłan) można zbudować na Mrocznym ołtarzu (kapłan) lub Sali tortur (kapłan i złodziej), ale nie na Fabryce golemów (brak ikony kapłana).
BM-313 = Bohater przeżywa komnatę, gdy wychodzi z niej żywy. Wtedy działają efekty „gdy bohater przeżyje tę komnatę”.
BM-314 = Komnaty, której tekst wymaga zapłaty przy budowie (jak dwie monety za Kuferek łupów), nie można zbudować bez zapłaty.
BM-315 = Limit pięciu dotyczy stosów. Dezaktywowany stos nadal zajmuje miejsce, więc nie możesz wtedy założyć szóstego.
BM-316 = Miniboss musi leżeć na komnacie, więc nigdy nie może być pierwszą zbudowaną przez ciebie kartą.
BM-317 = Opłacony miniboss działa od razu: ikona z pierwszego poziomu liczy się już w fazie wabienia tej rundy, a dodatkowe obrażenia w jej fazie przygód.
BM-318 = Bez względu na to, kto zagrał efekt, bohater zabity w lochu lub przez niego przepuszczony trafia na pole punktacji właściciela lochu, chyba że karta mówi inaczej.
BM-319 = Bohater wyrzucony ze zniszczonej komnaty wchodzi do następnej jak zwykle: zdolność bohatera, zdolność komnaty, obrażenia, potem reakcje graczy.
BM-320 = Czar, który stracił cel, traktuje się jak anulowany: nic z niego nie wynika, uznaje się go za niezagrany, a kartę się odrzuca.
BM-321 = W trybie klasycznym wybierasz dwie karty do odrzucenia spośród wszystkich siedmiu, komnat i czarów.
BM-322 = Przy nieskończonych życiach nikt nie odpada przy 5 ranach, więc różnica dusz i ran może być ujemna.
`;export{e as default};