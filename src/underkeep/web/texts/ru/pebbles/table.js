var e=`
game-pebbles = Камешки
pebbles-take = Сколько камешков вы берёте?
pebbles-double = Ваше тайное число семь. Удвоить его?
pebbles-option-take-1 = Взять один
pebbles-option-take-2 = Взять два
pebbles-option-yes = Да
pebbles-option-no = Нет
pebbles-took = { $who ->
        [you] Вы берёте { $count }; остаётся { $left }.
       *[other] { $player } берёт { $count }; остаётся { $left }.
    }
pebbles-left = { $count ->
        [one] Остался { $count } камешек.
        [few] Осталось { $count } камешка.
       *[many] Осталось { $count } камешков.
    }
pebbles-pebble = камешек { $number }
pebbles-refusal-too-many-pebbles = Это взять нельзя: { $said }.
`;export{e as default};