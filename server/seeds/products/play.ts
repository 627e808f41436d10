import { strawCare } from './care.ts'
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
      'A party dress of cotton poplin, waxed and dyed by hand with temple flowers. At full speed the skirt makes a circle. A sash ties behind, and four centimetres wait in the hem for the next birthday.',
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
      'A play dress in checked cotton poplin, gathered at the waist. The checks hide jam. The buttons at the back open wide, so it goes over a head without a meeting, and the sash holds it.',
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
      'A striped tee in combed cotton jersey, loud for a loud passenger. The stripes are knitted in, so nothing cracks or peels. The neck opens wide and closes again, wash after wash.',
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
      'A plain tee in combed cotton jersey, as heavy as our grown-up ones. It is for those who look under stones. Mud comes out at forty degrees, and the shoulders are taped where a satchel rubs.',
    facts: [...jerseyFacts, 'Size 8-9 years fits 128 to 134 cm, long enough to stay tucked'],
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
      'Shorts in cotton poplin with an elastic waist. Each front pocket holds nine marbles, and we trust the seams up to three metres of tree. The cloth dries before the argument about going back out is over.',
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
      'Striped shorts in cotton poplin with an elastic waist and patch pockets. The innings ends when the tide comes in. They dry while you argue about the score; turn the pockets out first.',
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
      'A jumper in fine merino and cotton with moss-green stripes, soft enough for bare skin. It does not show grass. Buttons on one shoulder let a head through, and the cuffs turn up twice.',
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
      'A hooded raincoat in recycled nylon, taped at every seam. Membership is open to whoever jumps first. A reflective band runs round the body, the pockets have flaps to keep finds in, and a jumper fits beneath.',
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
      'Jeans in selvedge denim, washed until they stopped being stiff. They are for the first tree, and the second. The waist closes with one button, and the legs are turned up once, to be let down in March.',
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
      'A small sun hat of dyed palm straw with a ribbon tied behind. It has been a bucket and a nest, and it is still a hat. The brim goes all the way round and shades the neck.',
    facts: [
      'Dyed palm straw, cotton ribbon',
      strawCare,
      '50 cm round with elastic to 54: from two to about eight years',
    ],
  },
]
