### Clank! Catacombs: zasady, jeden komunikat na zasadę. Odrzucony ruch pokazuje zasadę, która go zabrania.

## A. Zawartość i cele

CC-001 = W pudełku jest 1 plansza Brzdęk!, 1 dwustronny kafel startowy, 28 kwadratowych kafli (22 podziemi i 6 azylu), 1 znacznik smoka i 1 smocza sakwa.
CC-002 = Są 24 czarne kostki smoka, 5 białych kostek duchów i po 30 kostek Brzdęk! w każdym z 4 kolorów graczy (razem 120).
CC-003 = Rezerwa to 15 kart Najemnik, 15 kart Zwiad, 12 kart Tajemny wolumin i 1 karta Wszędobylski goblin.
CC-004 = Każda z 4 talii startowych liczy dokładnie 10 kart: 6 kart Włam, 2 Potknięcie, 1 Na krawędzi i 1 Unik.
CC-005 = Talia lochów liczy dokładnie 100 kart.
CC-006 = Żetony: 7 artefaktów, 11 wielkich sekretów, 20 pomniejszych sekretów, 20 więźniów, 3 figurki małpiego bożka, 4 odznaki złodziejskiego mistrzostwa, 24 wytrychy i złoto.
CC-007 = Towary na rynku: 2 plecaki, 2 amulety, 3 niezbędniki włamywacza i 3 korony.
CC-008 = Wszyscy gracze zaczynają z takimi samymi taliami; różnice biorą się tylko z gry.
CC-009 = Gracz ma dwa cele: zabrać artefakt i wrócić do krypty oraz mieć najwięcej punktów.

## B. Przygotowanie

CC-010 = Znacznik smoka zaczyna na polu toru smoczej furii, które pokazuje liczbę graczy.
CC-011 = Kafle dzieli się według rewersów na stos podziemi i stos azylu i każdy tasuje osobno.
CC-012 = Z 6 kafli azylu 2 losowe wypadają z gry, nieobejrzane; pozostałe 4 leżą na wierzchu 22 kafli podziemi (razem stos 26).
CC-013 = Nikt nie może się dowiedzieć, które 2 kafle azylu wypadły z gry.
CC-014 = Złoto ma nominały 1, 5 i 10; złoto i wytrychy są nieograniczone, nawet gdy zabraknie żetonów.
CC-015 = 5 kostek duchów zaczyna w banku: ani w smoczej sakwie, ani w obszarze Brzdęk!
CC-016 = W smoczej sakwie są na początku wszystkie 24 kostki smoka i nic więcej.
CC-017 = Artefakty tworzą jeden stos według wartości: na wierzchu 5, na spodzie 20.
CC-018 = Wielkie sekrety, pomniejsze sekrety i więźniowie to trzy osobne, zakryte i potasowane zbiory.
CC-019 = Na planszetce rynku leży na początku wszystkie dziesięć towarów; korony tworzą stos, najcenniejsza na wierzchu.
CC-020 = Kafel startowy leży pośrodku; jego stronę wybiera się dowolnie.
CC-021 = 3 figurki małpiego bożka zaczynają w świątyni małpiego bożka na kaflu startowym.
CC-022 = Przy krypcie leży tyle odznak złodziejskiego mistrzostwa, ilu jest graczy; reszta wraca do pudełka.
CC-023 = Rezerwa to Wszędobylski goblin i trzy stosy kart z żółtym nagłówkiem.
CC-024 = Do puli kart lochów wykłada się 6 odkrytych kart z potasowanej talii lochów.
CC-025 = W początkowej puli nie może być karty z symbolem ataku smoka; takie karty się wymienia, aż leży sześć bez symbolu.
CC-026 = Karty z symbolem smoka wyjęte z początkowej puli wtasowuje się z powrotem do talii lochów (talia i pula to razem 100 kart).
CC-027 = Efekty NATYCHMIAST kart, które zostają w początkowej puli, też się rozpatruje.
CC-028 = Jest główny stos kart odrzuconych lochów, osobny od stosów graczy.
CC-029 = Każdy gracz bierze do osobistych zapasów 30 kostek Brzdęk! jednego koloru i stawia pionek w krypcie.
CC-030 = Każdy gracz zaczyna z 3 wytrychami.
CC-031 = Każdy gracz tasuje talię startową i dobiera 5 kart.
CC-032 = Jeden gracz zaczyna (ten „najbardziej skryty”, więc wybór jest dowolny lub losowy); gra toczy się zgodnie z ruchem wskazówek zegara.
CC-033 = Gracze w kolejności tur kładą w obszarze Brzdęk! 3, 2, 1 i 0 swoich kostek (czwarty gracz żadnej; gdy graczy jest mniej, dalszych liczb się nie używa).
CC-034 = Inaczej niż w podstawowej grze Brzdęk!: nie ma stałej planszy, żetony rozkłada się po nowemu, a na start są wytrychy zamiast klucza.

## C. Tura, karty i zasoby

