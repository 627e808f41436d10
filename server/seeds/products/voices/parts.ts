import { bags, from, of, said, worn } from './voice.ts'

/** What is cut in parts and sewn together, with seams to look at. */
const sewn = of(
  'linen-shirt',
  'camp-shirt',
  'blouse',
  'tee',
  'long-sleeve',
  'polo',
  'trousers',
  'shorts',
  'jeans',
  'midi-skirt',
  'sundress',
  'maxi-dress',
)
/** Linen and poplin, which crease. */
const creases = of('linen-shirt', 'camp-shirt', 'trousers')
/** What one can go to a temple in. */
const decent = of(
  'linen-shirt',
  'camp-shirt',
  'blouse',
  'polo',
  'trousers',
  'midi-skirt',
  'maxi-dress',
  'sarong',
)
const light = of('linen-shirt', 'camp-shirt', 'blouse', 'tank', 'sundress', 'maxi-dress', 'shorts', 'sarong')

/** What is said of a part, a cloth or a behaviour that only some pieces have. */
export const ofParts = [
  ...said({ ...of('linen-shirt', 'camp-shirt', 'polo') }, [
    5,
    'Came with a handwritten note and a spare button taped to it. Who does that any more?',
  ]),
  ...said({ types: ['Topwear', 'Bottomwear', 'Dresses', 'Bags'], kids: 'too' }, [
    2,
    'Prettier in the photos. Mine had a pulled thread right at the front; exchanged, so two stars and not one.',
  ]),
  ...said({ types: ['Topwear', 'Bottomwear', 'Dresses', 'Footwear'] }, [
    3,
    'The shade I wanted was sold out in my size, so I settled. Settled is the word.',
  ]),
  ...said({ print: 'solid' }, [3, 'Well made and a little plain. I expected more from the pictures.']),
  ...said(
    { ...sewn, ...from('DE') },
    [5, 'Very carefully made. I have looked at the seams with a magnifying glass, as one does.'],
    [2, 'For this price I expected a better thread. It works, but I am a little disappointed.'],
  ),
  ...said({ ...sewn, ...from('JP') }, [
    4,
    'Sewing is neat also inside. I am glad. Delivery was twelve days.',
  ]),
  ...said({ templates: ['trousers', 'midi-skirt', 'maxi-dress'], ...from('IN') }, [
    3,
    'Okay product. For Bengaluru weather it is perfect, for the price I expected one more lining.',
  ]),
  ...said({ ...creases, ...from('AU') }, [
    3,
    'Good gear, but it arvo-creased, if that is a word. Looks lived in by lunch.',
  ]),
  ...said(
    creases,
    [3, 'Comfortable, but it holds on to a crease like a grudge.'],
    [4, 'It creased more than I expected on the train and looked better for it.'],
  ),
  ...said(
    { ...sewn },
    [4, 'Good weight, washes well, and the seams are flat where it matters.'],
    [
      1,
      'A seam opened on the second wash. They replaced it at once: one star for the piece, five for the people.',
    ],
  ),
  ...said({ types: ['Topwear', 'Dresses'] }, [
    5,
    'Packs to nothing and shakes out again. It has been to four countries in a rucksack.',
  ]),
  ...said(
    { types: ['Topwear', 'Bottomwear', 'Dresses'] },
    [5, 'Third one I have bought. The first has only got softer.'],
    [4, 'Washed it six times now. No fading, no twisting, a little softer.'],
  ),
  ...said(of('tee', 'linen-shirt', 'trousers', 'jeans'), [
    3,
    'Shrank by perhaps a centimetre in the first wash. Still fits; order with that in mind.',
  ]),
  ...said({ types: ['Bottomwear', 'Dresses'], categories: ['Women'] }, [
    5,
    'After my second child nothing fitted and I hated shopping. This I put on and simply left the house.',
  ]),
  ...said(
    { ...decent, ...from('LK') },
    [5, 'Wore it to a full-moon dana and nobody guessed it was new. That is a compliment where I come from.'],
    [5, 'Cool in the Anuradhapura heat and decent enough for the temple. Both are rare in one garment.'],
  ),
  ...said({ ...light, ...from('LK') }, [
    5,
    'Light enough for Colombo in April. I have stopped wearing my other ones.',
  ]),
  ...said({ ...sewn, print: 'batik' }, [
    4,
    'The motif does not meet at the side. I am told that is how you know it was not a machine.',
  ]),
  ...said({ types: ['Topwear', 'Dresses'], categories: ['Women'], print: 'batik' }, [
    2,
    'Pretty, but it bled on a pale bra before I read the label. Read the label.',
  ]),
  ...said({ ...of('linen-shirt', 'camp-shirt', 'sundress', 'trousers', 'blouse', 'tee'), print: 'stripe' }, [
    4,
    'The stripes meet at the side seam. Somebody took the time.',
  ]),
  ...said({ ...of('tee', 'long-sleeve', 'tank', 'blouse'), except: 'Whisky Point Rash Tee' }, [
    3,
    'Neck is a touch wide on me. Fine with a chain, less fine without.',
  ]),
  ...said(
    { ...of('linen-shirt', 'tee', 'blouse', 'polo', 'long-sleeve'), except: 'Whisky Point Rash Tee' },
    [4, 'Works under a blazer and works alone.'],
    [5, 'Shoulders finally where my shoulders are. Ordered a second one in another colour.'],
  ),
  ...said(of('tee'), [4, 'Sleeves end where an arm looks best. A small miracle of two centimetres.']),
  ...said(of('linen-shirt', 'long-sleeve'), [
    4,
    'Sleeve length is right for once. I have short arms and a long memory.',
  ]),
  ...said({ ...of('blouse'), print: 'solid' }, [
    5,
    'It hangs like water and does not cling. I have stopped buying the other kind.',
  ]),
  ...said(
    of('trousers', 'jeans', 'shorts', 'midi-skirt'),
    [2, 'The waist was two centimetres over the chart. Sent back, refunded in four days.'],
    [3, 'Cloth is great, the cut is a bit loose at the back for me.'],
  ),
  ...said({ product: 'Arugam Bay Shorts' }, [
    5,
    'The drawcord is long enough to find again after the wash. You know what I mean.',
  ]),
  ...said({ product: 'Night Market Shorts' }, [2, 'Elastic too firm for me at the end of a long lunch.']),
  ...said({ product: 'Dumbara Valley Sarong' }, [
    4,
    'The hem is hand-rolled, and you only see it if you look.',
  ]),
  ...said({ product: 'Lotus Road Midi' }, [
    3,
    'Static with tights in a cold country. In the tropics, bliss.',
  ]),
  ...said(of('sundress'), [3, 'I wish it had sleeves. I know it is a summer dress. I still wish.']),
  ...said(of('maxi-dress'), [2, 'Too long for me, and I did not have the heart to cut it.']),
  ...said(of('rain-jacket', 'denim-jacket'), [3, 'Good, but I would have liked an inside pocket.']),
  ...said(
    of('sweater', 'hoodie'),
    [4, 'Warm without being heavy, which is what you want on a plane.'],
    [2, 'Warmer than I need in this country, to be honest. My mistake.'],
  ),
  ...said(
    { product: 'Hanthana Rain Jacket' },
    [4, 'The hood stays where it is, so I can see while cycling. Vents would make it five.'],
    [5, 'The seams are taped right into the corners. Engineers made this, I think. I am one.'],
  ),
  ...said(of('sandals'), [5, 'Had them resoled once already, and the cobbler said he was impressed.']),
  ...said({ product: 'Planter Sun Hat' }, [
    4,
    'Came a little squashed, and steam from a kettle put it right.',
  ]),
  ...said({ product: 'Sunburn Hat' }, [5, 'Sat on it, packed it, left it in the car. Still a hat.']),
  ...said(of('tote'), [4, 'Strong handles, sits well on the shoulder. I would pay more for a zip.']),
  ...said(
    of('backpack'),
    [3, 'Nice, but the inside pocket is too shallow for a phone.'],
    [4, 'Stands up on the floor of a tuk-tuk. Others do not.'],
  ),
  ...said(bags, [4, 'It has come through one monsoon and a toddler.']),
  ...said({ product: 'Registrar Scarf' }, [4, 'The colours shift when you turn it. I keep turning it.']),
  ...said({ kids: 'only', ...worn }, [
    3,
    'Cute. Mine grew out of it in four months, which is not the shop’s fault.',
  ]),
  ...said({ kids: 'only', ...of('tee', 'hoodie', 'sweater') }, [
    5,
    'He says it is “the soft one”. That is high praise from a four-year-old.',
  ]),
  ...said({ kids: 'only', product: 'Cricket Street Shorts' }, [
    5,
    'The waist takes in and lets out, so they fit in March and in November.',
  ]),
  ...said({ kids: 'only', types: ['Topwear', 'Bottomwear'] }, [
    1,
    'Shrank in a hot wash. The label says otherwise, so be smarter than me.',
  ]),
  ...said({ kids: 'only', product: 'Sandcastle Hat' }, [
    4,
    'Went under the sand, was dug up, shaken out and buried again.',
  ]),
]
