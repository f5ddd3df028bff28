### Brzdęk! Katakumby: zasady, jeden komunikat na zasadę. Odmowa ruchu pokazuje zasadę, która go zabrania.

## A. Zawartość i cele

CC-001 = W pudełku: 1 plansza Brzdęk!, 1 dwustronny kafel startowy, 28 kwadratowych kafli (22 podziemi + 6 azylu), 1 znacznik smoka i 1 sakwa.
CC-002 = Są 24 czarne kostki smoka, 5 białych kostek duchów i po 30 kostek Brzdęk! w każdym z 4 kolorów graczy (razem 120).
CC-003 = Rezerwa to 15 kart Najemnik, 15 Zwiad, 12 Tajemny wolumin i 1 karta goblina.
CC-004 = Każda z 4 talii startowych ma dokładnie 10 kart: 6 Włam, 2 Potknięcie, 1 Na krawędzi, 1 Unik.
CC-005 = Talia lochów ma dokładnie 100 kart.
CC-006 = Żetony: 7 artefaktów, 11 wielkich sekretów, 20 pomniejszych sekretów, 20 więźniów, 3 małpie bożki, 4 odznaki mistrzostwa, 24 wytrychy, złoto.
CC-007 = Towary na rynku: 2 plecaki, 2 amulety, 3 niezbędniki włamywacza, 3 korony.
CC-008 = Wszyscy gracze zaczynają z jednakowymi taliami; talie różnią się dopiero w trakcie gry.
CC-009 = Gracz ma dwa cele: zabrać artefakt i wrócić do krypty oraz mieć najwięcej punktów.

## B. Przygotowanie

CC-010 = Znacznik smoka zaczyna na polu toru furii, które wskazuje liczbę graczy.
CC-011 = Kafle dzieli się według rewersów na stos podziemi i stos azylu i tasuje osobno.
CC-012 = Z 6 kafli azylu 2 losowe opuszczają grę niewidziane; pozostałe 4 kładzie się na 22 kaflach podziemi (stos 26 kafli).
CC-013 = Nikt nie może poznać dwóch usuniętych kafli azylu (informacja ukryta).
CC-014 = Złoto ma nominały 1, 5 i 10; złoto i wytrychy są nieograniczone, nawet gdy zabraknie żetonów.
CC-015 = 5 kostek duchów zaczyna w banku, nie w sakwie i nie na obszarze Brzdęk!.
CC-016 = Na początku w sakwie są wszystkie 24 kostki smoka i nic więcej.
CC-017 = Artefakty tworzą jeden stos według wartości: 5 na wierzchu, 20 na spodzie.
CC-018 = Wielkie sekrety, pomniejsze sekrety i więźniowie to trzy osobne, zakryte i potasowane pule.
CC-019 = Na planszetce rynku leży na początku wszystkie dziesięć towarów; korony tworzą stos z najcenniejszą na wierzchu.
CC-020 = Kafel startowy leży pośrodku; widoczną stronę wybiera się dowolnie.
CC-021 = 3 małpie bożki zaczynają w komnacie świątyni małp na kaflu startowym.
CC-022 = Przy krypcie kładzie się tyle odznak mistrzostwa, ilu jest graczy; pozostałe wracają do pudełka.
CC-023 = Rezerwa to goblin i trzy stosy kart z żółtym nagłówkiem.
CC-024 = Pula to 6 odkrytych kart z potasowanej talii lochów.
CC-025 = Żadna karta początkowej puli nie może mieć symbolu ataku smoka; takie karty wymienia się, aż leży sześć kart bez niego.
CC-026 = Karty z atakiem smoka usunięte z początkowej puli wtasowuje się z powrotem do talii lochów (talia + pula = 100).
CC-027 = Efekty NATYCHMIAST kart, które zostały w początkowej puli, także się wykonuje.
CC-028 = Jest główny stos odrzuconych kart lochów, osobny od stosów graczy.
CC-029 = Każdy gracz bierze 30 kostek Brzdęk! jednego koloru do zapasów i stawia pionek w krypcie.
CC-030 = Każdy gracz zaczyna z 3 wytrychami.
CC-031 = Każdy gracz tasuje talię startową i dobiera 5 kart.
CC-032 = Jeden gracz jest pierwszy (według „przebiegłości”, a więc dowolnie lub losowo); gra toczy się zgodnie z ruchem wskazówek zegara.
CC-033 = Gracze w kolejności tur kładą na obszar Brzdęk! 3, 2, 1 i 0 własnych kostek (czwarty żadnej; przy mniejszej liczbie graczy dalszych liczb się nie używa).
CC-034 = Różnica wobec podstawowego Brzdęk!: brak stałej planszy, inne rozłożenie żetonów, wytrychy na start (bez klucza).

## C. Tura, karty i zasoby

