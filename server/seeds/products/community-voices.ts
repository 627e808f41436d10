import type { ColourName } from './palette.ts'

/** What the people of the demonstration share, and what the house writes about it. */
export interface SeedLook {
  /** The scene that shows it. */
  readonly scenes: readonly (readonly [scene: string, caption: string])[]
  readonly email: string
  readonly title: string
  readonly description: string
  readonly hashtags: readonly string[]
  readonly daysAgo: number
  /** How many people like it, and how many have seen it. */
  readonly likes: number
  readonly views: number
  /** What its author bought and wears in it, by slug and colour: products that staff feature on it. */
  readonly wears?: readonly (readonly [slug: string, colour: ColourName])[]
  readonly challenge?: string
}

export const seedChallenges = [
  {
    name: 'monsoon-layers',
    title: 'Monsoon Layers',
    description:
      'It rains sideways for two months a year, and nobody stays at home for it. Show us how you layer for a wet walk and a dry office.',
    rules:
      'One look each. At least one layer must come off at the door.\nWear what you own; it need not be ours.',
    picture: 'look-4',
    startsInDays: -9,
    endsInDays: 19,
    prizes: [
      ['A South-West Monsoon Jacket in your size', 20],
      ['A Canvas tote, packed by us', 10],
      ['Our thanks and a place in the news', 5],
    ],
  },
  {
    name: 'one-colour',
    title: 'One Colour, Head to Toe',
    description: 'Pick one colour and stay with it. Shades are allowed, apologies are not.',
    rules: 'Everything that is visible counts, shoes included.',
    picture: 'outfit-1',
    startsInDays: -2,
    endsInDays: 33,
    prizes: [
      ['Rs. 5,000 of store credit', 15],
      ['A Handloom scarf', 0],
    ],
  },
  {
    name: 'avurudu-table',
    title: 'New Year at the Table',
    description: 'What you wore when the kiribath was cut.',
    rules: 'One look each, worn on the day.',
    picture: 'look-3',
    startsInDays: -70,
    endsInDays: -40,
    prizes: [
      ['A Dumbara Valley Sarong', 20],
      ['A Reed and Heddle Tee', 10],
    ],
  },
] as const

