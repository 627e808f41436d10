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
      'A wrap sarong of handloom cotton with red stripes. The weaver’s grandmother set the count, and it is still counted aloud. It ties at the side and the hem is rolled by hand; after five washes it falls the way you want it.',
    facts: [...handloomFacts, 'Two metres by 115 cm; wraps and ties at any waist up to 110 cm'],
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
      'A long-sleeved shirt of handloom cotton with green stripes. The loom makes four metres a day, and no two lengths agree on the green. The tail is curved to wear in or out, and one pocket sits on the chest.',
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
      'A short-sleeved camp shirt of handloom cotton, checked in sand on a dark ground. Wear it over a vest on the coast road, and buttoned for a photograph with the grandparents. The open collar softens first.',
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
      'Tapered trousers of handloom cotton with brown stripes down both legs. They go to the market as well as to a wedding by the lake. A white cord ties the waist; two pockets are in front and two behind.',
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
      'A full midi skirt of checked handloom cotton, lined. It turns when you do and settles a moment later. The cloth is gathered into a flat waistband, and the zip closes at the back, in the seam.',
    facts: [
      'Handloom cotton, lined',
      wovenCare,
      'True to size at the waist; M for 72 cm, and it stands away from the hip',
    ],
  },
  {
    name: 'Bobbin Stripe Sundress',
    category: 'Women',
    type: 'Dresses',
    priceRupees: 12450,
    template: 'sundress',
    print: stripe('#24211E'),
    colours: ['plaster', 'saffron'],
    story:
      'A striped sundress of handloom cotton with a fitted bodice and a full skirt. The black thread runs as straight as a hand can send it. The weave is close enough to need no lining, and it zips up behind.',
    facts: [
      'Handloom cotton, 150 g',
      wovenCare,
      'Close to the waist, then full; M for a waist of 72 cm and any hips',
    ],
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
      'A checked scarf of handloom cotton, the first piece that each new weaver in the workshop finishes. That makes it the one woven with the most care. The fringes are knotted, not cut, and it goes round any neck.',
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
      'A striped tote of handloom cotton, backed with canvas. It uses the yarn that the loom leaves over. A small pouch inside holds the keys and the phone that every other tote swallows.',
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
      'A crew-neck tee in combed cotton jersey of 240 grams, our heaviest. The long cotton is the same that goes to the looms. It hangs straight, holds its neck for years and does not shrink.',
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
      'A short work jacket of doubled handloom cotton, nearly as heavy as canvas. It softens from the cuffs upward, a little every week. Buttons close the front, and two pockets with flaps sit on the chest.',
    facts: [
      'Handloom cotton, 380 g, doubled',
      seasonCare,
      'Boxy over a shirt; sleeves come long and are meant to be turned back once',
    ],
  },
]