CC-035 = Tura zaczyna się z 5 kartami na ręce.
CC-036 = Każdą kartę z ręki, także dobraną w trakcie tury, trzeba zagrać przed końcem tury.
CC-037 = Gracz wybiera kolejność zagrywania kart.
CC-038 = Zagrane karty zostają w obszarze gry do końca tury.
CC-039 = Efekt zagranej karty trzeba wykonać, nawet gdy szkodzi graczowi.
CC-040 = Dobrowolny jest tylko efekt ze słowem „możesz”.
CC-041 = Każdy rodzaj akcji można wykonać dowolną liczbę razy, póki da się zapłacić.
CC-042 = Akcje można wykonywać między zagraniami kart albo po nich.
CC-043 = Umiejętność zdobywa karty i wykorzystuje okazje; miecze pokonują potwory i znoszą obrażenia w korytarzach; buty poruszają.
CC-044 = Umiejętność, miecze i buty to jedna pula: zasoby jednej karty można podzielić na kilka akcji, a zasobami kilku kart opłacić jedną.
CC-045 = Wydawanie zasobów nigdy nie jest obowiązkowe (np. 3 buty mogą zostać niewykorzystane).
CC-046 = Niewydane umiejętność, miecze i buty przepadają na koniec tury.
CC-047 = Karta z kilkoma zasobami daje je wszystkie.
CC-048 = Efekt warunkowy działa, gdy jego warunek spełni się przed zagraniem karty lub po nim, w tej samej turze.
CC-049 = Generał rebeliantów pozwala dobrać kartę niezależnie od tego, czy drugiego towarzysza zagrano przed nim, czy po nim.
CC-050 = Kryształowy kamuflaż daje −2 Brzdęk!, nawet gdy do kryształowej groty wejdzie się po jego zagraniu.
CC-051 = Lutnia płaci 1 złoto za każdy Brzdęk! w turze, przed jej zagraniem i po nim.
CC-052 = Ujemny Brzdęk! ani nie zmniejsza, ani nie zwiększa złota lutni: liczy się tylko zrobiony Brzdęk!.
CC-053 = Tura kończy się dopiero, gdy gracz z pustą ręką to ogłosi.
CC-054 = Symbol złota daje od razu tyle złota z banku; złoto zostaje między turami.
CC-055 = Robiąc Brzdęk!, gracz przenosi tyle swoich kostek z zapasów na obszar Brzdęk!.
CC-056 = Gdy w zapasach jest za mało kostek, kładzie się, ile można, a resztę pomija.
CC-057 = Ujemny Brzdęk! zwraca tyle własnych kostek z obszaru Brzdęk! do zapasów.
CC-058 = Ujemny Brzdęk!, dla którego zabrakło własnych kostek, zostaje w zapasie i znosi Brzdęk! zrobiony później w tej turze.
CC-059 = Niewykorzystany ujemny Brzdęk! znika na koniec tury.
CC-060 = Ujemny Brzdęk! dotyczy tylko własnych kostek na obszarze Brzdęk!: nigdy kostek w sakwie, na torze zdrowia ani przy ołtarzykach.
CC-061 = Karty dobiera się z wierzchu własnej talii, nigdy z talii lochów.
CC-062 = Gdy talia jest pusta, stos odrzuconych tasuje się w nową talię i dobiera dalej.
CC-063 = Karty w obszarze gry nie biorą udziału w tym tasowaniu.
CC-064 = Gdy talia i stos odrzuconych są puste, dalsze dobieranie się pomija.

## D. Zdobywanie, wykorzystywanie, walka

CC-065 = Karty puli z niebieskim nagłówkiem zdobywa się, płacąc ich koszt w umiejętności.
CC-066 = Zdobyta karta trafia na stos odrzuconych gracza i nic teraz nie daje (poza efektem ZDOBYCIE).
CC-067 = Puli nie uzupełnia się w trakcie tury: zabrane miejsce zostaje puste do końca tury.
CC-068 = Karty rezerwy z żółtym nagłówkiem zdobywa się tak samo.
CC-069 = Stosy rezerwy są ograniczone: z pustego stosu nie można już zdobywać.
CC-070 = Okazje (fioletowy nagłówek) wykorzystuje się za umiejętność; ich efekt następuje od razu.
CC-071 = Wykorzystana okazja trafia na główny stos odrzuconych kart lochów, nie na stos gracza; puli się wtedy nie uzupełnia.
CC-072 = Potwory (czerwony nagłówek) kosztują miecze, nigdy umiejętność.
CC-073 = Efekt POKONANIE następuje od razu po zapłacie.
CC-074 = Pokonany potwór trafia na główny stos odrzuconych kart lochów; puli się wtedy nie uzupełnia.
CC-075 = Goblina nigdy się nie odrzuca; można go pokonać dowolną liczbę razy, także w jednej turze, za każdym razem z nagrodą.
CC-076 = Goblin: kosztuje 2 miecze, daje 1 złoto.
CC-077 = Ze Szklanym koboldem można walczyć tylko w kryształowej grocie (lub przy ołtarzyku); daje 2 umiejętności do użycia w tej samej turze.
CC-078 = Z potworem oznaczonym jako głębinowy (Nadzorca) można walczyć tylko w podziemiach.

## E. Ruch