CC-035 = Turę zaczyna się z 5 kartami na ręce.
CC-036 = Przed końcem tury trzeba zagrać wszystkie karty z ręki, także te dobrane w jej trakcie.
CC-037 = Gracz sam wybiera, w jakiej kolejności zagrywa karty.
CC-038 = Zagrane karty leżą w obszarze gry do końca tury.
CC-039 = Efekt tekstowy zagranej karty trzeba wykonać, nawet gdy szkodzi graczowi.
CC-040 = Dobrowolny jest tylko efekt ze słowem „możesz”.
CC-041 = Każdy rodzaj akcji można wykonać dowolną liczbę razy, dopóki da się zapłacić.
CC-042 = Akcje można wykonywać między zagrywaniem kart albo po zagraniu wszystkich.
CC-043 = Za punkty umiejętności zdobywa się karty i wykorzystuje okazje; mieczami pokonuje się potwory i zapobiega obrażeniom na korytarzach; buty służą do ruchu.
CC-044 = Punkty umiejętności, miecze i buty tworzą wspólną pulę: zasoby z jednej karty można podzielić na kilka akcji, a za jedną akcję zapłacić zasobami z kilku kart.
CC-045 = Zasobów nigdy nie trzeba wydawać (na przykład 3 buty mogą zostać niewykorzystane).
CC-046 = Niewydane punkty umiejętności, miecze i buty przepadają z końcem tury.
CC-047 = Karta z kilkoma zasobami daje je wszystkie.
CC-048 = Efekt warunkowy działa bez względu na to, czy warunek spełni się przed zagraniem karty, czy po nim, byle w tej samej turze.
CC-049 = Generał rebeliantów daje dobranie karty, czy inny towarzysz został zagrany przed nim, czy po nim.
CC-050 = Kryształowy kamuflaż daje −2 Brzdęk!, nawet jeśli gracz wejdzie do kryształowej groty dopiero po jego zagraniu.
CC-051 = Rzępoląca lutnia daje 1 złoto za każdy Brzdęk! zrobiony w tej turze, przed jej zagraniem i po nim.
CC-052 = Ujemny Brzdęk! ani nie zmniejsza, ani nie zwiększa złota z lutni: liczy się tylko Brzdęk!, który został zrobiony.
CC-053 = Tura kończy się tylko wtedy, gdy gracz z pustą ręką tak ogłosi.
CC-054 = Symbol złota daje od razu tyle złota z banku; złoto zostaje na kolejne tury.
CC-055 = Robiąc Brzdęk!, gracz przenosi tyle swoich kostek z zapasów do obszaru Brzdęk!
CC-056 = Jeśli w zapasach jest za mało kostek, kładzie się tyle, ile się da, a resztę pomija.
CC-057 = Ujemny Brzdęk! pozwala zabrać tyle własnych kostek z obszaru Brzdęk! do zapasów.
CC-058 = Ujemny Brzdęk!, dla którego brakuje własnych kostek, zostaje na potem i znosi Brzdęk! zrobiony później w tej samej turze.
CC-059 = Niewykorzystany ujemny Brzdęk! przepada z końcem tury.
CC-060 = Ujemny Brzdęk! dotyczy tylko własnych kostek w obszarze Brzdęk!: nigdy tych w smoczej sakwie, na torze zdrowia ani przy ołtarzykach.
CC-061 = Karty dobiera się z wierzchu własnej talii, nigdy z talii lochów.
CC-062 = Gdy talia jest pusta, tasuje się stos kart odrzuconych jako nową talię i dobiera dalej.
CC-063 = Kart z obszaru gry nie wtasowuje się wtedy do talii.
CC-064 = Jeśli puste są i talia, i stos kart odrzuconych, reszta dobierania przepada.

## D. Zdobywanie, okazje, walka

CC-065 = Karty z niebieskim nagłówkiem z puli zdobywa się, płacąc ich koszt w punktach umiejętności.
CC-066 = Zdobyta karta trafia na stos kart odrzuconych gracza i teraz nic nie daje (poza efektem ZDOBYCIE).
CC-067 = W trakcie tury puli się nie uzupełnia: puste miejsce czeka do końca tury.
CC-068 = Karty rezerwy z żółtym nagłówkiem zdobywa się tak samo.
CC-069 = Stosy rezerwy są ograniczone: z pustego nie można już nic zdobyć.
CC-070 = Okazje z fioletowym nagłówkiem wykorzystuje się za punkty umiejętności; ich efekt następuje od razu.
CC-071 = Wykorzystana okazja trafia na główny stos kart odrzuconych lochów, a nie do gracza; puli się wtedy nie uzupełnia.
CC-072 = Potwory (czerwony nagłówek) kosztują miecze, nigdy punkty umiejętności.
CC-073 = Efekt POKONANIE następuje od razu po zapłaceniu.
CC-074 = Pokonany potwór trafia na główny stos kart odrzuconych lochów; puli się wtedy nie uzupełnia.
CC-075 = Wszędobylskiego goblina nigdy się nie odrzuca; można go pokonać dowolną liczbę razy, także w jednej turze, i za każdym razem jest nagroda.
CC-076 = Wszędobylski goblin: kosztuje 2 miecze, daje 1 złoto.
CC-077 = Ze Szklanym koboldem można walczyć tylko w kryształowej grocie (albo przy ołtarzyku); daje 2 punkty umiejętności do użycia w tej samej turze.
CC-078 = Z potworem z głębi (Naczelnik) można walczyć tylko w podziemiach.

## E. Ruch

