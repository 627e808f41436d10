import { wipedLeatherCare } from './care.ts'
import {
  canvasFacts,
  check,
  handloomFacts,
  knitFacts,
  linenFacts,
  piqueFacts,
  poplinFacts,
  type SeedProduct,
  satinFacts,
  solid,
  stripe,
  voileFacts,
} from './seed-product.ts'

/** The office line: for Fort, Union Place and every lift with a mirror. */
export const office: readonly SeedProduct[] = [
  {
    name: 'Chatham Street Shirt',
    category: 'Men',
    type: 'Topwear',
    priceRupees: 8650,
    template: 'linen-shirt',
    print: check('#8FB4C4'),
    colours: ['plaster'],
    story:
      'A small check that reads as plain from across a desk. The placket is fused by hand so that it never waves. Six buttons and one spare, sewn inside the tail. Woven in 120-gram poplin, which is cool by itself and disappears under a jacket.',
    facts: [...poplinFacts, 'Straight, long enough to stay tucked; M for a chest of 98 cm'],
  },
  {
    name: 'York Street Trouser',
    category: 'Men',
    type: 'Bottomwear',
    priceRupees: 10450,
    template: 'trousers',
    print: solid,
    colours: ['timber', 'ink', 'slate'],
    story:
      'Flat in front, with a waist that ties. Sits high, tapers to the ankle, forgives lunch. Hands go into the slanted side pockets; a pass and a train ticket have the patched ones at the back.',
    facts: [
      ...linenFacts,
      'At the waist, tapered below; M for a waist of 84 cm, inseam 78 cm with four to let down',
    ],
  },
  {
    name: 'Lotus Road Midi',
    demand: 6,
    category: 'Women',
    type: 'Bottomwear',
    priceRupees: 9250,
    template: 'midi-skirt',
    print: solid,
    colours: ['ink', 'hibiscus', 'rose', 'leaf'],
    story:
      'Satin to the calf, gathered into a waistband that lies flat under a tucked shirt. It walks a little ahead of you. Hung for two days before it is hemmed, because full cloth drops by as much as two centimetres. The zip runs down the seam at the back.',
    facts: [
      ...satinFacts,
      'Sits at the waist; M for a waist of 72 cm, and it ends about mid-calf at 165 cm tall',
    ],
  },
  {
    name: 'Beira Lake Blouse',
    category: 'Women',
    type: 'Topwear',
    priceRupees: 7950,
    template: 'blouse',
    print: solid,
    colours: ['sky', 'plaster', 'timber'],
    story:
      'Sleeves that end above the wrist so that a watch is seen. Cut from the cloth of our best dress linings. A hidden button holds the front where it should stay, and the hem is finished to be worn in or out.',
    facts: [...satinFacts, 'Easy through the body, narrow at the shoulder; between sizes take the larger'],
  },
  {
    name: 'Temple Lane Trouser',
    category: 'Women',
    type: 'Bottomwear',
    priceRupees: 9850,
    template: 'trousers',
    print: solid,
    colours: ['indigo', 'sand', 'slate'],
    story:
      'Cut with room over the hip and a waist that sits above the navel. The pockets are deep, and we checked with a phone of each size. Tied in front, and slim where it meets the shoe.',
    facts: [...linenFacts, 'High at 4 cm above the navel; M for a waist of 72 cm, roomy at the hip'],
  },
  {
    name: 'Cargills Crew Jumper',
    category: 'Women',
    type: 'Winterwear',
    priceRupees: 9450,
    template: 'sweater',
    print: solid,
    colours: ['slate', 'plaster', 'rose'],
    story:
      'A crew neck for the office that keeps its air at nineteen degrees. Fine merino and cotton, plain enough to live on the back of a chair and go to lunch round the shoulders.',
    facts: [...knitFacts, 'Close; M for a chest of 90 cm, and a size up to wear it over a shirt'],
  },
  {
    name: 'Echelon Square Polo',
    demand: 6,
    category: 'Men',
    type: 'Topwear',
    priceRupees: 5450,
    template: 'polo',
    print: solid,
    colours: ['ink', 'leaf', 'plaster', 'indigo'],
    story:
      'For Fridays that begin with a client. The collar is knitted in one piece and stays down without a word. Side vents of four centimetres let it hang outside a belt without bunching. At 210 grams the piqué is open enough to breathe and close enough for a jacket over it.',
    facts: [...piqueFacts, 'Neat at the arm; M for a chest of 98 cm, and a size up if you lift weights'],
  },
  {
    name: 'Dutch Canal Dress',
    category: 'Women',
    type: 'Dresses',
    priceRupees: 13450,
    template: 'maxi-dress',
    print: solid,
    colours: ['ink', 'timber'],
    story:
      'Long, dark and unlined at the back, for a meeting that turns into a terrace. Two side slits for stairs. The weave is close enough to need no slip and open enough to forgive a table in the sun.',
    facts: [...voileFacts, 'Falls from the shoulder and skims the hip; hemmed for 170 cm in flat shoes'],
  },
  {
    name: 'Ledger Backpack',
    demand: 2,
    category: 'Unisex',
    type: 'Bags',
    priceRupees: 11950,
    template: 'backpack',
    print: solid,
    colours: ['ink', 'timber', 'leaf'],
    story:
      'A sleeve for a laptop, a pocket for its cable, and a front that closes like an envelope. Stands on its own under a desk. Straps are padded for the last third only, which is the third that rests on you. Empty it weighs 780 grams.',
    facts: [...canvasFacts, '30 by 43 cm, 17 litres; the sleeve takes a laptop of up to 15 inches'],
  },
  {
    name: 'Marine Drive Sneaker',
    category: 'Unisex',
    type: 'Footwear',
    priceRupees: 8950,
    template: 'sneakers',
    print: solid,
    colours: ['plaster', 'ink'],
    story:
      'Clean enough for a boardroom with a view of the trains. The toe cap and the sole are white once; after that they are yours. It laces low, over five pairs of eyelets.',
    facts: [
      'Leather upper, rubber cup sole',
      wipedLeatherCare,
      'True to size; half sizes go down, since the leather gives across the toes',
    ],
  },
  {
    name: 'Registrar Scarf',
    category: 'Unisex',
    type: 'Accessories',
    priceRupees: 4950,
    template: 'scarf',
    print: stripe('#D9822B'),
    colours: ['indigo', 'slate'],
    story:
      'A thin saffron line, woven in so that it shows only when you turn. Warm enough for a cinema, light enough for a pocket. The hem is rolled by hand on the long sides and left as a short fringe on the others.',
    facts: [...handloomFacts, '55 by 180 cm: once round and both ends to the belt'],
  },
]
