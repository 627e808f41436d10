import { of, said, winter } from './voice.ts'

export const ofWarmThings = [
  ...said(
    winter,
    [4, 'The cuffs keep their shape after a month. Sleeves a little long on me.'],
    [5, 'Lives on the hook by the door. Everybody in the family thinks it is theirs.'],
  ),
  ...said({ ...of('sweater', 'hoodie', 'denim-jacket'), countries: ['LK'] }, [
    4,
    'Warm enough for Nuwara Eliya at dawn with a shirt under it.',
  ]),
  ...said(
    of('sweater'),
    [5, 'Not itchy at all, and I am the person who cuts the labels out of scarves.'],
    [4, 'A few bobbles under the arm after a month, gone with a comb.'],
    [5, 'Fine enough for under a coat, warm enough to need none.'],
    [3, 'Washed by hand as told. Took two days to dry in the monsoon, so plan ahead.'],
    [
      1,
      'My husband put it in the machine. It is now the dog’s. Entirely our fault, but I am too sad to give more.',
    ],
    [5, 'The rib is deep and keeps its grip. It has not grown at the hips as the others did.'],
    [4, 'Cold office, nineteen degrees, saved.'],
    [5, 'Knitted like the ones my grandmother bought in the fifties and never threw away.'],
  ),
  ...said(
    of('hoodie'),
    [5, 'Softest thing I own. I sleep in it on flights.'],
    [4, 'The hood keeps its shape and is big enough for actual hair.'],
    [5, 'My teenager asked for “that one, in that colour, please”. Please! I ordered two.'],
    [3, 'Lovely inside, a bit short in the body. I am all torso.'],
    [4, 'Pocket holds a thermos and both hands.'],
    [5, 'Heavy like a good blanket. I have not taken it off since Thursday.'],
    [2, 'Fluff everywhere for the first two washes. Everywhere.'],
  ),
  ...said(
    of('rain-jacket'),
    [5, 'Kept me dry from the station to the office in the worst of it.'],
    [5, 'Sat through a whole cricket match that did not happen. Dry as toast.'],
    [3, 'Waterproof, yes. Rustles like a crisp packet, also yes.'],
    [4, 'Cuffs close over gloves and over a watch. Small thing, big in the rain.'],
    [2, 'Water came in at the front in a real downpour. They sent another, and that one is tight.'],
  ),
  ...said(
    { ...of('rain-jacket'), countries: ['GB', 'DE', 'FR'] },
    [5, 'A jacket for a northern spring, made by people with two monsoons. Of course it works.'],
    [4, 'Had it out on Helvellyn in sideways rain. I gave in before it did.'],
  ),
  ...said(
    of('denim-jacket'),
    [5, 'Short enough to wear over a dress, tough enough for the allotment.'],
    [4, 'Buttons are stiff at first, but they are real buttons.'],
    [3, 'Sleeves come up narrow over a jumper.'],
  ),
]
