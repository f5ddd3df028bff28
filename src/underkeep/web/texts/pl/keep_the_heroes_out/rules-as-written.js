//# allFunctionsCalledOnLoad
var e=`### Keep the Heroes Out!: zasady, po jednym komunikacie na zasadę. Odmowa ruchu pokazuje zasadę, która go zabrania.

## A. Gracze

KH-001 = Zwykle gra od jednej do czterech osób; wszyscy stoją po jednej stronie, przeciw bohaterom.
KH-002 = Może też grać 5 lub 6 osób; zasady się nie zmieniają, tylko dłużej czeka się na swoją turę.
KH-003 = Można grać w pojedynkę (1 gracz, jeden klan): przebieg tury jest ten sam, a aktywnym graczem jest zawsze ta sama osoba.

## B. Przygotowanie: loch i wspólne stosy

KH-004 = Najpierw wybiera się scenariusz, a kafle komnat układa się dokładnie tak, jak on pokazuje.
KH-005 = Żetony skarbów tasuje się zakryte przed rozłożeniem; skutki ich kradzieży pozostają ukryte.
KH-006 = Wszędzie tam, gdzie scenariusz wymaga skarbu, trafia losowy żeton o podanej wartości.
KH-007 = Talia Gildii to wszystkie karty Wojowników, Łotrzyc, Magów i Łuczniczek potasowane z dokładnie tymi kartami scenariusza, które on wymienia.
KH-008 = Talia Gildii leży zakryta obok lochu, na znaczniku wybranego poziomu trudności.
KH-009 = Talia Zdobyczy to wszystkie Bestie, Eliksiry, Ekwipunek i Zwoje potasowane razem, zakryte.
KH-010 = Na początku gry odkrytych jest pięć kart Zdobyczy.
KH-011 = Gdy ktoś bierze odkrytą kartę Zdobyczy, jej miejsce od razu uzupełnia się z talii.
KH-012 = Wszystkie pozostałe żetony tworzą jedną wspólną rezerwę.
KH-013 = Odrzucony żeton zawsze wraca do rezerwy i można go użyć ponownie.
KH-014 = Żetony nieukończonych portali leżą na początku w komnatach, które wymienia scenariusz.

## C. Przygotowanie: gracze i klany

KH-015 = Klany wybiera się od najmłodszego gracza zgodnie z ruchem wskazówek zegara; każdy klan można wziąć tylko raz.
KH-016 = Każdy gracz dostaje kartę klanu, karty Taktyk i potwory tego klanu.
KH-017 = Trzy cechy na karcie klanu to od lewej: liczba potworów, obrażenia, po których potwór opuszcza loch, i liczba kart klanu.
KH-018 = Gracz zaczyna z tyloma potworami w lochu, ile wynosi liczba przyzwania na karcie klanu.
KH-019 = Potwory początkowe muszą stanąć w komnatach rodzaju pokazanego na karcie.
KH-020 = Potwory początkowe można dowolnie podzielić między pasujące komnaty.
KH-021 = Potwory, które nie trafiły do lochu, czekają obok karty klanu, w legowisku.
KH-022 = Przyzwany potwór przychodzi z legowiska; potwór, który opuszcza loch, wraca do legowiska.
KH-023 = Gdy legowisko jest puste, nie można przyzwać potwora.
KH-024 = Każdy gracz tasuje swoją zakrytą talię Taktyk i dobiera pięć kart na początkową rękę.
KH-025 = Poziom trudności wybiera się przed grą, na całą rozgrywkę.
KH-026 = Pierwszym aktywnym graczem zostaje ten, którego klan ma najmniej potworów.
KH-027 = To, która strona żetonu aktywnego gracza jest na wierzchu, nie ma znaczenia.

## D. Poziom trudności

KH-028 = Gra familijna: w 1. fali 1 karta Gildii na turę, w 2. fali 2 karty.
KH-029 = Wyzwanie: w obu falach 2 karty Gildii na turę.
KH-030 = Hardcore: w 1. fali 2 karty Gildii na turę, w 2. fali 3 karty.
KH-031 = Przydział kart obowiązuje na końcu każdej tury każdego gracza, a nie raz na rundę.
KH-032 = Przy 4 graczach w pełnej rundzie są więc 4 wtargnięcia.

## E. Zdolności klanów

KH-033 = Zdolność klanu działa tylko wtedy, gdy ten gracz ma potwora w lochu.
KH-034 = Każde użycie zdolności klanu kosztuje jedną akcję Aktywacji.
KH-035 = Klany mają trzy role (kontrola tłumu, obrona, wsparcie); to tylko rady, bez wpływu na zasady.
KH-036 = Zdolność Czerwonej Smoczycy: usuń ze Smoczycy wszystkie żetony obrażeń.
KH-037 = Zdolność Jaszczurowatych: jeden Jaszczurowaty wykonuje Atak Dystansowy.
KH-038 = Zdolność Gnolli: jeden Gnoll wykonuje Atak Wręcz.
KH-039 = Zdolność Blobów: od razu dobierz jedną kartę Taktyki.
KH-040 = Zdolność Szkieletorów: Kość trafia do komnaty, w której stoi już Szkieletor gracza.
KH-041 = Zdolność Szczurów: Szczur przychodzi z legowiska do komnaty, w której jest już inny Szczur gracza.
KH-042 = Zdolność Wiedźm: Portal trafia do komnaty, w której stoi Wiedźma.
KH-043 = Zdolność Złośliwych Duszków: jeden Duszek przemieszcza się korytarzem albo przez ścianę.
KH-044 = Zdolność Chochlików: jeden Chochlik się przemieszcza.

## F. Tura

KH-045 = Tura ma pięć faz w stałej kolejności: zagranie kart, wymiana Zdobyczy, porządki, wtargnięcie bohaterów, koniec tury.
KH-046 = Turę rozgrywa tylko ten, kto ma żeton aktywnego gracza.
KH-047 = Jeśli po wtargnięciu gra się nie skończyła, żeton przechodzi do gracza po lewej.

## G. Faza 1: zagranie kart

KH-048 = Karty zagrywa się po jednej: pokazuje się kartę, wykonuje jej akcje, potem karta leży odkryta w obszarze zagrywania.
KH-049 = Nie można zacząć następnej karty, zanim bieżąca się nie skończy.
KH-050 = Akcje jednej karty można wykonać w dowolnej kolejności.
KH-051 = Akcje jednej karty można dowolnie rozdzielić między potwory gracza.
KH-052 = Gracz może wykorzystać tylko część akcji karty; reszta przepada.
KH-053 = Gracz nie musi zagrywać wszystkich kart; niezagrane zostają w ręce na później.
KH-054 = Gdy w fazie 1 talia Taktyk jest pusta, stos kart odrzuconych jej właściciela tasuje się w nową talię (przy następnym dobieraniu: KH-A33).
KH-055 = Karty z obszaru zagrywania nie biorą udziału w tym tasowaniu, bo na stos odrzuconych trafiają dopiero w porządkach.
KH-056 = Karty Zdobyczy z talii dobiera się, zagrywa i odrzuca tak samo jak karty Taktyk.

## H. Faza 2: wymiana Zdobyczy

KH-057 = W fazie 2 aktywny gracz może odrzucić z ręki jedną kartę Taktyki, żeby wymienić od 1 do 5 wybranych odkrytych Zdobyczy.
KH-058 = Wymienione Zdobycze trafiają na spód talii Zdobyczy, a nowe przychodzą z jej wierzchu.
KH-059 = Wymianę można powtarzać, za każdym razem za kolejną odrzuconą kartę.
KH-060 = Kto nie ma kart w ręce, nie może wymieniać i pomija tę fazę.
KH-061 = Wymiana nie jest obowiązkowa.

## I. Faza 3: porządki

KH-062 = Wszystkie karty z obszaru zagrywania trafiają na stos kart odrzuconych ich właściciela.
KH-063 = Kto ma mniej niż pięć kart, dobiera do pięciu.
KH-064 = Kto ma pięć lub więcej kart, nie dobiera i zachowuje wszystkie.
KH-065 = Jeśli talia skończy się podczas tego dobierania, wszystkie odrzucone karty Taktyk i Zdobyczy tasuje się w nową talię i dobiera dalej.

## J. Faza 4: wtargnięcie i koniec gry

KH-066 = Karty Gildii z przydziału dobiera się i rozpatruje jedną po drugiej; następnej nie dobiera się, dopóki poprzednia nie jest w pełni rozpatrzona.
KH-067 = Gdy talia Gildii skończy się pierwszy raz, wszystkie karty Gildii tasuje się w nową zakrytą talię i zaczyna się 2. fala.
KH-068 = Na początku 2. fali odwraca się znacznik trudności i obowiązuje jego drugi przydział.
KH-069 = Gdy ostatnia karta 2. fali jest w pełni rozpatrzona, a skarb o wartości 4 jest bezpieczny, gracze wygrywają.
KH-070 = Kradzież skarbu o wartości 4 natychmiast kończy grę porażką, w każdym momencie, nawet w fazie 1 gracza.
KH-071 = Porażkę sprawdza się przed zwycięstwem: jeśli ostatnia karta prowadzi do kradzieży skarbu o wartości 4, gracze przegrywają.
KH-072 = Utrata skarbów o wartości od 1 do 3 sama nigdy nie kończy gry.
KH-073 = Gracz bez potworów w lochu nie odpada z gry.
KH-074 = Tura kończy się dopiero wtedy, gdy rozpatrzono wszystkie karty przydziału i każdy bohater w lochu jest wyczerpany.

## K. Akcje

KH-075 = Akcji, która wymaga żetonu, nie można wykonać, gdy w rezerwie takiego nie ma.
KH-076 = Dobieranie: karta z wierzchu talii Taktyk trafia na rękę i można ją zagrać w tej samej turze.
KH-077 = Aktywacja: pozwala użyć zdolności klanu, komnaty, ukończyć portal albo czegoś innego, co jej wymaga.
KH-078 = Ruch: jeden własny potwór idzie do sąsiedniej komnaty korytarzem lub portalem.
KH-079 = Podczas ruchu potwór może zabrać ze sobą jeden zasób albo jedną pułapkę, nie oba naraz.
KH-080 = Przenoszony żeton pochodzi z komnaty, którą potwór opuszcza, i zostaje w tej, do której wchodzi.
KH-081 = Każdy poruszający się potwór może przy każdym swoim ruchu nieść jeden własny żeton.
KH-082 = Atak Wręcz: 1 obrażenie bohaterowi w komnacie, w której jest potwór gracza.
KH-083 = Bohater, którego wytrzymałość spadnie do 0, wraca do rezerwy.
KH-084 = Atak Dystansowy: 1 obrażenie bohaterowi w komnacie sąsiadującej z tą, w której jest potwór gracza.
KH-085 = Atak Dystansowy wymaga korytarza między komnatami; ściany go blokują, a portal nie pomaga.
KH-086 = Umieszczanie zasobu: pokazany zasób trafia z rezerwy do komnaty, w której jest potwór gracza.
KH-087 = Obrona: reakcja na atak bohatera w komnacie, w której jest potwór gracza; zmniejsza obrażenia o 1.
KH-088 = Akcja Pułapki: pułapka trafia do komnaty, w której jest potwór gracza.
KH-089 = Akcja Portalu: ukończony portal trafia do komnaty, w której jest potwór gracza.
KH-090 = Zasadzka: najwyżej tyle potworów, ile pokazano, przychodzi z legowiska do pokazanych komnat.
KH-091 = Potwory z Zasadzki można podzielić między pokazane komnaty (na rysunku: najwyżej 3 między Kanały i Tresera Bestii).
KH-092 = Zasadzka nie wymaga, żeby w tych komnatach był już jakiś potwór.
KH-093 = Horda: wszystkie potwory gracza w jednej wybranej komnacie wykonują pokazaną akcję, każdy raz.
KH-094 = Posiłki: obejrzyj trzy karty z wierzchu swojej talii, weź wszystkie z podaną akcją, resztę odrzuć.
KH-095 = Posiłki mogą dać od 0 do 3 kart.
KH-096 = Ukośnik: możliwości rozdzielone ukośnikiem wykluczają się; wybiera się dokładnie jedną stronę (na rysunku: dwa Ataki Wręcz albo jeden Ruch).
KH-097 = Akcja-reakcja: wykonanie lewej części pozwala bez kosztu wykonać prawą; nie jest to obowiązkowe.
KH-098 = Akcja-reakcja z rysunku w zasadach: odrzuć Monetę z komnaty, w której masz potwora, potem umieść w niej 3 potwory.
KH-099 = Akcja-reakcja z rysunku na pomocy gracza: zaatakuj bohatera, potem umieść w tej komnacie 1 potwora.
KH-100 = Jeśli lewej części akcji-reakcji nie da się wykonać, prawa jest niedostępna.

## L. Portale i pułapki

KH-101 = Aktywacja w komnacie z nieukończonym portalem odwraca jego żeton na stronę ukończoną.
KH-102 = Komnaty z ukończonymi portalami sąsiadują ze sobą, ale tylko dla ruchu.
KH-103 = Przejście między dwoma portalami kosztuje jeden ruch, niezależnie od odległości.
KH-104 = Pojedynczy ukończony portal donikąd nie prowadzi, dopóki nie zostanie ukończony drugi.
KH-105 = Szarżujący bohaterowie nie korzystają z portali, chyba że coś mówi inaczej.
KH-106 = Portale nie liczą się przy Ataku Dystansowym, strzale Łuczniczki ani odległości do Skarbca.
KH-107 = Pułapki pochodzą z Warsztatu albo z kart.
KH-108 = Pułapkę przenosi się tak samo jak zasób.
KH-109 = Bohater przywołany do komnaty z pułapką lub do niej wchodzący otrzymuje 1 obrażenie, a pułapkę się odrzuca.
KH-110 = Pułapka działa tylko raz.

## M. Komnaty

KH-111 = Komnaty używa się za jedną Aktywację i tylko wtedy, gdy gracz ma w niej potwora.
KH-112 = Skarbiec: umieszcza Monetę w Skarbcu.
KH-113 = Biblioteka: umieszcza Księgę w Bibliotece.
KH-114 = Kanały: umieszczają Żabę w Kanałach.
KH-115 = Katakumby: umieszczają Kość w Katakumbach.
KH-116 = Warsztat: umieszcza Pułapkę w Warsztacie.
KH-117 = Kuźnia: odrzuć leżącą tam Monetę, żeby zdobyć odkrytą kartę Ekwipunku.
KH-118 = Treser Bestii: odrzuć leżącą tam Kość, żeby zdobyć odkrytą kartę Bestii.
KH-119 = Alchemik: odrzuć leżącą tam Żabę, żeby zdobyć odkrytą kartę Eliksiru.
KH-120 = Pracownia: odrzuć leżącą tam Księgę, żeby zdobyć odkrytą kartę Zwoju.
KH-121 = Zasób musi leżeć w komnacie, w której się płaci; żetony w innych komnatach się nie liczą.
KH-122 = Bez odkrytej karty właściwego rodzaju zakup jest niemożliwy.
KH-123 = Zdobyta karta trafia na stos kart odrzuconych gracza, nie na rękę.
KH-124 = Po zakupie od razu uzupełnia się odkryte Zdobycze.
KH-125 = Zasoby są niczyje: każdy gracz może przenosić i wydawać te, które zostawił inny.
KH-126 = Zakup krok po kroku: Aktywacja w Katakumbach tworzy Kość; potwór niesie ją do Tresera Bestii; Aktywacja tam wydaje ją za Pająka, który trafia na stos odrzuconych.

## N. Więzienie

KH-127 = Raz na turę, w dowolnym momencie swojej tury, aktywny gracz może spróbować uwięzić bohatera.
KH-128 = Próba nie wymaga potwora w Więzieniu ani Aktywacji.
KH-129 = Przykład: gracz, który nie ma w lochu ani jednego potwora, i tak podejmuje próbę.
KH-130 = Zaczyna się od dobrania karty z wierzchu talii Gildii.
KH-131 = Jeśli to karta scenariusza, nic się nie dzieje: jej efekt się pomija.
KH-132 = Jeśli to karta bohatera, jeden żeton tej klasy trafia z rezerwy do Więzienia, wyczerpany; komnaty z karty się pomija.
KH-133 = Po uwięzieniu bohatera gracz dobiera 3 karty Taktyk.
KH-134 = Druga próba w tej samej turze jest niedozwolona.
KH-135 = Jeśli uwięzionym jest Mag, wszyscy bohaterowie w Więzieniu, także on, stają się aktywni.
KH-136 = Uwolnionych bohaterów rozpatruje się od razu, w środku tury gracza.
KH-137 = Gdy wszyscy bohaterowie znów są wyczerpani, a gra nie jest przegrana, aktywny gracz kontynuuje turę.
KH-138 = W przykładzie 3 karty dobiera się, zanim uwolnieni zaczną działać, ale nie można ich zagrać, dopóki nie skończą.
KH-139 = Przykład: uwolnieni bohaterowie kradną skarb w samym Więzieniu; ten, kto ukradł, jest wyczerpany.
KH-140 = Przykład: gdy nie ma tam już potworów ani skarbu, trzej pozostali razem szarżują do Skarbca.
KH-141 = Przykład: wchodząc do niestrzeżonego Skarbca, inspirują wyczerpaną Łuczniczkę, a cztery aktywne postacie kradną skarb o wartości 4: gra jest przegrana w turze gracza.
KH-142 = Karty Gildii dobrane dla Więzienia liczą się do wyczerpania talii.

## O. Laboratorium

KH-143 = W scenariuszu z Laboratorium wybiera się klan, którym nikt nie gra, i wtasowuje dziesięć jego kart Taktyk do talii Zdobyczy.
KH-144 = Aktywacja Laboratorium odkrywa kartę Gildii i więzi bohatera.
KH-145 = W zamian gracz bierze odkrytą kartę Taktyki spośród dostępnych Zdobyczy na swój stos kart odrzuconych.
KH-146 = Karta Taktyki innego klanu nie wymaga potwora tego klanu; jej akcje wykonują własne potwory gracza.
KH-147 = Jeśli tak uwięzionym bohaterem jest Mag, wszyscy więźniowie wychodzą na wolność, jak zwykle.

## P. Wielki Budowniczy

KH-148 = Przygotowanie: nieużyte komnaty tasuje się zakryte w stos i odkrywa trzy jako projekty.
KH-149 = Aktywacja: odrzuć z komnaty Wielkiego Budowniczego tyle Monet, ile wynosi wartość skarbu nowej komnaty, co najmniej 1.
KH-150 = Z rezerwy bierze się skarb dokładnie tej wartości.
KH-151 = Jeśli nie ma już skarbu tej wartości, komnaty nie można zbudować.
KH-152 = Wybrany projekt dokłada się do komnaty lochu; korytarze muszą łączyć go ze Skarbcem.
KH-153 = Jak go obrócić, wybiera budujący; w przykładzie pozwala to później dobudować komnaty poniżej.
KH-154 = Skarb kładzie się w nowej komnacie.
KH-155 = Odkrywa się nowy projekt, żeby znów były trzy.
KH-156 = Przykład: Monety powstają w Skarbcu i po jednej trafiają do Wielkiego Budowniczego.
KH-157 = Przykład: mając tam dwie Monety, Szczury mogą wydać 1 lub 2; wydają 2 za skarb o wartości 2 i dobudowują Warsztat.

## Q. Wtargnięcie, krok 1: karty Gildii

KH-158 = Karta bohatera przywołuje po jednym bohaterze swojej klasy do dwóch różnych komnat, które wskazuje jej symbol.
KH-159 = Karta scenariusza robi to, co mówi jej scenariusz.
KH-160 = Stos odrzuconych kart Gildii jest jawny; można go przeglądać i sortować.
KH-161 = Gdy naraz pojawia się kilku bohaterów, gracze wspólnie decydują, w jakiej kolejności działają.
KH-162 = Jeśli trzeba przywołać bohatera, a nie ma już żetonu jego klasy, wszyscy wyczerpani bohaterowie tej klasy znów są aktywni, a z nimi każdy bohater w tych samych komnatach.
KH-163 = Bohatera, którego nie da się umieścić, nie przywołuje się później.
KH-164 = Symbol Klejnotu oznacza Skarbiec.
KH-165 = Symbol Mieczy oznacza Kuźnię i Warsztat.
KH-166 = Symbol Kapelusza oznacza Bibliotekę i Alchemika.
KH-167 = Symbol Mistycznego Oka oznacza Katakumby i Pracownię.
KH-168 = Symbol Skrzyżowanych kości oznacza Kanały i Tresera Bestii.
KH-169 = Symbol specjalny oznacza Więzienie, Laboratorium i Wielkiego Budowniczego.

## R. Krok 2: zdolności specjalne

KH-170 = Bohater używa zdolności swojej klasy od razu po przywołaniu.
KH-171 = Używa jej tylko po przywołaniu, nigdy gdy wchodzi szarżując, jest inspirowany lub znów staje się aktywny.
KH-172 = Wojownik: odrzuca najwyżej 2 zasoby z komnaty, do której przybył.
KH-173 = Łotrzyca: odrzuca 1 pułapkę z komnaty, do której przybyła, przed sprawdzeniem pułapek.
KH-174 = Mag: robi coś tylko wtedy, gdy przywołano go do Więzienia.
KH-175 = Łuczniczka: jeden Atak Dystansowy za 1 w potwora w sąsiedniej komnacie najbliższej Skarbca.
KH-176 = Po strzale Łuczniczka pozostaje aktywna.
KH-177 = Wszyscy bohaterowie mają wytrzymałość 1, chyba że coś mówi inaczej, i ranni opuszczają loch.

## S. Kroki 3 i 4: sprawdzenie komnaty i inspiracja

KH-178 = Pułapki w komnacie rozpatruje się po jednej; każda zadaje bohaterowi 1 obrażenie i zostaje odrzucona.
KH-179 = Gdy bohatera już nie ma, dalsze pułapki zostają w komnacie.
KH-180 = Wojownik, Łotrzyca lub Łuczniczka przywołani do Więzienia stają się w tym kroku wyczerpani.
KH-181 = Do kroku 4 przechodzi tylko bohater, który nadal jest aktywny.
KH-182 = Bohater przywołany lub szarżujący do komnaty z wyczerpanymi bohaterami sprawia, że wszyscy oni znów są aktywni.
KH-183 = Zainspirowanych bohaterów rozpatruje się w tej samej turze.
KH-184 = Bohater, którego usunęła pułapka, nikogo nie inspiruje.

## T. Krok 5: atak

KH-185 = Jeśli w komnacie bohatera jest potwór, bohater staje się wyczerpany i zadaje 1 obrażenie potworowi w tej komnacie.
KH-186 = Każdy gracz, który ma w tej komnacie potwora, może w reakcji zagrać kartę Obrony.
KH-187 = Obrona jest możliwa poza własną turą, bo każde wtargnięcie należy do tury aktywnego gracza.
KH-188 = Potwór bez wytrzymałości wraca do swojego legowiska.
KH-189 = Potwór o wytrzymałości większej niż 1 dostaje żeton obrażeń i zostaje, póki żetonów nie jest tyle, ile wynosi wytrzymałość.
KH-190 = Bohater w komnacie z potworem nigdy nie kradnie, nie czeka i nie szarżuje; najpierw jest atak.

## U. Krok 6: kradzież

KH-191 = Gdy w komnacie nie ma potwora, a aktywnych bohaterów jest co najmniej tylu, ile wynosi wartość skarbu, skarb zostaje skradziony.
KH-192 = Wyczerpuje się dokładnie tylu bohaterów, ile wynosi wartość; pozostali są nadal aktywni.
KH-193 = Wyczerpani bohaterowie nie liczą się do wartości.
KH-194 = Skradziony żeton odwraca się, rozpatruje jego efekt i odrzuca go.
KH-195 = Straty: odrzuca się jeden zasób z tej komnaty.
KH-196 = Klątwa: każdy gracz wybiera i odrzuca jedną kartę z ręki.
KH-197 = Regeneracja: wszyscy bohaterowie w tej komnacie znów są aktywni.
KH-198 = Więzień: dobiera się kartę Gildii, a jej bohater trafia do Więzienia.
KH-199 = Porażka: gra jest przegrana.

## V. Kroki 7 i 8: czekanie i szarża

KH-200 = Gdy nie ma potwora, jest skarb, ale aktywnych bohaterów jest za mało, wszyscy oni stają się wyczerpani i czekają.
KH-201 = Gdy nie ma ani potwora, ani skarbu, wszyscy aktywni bohaterowie z komnaty idą razem do sąsiedniej komnaty w stronę Skarbca.
KH-202 = Spośród równie bliskich komnat wybierają gracze.
KH-203 = Szarża prowadzi tylko korytarzami.
KH-204 = W nowej komnacie każdy bohater przechodzi kroki od 3 do 8; kroku 2 się nie powtarza.
KH-205 = Szarża trwa komnata po komnacie, aż bohaterowie będą wyczerpani lub znikną.
KH-206 = Przykład: Łotrzyca przywołana do Tresera Bestii usuwa pułapkę, potem sama czeka przy skarbie o wartości 2 i jest wyczerpana.
KH-207 = Przykład: Mag przywołany tam później inspiruje ją i oboje kradną skarb o wartości 2, po czym są wyczerpani.

## W. Przykładowa tura

KH-208 = Krok 1: Szczury zaczynają z pięcioma kartami, używają Więzienia i dobierają Wojownika, który zostaje uwięziony wyczerpany.
KH-209 = Krok 1.1: po dobraniu 3 kart ręka liczy osiem.
KH-210 = Krok 2: z karty, która oferuje Hordę albo atak, gracz wybiera Hordę z Ruchem dla wszystkich trzech Szczurów w Skarbcu.
KH-211 = Kroki 2.1 i 2.2: w jednym ruchu Hordy dwa Szczury idą do Kanałów, a jeden do Warsztatu, więc cele mogą być różne.
KH-212 = Krok 3.1: lewa strona karty z wyborem daje dwie Aktywacje; pierwsza tworzy Żabę w Kanałach.
KH-213 = Krok 3.2: druga Aktywacja, innym Szczurem, tworzy Pułapkę w Warsztacie.
KH-214 = Krok 4: dwie kolejne Aktywacje dwa razy używają Warsztatu; są w nim teraz razem trzy pułapki.
KH-215 = Krok 5: ruch Hordy przenosi oba Szczury z Kanałów do Alchemika z jedną Żabą.
KH-216 = Krok 6: pojedynczy Ruch przenosi Szczura z Warsztatu do Tresera Bestii z jedną Pułapką; zostają dwie pułapki.
KH-217 = Krok 7: atak Hordy u Alchemika pozwala każdemu z dwóch Szczurów zadać po 1 obrażeniu, każdy innemu bohaterowi; obaj bohaterowie opuszczają loch.
KH-218 = Krok 8.1: Aktywacja wydaje Żabę u Alchemika za Eliksir, który trafia na stos odrzuconych.
KH-219 = Krok 8.2: druga Aktywacja tej samej karty używa zdolności klanu i dodaje Szczura.
KH-220 = Krok 9: ósma karta służy do ataku i usuwa bohatera z komnaty Tresera Bestii.
KH-221 = Faza 2 w przykładzie: nie ma już kart, więc nie ma wymiany.
KH-222 = Krok 10: wszystkie zagrane karty trafiają na stos odrzuconych i dobiera się pięć kart.
KH-223 = Przykład dzieje się w 2. fali na poziomie Hardcore, więc kolejno rozpatruje się trzy karty Gildii.
KH-224 = Krok 11: Łotrzyca z Mieczami stawia jedną Łotrzycę w Kuźni i jedną w Warsztacie.
KH-225 = Krok 11.1: Łotrzyca w Kuźni wyczerpuje się, atakując Smoczycę, która dostaje żeton obrażeń i zostaje (wytrzymałość 5).
KH-226 = Krok 11.2: Łotrzyca w Warsztacie rozbraja zdolnością jedną pułapkę, a potem usuwa ją druga, którą też się odrzuca.
KH-227 = Krok 12: Wojownik z Mistycznym Okiem stawia jednego Wojownika w Katakumbach i jednego w Pracowni.
KH-228 = Krok 12.1: Wojownik w Katakumbach odrzuca 2 Kości, potem sam kradnie skarb i jest wyczerpany.
KH-229 = Krok 12.1: na odwrocie jest Regeneracja, więc Wojownik znów jest aktywny.
KH-230 = Krok 12.2: Wojownik w Pracowni inspiruje dwie Łuczniczki; we troje kradną skarb o wartości 3 i są wyczerpani; na odwrocie jest Więzień.
KH-231 = Krok 12.3: kartą Więźnia jest Łuczniczka; umieszczona w Więzieniu i tak strzela do Szczura u Alchemika za 1 obrażenie, potem jest wyczerpana.
KH-232 = Krok 12.4: zregenerowany Wojownik, wciąż aktywny, szarżuje do Tresera Bestii dopiero po rozpatrzeniu innego bohatera, więc gracze mogą przeplatać bohaterów.
KH-233 = Krok 12.4: tamtejsza pułapka usuwa go, zanim zainspiruje Łotrzycę.
KH-234 = Krok 12.4: nawet bez pułapki jego zdolność nie odrzuciłaby tamtejszej Kości, bo wszedł szarżą.
KH-235 = Krok 13: Mag z Kapeluszem stawia jednego Maga w Bibliotece i jednego u Alchemika.
KH-236 = Krok 13.1: w Bibliotece nie ma potwora ani skarbu, więc Mag szarżuje do Kuźni, następnej komnaty w stronę Skarbca.
KH-237 = Krok 13.1: inspiruje tam wyczerpaną Łotrzycę; oboje wyczerpują się, atakując Smoczycę za kolejne 2 obrażenia.
KH-238 = Krok 13.1: ten Mag nie uwalnia więźniów, bo nie przywołano go do Więzienia.
KH-239 = Krok 13.2: Mag u Alchemika wyczerpuje się, atakując Szczura, który wraca do legowiska.
KH-240 = Po trzech kartach i z bezpiecznym Skarbcem żeton przechodzi do gracza ze Smoczycą po lewej.

## X. Co wynika z zasad

KH-241 = Mag dobrany przez skarb z Więźniem lub przez Laboratorium uwalnia więźniów, bo wszystkie trzy drogi prowadzą go do Więzienia.
KH-242 = Bohater umieszczony w Więzieniu przez kartę, próbę uwięzienia, Laboratorium lub skarb wykonuje tam krok 2, jak Łuczniczka z kroku 12.3.
KH-243 = Aktywni bohaterowie, którzy zostali po kradzieży, widzą komnatę bez skarbu i szarżują.
KH-244 = Regeneracja może sprawić, że ci sami bohaterowie działają kilka razy podczas jednego wtargnięcia.
KH-245 = Straty w komnacie bez zasobów nic nie robią.
KH-246 = Klątwa pomija gracza z pustą ręką.
KH-247 = Wojownik w komnacie z jednym zasobem odrzuca tylko ten jeden.
KH-248 = Łotrzyca w komnacie bez pułapek nic nie robi w kroku 2.
KH-249 = Łuczniczka, która nie ma potwora w sąsiedniej komnacie, nic nie robi w kroku 2.
KH-250 = Smoczyca z 4 obrażeniami opuszcza loch przy następnym i po ponownym przyzwaniu wraca zdrowa.
KH-251 = Zawsze można iść, niczego nie niosąc.
KH-252 = Dwa potwory w jednym ruchu Hordy mogą razem przenieść dwa żetony.
KH-253 = Pułapki nie ranią potworów.
KH-254 = Potwory różnych klanów swobodnie dzielą komnaty i strzegą tego samego skarbu.
KH-255 = Wyczerpani bohaterowie nigdy nie atakują, nie kradną i nie ruszają się, dopóki znów nie będą aktywni.
KH-256 = Potwory mogą atakować zarówno aktywnych, jak i wyczerpanych bohaterów.
KH-257 = Broniący się gracz nie musi być właścicielem atakowanego potwora: wystarczy, że ma potwora w tej samej komnacie.
KH-258 = Każda akcja Obrony osłabia jeden atak o 1; przy kilku napastnikach każdy atak wymaga osobnej Obrony.
KH-259 = Bohater wyczerpuje się przez atak, nawet jeśli Obrona zniosła całe obrażenie.
KH-260 = Bohaterowie, którzy znów są aktywni z braku żetonów, działają w tym samym wtargnięciu, od kroku 5, bez kroku 2.
KH-261 = Pułapki leżące w Więzieniu trafiają bohaterów, którzy dostali się tam w dowolny sposób; zanim pułapka usunie Maga, zdąży on uwolnić innych.
KH-262 = Fala zmienia się również wtedy, gdy jej ostatnia karta jest ostatnią z przydziału: talię od razu się tasuje, znacznik odwraca, a następna tura ma nowy przydział.
KH-263 = Ostatnia karta 2. fali kończy grę zwycięstwem, nawet jeśli przydział tej tury wymaga więcej kart.
KH-264 = Potwory w innych komnatach niczego nie chronią: kradzieży zapobiega tylko potwór w komnacie skarbu.
KH-265 = Zainspirowani bohaterowie od razu liczą się jako aktywni w tej komnacie przy następującej kradzieży, jak w przykładzie z Magiem i Łotrzycą.
KH-266 = Bohater, który wyczerpuje się przy wejściu do Więzienia z przywołania, nikogo tam nie inspiruje, bo nie dochodzi do kroku 4.
KH-267 = Komnaty dodane przez Wielkiego Budowniczego od tej chwili liczą się dla symboli, szarż i odległości.
KH-268 = Laboratorium najpierw więzi bohatera, potem daje kartę; porażka z winy uwolnionego Maga wyprzedza wszystko inne w turze.

## Y. Nasze rozstrzygnięcia

KH-A01 = Próba uwięzienia odkrywa kartę scenariusza: bez bohatera, bez kart i bez efektu; karta trafia na stos odrzuconych Gildii, a próba w tej turze jest wykorzystana.
KH-A02 = Próba uwięzienia jest możliwa w fazach od 1 do 3, między kartami, nigdy w trakcie karty ani podczas wtargnięcia.
KH-A03 = Jeśli próba uwięzienia, Laboratorium lub skarb z Więźniem wymaga klasy, której żetony się skończyły, bohaterowie stają się aktywni jak w KH-162 i zostają rozpatrzeni; próba uwięzienia i tak daje swoje karty.
KH-A04 = Ponowna aktywacja z braku żetonów (KH-162) obejmuje też więźniów i ich współwięźniów; ustawienie stołu może pominąć Więzienie.
KH-A05 = Gdy ma się pojawić dwóch bohaterów, a został jeden żeton, umieszcza się go; aktywacja za drugiego następuje przed krokami od 2 do 8 umieszczonego bohatera.
KH-A06 = Bohaterowie, którzy szarżują do Więzienia, pozostają aktywni, bo krok 3 wyczerpuje tylko przywołanych; inspirują więźniów.
KH-A07 = Łuczniczka celuje w najbliższą Skarbca spośród komnat, które łączy z jej komnatą korytarz i w których jest potwór; spośród równych komnat i spośród potworów wybierają gracze.
KH-A08 = Przed strzałem Łuczniczki może bronić gracz, który ma potwora w komnacie, do której ona celuje.
KH-A09 = Gracze wybierają, którego potwora trafia bohater.
KH-A10 = Karta Obrony od razu trafia na stos odrzuconych właściciela, także w cudzej turze; rękę uzupełnia się dopiero w jego porządkach.
KH-A11 = Gdy Obrona jest jedną stroną wyboru, w reakcji używa się tylko tej strony.
KH-A12 = Wymianę Zdobyczy opłaca dowolna karta z ręki, Taktyka lub Zdobycz.
KH-A13 = Jeśli talia Gildii skończy się w trakcie przydziału 1. fali, tasuje się ją, odwraca znacznik i dobiera brakujące karty według starego przydziału.
KH-A14 = Jeśli talię Gildii opróżni próba uwięzienia, Laboratorium lub skarb z Więźniem, jest jak we wtargnięciu: fala się zmienia albo gra jest wygrana, gdy ta karta i wszyscy aktywni bohaterowie są rozpatrzeni.
KH-A15 = Klejnot i symbol specjalny są razem na jednej karcie: jeden bohater pojawia się w Skarbcu, drugi w komnacie specjalnej.
KH-A16 = Jeśli w lochu jest tylko jedna komnata z danym symbolem, pojawiają się w niej obaj bohaterowie; jeśli nie ma żadnej, pojawiają się w Skarbcu.
KH-A17 = Gdy w lochu jest kilka komnat specjalnych, scenariusz mówi, którą oznacza symbol specjalny.
KH-A18 = Bohaterowie, którzy przybywają razem, najpierw kończą kroki 3 i 4, w kolejności wybranej przez graczy; potem komnata przechodzi kroki od 5 do 8.
KH-A19 = Kilku bohaterów atakuje kolejno; gdy w komnacie nie ma już potworów, pozostali przechodzą do kradzieży, czekania lub szarży.
KH-A20 = Jeśli w komnacie leży więcej niż jeden skarb, gracze wybierają, który zostanie skradziony najpierw.
KH-A21 = Bohaterowie, których uaktywniła Regeneracja, działają dalej od kroku 5 w tym samym wtargnięciu, w kolejności wybranej przez graczy.
KH-A22 = Wojownik odrzuca tyle zasobów, ile może, najwyżej 2; które, wybierają gracze.
KH-A23 = Przez ścianę Duszek przechodzi do komnaty, której kafel ma wspólną krawędź z jego kaflem; może nieść jeden żeton.
KH-A24 = W komnacie może być najwyżej jeden portal; akcja Portalu lub zdolność Wiedźmy kończy ten nieukończony, który tam leży.
KH-A25 = Portal może ukończyć tylko gracz, który ma potwora w tej komnacie.
KH-A26 = W Hordzie działają tylko potwory aktywnego gracza.
KH-A27 = Jeśli na Posiłki zostało mniej niż trzy karty, dotasowuje się stos odrzuconych, żeby były trzy.
KH-A28 = Karta pokazuje akcję, jeśli jej symbol jest gdziekolwiek na niej, także w wyborze, w Hordzie lub w akcji-reakcji.
KH-A29 = Jeśli Laboratorium odkryje kartę scenariusza, nic się nie zdobywa; dopóki wśród dostępnych Zdobyczy nie ma karty Taktyki, Laboratorium nie można aktywować.
KH-A30 = Wielki Budowniczy nigdy nie daje skarbu o wartości 4; skarb opłaconej wartości losuje się.
KH-A31 = Gdy potwór opuszcza loch, jego żetony obrażeń wracają do rezerwy; powraca zdrowy.
KH-A32 = Odległość do Skarbca to najmniejsza liczba korytarzy; potwory, pułapki i portale się nie liczą.
KH-A33 = Pustą talię Taktyk odtwarza się przy następnym dobieraniu, żeby objąć karty odrzucone w międzyczasie.
KH-A34 = Jeśli lewą częścią akcji-reakcji jest Obrona, prawej można użyć razem z nią także w cudzej turze.
KH-A35 = Gracze najpierw wskazują trafionego potwora, dopiero potem pyta się ich o karty Obrony.
KH-A36 = Pułapka wniesiona do komnaty nic nie robi bohaterom, którzy już w niej są; pułapki działają tylko na tych, którzy się pojawiają lub wchodzą.
`;export{e as default};