export const seedLooks: readonly SeedLook[] = [
  {
    scenes: [
      ['look-3', 'Laid out the night before'],
      ['look-11', 'The second shirt, for after lunch'],
    ],
    email: 'amaya@example.com',
    title: 'Sarong, ironed twice',
    description:
      'My grandmother says a wrap skirt is ironed on both sides or not at all. Linen on top, because the table is outside.',
    hashtags: ['batik', 'newyear', 'linen'],
    daysAgo: 52,
    likes: 31,
    views: 412,
    wears: [
      ['parang-wrap-skirt', 'hibiscus'],
      ['galle-fort-linen-shirt', 'plaster'],
      ['dumbara-camp-blouse', 'plaster'],
    ],
    challenge: 'avurudu-table',
  },
  {
    scenes: [['look-8', 'Before the walk']],
    email: 'tharushi@example.com',
    title: 'Table at the end',
    description: 'Stripes down to the ankle, and a hat for the hour after lunch.',
    hashtags: ['stripes', 'newyear'],
    daysAgo: 49,
    likes: 24,
    views: 267,
    challenge: 'avurudu-table',
  },
  {
    scenes: [['look-7', 'Cold hands, warm pocket']],
    email: 'kavindu@example.com',
    title: 'Up-country Sunday',
    description: 'Horton Plains at five in the morning is four degrees. The hoodie goes over everything.',
    hashtags: ['hoodie', 'uphill'],
    daysAgo: 38,
    likes: 18,
    views: 190,
    wears: [
      ['horton-plains-hoodie', 'leaf'],
      ['rail-bridge-jeans', 'ink'],
      ['puddle-sneaker', 'saffron'],
    ],
  },
  {
    scenes: [['look-2', 'Half past eight']],
    email: 'dinesh@example.com',
    title: 'Fort by half past eight',
    description: 'A polo that passes for a shirt if nobody looks twice, and trousers that do not need to.',
    hashtags: ['office', 'fort'],
    daysAgo: 31,
    likes: 12,
    views: 145,
    wears: [
      ['echelon-square-polo', 'indigo'],
      ['union-place-office-trouser', 'ink'],
      ['marine-drive-sneaker', 'plaster'],
    ],
  },
  {
    scenes: [['look-1', 'Everything but the train ticket']],
    email: 'nilufa@example.com',
    title: 'Slow train to Galle',
    description: 'Satin travels badly and looks well. I stood the whole way, so it did not matter.',
    hashtags: ['satin', 'coastline'],
    daysAgo: 26,
    likes: 27,
    views: 301,
    wears: [
      ['beira-lake-blouse', 'sky'],
      ['lotus-road-midi', 'leaf'],
      ['crossed-strap-sandal', 'timber'],
    ],
  },
  {
    scenes: [['look-5', 'Ready for the rampart']],
    email: 'amaya@example.com',
    title: 'Rampart at five',
    description:
      'The wind takes hats, so a scarf it is. Batik from the wax room, sandals that have seen the sea.',
    hashtags: ['batik', 'rampart', 'galle'],
    daysAgo: 20,
    likes: 36,
    views: 388,
    wears: [
      ['temple-flower-sundress', 'lagoon'],
      ['crossed-strap-sandal', 'timber'],
    ],
  },
  {
    scenes: [['look-6', 'Dry, for now']],
    email: 'suren@example.com',
    title: 'Arugam Bay, no plan',
    description: 'Check shirt, coral shorts, a hat that floats.',
    hashtags: ['surf', 'checks'],
    daysAgo: 16,
    likes: 15,
    views: 160,
    wears: [
      ['kalmunai-check-shirt', 'indigo'],
      ['arugam-bay-shorts', 'coral'],
    ],
  },
  {
    scenes: [['look-10', 'Packed in one bag']],
    email: 'hiroshi@example.com',
    title: 'Two weeks, one tee',
    description: 'It dried overnight in Ella and again in Kandy. The trousers never asked.',
    hashtags: ['travel', 'onebag'],
    daysAgo: 12,
    likes: 21,
    views: 233,
    wears: [
      ['weligama-tee', 'leaf'],
      ['union-place-office-trouser', 'sand'],
      ['pilgrim-leather-sandal', 'ink'],
    ],
  },
  {
    scenes: [['look-4', 'Yellow is easy to find in the rain']],
    email: 'kavindu@example.com',
    title: 'Pettah in the rain',
    description: 'A jacket that can be seen by bus drivers, jeans that can be wrung out.',
    hashtags: ['monsoon', 'layers'],
    daysAgo: 7,
    likes: 22,
    views: 204,
    wears: [
      ['south-west-monsoon-jacket', 'saffron'],
      ['rail-bridge-jeans', 'indigo'],
      ['night-mail-backpack', 'timber'],
    ],
    challenge: 'monsoon-layers',
  },
  {
    scenes: [['look-9', 'All of it is blue but the scarf']],
    email: 'ananya@example.com',
    title: 'Office air conditioning',
    description: 'The monsoon is outside, the winter is on the seventh floor. A jumper for the second.',
    hashtags: ['layers', 'office'],
    daysAgo: 5,
    likes: 17,
    views: 142,
    wears: [
      ['world-s-end-jumper', 'sky'],
      ['warp-and-weft-skirt', 'indigo'],
      ['weaver-day-scarf', 'hibiscus'],
    ],
    challenge: 'monsoon-layers',
  },
  {
    scenes: [['outfit-2', 'Market bag included']],
    email: 'tharushi@example.com',
    title: 'Saturday, and nothing else',
    description: 'A skirt that moves and a bag that carries mangoes.',
    hashtags: ['market', 'weekend'],
    daysAgo: 4,
    likes: 14,
    views: 98,
    wears: [
      ['baby-point-tank', 'plaster'],
      ['frangipani-midi', 'rose'],
      ['market-day-tote', 'saffron'],
    ],
  },
  {
    scenes: [['outfit-3', 'Sneakers were white once']],
    email: 'marcus@example.com',
    title: 'Stripes on a Monday',
    description: 'Jeans, stripes, coffee. In that order.',
    hashtags: ['stripes', 'denim'],
    daysAgo: 3,
    likes: 9,
    views: 71,
    wears: [
      ['pottuvil-board-tee', 'plaster'],
      ['rail-bridge-jeans', 'indigo'],
      ['marine-drive-sneaker', 'plaster'],
    ],
  },
  {
    scenes: [['outfit-1', 'From the wax room']],
    email: 'ishara@example.com',
    title: 'Lagoon on lagoon',
    description: 'The shirt is one colour, the wax is another, and the lagoon is both.',
    hashtags: ['batik', 'lagoon'],
    daysAgo: 2,
    likes: 13,
    views: 64,
    wears: [
      ['kawung-evening-shirt', 'lagoon'],
      ['arugam-bay-shorts', 'lagoon'],
      ['pilgrim-leather-sandal', 'timber'],
    ],
    challenge: 'one-colour',
  },
  {
    scenes: [['outfit-4', 'For the garden wedding']],
    email: 'grace@example.com',
    title: 'Green check, straw hat',
    description: 'I was told no white. This is not white.',
    hashtags: ['wedding', 'linen'],
    daysAgo: 1,
    likes: 11,
    views: 40,
    wears: [
      ['fort-rampart-overshirt', 'moss'],
      ['wellawatte-tapered-trouser', 'sand'],
    ],
  },
]

