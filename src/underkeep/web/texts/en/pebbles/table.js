var e=`
game-pebbles = Pebbles
pebbles-take = How many pebbles do you take?
pebbles-double = Your secret number is seven. Double it?
pebbles-option-take-1 = Take one
pebbles-option-take-2 = Take two
pebbles-option-yes = Yes
pebbles-option-no = No
pebbles-took = { $who ->
        [you] You take { $count }; { $left } left.
       *[other] { $player } takes { $count }; { $left } left.
    }
pebbles-left = { $count ->
        [one] 1 pebble is left.
       *[other] { $count } pebbles are left.
    }
pebbles-pebble = pebble { $number }
pebbles-refusal-too-many-pebbles = This cannot be taken: { $said }.
`;export{e as default};