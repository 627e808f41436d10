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
      'A raincoat in recycled nylon with taped seams and a deep hood. Bus drivers see the saffron one from two stops away. Tabs tighten the cuffs; shake it on the step, and most of the rain leaves.',
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
      'A light hooded raincoat in recycled nylon, taped at each seam. We tested it where the river is loudest and the rain comes from the side. It weighs 290 grams and rolls into any bag.',
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
      'A striped crew-neck jumper in fine merino and cotton. It is for the platform at six, with tea in both hands. The neck is close, and a shirt goes under it.',
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
      'A hoodie in organic cotton fleece, brushed on the inside. It is named for the bench above Haputale where you see the tea end and the plain begin. The pocket is one piece, so cold hands find each other.',
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
      'A plain jumper in fine merino and cotton with a crew neck. It is warm before the mist lifts and light after it. Ribbed cuffs and a ribbed hem keep the wind out.',
    facts: [...knitFacts, 'Close but not tight; M for a chest of 90 cm and two centimetres either way'],
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
      'Jeans in selvedge denim without stretch, high in the waist and narrow at the ankle. You can climb a boulder in them and sit in a train window after. The first week is stiff; from the second the creases are your own.',
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
      'Tapered jeans in selvedge denim of twelve ounces, woven on shuttle looms. The arches of the bridge are stitched on both back pockets, under a leather patch. Wear them for a month before the first wash, and the folds behind the knee will stay.',
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
      'A short jacket in selvedge denim, after those worn on the hill line. The broad collar turns up against a draught on the platform. It has six buttons, and two pockets with flaps on the chest.',
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
      'Lace-up sneakers in waxed canvas with a rubber cap over the toes. They look better after a bad week. Leave them by the door overnight and they are dry; the sole has a tread like ripples.',
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
      'A long-sleeved tee in combed cotton jersey, the layer under every layer. Tea pluckers asked for a cuff that stays under a glove, and everyone since has asked for two. The body is long enough to tuck.',
    facts: [...jerseyFacts, 'Next to the skin; the sleeve reaches the thumb joint in every size'],
  },
]
