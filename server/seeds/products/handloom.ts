import { canvasCare, jerseyCare, seasonCare, wovenCare } from './care.ts'
import { check, handloomFacts, type SeedProduct, solid, stripe } from './seed-product.ts'

/** The handloom line: woven on pit looms in Dumbara, Salawa and Kalmunai. */
export const handloom: readonly SeedProduct[] = [
  {
    name: 'Dumbara Valley Sarong',
    category: 'Men',
    type: 'Bottomwear',
    priceRupees: 6850,
    template: 'sarong',
    print: stripe('#A8322A'),
    colours: ['plaster', 'indigo'],
    story:
      'Red bars between plain ground, thrown by a weaver whose grandmother set the count. Two metres, hemmed by hand. Each bar is forty throws of the shuttle, counted aloud. New cloth is crisp; after five washes it folds flat and stays where you tuck it.',
    facts: [...handloomFacts, 'Two metres by 115 cm; sewn as a tube, folded over at any waist up to 110 cm'],
  },
  {
    name: 'Salawa Stripe Shirt',
    category: 'Men',
    type: 'Topwear',
    priceRupees: 9650,
    template: 'linen-shirt',
    print: stripe('#23574A'),
    colours: ['plaster', 'sand'],
    story:
      'Cloth from a loom that makes four metres a day. No two lengths agree on the green, and we would not ask them to. It is cut with the selvedge at the inside of the placket, where you can see how the loom turned.',
    facts: [
      'Handloom cotton, 150 g',
      wovenCare,
      'Relaxed; M for a chest of 98 cm, cloth draws in one centimetre at the first wash',
    ],
  },
  {
    name: 'Kalmunai Check Shirt',
    category: 'Men',
    type: 'Topwear',
    priceRupees: 9350,
    template: 'camp-shirt',
    print: check('#CDB78F'),
    colours: ['indigo', 'leaf'],
    story:
      'Checks drawn with thread, three picks this way and three that. Softens at the fold of the collar first. Wear it over a vest on the coast road and buttoned to the top for a photograph with the grandparents.',
    facts: [
      'Handloom cotton, 150 g',
      wovenCare,
      'Boxy and short; M measures 57 cm across, worn outside the trousers',
    ],
  },
  {
    name: 'Loom House Trouser',
    category: 'Unisex',
    type: 'Bottomwear',
    priceRupees: 9950,
    template: 'trousers',
    print: stripe('#6B4A36'),
    colours: ['sand', 'plaster'],
    story:
      'Broad brown stripes run down both legs. It ties at the waist and has pockets wherever a hand looks for one. Each leg tapers slightly towards the ankle; they go to the market as well as they go to a wedding by the lake.',
    facts: [
      'Handloom cotton, 220 g',
      wovenCare,
      'Easy; the drawstring takes in up to 10 cm, so choose by your hips',
    ],
  },
  {
    name: 'Warp and Weft Skirt',
    category: 'Women',
    type: 'Bottomwear',
    priceRupees: 8450,
    template: 'midi-skirt',
    print: check('#F3E9D2'),
    colours: ['hibiscus', 'indigo'],
    story:
      'A bold square repeated until it becomes a skirt. Lined to the knee in voile from the same village. The cloth is gathered into a flat waistband and falls full to the calf; the zip closes at the back, in the seam.',
    facts: [
      'Handloom cotton, lined',
      wovenCare,
      'True to size at the waist; M for 72 cm, and it stands away from the hip',
    ],
  },
  {
    name: 'Bobbin Shift Dress',
    category: 'Women',
    type: 'Dresses',
    priceRupees: 12450,
    template: 'sundress',
    print: stripe('#24211E'),
    colours: ['plaster', 'saffron'],
    story:
      'Black thread on pale ground, as straight as a hand can send it. The pockets were put in before the sides were closed. The thread count is forty to the inch, close enough to need no lining. Side pockets sit low, at the length of a relaxed arm.',
    facts: ['Handloom cotton, 150 g', wovenCare, 'A shift: no waist to fit, M for hips of 96 cm'],
  },
  {
    name: 'Pit Loom Scarf',
    finalSale: true,
    demand: 3,
    category: 'Unisex',
    type: 'Accessories',
    priceRupees: 4450,
    template: 'scarf',
    print: check('#FAF8F4'),
    colours: ['leaf', 'hibiscus', 'timber'],
    story:
      'The first thing each new weaver in the workshop finishes, and so the one made with the most care. Fringes knotted, not cut. Sixty centimetres is as far as a throw reaches without a second pair of hands.',
    facts: [...handloomFacts, '60 by 185 cm and 160 g, for any neck'],
  },
  {
    name: 'Shuttle Tote',
    category: 'Unisex',
    type: 'Bags',
    priceRupees: 4950,
    template: 'tote',
    print: stripe('#F3E9D2'),
    colours: ['indigo', 'hibiscus'],
    story:
      'The ends of every warp, put to use. What the loom left over this month decides which stripes you get. Inside hangs one pocket with a button, made for the keys and the phone that every other tote swallows.',
    facts: [
      'Handloom cotton on canvas',
      canvasCare,
      '36 by 40 cm; handles of 60 cm, for the shoulder or the crook of an arm',
    ],
  },
  {
    name: 'Reed and Heddle Tee',
    category: 'Unisex',
    type: 'Topwear',
    priceRupees: 3950,
    template: 'tee',
    print: solid,
    colours: ['timber', 'plaster', 'slate'],
    story:
      'Our heaviest jersey, knitted from the same long cotton that goes to the looms. Holds its neck for years. Knitted in a tube, without a side seam to wander, and taped across the shoulder.',
    facts: [
      'Combed cotton jersey, 240 g',
      jerseyCare,
      'Straight and a little long; M for a chest of 94 cm, no shrinkage to allow for',
    ],
  },
  {
    name: 'Treadle Jacket',
    category: 'Unisex',
    type: 'Winterwear',
    priceRupees: 14950,
    template: 'denim-jacket',
    print: solid,
    colours: ['timber', 'sand'],
    story:
      'A work jacket in undyed and brown handloom, doubled at the elbow. Four pockets, one of them for a shuttle. The cloth is 380 grams once doubled, near enough to canvas, and softens from the cuffs upward.',
    facts: [
      'Handloom cotton, 380 g, doubled',
      seasonCare,
      'Boxy over a shirt; sleeves come long and are meant to be turned back once',
    ],
  },
]
