//# allFunctionsCalledOnLoad
var e=`
road_bard = Wędrowny bard
    .text = Zanim wejdzie do lochu, właściciel tego lochu pokazuje jeden czar z ręki, jeśli jakiś ma.
lantern_scholar = Uczony z latarnią
    .text = Gdy jest w lochu, za każdym razem, gdy jakikolwiek gracz zagra czar, który nie zostanie anulowany: do końca rundy komnaty zadają temu bohaterowi o 1 obrażenie mniej, ale nie mniej niż 0.
gray_healer = Szary uzdrowiciel
    .text = Gdy przeżyje komnatę, odzyskuje 1 zdrowia, jeśli jakieś straci.
sellsword_of_the_vale = Najemnik z doliny
    .text = Komnata nie zadaje mu więcej obrażeń, niż jest na niej nadrukowane.
nameless_student = Bezimienny student
    .text = Gdy zginie w komnacie, to, co ta komnata wtedy robi, nie pozwala właścicielowi lochu dobrać kart.
bridge_warden = Strażnik mostu
    .text = Nie można go odesłać z lochu do miasta ani do wejścia.
the_kingkiller = Królobójca
    .text = Gdy przeżyje loch: gracz, który poza właścicielem tego lochu ma najwięcej dusz, odrzuca dwie losowe karty. Przy remisie wybiera właściciel.
`;export{e as default};