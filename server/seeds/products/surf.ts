import { handWashedHatCare, swimCare } from './care.ts'
import {
  batik,
  batikFacts,
  canvasFacts,
  fleeceFacts,
  jerseyFacts,
  leatherFacts,
  rashFacts,
  type SeedProduct,
  solid,
  stripe,
} from './seed-product.ts'

/** The surf line: for Arugam Bay at six, and for the bus home with wet hair. */
export const surf: readonly SeedProduct[] = [
  {
    name: 'Whisky Point Rash Tee',
    demand: 2,
    category: 'Men',
    type: 'Topwear',
    priceRupees: 5950,
    template: 'long-sleeve',
    print: solid,
    colours: ['ink', 'lagoon', 'sand'],
    story:
      'Long sleeves for the second hour, when the sun has found your shoulders. Flat seams sit away from where a board rubs. Six panels, flatlocked from the outside. It dries on a rail in about forty minutes, and the hem has a loop that takes the cord of your shorts.',
    facts: [
      ...rashFacts,
      'Close, as it should be in the water; M for a chest of 98 cm, and a size up if you wear it dry',
    ],
  },
  {
    name: 'Okanda Swim Shorts',
    demand: 2,
    category: 'Men',
    type: 'Bottomwear',
    priceRupees: 4850,
    template: 'shorts',
    print: batik(7, '#F3E9D2'),
    colours: ['lagoon', 'coral', 'ink'],
    story:
      'Reef flowers in wax, on cloth that is dry before the coffee is. One zip pocket keeps a key and nothing else. The inner brief is mesh and can be cut out along its seam, if you prefer to swim without.',
    facts: [
      'Recycled polyamide, hand-printed',
      swimCare,
      'Mid-thigh, with a drawstring inside; M for a waist of 84 cm',
    ],
  },
  {
    name: 'Baby Point Tank',
    demand: 4,
    category: 'Women',
    type: 'Topwear',
    priceRupees: 2950,
    template: 'tank',
    print: solid,
    colours: ['coral', 'plaster', 'lagoon', 'ink'],
    story:
      'Ribbed, cropped at the hip, with arm holes that stay put while you paddle. Bought in threes, we notice. The rib is knitted two by two, so it gives by a third and comes back. Edges are bound in the same cloth and lie under a bikini strap.',
    facts: [
      ...jerseyFacts,
      'Close at the ribs, easy at the hip; M for a chest of 90 cm, and it stretches by a size',
    ],
  },
  {
    name: 'Pottuvil Board Tee',
    category: 'Unisex',
    type: 'Topwear',
    priceRupees: 3250,
    template: 'tee',
    print: stripe('#2B3A67'),
    colours: ['sand', 'plaster'],
    story:
      'One broad stripe for every wave that went well. Heavy jersey, because the evening wind off the lagoon is colder than it looks. The neck is bound in the same cloth and keeps its line after a season of being pulled over wet hair.',
    facts: [...jerseyFacts, 'Boxy, dropped at the shoulder; take a size down for a plain tee’s fit'],
  },
  {
    name: 'Elephant Rock Hoodie',
    category: 'Unisex',
    type: 'Winterwear',
    priceRupees: 9850,
    template: 'hoodie',
    print: solid,
    colours: ['sand', 'slate', 'lagoon'],
    story:
      'Goes on over salt and wet hair and asks no questions. The hood is deep enough for a nap on the bus to Monaragala. Ribbed side panels let it twist with you. The pocket is bar-tacked at both ends, where a hoodie tears first.',
    facts: [...fleeceFacts, 'Roomy enough for a wet rash tee beneath; take a size down for town'],
  },
  {
    name: 'Lighthouse Long Sleeve',
    category: 'Women',
    type: 'Topwear',
    priceRupees: 4350,
    template: 'long-sleeve',
    print: stripe('#24211E'),
    colours: ['plaster', 'sky'],
    story:
      'A sailor tee with the sleeves pushed up for good. Stripes run to the cuff, then stop where the hand begins. We count the stripes, so that those of the sleeve meet those of the body when the arm hangs down.',
    facts: [...jerseyFacts, 'Straight to the hip; sleeves are long by two centimetres, to be pushed up'],
  },
  {
    name: 'Panama Road Sarong',
    demand: 3,
    category: 'Unisex',
    type: 'Bottomwear',
    priceRupees: 4250,
    template: 'sarong',
    print: batik(6),
    colours: ['ink', 'lagoon'],
    story:
      'Towel, changing room, blanket and skirt, in that order. Slanted lines like the tide chart on the shack wall. Fold it in four and it is a pillow for the bus back from the last bay before the park.',
    facts: [
      ...batikFacts,
      'Two metres round, a hem at mid-calf; tie it higher or lower and it fits most people',
    ],
  },
  {
    name: 'Sunburn Hat',
    finalSale: true,
    category: 'Unisex',
    type: 'Accessories',
    priceRupees: 2950,
    template: 'sun-hat',
    print: solid,
    colours: ['plaster', 'slate', 'coral'],
    story:
      'A brim that survives being sat on. Packs flat under a board strap and comes back with the shape it had. Eight rows of stitching hold the brim, seven centimetres wide at the front and nine at the neck.',
    facts: [
      'Cotton twill, 260 g, stitched brim',
      handWashedHatCare,
      'One size for 55 to 61 cm round the head; the cord inside takes up the rest',
    ],
  },
  {
    name: 'Wax Kit Tote',
    category: 'Unisex',
    type: 'Bags',
    priceRupees: 3450,
    template: 'tote',
    print: solid,
    colours: ['sand', 'lagoon'],
    story:
      'Wide enough for fins, lined so that wet things stay wet on their own side. The handles are long for a shoulder with a board under it.',
    facts: [...canvasFacts, '42 by 38 cm, 12 cm deep; handles of 68 cm go over a shoulder in a wetsuit'],
  },
  {
    name: 'Break Runner Sandal',
    category: 'Unisex',
    type: 'Footwear',
    priceRupees: 5950,
    template: 'sandals',
    print: solid,
    colours: ['sand', 'ink'],
    story:
      'Leather that has met the sea before and was treated for it. Two crossed straps, one buckle at the ankle, nothing to lose in the shore break. The sole is cut from one sheet and stitched, since glue and warm salt water never stay friends.',
    facts: [
      ...leatherFacts,
      'True to size; a foot of 25.1 cm takes a 40, and the buckle gives two holes each way',
    ],
  },
  {
    name: 'Peanut Farm Dress',
    category: 'Women',
    type: 'Dresses',
    priceRupees: 8950,
    template: 'sundress',
    print: batik(15),
    colours: ['coral', 'lagoon', 'sky'],
    story:
      'Pull it over a swimsuit and it is dinner. Reef flowers on thin poplin, straps that tie in a real bow. Cut without a zip or a button: it goes over the head in one pull. Wet hair leaves no mark on the wax lines.',
    facts: [...batikFacts, 'Loose from the bust down; M for a chest of 90 cm, straps tie to your own length'],
  },
]
