### Keep the Heroes Out!: nazwa i tekst każdej karty i każdego skarbu.
###
### Nazwa, którą nosi też karta innej gry, ma przed sobą nazwę tej gry.

## Klany

red_dragon = Czerwona Smoczyca
    .text = Aktywacja: usuń ze Smoczycy wszystkie żetony obrażeń.
lizardfolk = Jaszczurowaci
    .text = Aktywacja: jeden Jaszczurowaty wykonuje Atak Dystansowy.
gnolls = Gnolle
    .text = Aktywacja: jeden Gnoll wykonuje Atak Wręcz.
slimes = Blob
    .text = Aktywacja: od razu dobierz kartę Taktyki.
skeletons = Szkieletory
    .text = Aktywacja: umieść Kość w komnacie, w której jest już twój Szkieletor.
rats = Szczury
    .text = Aktywacja: umieść Szczura z legowiska w komnacie, w której jest już inny twój Szczur.
witches = Wiedźma
    .text = Aktywacja: umieść portal w komnacie, w której jest Wiedźma.
poltergeists = Złośliwy Duszek
    .text = Aktywacja: jeden Duszek przechodzi korytarzem albo wprost przez ścianę.
imps = Chochlik
    .text = Aktywacja: jeden Chochlik wykonuje Ruch.

## Taktyki: Czerwona Smoczyca

dragon_wing_sweep = Zamach skrzydłem
    .text = 2 Ruchy albo 2 Ataki Dystansowe.
dragon_pounce = Skok na ofiarę
    .text = 1 Ruch i 2 Ataki Wręcz.
dragon_fire_breath = Ognisty oddech
    .text = 2 Ataki Dystansowe albo 2 Aktywacje.
dragon_hard_scales = Twarde łuski
    .text = 3 Ataki Wręcz albo Obrona.
dragon_old_cunning = Stara przebiegłość
    .text = Dobranie karty, 1 Ruch i 1 Atak Dystansowy.
dragon_return_to_hoard = Powrót do skarbów
    .text = Zasadzka 1 potwora (Skarbiec); albo 1 Aktywacja i 1 Ruch.

## Taktyki: Jaszczurowaci

lizard_hit_and_run = Uderz i uciekaj
    .text = 1 Ruch i 1 Atak Dystansowy.
lizard_javelins = Oszczepy
    .text = 2 Ataki Dystansowe albo 2 Ruchy.
lizard_old_ways = Stare obyczaje
    .text = 2 Aktywacje albo 1 Atak Wręcz.
lizard_from_the_dark = Z ciemności
    .text = Zasadzka najwyżej 2 potworów (Katakumby, Pracownia) albo 1 Ruch.
lizard_war_call = Zew wojenny
    .text = Posiłki (Atak Dystansowy) albo dobranie karty.

## Taktyki: Gnolle

gnoll_paid_pack = Płatna sfora
    .text = Odrzuć Monetę z komnaty, w której masz potwora; potem możesz umieścić w niej najwyżej 3 potwory z legowiska.
gnoll_spoils = Łupy po walce
    .text = 1 Atak Wręcz; potem możesz umieścić Monetę.
gnoll_double_bite = Podwójne ugryzienie
    .text = 2 Ataki Wręcz albo 1 Ruch.
gnoll_prowl = Na łowach
    .text = 1 Ruch i 1 Atak Wręcz.
gnoll_scavenge = Padlinożerstwo
    .text = 2 Aktywacje albo 1 Atak Wręcz.
gnoll_den_call = Zew nory
    .text = Zasadzka najwyżej 2 potworów (Kuźnia, Warsztat).

## Taktyki: Bloby

slime_split = Podział
    .text = Obrona; potem możesz umieścić w tej komnacie 1 potwora z legowiska.
slime_ooze = Sączenie się
    .text = 2 Aktywacje albo 2 Ruchy.
