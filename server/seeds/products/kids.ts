import { drillCare, kidsCare, strawCare, twillCare } from './care.ts'
import {
  batik,
  batikFacts,
  check,
  fleeceFacts,
  poplinFacts,
  type SeedProduct,
  solid,
  stripe,
} from './seed-product.ts'

const kidsJersey = ['Organic cotton jersey, 160 g, no tags', kidsCare] as const

export const kids: readonly SeedProduct[] = [
  {
    name: 'Little Elephant Tee',
    demand: 6,
    category: 'Kids',
    type: 'Topwear',
    priceRupees: 1950,
    template: 'kids-tee',
    print: solid,
    colours: ['saffron', 'sky', 'leaf'],
    story:
      'No print to peel, no tag to scratch. The shoulder opens wide, since heads come first at this age. The size is printed inside the hem, where nobody feels it. Organic jersey of 160 grams: thick enough for the floor, light enough to sleep in.',
    facts: [...kidsJersey, 'Size 2-3 years fits 92 to 98 cm; the body is long enough for one year more'],
  },
  {
    name: 'Tide Pool Stripe Tee',
    category: 'Kids',
    type: 'Topwear',
    priceRupees: 2150,
    template: 'kids-tee',
    print: stripe('#1F6570'),
    colours: ['plaster', 'coral'],
    story:
      'Hides sand, juice and most of a crab. Stripes run level across the sleeve, because children notice. Washes at forty degrees with everything else that came back from the rocks, and comes out the colour it went in.',
    facts: [...kidsJersey, 'Size 6-7 years fits 116 to 122 cm; room to grow in the sleeve'],
  },
  {
    name: 'Kite Day Batik Tee',
    category: 'Kids',
    type: 'Topwear',
    priceRupees: 2450,
    template: 'kids-tee',
    print: batik(6),
    colours: ['hibiscus', 'indigo'],
    story:
      'Named for the August sky over Galle Face. Each piece is dipped small, so each has its own weather. The back is cut a little longer than the front, for everyone who runs while looking up.',
    facts: [
      ...batikFacts,
      'Size 8-9 years fits 128 to 134 cm; poplin has no give, so take the larger of two',
    ],
  },
  {
    name: 'Papaya Play Dress',
    category: 'Kids',
    type: 'Dresses',
    priceRupees: 4250,
    template: 'kids-dress',
    print: check('#FAF8F4'),
    colours: ['saffron', 'rose', 'sky'],
    story:
      'Spins. That was the whole brief, given by a five-year-old, and the fifth sample met it. It takes a whole metre more cloth than a straight one. Seams are bound, and nothing scratches when she lands.',
    facts: [...poplinFacts, 'Size 4-5 years fits 104 to 110 cm; a knee-length skirt that becomes a tunic'],
  },
  {
    name: 'Peacock Party Dress',
    category: 'Kids',
    type: 'Dresses',
    priceRupees: 4950,
    template: 'kids-dress',
    print: batik(4),
    colours: ['lagoon', 'hibiscus'],
    story:
      'Feathers in wax, a sash that will be lost, and hidden shorts in the same cloth for climbing. Snaps at the shoulder spare a buttonhole that small fingers would fight.',
    facts: [...batikFacts, 'Size 8-9 years fits 128 to 134 cm; the shorts beneath are elastic'],
  },
  {
    name: 'Cricket Street Shorts',
    category: 'Kids',
    type: 'Bottomwear',
    priceRupees: 2650,
    template: 'kids-shorts',
    print: solid,
    colours: ['leaf', 'indigo', 'sand'],
    story:
      'Double cloth where knees and walls meet. The waist adjusts from inside, by two years either way. A loop at the back takes a hand towel, and a tennis ball fits either pocket without showing.',
    facts: [
      'Cotton drill, 220 g',
      drillCare,
      'Size 6-7 years fits 116 to 122 cm; buttoned elastic takes the waist from 53 to 60 cm',
    ],
  },
  {
    name: 'Hill School Trouser',
    category: 'Kids',
    type: 'Bottomwear',
    priceRupees: 3250,
    template: 'kids-trousers',
    print: solid,
    colours: ['slate', 'timber'],
    story:
      'Passes inspection at assembly and the compost heap at break. Hem has four centimetres to let down. A ribbed elastic waist pulls on without a button, and the patches on the knees are cut from the same roll and can be sewn on anew.',
    facts: [
      'Cotton twill, 230 g',
      twillCare,
      'Size 10-11 years fits 140 to 146 cm, and 4 cm of hem wait for next term',
    ],
  },
  {
    name: 'Cloud Forest Hoodie',
    category: 'Kids',
    type: 'Winterwear',
    priceRupees: 5450,
    template: 'kids-hoodie',
    print: solid,
    colours: ['coral', 'moss', 'plaster'],
    story:
      'For a holiday that was colder than promised. No cords on the smallest sizes; the hood stays up by its own cut. Brushed inside until it feels like the rabbit that it will be worn with; the cuffs are twice as deep as usual.',
    facts: [
      ...fleeceFacts,
      'Size 4-5 years fits 104 to 110 cm; deep cuffs hold a sleeve that is still too long',
    ],
  },
  {
    name: 'Stilt Fisher Sun Hat',
    category: 'Kids',
    type: 'Accessories',
    priceRupees: 2250,
    template: 'sun-hat',
    print: solid,
    colours: ['sky', 'sand'],
    plainSizes: ['Small', 'Medium'],
    story:
      'A brim the size of a plate and a band that takes a feather, a leaf or a found ticket. It shades the neck as well as the nose, folds flat in a school bag and forgives being sat upon.',
    facts: [
      'Palm straw dyed before plaiting, cotton band',
      strawCare,
      'Small for 50 cm round the head, medium for 53; measure above the ears',
    ],
  },
]