CC-079 = Buty przenoszą pionek korytarzem do połączonej komnaty; przejście korytarza zawsze kosztuje co najmniej 1 but.
CC-080 = Korytarz z symbolem podwójnych śladów kosztuje razem 2 buty zamiast 1.
CC-081 = Każdy symbol potwora na korytarzu zadaje idącemu 1 obrażenie.
CC-082 = Każdy wydany miecz zapobiega 1 takiemu obrażeniu; gracz wybiera, ile mieczy wydaje.
CC-083 = Mieczy na potwory z korytarza nie trzeba wydawać, chyba że obrażeń nie wolno przyjąć.
CC-084 = Nie wolno przyjąć obrażeń na korytarzu, jeśli gracz straciłby przez nie przytomność.
CC-085 = Nie wolno przyjąć obrażeń na korytarzu bez kostki w zapasach, którą można je zaznaczyć.
CC-086 = Korytarz z zamkiem wymaga wytrycha, który z zapasów trafia na symbol zamka i tam zostaje.
CC-087 = Raz otwarty korytarz jest wolny dla wszystkich graczy do końca gry.
CC-088 = Korytarz z dwoma symbolami zamka (po jednym na każdym kaflu) wymaga 2 wytrychów.
CC-089 = Korytarzem w kształcie strzałki można iść tylko zgodnie z nią.
CC-090 = Symbole się łączą: korytarz może wymagać naraz butów, mieczy lub obrażeń i wytrychów.
CC-091 = Można przechodzić przez komnaty z innymi pionkami i w nich zostawać (liczby pionków w komnacie nic nie ogranicza).
CC-092 = Symbole potworów z obu połówek połączonego korytarza się sumują.
CC-093 = Wśród towarów nie ma klucza: zamki zawsze wymagają wytrychów.

## F. Kram, artefakt, zamknięte łupy

CC-094 = Towary można kupować tylko w komnacie z kramem.
CC-095 = Każdy towar kosztuje dokładnie 7 złota, płaconych do banku.
CC-096 = Podczas jednej wizyty można kupić dowolną liczbę towarów.
CC-097 = W każdej komnacie z kramem można kupić każdy towar, który jest jeszcze na planszetce rynku (zapas jest wspólny).
CC-098 = Gracz może mieć kilka takich samych towarów.
CC-099 = Z koron można kupić tylko tę z wierzchu, najcenniejszą z pozostałych.
CC-100 = Wyprzedanego towaru nie można kupić.
CC-101 = Artefakt można wziąć w dowolnej chwili własnej tury, będąc w jego komnacie; nie trzeba tego robić.
CC-102 = Gracz może mieć tylko jeden artefakt (wyjątkiem jest plecak).
CC-103 = Wziętego artefaktu nie można porzucić ani wymienić.
CC-104 = Wzięcie artefaktu przesuwa znacznik smoka o jedno pole w górę.
CC-105 = Od tej chwili gracz może uciec.
CC-106 = Każdy plecak zwiększa limit artefaktów o jeden; drugi artefakt też podnosi smoczą furię.
CC-107 = W komnacie z symbolem skrzyni, biblioteki lub więzienia gracz może wydać 1 wytrych, żeby ją otworzyć; wytrych przykrywa symbol.
CC-108 = Przykrytego symbolu nikt już nigdy nie otworzy.
CC-109 = Skrzynia daje 1 losowy wielki sekret, od razu odkryty.
CC-110 = Skrzyni nie można otworzyć, gdy nie ma już wielkich sekretów.
CC-111 = Biblioteka daje Tajemny wolumin z rezerwy na stos kart odrzuconych, bez płacenia punktami umiejętności.
CC-112 = Biblioteki nie można otworzyć, gdy nie ma już Tajemnych woluminów.
CC-113 = Więzienie uwalnia 2 losowych więźniów, którzy do końcowej punktacji leżą odkryci w zapasach gracza.
CC-114 = Gdy w banku został jeden więzień, więzienie nadal można otworzyć: uwalnia tego jednego.
CC-115 = Więzienia nie można otworzyć, gdy nie ma już więźniów.
CC-116 = Artefakt można wziąć w każdej chwili tury, nie tylko przy wejściu do komnaty.

## G. Odkrywanie kafli

