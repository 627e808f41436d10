import { drillCare, kidsCare, strawCare, twillCare } from './care.ts'
import {
  batik,
  batikFacts,
  batikJerseyFacts,
  check,
  fleeceFacts,
  poplinFacts,
  type SeedProduct,
  solid,
  stripe,
} from './seed-product.ts'

const kidsJersey = ['Organic cotton jersey, 160 g', kidsCare] as const

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
      'A plain crew-neck tee in organic cotton jersey of 160 grams. It is thick enough for the floor and light enough to sleep in. There is no print to peel, and the neck stretches over a head and goes back.',
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
      'A striped tee in organic cotton jersey with a crew neck. The stripes hide sand, juice and most of a crab. It washes at forty degrees with everything else from the rocks, and comes out the colour it went in.',
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
      'A children’s tee of cotton jersey, waxed and dyed by hand in slanting bands. They climb like kite strings over Galle Face in August. Each piece is dipped by itself, so no two are quite alike.',
    facts: [...batikJerseyFacts, 'Size 8-9 years fits 128 to 134 cm; cut wide, with room for a vest'],
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
      'A checked dress in cotton poplin with puffed sleeves and a round collar. It had to spin: that was the whole brief, given by a five-year-old. It buttons down the back, and the sash ties in a bow.',
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
      'A party dress of cotton poplin, waxed and dyed by hand with peacock feathers. The round collar is plain, so that the feathers can show off. The skirt is gathered and wide enough to climb in.',
    facts: [...batikFacts, 'Size 8-9 years fits 128 to 134 cm; the sash takes in the waist by 6 cm'],
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
      'Shorts in cotton drill with an elastic waist and two big front pockets. A tennis ball fits into either. Buttons inside the waist take it in or let it out, and a smaller pocket behind buttons shut.',
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
      'School trousers in cotton twill with an elastic waist and patches on both knees. They pass inspection at assembly, and the compost heap at break. The hem has four centimetres to let down.',
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
      'A zip hoodie in brushed organic cotton fleece, for a holiday that was colder than promised. It feels like the rabbit that it will be worn with. The hood stays up by its own cut.',
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
      'A wide-brimmed hat of palm straw, dyed before it is plaited. The band takes a feather, a leaf or a found ticket. The brim shades the neck as well as the nose.',
    facts: [
      'Palm straw dyed before plaiting, cotton band',
      strawCare,
      'Small for 50 cm round the head, medium for 53; measure above the ears',
    ],
  },
]