CC-079 = Buty przesuwają pionek korytarzem do połączonej komnaty; przejście korytarza zawsze kosztuje co najmniej 1 but.
CC-080 = Korytarz z symbolem podwójnych śladów kosztuje łącznie 2 buty zamiast 1.
CC-081 = Każdy symbol potwora w korytarzu zadaje idącemu 1 obrażenie.
CC-082 = Każdy wydany miecz zapobiega 1 takiemu obrażeniu; gracz decyduje, ile mieczy wydać.
CC-083 = Wydawanie mieczy na potwory w korytarzu jest dobrowolne, chyba że obrażeń nie wolno przyjąć.
CC-084 = Nie wolno przyjąć obrażeń w korytarzu, które pozbawiłyby gracza przytomności.
CC-085 = Nie wolno przyjąć obrażeń w korytarzu bez kostki w zapasach, by je zaznaczyć.
CC-086 = Zamknięty korytarz wymaga wytrycha z zapasów, który zostaje na symbolu zamka.
CC-087 = Raz otwarty korytarz jest wolny dla wszystkich graczy do końca gry.
CC-088 = Korytarz z dwoma symbolami zamka (po jednym na każdym kaflu) wymaga 2 wytrychów.
CC-089 = Korytarzem ze strzałką można iść tylko w jej kierunku.
CC-090 = Symbole się łączą: korytarz może wymagać naraz butów, mieczy lub obrażeń i wytrychów.
CC-091 = Gracz może przechodzić przez komnaty z innymi pionkami i w nich zostawać (liczba pionków w komnacie jest dowolna).
CC-092 = Symbole potworów na obu połówkach połączonego korytarza się sumują.
CC-093 = Wśród towarów nie ma klucza: zamki zawsze wymagają wytrychów.

## F. Kram, artefakt, zamknięte łupy

CC-094 = Towary można kupować tylko w komnacie z kramem.
CC-095 = Każdy towar kosztuje dokładnie 7 złota, wpłacane do banku.
CC-096 = Podczas jednej wizyty można kupić dowolną liczbę towarów.
CC-097 = Każdy kram sprzedaje wszystkie towary, które jeszcze leżą na rynku (wspólny zapas).
CC-098 = Gracz może mieć kilka towarów tego samego rodzaju.
CC-099 = Z koron można kupić tylko wierzchnią (najcenniejszą z pozostałych).
CC-100 = Wyprzedanego towaru nie można kupić.
CC-101 = Artefakt można wziąć w dowolnej chwili własnej tury, będąc w jego komnacie; nie jest to obowiązkowe.
CC-102 = Gracz może mieć tylko jeden artefakt (wyjątek: plecak).
CC-103 = Wziętego artefaktu nie można porzucić ani wymienić.
CC-104 = Wzięcie artefaktu przesuwa znacznik smoka o jedno pole w górę.
CC-105 = Odtąd gracz może uciekać.
CC-106 = Każdy plecak zwiększa limit artefaktów o jeden; drugi artefakt też podnosi furię.
CC-107 = W komnacie z symbolem skrzyni, biblioteki lub więzienia gracz może wydać 1 wytrych, by je otworzyć; wytrych zakrywa symbol.
CC-108 = Zakrytego symbolu nikt już nie może otworzyć.
CC-109 = Skrzynia daje 1 losowy wielki sekret, odkryty od razu.
CC-110 = Skrzyni nie można otworzyć, gdy nie ma już wielkich sekretów.
CC-111 = Biblioteka daje Tajemny wolumin z rezerwy na stos odrzuconych bez płacenia umiejętności.
CC-112 = Biblioteki nie można otworzyć, gdy nie ma już Tajemnych woluminów.
CC-113 = Więzienie uwalnia 2 losowych więźniów, odkrytych w zapasach gracza do końcowej punktacji.
CC-114 = Gdy w banku został jeden więzień, więzienie wciąż można otworzyć i uwolnić tego jednego.
CC-115 = Więzienia nie można otworzyć, gdy nie ma już więźniów.
CC-116 = Artefakt można wziąć w dowolnej chwili tury, nie tylko przy wejściu do komnaty.

## G. Odkrywanie kafli