slime_engulf = Pochłonięcie
    .text = 1 Atak Wręcz, po którym możesz umieścić w tej komnacie 1 potwora z legowiska, albo 1 Ruch.
slime_tide = Fala śluzu
    .text = Ruch Hordy albo 1 Aktywacja.
slime_drip = Kapanie z półek
    .text = Zasadzka najwyżej 2 potworów (Biblioteka, Alchemik).

## Taktyki: Szkieletory

skeleton_rise = Powstańcie
    .text = Zasadzka najwyżej 2 potworów (Katakumby, Pracownia).
skeleton_reassemble = Składanie kości
    .text = Odrzuć Kość z komnaty, w której masz potwora; potem możesz umieścić w niej najwyżej 2 potwory z legowiska.
skeleton_grave_work = Grabarska robota
    .text = 2 Aktywacje albo 2 Ruchy.
skeleton_bone_shield = Kościana tarcza
    .text = 1 Atak Wręcz i 1 Ruch; albo Obrona.
skeleton_war_drum = Bęben wojenny
    .text = 2 Ataki Wręcz albo Posiłki (Zasadzka).
skeleton_loose_rib = Luźne żebro
    .text = 1 Ruch i umieszczenie Kości.

## Taktyki: Szczury

rat_swarm = Rój
    .text = Ruch Hordy albo 1 Atak Wręcz.
rat_busy_paws = Pracowite łapki
    .text = 2 Aktywacje albo 1 Ruch.
rat_scurry = Truchtem
    .text = 1 Ruch albo 1 Atak Wręcz.
rat_gang_up = Całą zgrają
    .text = Atak Wręcz Hordy albo 1 Ruch.
rat_from_the_drains = Z rynsztoków
    .text = Zasadzka najwyżej 3 potworów (Kanały, Treser Bestii).

## Taktyki: Wiedźmy

witch_rift = Szczelina
    .text = 1 Portal albo 2 Ruchy.
witch_incantation = Inkantacja
    .text = 2 Aktywacje albo 1 Atak Dystansowy.
witch_reading = Wróżenie z fusów
    .text = Dobranie 2 kart albo 1 Ruch.
witch_hex_bolt = Zły urok
    .text = 1 Ruch i 1 Atak Dystansowy.
witch_summoned_home = Wezwanie do domu
    .text = Zasadzka 1 potwora (Biblioteka, Alchemik); albo 1 Aktywacja i 1 Ruch.
witch_ingredients = Składniki
    .text = Umieszczenie Żaby i Księgi albo 2 Ruchy.

## Taktyki: Złośliwe Duszki

ghost_drift = Unoszenie się
    .text = 2 Aktywacje albo 1 Atak Wręcz.
ghost_draught = Zimny przeciąg
    .text = 2 Ruchy albo dobranie karty.
ghost_unseen = Niewidzialność
    .text = Dobranie 2 kart albo Obrona.
ghost_flung_crockery = Latająca zastawa
    .text = Odrzuć dowolny zasób z komnaty, w której masz potwora, a potem możesz wykonać 2 Ataki Dystansowe; albo 1 Ruch.
ghost_haunting = Nawiedzenie
    .text = Zasadzka najwyżej 2 potworów (Katakumby, Pracownia) albo 1 Ruch.
ghost_bookshelf = Spadający regał
    .text = 2 Ataki Wręcz albo umieszczenie Księgi.

## Taktyki: Chochliki

imp_snare = Sidła
    .text = 1 Pułapka albo 2 Ruchy.
imp_tinker = Majsterkowanie
    .text = 2 Aktywacje albo 1 Atak Wręcz.
imp_pop_up = Jak spod ziemi
    .text = Zasadzka najwyżej 2 potworów (Kuźnia, Warsztat) albo 1 Ruch.
imp_stab_and_dash = Dźgnij i w nogi
    .text = 1 Ruch i 1 Atak Wręcz.
imp_sly_setup = Sprytna zasadzka
    .text = 1 Pułapka; potem możesz wykonać 1 Ruch.
