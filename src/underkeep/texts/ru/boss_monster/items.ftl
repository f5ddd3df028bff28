### Предметы («Снаряжение героев», «Орудия разрушения»): варианты, вопросы, события, отказы, настройки.

board-items = Предметы в городе: { $cards }.
board-item = Предмет лицом вверх: { $card }{ $ready ->
        [yes] {""}
       *[no] , со следующего раунда
    }.
board-items-down = Предметы лицом вниз: { $cards }.
board-carries = { $hero }, несёт: { $card }

card-type-item = предмет
treasure-universal = универсальный
    .letter = *

option-attach = Прикрепить к боссу: { $card }
option-keep = Оставить: { $card }
option-treasure-cleric = Сокровище жреца
option-treasure-fighter = Сокровище воина
option-treasure-mage = Сокровище мага
option-treasure-thief = Сокровище вора
option-treasure-explorer = Сокровище исследователя
option-deck-heroes = Колода героев
option-deck-epic_heroes = Колода эпических героев
group-attach = Прикрепить
group-keep = Оставить

kind-item = { $card } теперь у вас. Прикрепить этот предмет к боссу или оставить лицом вниз?
kind-treasure = { $card }: какое сокровище?
kind-deck = { $card }: какую колоду посмотреть?

event-item_came = Новый предмет в городе: { $card }.
event-item_left = Нести некому, выходит из игры: { $card }.
event-equipped = { $hero } теперь несёт предмет: { $card }.
event-gained_item = { $who ->
        [you] Лицом вниз в вашей зоне счёта: { $card }.
       *[other] Лицом вниз в зоне счёта игрока { $player }: { $card }.
    }
event-item_turned_up = { $who ->
        [you] Ваш предмет лежит лицом вверх: { $card }.
       *[other] { $player }, предмет лежит лицом вверх: { $card }.
    }
event-item_turned_down = { $who ->
        [you] Ваш предмет перевёрнут лицом вниз: { $card }.
       *[other] { $player }, предмет перевёрнут лицом вниз: { $card }.
    }
event-foresaw = { $known ->
        [yes] Вы смотрите верх { $deck ->
            [heroes] колоды героев
           *[epic_heroes] колоды эпических героев
        }: { $cards }.
       *[no] { $player } смотрит верх { $deck ->
            [heroes] колоды героев
           *[epic_heroes] колоды эпических героев
        }.
    }
event-showed = { $who ->
        [you] Вы показываете всем руку: { $cards }.
       *[other] { $player } показывает всю руку: { $cards }.
    }

refusal-no-such-item = { $card } не лежит лицом вверх в вашей зоне счёта.
refusal-item-is-new = { $card }: получено в этом раунде, применять можно со следующего.
refusal-spells-barred = { $card } подождёт: герой у вашего подземелья не даёт вам разыгрывать заклинания.

value-sets-THK = Снаряжение героев
    .about = Дополнение: 20 предметов, которые несут герои и могут заполучить боссы, а также 2 заклинания и 4 комнаты для них.
value-sets-IOD = Орудия разрушения
    .about = Дополнение: ещё 24 предмета и 5 боссов, которые умеют ими пользоваться.
