import { waxedCare } from './care.ts'
import {
  denimFacts,
  fleeceFacts,
  jerseyFacts,
  knitFacts,
  nylonFacts,
  type SeedProduct,
  solid,
  stripe,
} from './seed-product.ts'

/** The monsoon line: for two rainy seasons a year, and hill country mornings between them. */
export const monsoon: readonly SeedProduct[] = [
  {
    name: 'Hanthana Rain Jacket',
    demand: 3,
    category: 'Unisex',
    type: 'Winterwear',
    priceRupees: 15450,
    template: 'rain-jacket',
    print: solid,
    colours: ['saffron', 'slate'],
    story:
      'The yellow that a bus driver sees. Hood with a peak, cuffs that close with one hand, a hanger loop that holds. Seams are taped on the inside and hold against 5,000 millimetres of water, which is an afternoon on a motorbike. Shake it on the step: most of the rain leaves.',
    facts: [...nylonFacts, 'Goes over a jumper; M for a chest of 94 cm, and long enough to sit on'],
  },
  {
    name: 'Kitulgala Shell',
    category: 'Men',
    type: 'Winterwear',
    priceRupees: 15950,
    template: 'rain-jacket',
    print: solid,
    colours: ['ink', 'leaf'],
    story:
      'Packs into its own chest pocket. Tested where the river is loudest and the rain comes from the side. Folded away it is the size of a mango, and weighs 290 grams. The hood turns with your head.',
    facts: [...nylonFacts, 'Slim for a shell; take a size up if a fleece goes beneath'],
  },
  {
    name: 'Haputale Jumper',
    category: 'Men',
    type: 'Winterwear',
    priceRupees: 11450,
    template: 'sweater',
    print: stripe('#EFE7DA'),
    colours: ['indigo', 'slate'],
    story:
      'Broad bands, knitted in one go from hem to neck. For the platform at six, with tea in both hands. The neck is rolled twice and lies away from the throat, so that a collar underneath can breathe.',
    facts: [...knitFacts, 'Straight to the hip; M for a chest of 98 cm, a shirt fits under it'],
  },
  {
    name: 'Lipton Seat Hoodie',
    category: 'Women',
    type: 'Winterwear',
    priceRupees: 9950,
    template: 'hoodie',
    print: solid,
    colours: ['rose', 'slate', 'plaster'],
    story:
      'Fleece brushed twice on the inside. The pocket is one piece across, so that cold hands find each other. Named for the bench above Haputale from which, before seven, you can see the tea end and the plain begin.',
    facts: [...fleeceFacts, 'Roomy through the chest, ribbed at the hip; a size down sits like a sweatshirt'],
  },
  {
    name: 'World’s End Jumper',
    category: 'Women',
    type: 'Winterwear',
    priceRupees: 10950,
    template: 'sweater',
    print: solid,
    colours: ['sky', 'moss', 'timber'],
    story:
      'A rib that climbs from the hem to the shoulder without a break. Warm before the mist lifts, light after it. Knitted on one machine in Nuwara Eliya by a man who will not sell us a second one a day.',
    facts: [
      ...knitFacts,
      'Clings a little, since it is rib; M for a chest of 90 cm and two centimetres either way',
    ],
  },
  {
    name: 'Ella Gap Jeans',
    category: 'Women',
    type: 'Bottomwear',
    priceRupees: 11450,
    template: 'jeans',
    print: solid,
    colours: ['slate', 'indigo'],
    story:
      'High in the waist and narrow at the ankle. The leg is cut so that you can climb a boulder and sit in a train window after. Twelve ounces, no stretch, and a rise long enough that nothing shows when you kneel. The first week is stiff; from the second the creases are your own.',
    facts: [
      ...denimFacts,
      'High, with a leg that tapers; M for a waist of 72 cm, and the cloth gives a finger there',
    ],
  },
  {
    name: 'Rail Bridge Jeans',
    demand: 5,
    category: 'Men',
    type: 'Bottomwear',
    priceRupees: 11850,
    template: 'jeans',
    print: solid,
    colours: ['indigo', 'ink'],
    story:
      'Stitched arches on both back pockets, and a leather patch at the waist. Woven on shuttle looms that make sixty metres a day, then sewn with a thread one shade lighter. Wash them after a month and the honeycombs behind the knee will stay.',
    facts: [...denimFacts, 'Tapers from the hip; M for a waist of 84 cm, inseam 78 cm before a turn-up'],
  },
  {
    name: 'Station Master Jacket',
    category: 'Unisex',
    type: 'Winterwear',
    priceRupees: 16450,
    template: 'denim-jacket',
    print: solid,
    colours: ['indigo', 'slate'],
    story:
      'Cut from the jackets on the hill line: short, with a collar that stands against draughts. Buttons of brass, unlacquered. Seven pieces make each sleeve and its cuff. Wear it wet once and let it dry on you, and the elbows remember.',
    facts: [...denimFacts, 'Short and boxy; M for a chest of 94 cm with room for a hoodie, not for two'],
  },
  {
    name: 'Puddle Sneaker',
    category: 'Unisex',
    type: 'Footwear',
    priceRupees: 9450,
    template: 'sneakers',
    print: solid,
    colours: ['leaf', 'saffron'],
    story:
      'Waxed canvas, with a rubber cap over the toes and a wall of rubber all round. Dries by the door overnight and looks better for it. Five pairs of eyelets, and a sole with a tread like ripples.',
    facts: [
      'Waxed canvas, vulcanised sole',
      waxedCare,
      'True to size with a thin sock; take the next one for wool',
    ],
  },
  {
    name: 'Tea Country Long Sleeve',
    category: 'Unisex',
    type: 'Topwear',
    priceRupees: 4650,
    template: 'long-sleeve',
    print: solid,
    colours: ['moss', 'plaster', 'timber'],
    story:
      'The layer under every layer. Long at the wrist, dense in the knit, quiet in colour. Pluckers asked for a cuff that stays under a glove; everyone who has tried it since has asked for two.',
    facts: [...jerseyFacts, 'Next to the skin; the sleeve reaches the thumb joint in every size'],
  },
]