imp_bright_idea = Świetny pomysł
    .text = Dobranie karty i 1 Aktywacja.

## Zdobycze: Bestie

spider = Pająk
    .text = 2 Ruchy albo 1 Pułapka.
giant_bat = Olbrzymi nietoperz
    .text = 3 Ruchy.
cave_wolf = Wilk jaskiniowy
    .text = 1 Ruch i 2 Ataki Wręcz.
giant_toad = Olbrzymia ropucha
    .text = Umieszczenie Żaby i 1 Ruch; albo 2 Ataki Wręcz.
mimic = Mimik
    .text = Zasadzka najwyżej 2 potworów (komnata, w której masz potwora) albo Obrona.
basilisk = Bazyliszek
    .text = 1 Ruch i 2 Ataki Dystansowe.

## Zdobycze: Eliksiry

haste_potion = Eliksir pośpiechu
    .text = Dobranie karty i 2 Ruchy.
fire_flask = Ognista flaszka
    .text = 2 Ataki Dystansowe; albo 1 Aktywacja i 1 Atak Dystansowy.
stoneskin_brew = Wywar kamiennej skóry
    .text = Obrona albo 2 Aktywacje.
vigour_tonic = Tonik wigoru
    .text = 3 Aktywacje.
rage_draught = Napój szału
    .text = 3 Ataki Wręcz albo dobranie 2 kart.
growth_elixir = Eliksir wzrostu
    .text = Zasadzka najwyżej 2 potworów (komnaty, w których masz potwory).

## Zdobycze: Ekwipunek

sword = Miecz
    .text = Atak Wręcz Hordy albo 2 Ataki Wręcz.
battle_axe = Topór bojowy
    .text = 1 Ruch i Atak Wręcz Hordy; albo 2 Ataki Wręcz.
crossbow = Kusza
    .text = 2 Ataki Dystansowe albo Atak Dystansowy Hordy.
keep_the_heroes_out-tower_shield = Pawęż
    .text = Obrona; albo 1 Ruch i 1 Atak Wręcz.
trap_kit = Zestaw pułapek
    .text = 2 Pułapki.
war_banner = Sztandar wojenny
    .text = Ruch Hordy i Atak Wręcz Hordy.

## Zdobycze: Zwoje

portal_scroll = Zwój otwartych drzwi
    .text = 1 Portal albo 2 Ruchy.
fireball_scroll = Zwój kuli ognia
    .text = Dobranie karty i 2 Ataki Dystansowe.
summoning_scroll = Zwój przyzwania
    .text = Zasadzka najwyżej 3 potworów (Skarbiec, Biblioteka, Alchemik, Katakumby, Pracownia) albo dobranie karty.
knowledge_scroll = Zwój wiedzy
    .text = Dobranie 2 kart i 1 Aktywacja.
call_to_arms_scroll = Zwój wezwania do broni
    .text = Posiłki (Atak Wręcz) i 1 Ruch.
transmutation_scroll = Zwój przemiany
    .text = Umieszczenie Monety, Kości, Żaby albo Księgi i 1 Aktywacja.

## Gildia Bohaterów

fighter_swords = Wojownik: Miecze
fighter_hat = Wojownik: Kapelusz
fighter_eye = Wojownik: Mistyczne Oko
fighter_bones = Wojownik: Skrzyżowane kości
fighter_gem_special = Wojownik: Klejnot i symbol specjalny
rogue_swords = Łotrzyca: Miecze
rogue_hat = Łotrzyca: Kapelusz
rogue_eye = Łotrzyca: Mistyczne Oko
rogue_bones = Łotrzyca: Skrzyżowane kości
rogue_gem_special = Łotrzyca: Klejnot i symbol specjalny
mage_swords = Mag: Miecze
mage_hat = Mag: Kapelusz
mage_eye = Mag: Mistyczne Oko
mage_bones = Mag: Skrzyżowane kości
mage_gem_special = Mag: Klejnot i symbol specjalny
archer_swords = Łuczniczka: Miecze
archer_hat = Łuczniczka: Kapelusz
archer_eye = Łuczniczka: Mistyczne Oko
archer_bones = Łuczniczka: Skrzyżowane kości
archer_gem_special = Łuczniczka: Klejnot i symbol specjalny