CC-117 = Kto idzie korytarzem, który wychodzi poza kafel i nie ma dalszego ciągu, odkrywa kafel z wierzchu stosu.
CC-118 = Nowy kafel musi przedłużać korytarz, którym gracz idzie.
CC-119 = Kafle nigdy nie mogą na siebie zachodzić.
CC-120 = Idący może wybrać dowolny obrót, przy którym korytarz ma dalszy ciąg.
CC-121 = Kafle stykają się całymi bokami (na siatce kwadratów).
CC-122 = Obok podwójnego kafla startowego nowy kafel leży równo z jego górną albo dolną połową.
CC-123 = Symbole na części korytarza z nowego kafla dotyczą trwającego ruchu.
CC-124 = Jeśli gotowy korytarz kosztuje 2 buty, na dokończenie ruchu trzeba wydać jeszcze jeden but.
CC-125 = Jeśli gracz nie może zapłacić, kafel trzeba położyć w innym obrocie.
CC-126 = W trakcie ruchu gracz może wykonać akcje, które dadzą brakujący but (zdobyć kartę, pokonać potwora, wykorzystać okazję).
CC-127 = Tak samo jest w trakcie ruchu z brakującymi mieczami, wytrychami i leczeniem.
CC-128 = Gdy stos kafli jest pusty, nie można iść korytarzami, które donikąd nie prowadzą.
CC-129 = Pierwsze 4 kafle znalezione w grze to zawsze kafle azylu.
CC-130 = Fioletowe kafle to azyl, niebieskie to podziemia.
CC-131 = Na położony kafel z symbolem artefaktu od razu trafia artefakt z wierzchu stosu.
CC-132 = Znaleziony artefakt może wziąć każdy gracz, który w swojej turze dotrze do komnaty.
CC-133 = Na artefakt+ trafia drugi artefakt od góry, na artefakt++ trzeci.
CC-134 = Gdy na wierzchu stosu są 10, 12, 15, na artefakt++ trafia 15.
CC-135 = Po wyjęciu głębszego artefaktu stos zachowuje kolejność.
CC-136 = Komnat z artefaktem jest więcej niż artefaktów; z pustego stosu nic się nie kładzie.
CC-137 = Jeśli dla komnaty z plusem artefaktów jest za mało, kładzie się najcenniejszy z pozostałych.
CC-138 = Dokładnie 4 z 22 kafli podziemi są nawiedzone.
CC-139 = Odkrycie nawiedzonego kafla od razu przenosi 1 kostkę ducha z banku do obszaru Brzdęk!
CC-140 = Jeśli w banku nie ma już kostki ducha, nic się nie dodaje.

## H. Komnaty

CC-141 = Wszystkie pionki zaczynają w krypcie; jest ona celem ucieczki.
CC-142 = Gracz bez artefaktu nie może wrócić do krypty.
CC-143 = Wejście do kryształowej groty zabrania do końca tury wydawania butów na ruch.
CC-144 = Zakaz trwa, nawet jeśli gracz w tej samej turze teleportuje się z groty.
CC-145 = Teleportować się po wejściu do groty nadal można.
CC-146 = Rozpoczęcie tury w kryształowej grocie nie zabrania ruchu (robi to tylko wejście).
CC-147 = Nagrody komnaty (pomniejszy sekret, figurkę małpiego bożka, złoto, leczenie) otrzymuje się przy wejściu; nie trzeba się zatrzymywać.
CC-148 = Każdą nagrodę komnaty można otrzymać raz na turę (komnata z dwiema nagrodami daje obie, każdą raz).
CC-149 = W jednej turze można otrzymać kilka nagród jednego rodzaju z różnych komnat.
CC-150 = Ponowne wejście do komnaty w późniejszej turze znów daje nagrodę.
CC-151 = Dobiera się i odkrywa losowy pomniejszy sekret; gdy ich nie ma, nic się nie dzieje.
CC-152 = Gracz bierze z komnaty 1 wybraną figurkę małpiego bożka, jeśli jakaś została; jest warta 5 punktów.
CC-153 = Figurka nie jest artefaktem: nie podnosi furii, nie liczy się do limitu artefaktów i nie pozwala uciec.
CC-154 = Komnata ze złotem daje tyle, ile pokazuje.
CC-155 = Komnata lecząca leczy 1 obrażenie.
CC-156 = W komnacie z ołtarzykiem gracz może położyć na wolnym polu ołtarzyka 1 kostkę z zapasów.
CC-157 = Położenie jej daje 1 złoto za każdą własną kostkę przy wszystkich ołtarzykach lochu (za pierwszy ołtarzyk 1, za drugi 2 i tak dalej).
CC-158 = Przy każdym ołtarzyku gracz może mieć tylko jedną kostkę.
CC-159 = Bez kostki w zapasach nie można oznaczyć ołtarzyka.
CC-160 = Kostki przy ołtarzykach zostają tam do końca gry; nigdy nie trafiają do smoczej sakwy.
CC-161 = Każdy ołtarzyk ma 4 pola.
CC-162 = Korytarz do portalu na nim się nie kończy: pionek idzie dalej z dowolnego innego portalu na odkrytych kaflach, jego korytarzem.
CC-163 = Korytarze portali mogą mieć symbole; obowiązują te z obu części.
CC-164 = Cała droga komnata–portal–portal–komnata kosztuje zwykle 1 but.
CC-165 = Komnaty połączone portalami są sąsiednie, także dla teleportacji.
CC-166 = Po przejściu przez portal można iść dalej.
CC-167 = Jeśli nie odkryto innego portalu, korytarzem do portalu nie można iść.
CC-168 = W komnatach ze skrzynią, biblioteką i więzieniem można wykonać akcję otwarcia, dopóki się w nich jest.

## I. Pojęcia z kart