CC-117 = Pójście korytarzem, który wychodzi z kafla i nie ma dalszego ciągu, odkrywa wierzchni kafel stosu.
CC-118 = Nowy kafel musi przedłużać korytarz, którym się idzie.
CC-119 = Kafle nigdy nie mogą na siebie nachodzić.
CC-120 = Idący wybiera dowolny obrót, który przedłuża korytarz.
CC-121 = Kafle stykają się całymi bokami (kwadratowa siatka).
CC-122 = Przy podwójnym kaflu startowym nowy kafel przylega w całości do jego górnej lub dolnej połowy.
CC-123 = Symbole na części korytarza z nowego kafla dotyczą trwającego ruchu.
CC-124 = Jeśli ukończony korytarz kosztuje 2 buty, trzeba wydać kolejny but, by dokończyć ruch.
CC-125 = Jeśli gracz nie może zapłacić, kafel trzeba położyć w innym obrocie.
CC-126 = W trakcie ruchu gracz może wykonać akcje, które dadzą brakujący but (zdobyć kartę, pokonać potwora, wykorzystać okazję).
CC-127 = To samo dotyczy brakujących mieczy, wytrychów lub leczenia.
CC-128 = Gdy stos kafli jest pusty, korytarzami, które donikąd nie prowadzą, nie można iść.
CC-129 = Pierwsze 4 kafle odkryte w każdej grze to kafle azylu.
CC-130 = Fioletowe kafle to azyl, niebieskie to podziemia.
CC-131 = Położony kafel z symbolem artefaktu od razu otrzymuje wierzchni artefakt stosu.
CC-132 = Odkryte artefakty może wziąć każdy gracz, który dotrze do komnaty w swojej turze.
CC-133 = Artefakt+ otrzymuje drugi artefakt od góry, artefakt++ trzeci.
CC-134 = Gdy na wierzchu są 10, 12, 15, artefakt++ dostaje 15.
CC-135 = Po wyjęciu głębszego artefaktu stos zachowuje kolejność.
CC-136 = Komnat z artefaktem jest więcej niż artefaktów; przy pustym stosie nic się nie kładzie.
CC-137 = Gdy komnata z plusem zastaje za mało artefaktów, dostaje najcenniejszy z pozostałych.
CC-138 = Dokładnie 4 z 22 kafli podziemi są nawiedzone.
CC-139 = Odkrycie nawiedzonego kafla od razu przenosi 1 kostkę ducha z banku na obszar Brzdęk!.
CC-140 = Gdy w banku nie ma już duchów, nic się nie dodaje.

## H. Komnaty

CC-141 = Wszystkie pionki zaczynają w krypcie; to ona jest celem ucieczki.
CC-142 = Gracz bez artefaktu nie może wrócić do krypty.
CC-143 = Wejście do kryształowej groty zabrania wydawania butów na ruch do końca tury.
CC-144 = Zakaz trwa, nawet gdy gracz w tej samej turze teleportuje się z groty.
CC-145 = Po wejściu do groty teleportacja jest nadal możliwa.
CC-146 = Zaczęcie tury w kryształowej grocie nie zabrania ruchu (tylko wejście).
CC-147 = Nagrody komnaty (pomniejszy sekret, małpi bożek, złoto, leczenie) otrzymuje się przy wejściu; nie trzeba się zatrzymywać.
CC-148 = Każdą nagrodę komnaty można otrzymać raz na turę (komnata z dwiema nagrodami daje obie, każdą raz).
CC-149 = W jednej turze można zebrać kilka nagród tego samego typu z różnych komnat.
CC-150 = W późniejszej turze ponowne wejście do komnaty znów daje nagrodę.
CC-151 = Losuje się i odkrywa pomniejszy sekret; gdy żadnego nie ma, nic się nie dzieje.
CC-152 = Gracz bierze z komnaty 1 wybranego bożka, jeśli jakiś został; jest wart 5 punktów.
CC-153 = Bożek nie jest artefaktem: nie podnosi furii, nie liczy się do limitu, nie pozwala uciec.
CC-154 = Komnata ze złotem daje wydrukowaną liczbę złota.
CC-155 = Komnata leczenia leczy 1 obrażenie.
CC-156 = W komnacie z ołtarzykiem gracz może położyć 1 kostkę z zapasów na wolnym polu ołtarzyka.
CC-157 = Daje to 1 złoto za każdą własną kostkę przy wszystkich ołtarzykach (pierwszy 1, drugi 2 i tak dalej).
CC-158 = Gracz może mieć tylko jedną kostkę przy każdym ołtarzyku.
CC-159 = Bez kostki w zapasach ołtarzyka nie można oznaczyć.
CC-160 = Kostki przy ołtarzykach zostają tam do końca gry i nigdy nie trafiają do sakwy.
CC-161 = Każdy ołtarzyk ma 4 pola.
CC-162 = Korytarz do portalu nie kończy się w nim: pionek idzie dalej z dowolnego innego portalu na odkrytych kaflach i jego korytarzem.
CC-163 = Korytarze portali mogą mieć symbole; obowiązują te z obu części.
CC-164 = Cała droga komnata–portal–portal–komnata kosztuje co do zasady 1 but.
CC-165 = Komnaty połączone portalami są sąsiednie, także dla teleportacji.
CC-166 = Po ruchu przez portal można iść dalej.
CC-167 = Gdy nie odkryto innego portalu, korytarza do portalu nie można użyć.
CC-168 = Komnaty ze skrzynią, biblioteką i więzieniem pozwalają na akcję otwarcia, gdy gracz w nich jest.

## I. Terminy na kartach