## Karty scenariuszy

witch_visit = Olga z wizytą
    .text = Olga przychodzi po żabi wywar. Jeśli u Alchemika są 2 Żaby (w trudnym wariancie 3), odrzućcie je i każdy gracz dobiera kartę; jeśli nie, każdy gracz odrzuca kartę.
tb_scouts = Zwiadowcy
    .text = Wszyscy wyczerpani bohaterowie w komnatach sąsiadujących ze Skarbcem znów są aktywni.
tb_quiet = Chwila spokoju
    .text = Każdy gracz dobiera kartę.
tb_rust = Zardzewiałe sprężyny
    .text = Odrzućcie po jednej pułapce z każdej komnaty, w której jakaś leży.
fr_leap = Hop!
    .text = W każdej komnacie, w której są i Żaby, i potwory, jeden potwór (w trudnym wariancie każdy) otrzymuje 1 obrażenie.
fr_spawn = Pora skrzeku
    .text = Umieśćcie po Żabie w Kanałach i w każdej sąsiedniej komnacie.
rent_due = Termin czynszu
    .text = Odrzućcie 2 Monety (w trudnym wariancie 3) ze Skarbca. Jeśli nie, każdy gracz odrzuca kartę, a gospodarz kładzie jeden Ekwipunek z odkrytych Zdobyczy na spód talii.
rent_bailiff = Komornicy
    .text = W Skarbcu pojawia się Wojownik.
bb_solo = Popisowa solówka
    .text = Komnata z największą liczbą bohaterów inspiruje: wszyscy w niej znów są aktywni.
bb_encore = Bis
    .text = Odkryjcie i rozpatrzcie jeszcze jedną kartę Gildii (w trudnym wariancie dwie).
bb_roadies = Techniczni
    .text = Przesuńcie jeden zasób lub pułapkę z każdej komnaty o krok dalej od Skarbca.
jb_file = Pilnik w cieście
    .text = Wszyscy bohaterowie w Więzieniu znów są aktywni; rozpatrzcie ich.
jb_bribe = Przekupiony strażnik
    .text = Przenieście jednego bohatera z Więzienia do Skarbca; jest wyczerpany.
jb_transfer = Przeniesienie więźnia
    .text = Dobierzcie kartę Gildii i uwięźcie tego bohatera.
ms_spill = Rozlana fiolka
    .text = Każdy potwór w Laboratorium i u Alchemika otrzymuje 1 obrażenie.
ms_power = Skok napięcia
    .text = Odwróćcie wszystkie ukończone portale na stronę nieukończoną.
ms_grant = Grant badawczy
    .text = Umieśćcie Księgę w Bibliotece i w Pracowni.
uc_inspect = Inspektor budowlany
    .text = Jeśli stoi mniej niż 9 komnat (w trudnym wariancie 10), u Wielkiego Budowniczego pojawia się Łotrzyca; w przeciwnym razie każdy gracz dobiera kartę.
uc_subsidence = Osuwisko
    .text = Odrzućcie wszystkie zasoby z komnaty najdalszej od Skarbca.
uc_delivery = Dostawa kamienia
    .text = Umieśćcie 2 Monety u Wielkiego Budowniczego.
bp_leak = Przeciek szczeliny
    .text = Do końca rozpatrywania tej karty komnaty z ukończonymi portalami są dla bohaterów połączone; wszyscy w nich znów są aktywni.
bp_collapse = Zapaść
    .text = Usuńcie ukończony portal najdalszy od Skarbca.
gs_ram = Taran
    .text = W każdej komnacie sąsiadującej ze Skarbcem pojawia się Wojownik.
