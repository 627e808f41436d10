import { strawCare, swimCare } from './care.ts'
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
      'A long-sleeved rash tee in recycled polyamide and elastane. It is for the second hour, when the sun has found your shoulders. The seams lie flat where a board rubs, and it dries on a rail in about forty minutes.',
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
      'Swim shorts in recycled polyamide, printed by hand with reef flowers. They are dry before the coffee is ready. A cord ties in front, and the back pocket keeps a key.',
    facts: [
      'Recycled polyamide, hand-printed',
      swimCare,
      'Above the knee, elastic with a drawstring; M for a waist of 84 cm',
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
      'A tank top in combed cotton jersey with a low round neck. It is bought in threes, we notice. The edges are bound in the same cloth, lie under a bikini strap and stay put while you paddle.',
    facts: [...jerseyFacts, 'Close at the chest, easy at the hip; M for 90 cm, and it stretches by a size'],
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
      'A striped tee in combed cotton jersey, cut boxy. The evening wind off the lagoon is colder than it looks, and so the cloth is firm. The neck keeps its line after a season of wet hair.',
    facts: [...jerseyFacts, 'Boxy, with room at the shoulder; take a size down for a plain tee’s fit'],
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
      'A pullover hoodie in brushed organic cotton fleece that goes on over salt and wet hair. The hood is deep enough for a nap on the bus to Monaragala. The pocket is sewn twice at both ends, where a hoodie tears first.',
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
      'A striped long-sleeved tee in combed cotton jersey, of the kind that sailors wear. It looks best with the sleeves pushed up. The neck is bound, and the cuffs go back to their shape.',
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
      'A wrap sarong of cotton poplin, waxed and dyed by hand in slanting lines. It is towel, changing room, blanket and skirt, in that order. Fold it in four for a pillow on the bus back.',
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
      'A wide-brimmed hat of plaited palm straw with a dark ribbon. It survives being sat on. The brim is stitched in rounds and shades the neck, and a little steam gives it back its shape.',
    facts: [
      'Plaited palm straw, stitched brim',
      strawCare,
      'One size for 55 to 61 cm round the head; the band inside takes up the rest',
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
      'A wide tote in cotton canvas for fins, wax and a towel. It has been to every break on this coast. The handles are long enough for a shoulder with a board under it.',
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
      'Sandals in vegetable-tanned leather, with two crossed straps and one buckle at the ankle. There is nothing to lose in the shore break. The sole is stitched, since glue and warm salt water never stay friends.',
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
      'A sundress of cotton poplin, waxed and dyed by hand with reef flowers. Put it on over a swimsuit and it is dinner. The skirt is full and dries fast, and the straps are held by buttons.',
    facts: [...batikFacts, 'Fitted above, loose below; M for a chest of 90 cm, with buttoned straps'],
  },
]