CC-169 = Efekty NATYCHMIAST następują, gdy tylko karta znajdzie się w puli.
CC-170 = Efekty NATYCHMIAST wyprzedzają atak smoka wywołany tym samym uzupełnieniem.
CC-171 = Efektem można odrzucić tylko niezagrane karty z ręki.
CC-172 = Odrzucona karta trafia na stos odrzuconych gracza i nie ma efektu.
CC-173 = Korzyść związaną z odrzuceniem otrzymuje się tylko wtedy, gdy naprawdę odrzucono kartę.
CC-174 = Szarlatan zagrany jako ostatni nic nie dobiera, bo nie ma czego odrzucić.
CC-175 = „Pozostali gracze” to wszyscy prócz gracza, który wywołał efekt.
CC-176 = Teleportacja nie wymaga butów.
CC-177 = Sąsiednia komnata to połączona korytarzem, także przez portale.
CC-178 = Teleportacja pomija wszystkie symbole korytarza: potwory, zamki (wytrycha się nie wydaje, zamek zostaje), ślady, strzałki.
CC-179 = Teleportacja pod prąd strzałki jest dozwolona.
CC-180 = Teleportacja korytarzem wychodzącym z kafla odkrywa nowy kafel jak zwykły ruch.
CC-181 = Teleportacja do komnaty to wejście: działają nagrody i zakaz kryształowej groty.
CC-182 = Usunięta karta opuszcza grę i nie daje punktów.
CC-183 = Kartę z obszaru gry usuwa się na koniec tury, więc jej efekt jeszcze w tej turze działa.
CC-184 = Uwolnienie N więźniów bierze N żetonów z banku, odkrytych, do zapasów.
CC-185 = „Uwolnieni więźniowie” to żetony więźniów, które gracz ma.
CC-186 = Gdy kolejność ma znaczenie, najpierw rozpatruje aktywny gracz, potem pozostali w kolejności tur.
CC-187 = Przy efektach NATYCHMIAST pierwszy jest gracz, którego tura właśnie się skończyła.
CC-188 = Takie efekty pomijają graczy, którzy uciekli lub są nieprzytomni.
CC-189 = Każda karta zagrożenia w puli dodaje 1 kostkę do każdego ataku smoka, póki tam leży.
CC-190 = Kilka kart zagrożenia się sumuje.
CC-191 = Efekt ZDOBYCIE następuje raz, przy zdobyciu karty, nigdy przy jej późniejszym zagraniu.
CC-192 = Zagranie takiej karty później nadal daje jej zasoby i efekt.

## J. Koniec tury i atak smoka

CC-193 = Kolejność: (1) posprzątaj i dobierz 5, (2) uzupełnij pulę, (3) sprawdź atak smoka.
CC-194 = Wszystkie zagrane karty trafiają na stos odrzuconych gracza (odkryte); potem dobiera się 5 kart.
CC-195 = Pulę uzupełnia się do 6 kart z talii lochów.
CC-196 = Gdy talia lochów nie może wypełnić puli, gra kończy się od razu, a wszyscy gracze pozostający w grze tracą przytomność.
CC-197 = Smok atakuje, gdy choć jedna karta dodana w tym uzupełnieniu ma jego symbol.
CC-198 = Na jedno uzupełnienie przypada tylko jeden atak, ile by symboli się pojawiło.
CC-199 = Symbole smoka na kartach z wcześniejszych uzupełnień nigdy nie działają ponownie.
CC-200 = W ataku najpierw wszystkie kostki z obszaru Brzdęk! (wszystkie kolory i duchy) trafiają do sakwy.
CC-201 = Liczba dobieranych kostek to liczba z pola toru furii plus 1 za każdą kartę zagrożenia.
CC-202 = Dobrane czarne kostki odkłada się bez efektu.
CC-203 = Każda dobrana kolorowa kostka zadaje 1 obrażenie właścicielowi.
CC-204 = Niedobrane kostki zostają w sakwie na kolejne ataki.
CC-205 = Znacznik furii rośnie też przez niektóre pomniejsze sekrety i niektórych więźniów.
CC-206 = Jeśli po ataku sakwa jest pusta, gra kończy się od razu, a wszyscy gracze pozostający w grze tracą przytomność.
CC-207 = Gdy w sakwie jest mniej kostek, niż trzeba dobrać, dobiera się wszystkie (potem działa CC-206).
CC-208 = Każda dobrana kostka ducha zadaje 1 obrażenie każdemu graczowi w grze.
CC-209 = Po ataku dobrane duchy wracają na obszar Brzdęk!, więc przy następnym ataku znów trafiają do sakwy.
CC-210 = Duchy dobrane w ataku nie zostają w sakwie, więc nie zapobiegają zakończeniu przez pustą sakwę (sprawdza się po odłożeniu duchów).
CC-211 = Tor zdrowia zaczyna pusty i zapełnia się od serca w stronę czaszki.
CC-212 = Obrażenia z ataku smoka zaznacza się tą samą kostką, którą dobrano z sakwy.
CC-213 = Inne obrażenia zaznacza się kostką z zapasów.
CC-214 = Nie wolno z wyboru przyjąć obrażeń bez kostki w zapasach ani takich, które pozbawiłyby przytomności.
CC-215 = Obrażenia od ducha zaznacza się kostką z zapasów, a gdy jej brak, czarną kostką dobraną w tym lub wcześniejszym ataku.
CC-216 = Leczenie przenosi jedną kostkę gracza z toru zdrowia do zapasów.
CC-217 = Leczenie bez obrażeń nic nie daje; czarna kostka użyta jako znacznik wraca po wyleczeniu do odłożonych czarnych kostek.
CC-218 = Kostka na ostatnim polu (czaszka) pozbawia gracza przytomności.