gs_horn = Róg wojenny
    .text = Wszyscy wyczerpani bohaterowie poza Więzieniem znów są aktywni.
gs_ladder = Drabiny
    .text = Jedna Łuczniczka pojawia się w Więzieniu, druga w Laboratorium.
gs_lull = Chwila oddechu
    .text = Każdy gracz może umieścić jednego potwora w komnacie, w której nie ma żadnego.
rs_cloudburst = Oberwanie chmury
    .text = Woda zmywa wszystkie pułapki z Kanałów i z sąsiednich komnat.
rs_rising = Wzbierająca woda
    .text = Odrzućcie wszystkie zasoby z Kanałów (w trudnym wariancie także z sąsiednich komnat).
rs_puddles = Kałuże
    .text = Umieśćcie po Żabie w każdej komnacie sąsiadującej ze Skarbcem.
bf_signing = Podpisywanie książek
    .text = Odrzućcie Księgę z Biblioteki; jeśli nie, pojawia się tam Łotrzyca.
bf_reading = Publiczne czytanie
    .text = Każdy gracz dobiera kartę (w trudnym wariancie nic się nie dzieje).
bd_knock = Pukanie
    .text = W Katakumbach pojawia się Łotrzyca (w trudnym wariancie dwie).
bd_draught = Przeciąg
    .text = Z każdej komnaty jeden zasób lub jedna pułapka przesuwa się o komnatę w stronę Skarbca.
bm_toll = Myto przewoźnika
    .text = Odrzućcie 2 Kości (w trudnym wariancie 3) z Katakumb, a każdy gracz może umieścić potwora w komnacie bez potworów; jeśli nie, każdy gracz odrzuca kartę.
bm_stall = Nowy kram
    .text = Umieśćcie Kość w Katakumbach i w sąsiedniej komnacie.
ns_overtime = Nadgodziny
    .text = Dobierzcie i rozpatrzcie jeszcze jedną kartę Gildii (w trudnym wariancie dwie).
ns_yawn = Wielkie ziewnięcie
    .text = Każdy gracz odrzuca kartę.
ns_supper = Kolacja o północy
    .text = Każdy gracz dobiera dwie karty.
vh_friends = Rodzina i przyjaciele
    .text = W Więzieniu pojawia się Wojownik (w trudnym wariancie Mag).
vh_key = Pożyczony klucz
    .text = Jeden bohater z Więzienia przechodzi do Kuźni, wyczerpany.
vh_search = Dokładne przeszukanie
    .text = Odrzućcie wszystkie pułapki z Więzienia; każdy gracz dobiera kartę.
so_fumes = Opary
    .text = Jeden potwór w Laboratorium (w trudnym wariancie także w Pracowni) otrzymuje 1 obrażenie.
so_donor = Hojny dawca
    .text = Dobierzcie kartę Gildii i uwięźcie tego bohatera.
so_notes = Zgubione notatki
    .text = Jeden Zwój z odkrytych Zdobyczy idzie na spód talii. Umieśćcie Księgę w Pracowni.
an_invoice = Faktura
    .text = Odrzućcie 2 Monety z komnaty Wielkiego Budowniczego; jeśli nie, każdy gracz odrzuca kartę.
an_masons = Najęci murarze
    .text = Umieśćcie Monetę w Skarbcu i u Wielkiego Budowniczego.
an_crack = Pęknięcie w murze
    .text = W każdej komnacie najdalszej od Skarbca pojawia się Łuczniczka.
rp_open = Otwarty krąg
    .text = Bohaterowie w komnatach z ukończonym portalem znów są aktywni i korzystają z portali, póki ta karta nie jest rozpatrzona.
rp_flicker = Migotanie
    .text = Wszystkie ukończone portale odwracają się na stronę nieukończoną.
lb_drums = Bębny
    .text = W komnacie z największą liczbą bohaterów wszyscy znów są aktywni.
lb_sappers = Saperzy
    .text = W każdej komnacie sąsiadującej ze Skarbcem pojawia się Łotrzyca.