CC-169 = Efekt NATYCHMIAST następuje, gdy tylko karta leży w puli.
CC-170 = Efekty NATYCHMIAST wyprzedzają atak smoka wywołany tym samym uzupełnieniem.
CC-171 = Efekt pozwala odrzucić tylko niezagrane karty z ręki.
CC-172 = Odrzucona karta trafia na stos kart odrzuconych gracza i nie działa.
CC-173 = Zysk za odrzucenie należy się tylko wtedy, gdy karta naprawdę została odrzucona.
CC-174 = Szarlatan zagrany jako ostatnia karta niczego nie daje dobrać, bo nie ma czego odrzucić.
CC-175 = „Inni gracze” to wszyscy poza tym, kto wywołał efekt.
CC-176 = Teleportacja nie wymaga butów.
CC-177 = Sąsiednia komnata to taka, do której prowadzi korytarz, także przez portale.
CC-178 = Teleportacja pomija wszystkie symbole korytarza: potwory, zamki (wytrycha się nie wydaje, zamek zostaje), ślady i strzałki.
CC-179 = Wolno teleportować się pod strzałkę.
CC-180 = Teleportacja korytarzem, który wychodzi poza kafel, odkrywa nowy kafel tak jak zwykły ruch.
CC-181 = Teleportacja do komnaty jest wejściem do niej: działają nagrody i zakaz kryształowej groty.
CC-182 = Karta usunięta z gry wraca do pudełka i nie daje punktów.
CC-183 = Kartę z obszaru gry usuwa się na koniec tury, więc jej efekt w tej turze jeszcze działa.
CC-184 = Uwolnienie N więźniów to wzięcie N żetonów z banku, odkrytych, do zapasów.
CC-185 = „Uwolnieni więźniowie” to żetony więźniów, które gracz ma.
CC-186 = Gdzie kolejność ma znaczenie, zaczyna aktywny gracz, potem pozostali w kolejności tur.
CC-187 = Przy efektach NATYCHMIAST pierwszy jest gracz, którego tura właśnie się skończyła.
CC-188 = Takie efekty pomijają graczy, którzy uciekli lub są nieprzytomni.
CC-189 = Każda karta z ZAGROŻENIEM, dopóki leży w puli, dodaje 1 kostkę do każdego ataku smoka.
CC-190 = Kilka kart z ZAGROŻENIEM się sumuje.
CC-191 = Efekt ZDOBYCIE następuje raz, przy zdobyciu karty, a nigdy przy późniejszym zagraniu.
CC-192 = Taka karta zagrana później nadal daje swoje zasoby i efekt tekstowy.

## J. Koniec tury i atak smoka

CC-193 = Kolejność: (1) porządki i dobranie 5 kart, (2) uzupełnienie puli, (3) sprawdzenie ataku smoka.
CC-194 = Wszystkie zagrane karty trafiają odkryte na stos kart odrzuconych gracza; potem dobiera się 5 kart.
CC-195 = Pulę uzupełnia się z talii lochów do 6 kart.
CC-196 = Jeśli talia lochów nie wystarcza na uzupełnienie puli, gra od razu się kończy, a wszyscy gracze, którzy jeszcze grają, tracą przytomność.
CC-197 = Smok atakuje, jeśli co najmniej jedna karta z tego uzupełnienia ma jego symbol.
CC-198 = Jedno uzupełnienie to tylko jeden atak, bez względu na liczbę symboli.
CC-199 = Symbole smoka na kartach z wcześniejszych uzupełnień już nigdy nie wywołują ataku.
CC-200 = Atak zaczyna się od wrzucenia do smoczej sakwy wszystkich kostek z obszaru Brzdęk! (wszystkich kolorów i duchów).
CC-201 = Losuje się tyle kostek, ile pokazuje pole toru smoczej furii, i 1 więcej za każdą kartę z ZAGROŻENIEM.
CC-202 = Wylosowane czarne kostki odkłada się bez skutku.
CC-203 = Każda wylosowana kolorowa kostka zadaje 1 obrażenie swojemu graczowi.
CC-204 = Niewylosowane kostki zostają w sakwie na następne ataki.
CC-205 = Znacznik furii podnoszą też niektóre pomniejsze sekrety i niektórzy więźniowie.
CC-206 = Jeśli po ataku smocza sakwa jest pusta, gra od razu się kończy, a wszyscy gracze, którzy jeszcze grają, tracą przytomność.
CC-207 = Jeśli w sakwie jest mniej kostek, niż trzeba wylosować, losuje się wszystkie (potem działa CC-206).
CC-208 = Każda wylosowana kostka ducha zadaje 1 obrażenie każdemu graczowi w grze.
CC-209 = Po ataku wylosowane duchy wracają do obszaru Brzdęk!, więc przy następnym ataku znów trafią do sakwy.
CC-210 = Wylosowane duchy nie zostają w sakwie, więc nie chronią przed końcem gry z powodu pustej sakwy (sprawdza się to po ich odłożeniu).
CC-211 = Tor zdrowia jest na początku pusty i zapełnia się od serca ku czaszce.
CC-212 = Obrażenie z ataku smoka zaznacza ta sama kostka, którą wylosowano z sakwy.
CC-213 = Inne obrażenia zaznacza się kostką z zapasów.
CC-214 = Nie wolno z własnego wyboru przyjąć obrażenia bez kostki w zapasach ani takiego, które odbiera przytomność.
CC-215 = Obrażenie od ducha zaznacza się kostką z zapasów, a gdy jej nie ma, czarną kostką wylosowaną w tym lub wcześniejszym ataku.
CC-216 = Leczenie przenosi jedną kostkę gracza z toru zdrowia z powrotem do zapasów.
CC-217 = Leczenie bez obrażeń nic nie robi; czarna kostka, która je zaznaczała, po wyleczeniu wraca do odłożonych.
CC-218 = Kostka na ostatnim polu (czaszce) odbiera graczowi przytomność.