## K. Przykładowa tura

CC-219 = Potknięcie, potem Cios w plecy: położona kostka wraca, a 1 ujemny Brzdęk! zostaje na tę turę.
CC-220 = Ruch przez korytarz z 1 potworem za 1 but i 1 miecz nie zadaje obrażeń.
CC-221 = Wejście do kryształowej groty sprawia, że drugiego buta nie można użyć.
CC-222 = W grocie 2 miecze pokonują Szklanego kobolda za 2 umiejętności; karta trafia na główny stos odrzuconych.
CC-223 = 5 umiejętności (częściowo od kobolda) zdobywa Doświadczoną przewodniczkę, która teraz nie daje butów ani umiejętności.
CC-224 = Dwie karty uzupełniają pulę z 4 do 6; jeden symbol smoka wywołuje jeden atak.
CC-225 = Ze znacznikiem na polu 4 kostek: 1 czarną odłożono, 1 zielona rani Anię, 2 żółte ranią Bartka dwa razy.

## L. Ucieczka, utrata przytomności, koniec i punktacja

CC-226 = Gra kończy się, gdy każdy gracz uciekł lub jest nieprzytomny.
CC-227 = Ucieczka wymaga artefaktu i powrotu do krypty.
CC-228 = Po dotarciu do krypty gracz normalnie kończy turę, potem zdejmuje pionek i w razie potrzeby uzupełnia pulę.
CC-229 = Ucieczka daje odznakę mistrzostwa wartą 20 punktów.
CC-230 = Pionek nieprzytomnego gracza zostaje, leżąc, tam, gdzie to się stało.
CC-231 = Gracz, który stracił przytomność bez artefaktu, ma 0 punktów.
CC-232 = Gracz, który stracił przytomność w podziemiach, ma 0 punktów, cokolwiek zebrał.
CC-233 = Gracz, który stracił przytomność w azylu z artefaktem, punktuje normalnie, ale bez odznaki mistrzostwa.
CC-234 = Górna połowa kafla startowego należy do podziemi, dolna nie.
CC-235 = Gracz, który skończył, nie rozgrywa zwykłych tur i nie dokłada kostek na planszę Brzdęk!.
CC-236 = Gracz, który skończył, nie otrzymuje obrażeń: dobrane kostki jego koloru liczą się jak czarne.
CC-237 = Żaden efekt innych graczy nie dotyczy gracza, który skończył.
CC-238 = W każdej swojej turze gracz, który skończył, tylko wykonuje atak smoka: obszar Brzdęk! do sakwy, potem dokładnie 4 kostki.
CC-239 = W grze dwuosobowej taki atak dobiera dokładnie 6 kostek.
CC-240 = Te ataki pomijają tor furii i karty zagrożenia.
CC-241 = Nie ma toru odliczania: takie ataki wykonują wszyscy gracze, którzy skończyli.
CC-242 = Bez artefaktu wynik to 0.
CC-243 = Liczą się punkty artefaktów (wszystkich posiadanych).
CC-244 = Liczą się punkty wszystkich żetonów: odznak, bożków, więźniów, towarów i sekretów.
CC-245 = Każde złoto to 1 punkt.
CC-246 = Liczą się punkty wszystkich kart gracza (talia, ręka, odrzucone, obszar gry); usunięte się nie liczą.
CC-247 = Wygrywa najwięcej punktów; remis rozstrzyga cenniejszy artefakt.
CC-248 = Jeśli i to jest równe, zwycięstwo jest wspólne.
CC-249 = Utrata przytomności w środku ataku może od razu zakończyć grę, gdy nikt nie został.
CC-250 = Koniec przez pustą talię lub pustą sakwę pozbawia przytomności wszystkich pozostających w grze: punktują według CC-231 do CC-233.

## M. Pięciu i sześciu graczy (Wesoła kompania)

CC-251 = Dochodzą cztery artefakty (10, 15, 20, 25); 30 zostaje w pudełku.
CC-252 = Każdy dodatkowy artefakt leży bezpośrednio pod artefaktem Katakumb tej samej wartości; 25, bez pary, jest ostatni w stosie.
CC-253 = Klucza z dodatku się nie używa; innych jego towarów można użyć.
CC-254 = Dodaje się jego pomniejsze sekrety, odznaki mistrzostwa, złoto i karty.
CC-255 = Plansza boczna ma tory zdrowia piątego i szóstego gracza oraz tor furii na tę liczbę graczy.
CC-256 = Postacie z własnymi taliami są opcjonalne.
CC-257 = Komnaty artefakt+ i artefakt++ otrzymują 2 lub 3 wierzchnie artefakty zamiast jednego głębszego.
CC-258 = Gdy na wierzchu są 12, 15, 15, artefakt++ otrzymuje wszystkie trzy.
CC-259 = Z komnaty z kilkoma artefaktami bierze się najcenniejszy.
CC-260 = Plecak nie pozwala wziąć drugiego artefaktu z tej samej komnaty.
CC-261 = Piąty lub szósty gość nie znajduje miejsca przy ołtarzyku: bez kostki, bez złota.
CC-262 = Widmo małpiego króla pozwala graczom oddać bożki do świątyni, ale Automatycznego małpiego bożka oddać nie można.
CC-263 = Gracze 5 i 6 nie kładą początkowych kostek Brzdęk!, lecz zaczynają z 1 i 2 złota.