lb_breath = Chwila wytchnienia
    .text = Każdy gracz może umieścić potwora w komnacie bez potworów i dobiera kartę.
lb_collapse = Zawał
    .text = Usuńcie ukończony portal najdalszy od Skarbca.

## Skarby

t1_losses = Straty (1)
    .text = Po kradzieży: odrzuca się jeden zasób z tej komnaty.
t1_curse = Klątwa (1)
    .text = Po kradzieży: każdy gracz wybiera i odrzuca jedną kartę z ręki.
t1_regeneration = Regeneracja (1)
    .text = Po kradzieży: wszyscy bohaterowie w tej komnacie znów są aktywni.
t1_prisoner = Więzień (1)
    .text = Po kradzieży: dobiera się kartę Gildii, a jej bohater trafia do Więzienia.
t2_losses = Straty (2)
    .text = Po kradzieży: odrzuca się jeden zasób z tej komnaty.
t2_curse = Klątwa (2)
    .text = Po kradzieży: każdy gracz wybiera i odrzuca jedną kartę z ręki.
t2_regeneration = Regeneracja (2)
    .text = Po kradzieży: wszyscy bohaterowie w tej komnacie znów są aktywni.
t2_prisoner = Więzień (2)
    .text = Po kradzieży: dobiera się kartę Gildii, a jej bohater trafia do Więzienia.
t3_losses = Straty (3)
    .text = Po kradzieży: odrzuca się jeden zasób z tej komnaty.
t3_curse = Klątwa (3)
    .text = Po kradzieży: każdy gracz wybiera i odrzuca jedną kartę z ręki.
t3_regeneration = Regeneracja (3)
    .text = Po kradzieży: wszyscy bohaterowie w tej komnacie znów są aktywni.
t3_prisoner = Więzień (3)
    .text = Po kradzieży: dobiera się kartę Gildii, a jej bohater trafia do Więzienia.
t4_defeat = Porażka (4)
    .text = Po kradzieży: potwory przegrywają grę.

## Scenariusze

witchs_cauldron = { keep-scenario-witchs_cauldron }
    .text = { keep-scenario-witchs_cauldron.rules }
textbook_dungeon = { keep-scenario-textbook_dungeon }
    .text = { keep-scenario-textbook_dungeon.rules }
frog_uprising = { keep-scenario-frog_uprising }
    .text = { keep-scenario-frog_uprising.rules }
rent_day = { keep-scenario-rent_day }
    .text = { keep-scenario-rent_day.rules }
battle_of_the_bands = { keep-scenario-battle_of_the_bands }
    .text = { keep-scenario-battle_of_the_bands.rules }
jailbreak = { keep-scenario-jailbreak }
    .text = { keep-scenario-jailbreak.rules }
mad_science = { keep-scenario-mad_science }
    .text = { keep-scenario-mad_science.rules }
under_construction = { keep-scenario-under_construction }
    .text = { keep-scenario-under_construction.rules }
broken_portals = { keep-scenario-broken_portals }
    .text = { keep-scenario-broken_portals.rules }
grand_siege = { keep-scenario-grand_siege }
    .text = { keep-scenario-grand_siege.rules }
rainy_season = { keep-scenario-rainy_season }
book_fair = { keep-scenario-book_fair }
back_door = { keep-scenario-back_door }
bone_market = { keep-scenario-bone_market }
night_shift = { keep-scenario-night_shift }
visiting_hours = { keep-scenario-visiting_hours }
    .text = { keep-scenario-visiting_hours.rules }
second_opinion = { keep-scenario-second_opinion }
    .text = { keep-scenario-second_opinion.rules }
the_annex = { keep-scenario-the_annex }
    .text = { keep-scenario-the_annex.rules }
ring_of_portals = { keep-scenario-ring_of_portals }
last_bastion = { keep-scenario-last_bastion }
    .text = { keep-scenario-last_bastion.rules }