## K. Przykładowa tura

CC-219 = Potknięcie, a potem Cios w plecy: położona kostka wraca, a 1 ujemny Brzdęk! zostaje na tę turę.
CC-220 = Przejście korytarzem z 1 potworem za 1 but i 1 miecz nie zadaje obrażeń.
CC-221 = Po wejściu do kryształowej groty drugiego buta nie da się użyć.
CC-222 = W grocie 2 miecze pokonują Szklanego kobolda i dają 2 punkty umiejętności; karta trafia na główny stos kart odrzuconych.
CC-223 = Za 5 punktów umiejętności (częściowo z kobolda) można zdobyć Doświadczoną przewodniczkę, która teraz nie daje ani butów, ani umiejętności.
CC-224 = Dwie karty uzupełniają pulę z 4 do 6; jeden symbol smoka to jeden atak.
CC-225 = Gdy znacznik stoi na polu z 4 kostkami: 1 czarna zostaje odłożona, 1 zielona rani Anię, 2 żółte ranią Bartka dwa razy.

## L. Ucieczka, utrata przytomności, koniec i punktacja

CC-226 = Gra się kończy, gdy każdy gracz uciekł albo jest nieprzytomny.
CC-227 = Do ucieczki potrzebny jest artefakt i powrót do krypty.
CC-228 = Po dotarciu do krypty gracz normalnie kończy turę, potem zdejmuje pionek i w razie potrzeby uzupełnia pulę.
CC-229 = Za ucieczkę otrzymuje się odznakę złodziejskiego mistrzostwa wartą 20 punktów.
CC-230 = Pionek nieprzytomnego gracza leży tam, gdzie to się stało.
CC-231 = Gracz nieprzytomny bez artefaktu ma 0 punktów.
CC-232 = Gracz nieprzytomny w podziemiach ma 0 punktów, cokolwiek zebrał.
CC-233 = Gracz nieprzytomny w azylu z artefaktem liczy punkty normalnie, ale nie dostaje odznaki.
CC-234 = Górna połowa kafla startowego to podziemia, dolna nie.
CC-235 = Gracz, który skończył, nie ma zwykłych tur i nie kładzie kostek na planszy Brzdęk!
CC-236 = Gracz, który skończył, nie otrzymuje obrażeń: wylosowane kostki tego koloru liczą się jak czarne.
CC-237 = Efekty innych graczy nie dotyczą gracza, który skończył.
CC-238 = W każdej swojej turze gracz, który skończył, przeprowadza tylko atak smoka: obszar Brzdęk! do sakwy, potem dokładnie 4 kostki.
CC-239 = W grze na 2 osoby losuje się w takim ataku dokładnie 6 kostek.
CC-240 = Te ataki pomijają tor smoczej furii i karty z ZAGROŻENIEM.
CC-241 = Nie ma toru odliczania: takie ataki przeprowadzają wszyscy, którzy skończyli.
CC-242 = Bez artefaktu wynik to 0 punktów.
CC-243 = Liczą się punkty artefaktów (wszystkich, które gracz ma).
CC-244 = Liczą się punkty wszystkich żetonów, także odznaki, figurek, więźniów, towarów i sekretów.
CC-245 = Każde złoto to 1 punkt.
CC-246 = Liczą się punkty wszystkich kart gracza (z talii, ręki, stosu kart odrzuconych i obszaru gry); usunięte z gry się nie liczą.
CC-247 = Wygrywa największa liczba punktów; przy remisie ten z remisujących, kto ma cenniejszy artefakt.
CC-248 = Jeśli i to jest równe, zwycięstwo jest wspólne.
CC-249 = Utrata przytomności w trakcie ataku może od razu zakończyć grę, jeśli nikt już nie gra.
CC-250 = Gdy grę kończy brak kart w talii lub pusta sakwa, przytomność tracą wszyscy, którzy jeszcze grają: punktują według CC-231 do CC-233.

## M. Pięciu i sześciu graczy (Wesoła kompania)

CC-251 = Dochodzą cztery artefakty (10, 15, 20, 25); artefakt 30 zostaje w pudełku.
CC-252 = Każdy dodatkowy artefakt leży bezpośrednio pod artefaktem Katakumb o tej samej wartości; 25, które nie ma pary, leży na samym spodzie stosu.
CC-253 = Klucza z dodatku się nie używa; pozostałych jego towarów można.
CC-254 = Dodaje się jego pomniejsze sekrety, odznaki, złoto i karty.
CC-255 = Boczna plansza ma tory zdrowia dla graczy 5 i 6 oraz tor furii używany przy tej liczbie graczy.
CC-256 = Postacie z własnymi taliami są dobrowolne.
CC-257 = Na artefakt+ i artefakt++ trafiają 2 lub 3 artefakty z wierzchu zamiast jednego głębszego.
CC-258 = Gdy na wierzchu są 12, 15, 15, na artefakt++ trafiają wszystkie trzy.
CC-259 = Z komnaty z kilkoma artefaktami bierze się najcenniejszy.
CC-260 = Plecak nie pozwala wziąć drugiego artefaktu z tej samej komnaty.
CC-261 = Dla piątego i szóstego gościa nie ma pola przy ołtarzyku: ani kostki, ani złota.
CC-262 = Widmo małpiego króla pozwala zwracać figurki do świątyni, ale więźnia Automatyczny małpi bożek zwrócić nie można.
CC-263 = Gracze 5 i 6 nie kładą na start kostek Brzdęk!, ale zaczynają z 1 i 2 złota.