## N. Efekty żetonów i towarów

CC-264 = Smocze jajo: 3 punkty i jeden krok furii przy znalezieniu.
CC-265 = Żeton wytrycha: daje wytrych. Skarb: 2 złota. Większy skarb: 5 złota.
CC-266 = Magiczne źródło: na koniec tej tury usuń jedną kartę z obszaru gry lub odrzuconych.
CC-267 = Mikstury leczenia (1), większego leczenia (2), szybkości (1 but) i siły (2 miecze) trzyma się do użycia we własnej turze.
CC-268 = Szkatułka z zagadką: zatrzymana; przy ołtarzyku wymienia się ją na wielki sekret.
CC-269 = Większy przypływ umiejętności: 5 umiejętności w turze znalezienia. Kielich: 7 punktów.
CC-270 = Mapa katakumb: 5 punktów; jej właściciel może chodzić korytarzami jednokierunkowymi pod prąd.
CC-271 = Poszukiwacz przygód: jeden krok furii, 3 punkty. Nawiedzony więzień: jeden duch na obszar Brzdęk!, 3 punkty.
CC-272 = Barbarzyńca: 2 miecze w tej turze, 2 punkty. Kleryk: leczy 1, 2 punkty. Wieśniak: 2 punkty.
CC-273 = Automatyczny małpi bożek: liczy się jako bożek w każdym efekcie, ale punktuje 3.
CC-274 = Burmistrz: 5 punktów z odznaką mistrzostwa. Mnich: 1 punkt za każdy oznaczony ołtarzyk. Prymatolog: 5 punktów z bożkiem (także automatycznym).
CC-275 = Książę i Księżniczka: po 5 punktów z koroną. Czarodziejka: 5 punktów z dwoma Tajemnymi woluminami. Wojownik: 1 punkt za każdego uwolnionego więźnia, także siebie.
CC-276 = Kupon rabatowy: nie liczy się jako więzień; raz zapłać za towar 5 złota mniej.
CC-277 = Krwawy amulet: kupno wymaga co najmniej 5 obrażeń, leczy 2, 7 punktów. Niezbędnik włamywacza: 2 wytrychy, 2 punkty. Plecak: 5 punktów. Korony: 10, 9, 8.
CC-278 = Karty uwalniające więźniów, biorące sekrety lub towary mają te same ograniczenia pustych pul co komnaty.

## O. Rozstrzygnięte wątpliwości

