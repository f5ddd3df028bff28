var e=`
game-pebbles = Kamyki
pebbles-take = Ile kamyków bierzesz?
pebbles-double = Twoja tajna liczba to siedem. Podwoić ją?
pebbles-option-take-1 = Weź jeden
pebbles-option-take-2 = Weź dwa
pebbles-option-yes = Tak
pebbles-option-no = Nie
pebbles-took = { $who ->
        [you] Bierzesz { $count }; zostaje { $left }.
       *[other] { $player } bierze { $count }; zostaje { $left }.
    }
pebbles-left = { $count ->
        [one] Został 1 kamyk.
        [few] Zostały { $count } kamyki.
       *[many] Zostało { $count } kamyków.
    }
pebbles-pebble = kamyk { $number }
pebbles-refusal-too-many-pebbles = Tego nie można wziąć: { $said }.
`;export{e as default};