export const seedPosts = [
  {
    slug: 'how-we-read-the-sky',
    title: 'How we read the sky before we cut a jacket',
    category: 'spotlight',
    excerpt:
      'The south-west monsoon arrives in late May. Our rain jackets are cut in February. A visit to the people who guess.',
    picture: 'monsoon',
    daysAgo: 3,
    body: '<p>There is a wall in the cutting room with fifteen years of rain on it. Somebody began to pencil in the first wet day of each May, and nobody stopped.</p><h3>What the wall says</h3><p>The rain comes later than it did, and falls harder when it comes. So the hood has grown by two centimetres since 2019, and the seams under the arm are taped twice.</p><blockquote>A jacket that keeps you dry for ten minutes is a nice jacket. It is not a rain jacket.</blockquote><p>The jackets are cut in February from one roll, so that sleeves and body have the same colour. The first hundred go to people who deliver by bicycle. What they bring back in April, we change.</p><ul><li>Wear it one size up over a jumper.</li><li>Hang it; do not fold it wet.</li><li>Wash it rarely, and without softener.</li></ul>',
    products: ['south-west-monsoon-jacket', 'hanthana-rain-jacket'],
    views: 512,
  },
  {
    slug: 'three-ways-to-tie-a-sarong',
    title: 'Three ways to tie a sarong, and when to use which',
    category: 'styling-tips',
    excerpt: 'The market knot, the office fold, and the one that survives a dance floor.',
    picture: 'handloom',
    daysAgo: 10,
    body: '<p>A handloom sarong is two metres of cloth and one decision. Here are three that we trust.</p><h3>The market knot</h3><p>Pull it tight at the left hip, twist the corner once, and tuck it behind. It holds a bag of limes and a run for the bus.</p><h3>The office fold</h3><p>Two flat pleats in front, a narrow belt over them. From the desk up it is a skirt.</p><h3>The dance floor</h3><p>Fold the upper edge down twice before you knot it. The second fold is what keeps it where it is.</p><p>Iron it damp, on both sides. Somebody’s grandmother will notice.</p>',
    products: ['dumbara-valley-sarong', 'kelani-handloom-sarong'],
    views: 934,
  },
  {
    slug: 'the-winners-of-new-year',
    title: 'The winners of New Year at the Table',
    category: 'challenge',
    excerpt: 'Twice ironed, once spilled on: the looks that won, and what their owners said about them.',
    picture: 'look-3',
    daysAgo: 30,
    body: '<p>We asked what you wore when the kiribath was cut, and you showed us. The first prize goes to a wrap skirt that was ironed on both sides, by order of a grandmother.</p><p>The second goes to stripes down to the ankle. <em>“I spilled on it an hour later,”</em> its owner writes, <em>“so the photograph is the only proof.”</em></p><p>Thank you to everyone who took part. The next challenge is open.</p>',
    products: ['parang-wrap-skirt', 'galle-fort-linen-shirt'],
    views: 688,
  },
  {
    slug: 'linen-in-the-heat',
    title: 'Linen in the heat: how to wear it creased',
    category: 'styling-tips',
    excerpt: 'Creases are not a fault. Where they sit is a choice.',
    picture: 'fort',
    daysAgo: 44,
    body: '<p>Linen creases because its fibres do not stretch. You can fight that for an hour, or wear it.</p><ul><li>Iron the collar and the front band, and nothing else.</li><li>Roll the sleeves before you leave, not after.</li><li>Dry it on a hanger, wet, and let its weight do the rest.</li></ul><p>It is at its best after about twenty washes, which is when most people give theirs away. Do not.</p>',
    products: ['galle-fort-linen-shirt'],
    views: 1207,
  },
] as const
