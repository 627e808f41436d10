import { twillHatCare } from './care.ts'
import {
  batik,
  batikFacts,
  check,
  denimFacts,
  jerseyFacts,
  knitFacts,
  nylonFacts,
  poplinFacts,
  type SeedProduct,
  solid,
  stripe,
} from './seed-product.ts'

/** The play line: for knees, puddles and the last swing before dark. */
export const play: readonly SeedProduct[] = [
  {
    name: 'Mangosteen Party Dress',
    category: 'Kids',
    type: 'Dresses',
    priceRupees: 5950,
    template: 'kids-dress',
    print: batik(21),
    colours: ['rose', 'indigo'],
    story:
      'Flowers that came off the same blocks as her aunt’s. The skirt makes a full circle at four turns a minute. Lined in cotton to the waist, so that no wax line touches skin. Four centimetres wait in the hem for the next birthday.',
    facts: [
      ...batikFacts,
      'Size 6-7 years fits 116 to 122 cm; the sash takes in what she has not grown into',
    ],
  },
  {
    name: 'Rambutan Play Dress',
    category: 'Kids',
    type: 'Dresses',
    priceRupees: 4850,
    template: 'kids-dress',
    print: check('#FAF8F4'),
    colours: ['hibiscus', 'moss'],
    story:
      'Checks that hide jam. Snaps at the shoulder, so that a three-year-old can dress without a meeting. Poplin of 120 grams, gathered under the arms rather than at the waist: it outlasts two birthdays.',
    facts: [...poplinFacts, 'Size 2-3 years fits 92 to 98 cm and goes on as a long top a year later'],
  },
  {
    name: 'Tuk-tuk Tee',
    category: 'Kids',
    type: 'Topwear',
    priceRupees: 2250,
    template: 'kids-tee',
    print: stripe('#24211E'),
    colours: ['saffron', 'sky'],
    story:
      'Loud stripes for a loud passenger. The neck opens wide and closes again, wash after wash. Stripes are knitted in, so nothing cracks, peels or comes off on the ironing board.',
    facts: [...jerseyFacts, 'Size 4-5 years fits 104 to 110 cm; wide in the body, short in the sleeve'],
  },
  {
    name: 'Mangrove Explorer Tee',
    category: 'Kids',
    type: 'Topwear',
    priceRupees: 2150,
    template: 'kids-tee',
    print: solid,
    colours: ['moss', 'sand', 'lagoon'],
    story:
      'Plain, thick and hard to stain. Long in the back for those who look under stones. At 180 grams it is as heavy as our grown-up jersey, and double at both shoulders, where a satchel rubs.',
    facts: [...jerseyFacts, 'Size 8-9 years fits 128 to 134 cm, long behind so that it stays tucked'],
  },
  {
    name: 'Rope Swing Shorts',
    category: 'Kids',
    type: 'Bottomwear',
    priceRupees: 2950,
    template: 'kids-shorts',
    print: solid,
    colours: ['slate', 'coral', 'leaf'],
    story:
      'Seat doubled, waist elastic, pockets for nine marbles. Guaranteed for trees up to three metres. Poplin dries before the argument about going back out is over.',
    facts: [...poplinFacts, 'Size 6-7 years fits 116 to 122 cm; elastic waist, for 57 cm and 6 more'],
  },
  {
    name: 'Beach Cricket Shorts',
    category: 'Kids',
    type: 'Bottomwear',
    priceRupees: 3150,
    template: 'kids-shorts',
    print: stripe('#FAF8F4'),
    colours: ['sky', 'indigo'],
    story:
      'For an innings that ends when the tide comes in. Dries while you argue about the score. The pocket has a mesh floor, which is where the sand goes when the ball is being looked for.',
    facts: [...poplinFacts, 'Size 8-9 years fits 128 to 134 cm; they end above the knee and dry there'],
  },
  {
    name: 'Paddy Field Jumper',
    category: 'Kids',
    type: 'Winterwear',
    priceRupees: 5450,
    template: 'kids-sweater',
    print: stripe('#7C8B5A'),
    colours: ['plaster', 'saffron'],
    story:
      'Soft enough to be worn on nothing. Cuffs turn up twice, and down again next year. Knitted in one gauge with our own jumpers, only smaller, in a band of moss that does not show grass.',
    facts: [
      ...knitFacts,
      'Size 6-7 years fits 116 to 122 cm; cuffs turned up twice leave 5 cm of sleeve to grow into',
    ],
  },
  {
    name: 'Puddle Club Jacket',
    demand: 5,
    category: 'Kids',
    type: 'Winterwear',
    priceRupees: 8450,
    template: 'kids-rain-jacket',
    print: solid,
    colours: ['lagoon', 'saffron', 'hibiscus'],
    story:
      'Membership is open to whoever jumps first. Reflective piping, a chin guard, room for a jumper. Seams are taped all the way round, hood included, and the zip has a pull that a mitten can hold. A name goes under the hanger loop, with space to write the next child’s below it.',
    facts: [
      ...nylonFacts,
      'Size 4-5 years fits 104 to 110 cm over a jumper; the sleeve leaves room for a year',
    ],
  },
  {
    name: 'First Climb Jeans',
    category: 'Kids',
    type: 'Bottomwear',
    priceRupees: 4950,
    template: 'kids-jeans',
    print: solid,
    colours: ['sky', 'indigo'],
    story:
      'Denim that was washed until it stopped being stiff. Arches are sewn onto each back pocket, and a small patch of leather carries the size. The waist closes with one button; legs are long enough for one turn-up, which is let down in March.',
    facts: [...denimFacts, 'Size 4-5 years fits 104 to 110 cm; leg turned up once, for one more year'],
  },
  {
    name: 'Sandcastle Hat',
    category: 'Kids',
    type: 'Accessories',
    priceRupees: 1950,
    template: 'sun-hat',
    print: solid,
    colours: ['saffron', 'sky', 'rose'],
    story:
      'A brim all the way round and a cord that opens under pull. Floats, in case of waves. The brim is stitched in eleven rounds, so it comes out of a pocket in the shape in which it went in.',
    facts: [
      'Cotton twill, 200 g',
      twillHatCare,
      '50 cm round with elastic to 54: from two to about eight years',
    ],
  },
]