## N. Efekty żetonów i towarów (arkusz pomocy)

CC-264 = Smocze jajo: 3 punkty, a przy znalezieniu furia rośnie o jedno pole.
CC-265 = Wytrych (pomniejszy sekret) daje wytrych. Skarb: 2 złota. Wielki skarb: 5 złota.
CC-266 = Magiczne źródło: na koniec tej tury usuń z gry jedną kartę z obszaru gry lub ze stosu kart odrzuconych.
CC-267 = Mikstury leczenia (1), wielkiego leczenia (2), szybkości (1 but) i siły (2 miecze) trzyma się, aż zostaną użyte w turze właściciela.
CC-268 = Szkatułka z łamigłówką: zostaje u gracza; przy ołtarzyku wymienia się ją na wielki sekret.
CC-269 = Wielki przypływ umiejętności: 5 punktów umiejętności w turze znalezienia. Kielich: 7 punktów.
CC-270 = Mapa katakumb: 5 punktów; jej właściciel może chodzić korytarzami jednokierunkowymi pod strzałkę.
CC-271 = Poszukiwacz przygód: furia rośnie o jedno pole, 3 punkty. Nawiedzony więzień: jeden duch do obszaru Brzdęk!, 3 punkty.
CC-272 = Barbarzyńca: 2 miecze w tej turze, 2 punkty. Kapłan: leczy 1, 2 punkty. Wieśniak: 2 punkty.
CC-273 = Automatyczny małpi bożek: dla każdego efektu liczy się jako figurka, ale jest wart 3 punkty.
CC-274 = Burmistrz: 5 punktów z odznaką mistrzostwa. Mnich: 1 punkt za każdy oznaczony ołtarzyk. Prymatolog: 5 punktów z figurką (automatyczna też się liczy).
CC-275 = Książę i Księżniczka: po 5 punktów z koroną. Czarodziejka: 5 punktów z dwoma Tajemnymi woluminami. Wojownik: 1 punkt za każdego uwolnionego więźnia, także za niego samego.
CC-276 = Kupon zniżkowy: nigdy nie liczy się jako więzień; jeden raz towar kosztuje o 5 złota mniej.
CC-277 = Amulet: kupić go można tylko z co najmniej 5 obrażeniami, leczy 2, 7 punktów. Niezbędnik włamywacza: 2 wytrychy, 2 punkty. Plecak: 5 punktów. Korony: 10, 9, 8.
CC-278 = Karty, które uwalniają więźniów albo dają sekrety lub towary, mają te same ograniczenia pustych zbiorów co komnaty.

## O. Niejasności i nasze rozstrzygnięcia