CC-279 = Ślady na obu połówkach połączonego korytarza nadal dają koszt 2 butów, nie 3.
CC-280 = Strzałka na którejkolwiek połówce czyni cały korytarz jednokierunkowym; przeciwne strzałki blokują chodzenie, lecz nie teleportację.
CC-281 = Póki ruch trwa, pionek liczy się jako obecny w komnacie, z której wyszedł, dla akcji i warunków.
CC-282 = Odkrytego kafla nie można cofnąć. Jeśli żadnego obrotu nie da się opłacić, zostaje tam, gdzie położy go gracz, but przepada, a pionek zostaje.
CC-283 = Nowy kafel można położyć tylko na wolnym polu siatki. Gdzie jego bok styka się z innymi kaflami, wyjścia łączą się same; wyjście naprzeciw ściany to ślepy zaułek.
CC-284 = Obrażenia od kilku potworów w jednym korytarzu wymagają po kostce z zapasów i muszą zostawić wolne ostatnie pole zdrowia.
CC-285 = Korytarz portalu nie może wyprowadzić z tego samego portalu; drugi portal na tym samym kaflu jest dozwolony.
CC-286 = Obrót kafla zabiera wszystko, co na nim leży (pionki, artefakty, kostki, wytrychy na zamkach); korytarze łączy się potem na nowo.
CC-287 = Podwójny kafel startowy nie jest kwadratowy, więc efekty obrotu nigdy go nie dotyczą (także efekty NATYCHMIAST początkowej puli).
CC-288 = Obowiązkowy obrót to 90, 180 lub 270 stopni, nigdy 0.
CC-289 = Kostki smoka wracające do sakwy przez efekt NATYCHMIAST pochodzą z odłożonych; gdy jest ich mniej niż trzy, wracają wszystkie.
CC-290 = Pionek uciekającego gracza schodzi przed uzupełnieniem, więc efekty NATYCHMIAST i atak tego uzupełnienia go nie dotyczą.
CC-291 = Po powrocie do krypty z artefaktem gracz może dokończyć zagrywanie kart i akcje, ale nie może już opuścić krypty.
CC-292 = Teleportacja do krypty jest dozwolona tylko z artefaktem i liczy się wtedy jako powrót.
CC-293 = Kostki graczy, którzy skończyli, leżące na obszarze Brzdęk! lub w sakwie zostają w grze; dobrane odkłada się jak czarne.
CC-294 = Atak gracza, który skończył, nie uzupełnia puli; dobrane duchy ranią tylko graczy pozostających w grze.
CC-295 = Gra kończy się w chwili, gdy kończy ostatni aktywny gracz; dalszych ataków nie ma.
CC-296 = „Zrobiony Brzdęk!” obejmuje Brzdęk! zniesiony ujemnym zapasem (por. CC-052), ale nie ten, którego z braku kostek nie położono.
CC-297 = Brzdęk! wymuszony poza własną turą kładzie się od razu; poza własną turą nikt nie ma zapasu ujemnego.
CC-298 = „Kryształowe groty nie zatrzymują” znosi też zakaz z groty odwiedzonej wcześniej w tej turze (por. CC-048).
CC-299 = „Zignoruj potwory w korytarzach” nie zwraca obrażeń ani mieczy już wydanych.
CC-300 = Dobranie do 5 poprzedza atak, więc klejnot chroniący przed duchem można odrzucić z nowej ręki.
CC-301 = Zużyte sekrety opuszczają grę; pul nigdy nie tasuje się ponownie.
CC-302 = Znacznik furii zostaje na ostatnim polu, gdy miałby iść dalej.
CC-303 = Darmowy towar (Ogr kupiec) ma te same ograniczenia co kupiony: tylko wierzchnia korona, amulet wymaga 5 obrażeń.
CC-304 = Wymiana karty puli w trakcie tury (Rozbrojenie pułapek) wywołuje jej efekt NATYCHMIAST, ale nigdy atak smoka; zagrożenie liczy się od razu.
CC-305 = Kafel położony przez kartę (Marmurowy strażnik) traktuje się jak odkrycie: artefakt, duch i strefa działają; przy pustym stosie zostaje tylko złoto.
CC-306 = Oznaczenie ołtarzyka z daleka (Projekcja astralna) podlega CC-156 do CC-160 i daje złoto.
CC-307 = Karta puli zdobyta bez płacenia umiejętności nadal ma swój efekt ZDOBYCIE.
CC-308 = Jeśli wszyscy mają 0 punktów, nikt nie wygrywa.
CC-309 = Odrzucenie przez efekt to dozwolony sposób, by nie zagrać złej karty, choć poza tym trzeba zagrać wszystkie.
CC-310 = Wzięcie artefaktu nie zmusza do odejścia: można odkrywać dalej.
CC-311 = Gra jest samodzielna; karty lochów z wcześniejszych zestawów można dodać z wyboru, nigdy domyślnie.

## Dodane przy sprawdzaniu

CC-312 = Karta zagrożenia, która trafiła do puli w tym samym uzupełnieniu, które wywołało atak, już dodaje swoją kostkę.
CC-313 = Zakończenie przez pustą sakwę sprawdza się też po ataku gracza, który skończył.
CC-314 = Zasoby z efektu zdobycia, okazji lub pokonania od razu trafiają do puli i mogą opłacić następną akcję, także w trakcie ruchu.
CC-315 = Przy utracie przytomności liczy się strefa komnaty, w której leży pionek: na kaflu startowym połowy się różnią.
CC-316 = Gdy teleportacja odkrywa kafel, symbole połączonego korytarza się pomija, więc dozwolony jest każdy obrót, który przedłuża korytarz.
CC-317 = Atak wywołany uzupełnieniem po ucieczce wykonuje się jak zwykle przeciw graczom pozostającym w grze.
CC-318 = Wytrych leżący na symbolu zostaje na planszy na zawsze i nigdy nie wraca do zapasów.
CC-319 = Grota zabrania wydawać buty, nie zyskiwać: buty można nadal zyskać, ale przepadają na koniec tury.
CC-320 = Ruch przez portal do kryształowej groty to wejście do niej.
CC-321 = Gdy talia nie może wypełnić puli, gra kończy się przed sprawdzeniem ataku: ataku nie ma.
CC-322 = W jednym ataku wszystkie dobrane kostki rozpatruje się razem; kostki ponad pole czaszki gracza odkłada się bez dalszego efektu.
CC-323 = Obrażenie od ducha gracza bez własnych kostek i bez odłożonych kostek smoka nadal jest obrażeniem; może je oznaczać dowolny znacznik.
CC-324 = Jeśli gracz, który stracił przytomność, miałby grać następny, jego tura jest już turą ataku (CC-238).

## Nasze

CC-A01 = Żadna gra nie trwa wiecznie: po setnej turze każdego gracza kończy się, a wszyscy pozostający w grze tracą przytomność.
CC-A02 = W trakcie ruchu nie można zagrywać, zdobywać, wykorzystywać ani zwalczać kart, które przesuwają pionki lub kafle.
CC-A03 = Obowiązkowa teleportacja, której warunek spełni się w trakcie tury, może poczekać, ale trzeba ją wykonać przed końcem tury.