CC-279 = Ślady na obu połówkach połączonego korytarza to nadal koszt 2 butów, a nie 3.
CC-280 = Strzałka na którejkolwiek połówce czyni cały korytarz jednokierunkowym; strzałki przeciwne uniemożliwiają przejście, ale nie teleportację.
CC-281 = Dopóki ruch trwa, pionek jest dla akcji i warunków w komnacie, z której wyszedł.
CC-282 = Odkrytego kafla nie można cofnąć. Jeśli za żaden obrót nie da się zapłacić, kafel zostaje tam, gdzie gracz go położy, but przepada, a pionek się nie rusza.
CC-283 = Nowy kafel można położyć tylko na wolnym polu siatki. Gdzie styka się z innymi kaflami, wyloty łączą się same; wylot naprzeciw ściany jest ślepy.
CC-284 = Obrażenia od kilku potworów na jednym korytarzu wymagają kostki z zapasów za każde i muszą zostawić wolne ostatnie pole zdrowia.
CC-285 = Korytarzem portalu nie można wyjść z tego samego portalu; drugi portal na tym samym kaflu jest dobrym wyjściem.
CC-286 = Obrót kafla przenosi wszystko, co na nim jest (pionki, artefakty, kostki, wytrychy w zamkach); potem korytarze łączą się na nowo.
CC-287 = Podwójny kafel startowy nie jest kwadratowy, więc efekty obracania go nie dotyczą (także efekty NATYCHMIAST początkowej puli).
CC-288 = Obowiązkowy obrót to 90, 180 albo 270 stopni, nigdy 0.
CC-289 = Kostki smoka, które efekt NATYCHMIAST zwraca do sakwy, pochodzą z odłożonych; jeśli jest ich mniej niż trzy, wracają wszystkie.
CC-290 = Pionek uciekającego gracza znika przed uzupełnieniem puli, więc efekty NATYCHMIAST i atak z tego uzupełnienia już go nie dotyczą.
CC-291 = Kto wrócił z artefaktem do krypty, może dokończyć zagrywanie kart i akcje, ale nie może już jej opuścić.
CC-292 = Teleportować się do krypty można tylko z artefaktem i jest to wtedy powrót.
CC-293 = Kostki graczy, którzy skończyli, zostają w obszarze Brzdęk! i w sakwie; wylosowane odkłada się jak czarne.
CC-294 = Przy ataku gracza, który skończył, puli się nie uzupełnia; wylosowane duchy ranią tylko tych, którzy jeszcze grają.
CC-295 = Gra się zatrzymuje w chwili, gdy skończy ostatni aktywny gracz; kolejnych ataków już nie ma.
CC-296 = Do zrobionego Brzdęk! wlicza się też to, co zniósł zapas ujemnego (por. CC-052), ale nie to, na co zabrakło kostek.
CC-297 = Brzdęk! narzucony poza własną turą kładzie się od razu; poza własną turą nikt nie ma zapasu ujemnego.
CC-298 = „Kryształowe groty nie zatrzymują” znosi też zakaz z groty, do której gracz wszedł wcześniej w tej turze (por. CC-048).
CC-299 = „Potwory na korytarzach nie zauważają” nie zwraca ani obrażeń, ani mieczy już wydanych.
CC-300 = Dobranie do 5 kart następuje przed atakiem, więc klejnot, który zapobiega obrażeniu od ducha, można odrzucić z nowej ręki.
CC-301 = Zużyte sekrety wypadają z gry; zbiorów nigdy nie tasuje się na nowo.
CC-302 = Znacznik furii zostaje na ostatnim polu, gdy miałby rosnąć dalej.
CC-303 = Darmowy towar (Ogr handlarz) ma te same ograniczenia co kupiony: tylko korona z wierzchu, amulet tylko z 5 obrażeniami.
CC-304 = Wymiana karty z puli w trakcie tury (Rozbrajanie pułapek) wywołuje efekt NATYCHMIAST, ale nigdy atak smoka; ZAGROŻENIE liczy się od razu.
CC-305 = Kafel położony przez kartę (Marmurowy strażnik) traktuje się jak odkryty: obowiązują artefakt, duch i strefa; przy pustym stosie zostaje tylko złoto.
CC-306 = Oznaczenie ołtarzyka z daleka (Projekcja astralna) podlega CC-156 do CC-160 i daje złoto.
CC-307 = Karta z puli zdobyta bez płacenia też ma swój efekt ZDOBYCIE.
CC-308 = Jeśli wszyscy gracze mają 0 punktów, nikt nie wygrywa.
CC-309 = Odrzucenie karty dzięki efektowi to dozwolony sposób, żeby jej nie zagrywać, choć poza tym trzeba zagrać wszystkie.
CC-310 = Wzięcie artefaktu nie zmusza do wyjścia: można zwiedzać dalej.
CC-311 = Gra jest samodzielna; karty lochów z innych zestawów Brzdęk! można dodać z wyboru, nigdy domyślnie.

## Dodane po przeglądzie

CC-312 = Karta z ZAGROŻENIEM, która trafiła do puli w tym samym uzupełnieniu, co wywołuje atak, już dodaje swoją kostkę.
CC-313 = Pustą sakwę sprawdza się też po ataku gracza, który skończył.
CC-314 = Zasoby z efektów ZDOBYCIE, okazji i POKONANIE od razu wchodzą do wspólnej puli i mogą zapłacić za następną akcję, także w trakcie ruchu.
CC-315 = Przy utracie przytomności liczy się strefa komnaty, w której leży pionek: na kaflu startowym obie połowy się różnią.
CC-316 = Gdy kafel odkrywa teleportacja, symbole połączonego korytarza się pomija, więc wolno użyć każdego obrotu, przy którym korytarz ma dalszy ciąg.
CC-317 = Atak wywołany uzupełnieniem po ucieczce przeprowadza się jak zwykle, przeciw graczom, którzy jeszcze grają.
CC-318 = Wytrych leżący na symbolu zostaje tam na zawsze i nigdy nie wraca do zapasów.
CC-319 = Grota zabrania wydawania butów, nie zdobywania: można je jeszcze zdobyć, ale przepadną z końcem tury.
CC-320 = Przejście przez portal do kryształowej groty jest wejściem do niej.
CC-321 = Jeśli talia nie wystarcza na uzupełnienie puli, gra kończy się przed sprawdzeniem ataku: ataku już nie ma.
CC-322 = Wszystkie kostki wylosowane w jednym ataku rozpatruje się razem; kostki ponad pole z czaszką odkłada się bez skutku.
CC-323 = Obrażenie od ducha u gracza bez własnych kostek i bez odłożonych kostek smoka nadal jest obrażeniem; zaznacza je cokolwiek.
CC-324 = Jeśli gracz, który stracił przytomność, miałby być następny, jego tura jest już turą ataku (CC-238).

## Nasze

CC-A01 = Żadna gra nie trwa wiecznie: po setnej turze każdego gracza kończy się, a wszyscy, którzy jeszcze grają, tracą przytomność.
CC-A02 = W trakcie ruchu nie można zagrywać, zdobywać, wykorzystywać ani pokonywać kart, które przesuwają pionki lub kafle.
CC-A03 = Obowiązkowa teleportacja, której warunek spełnia się w trakcie tury, może poczekać, ale trzeba jej dokonać przed końcem tury.
