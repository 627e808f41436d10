import { canvasCare, seasonCare, wovenCare } from './care.ts'
import { check, handloomFacts, jerseyFacts, type SeedProduct, solid, stripe } from './seed-product.ts'

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
      'Red bars between plain ground, thrown by a weaver whose grandmother set the count. Two metres, hemmed by hand.',
    facts: handloomFacts,
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
      'Cloth from a loom that makes four metres a day. No two lengths agree on the green, and we would not ask them to.',
    facts: ['Handloom cotton, 150 g', wovenCare, 'Relaxed; take your usual size'],
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
      'Checks drawn with thread, three picks this way and three that. Softens at the fold of the collar first.',
    facts: ['Handloom cotton, 150 g', wovenCare, 'Boxy; take your usual size'],
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
      'A weft so fine that the brown reads as shade. Drawstring, two pockets, knees that keep their straightness.',
    facts: ['Handloom cotton, 220 g', wovenCare, 'Easy; the drawstring does the rest'],
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
      'A bold square repeated until it becomes a skirt. Lined to the knee in voile from the same village.',
    facts: ['Handloom cotton, lined', wovenCare, 'Sits at the waist; true to size'],
  },
  {
    name: 'Bobbin Shift Dress',
    category: 'Women',
    type: 'Dresses',
    priceRupees: 12450,
    template: 'sundress',
    print: stripe('#24211E'),
    colours: ['plaster', 'saffron'],
    story:
      'Black thread on pale ground, as straight as a hand can send it. The pockets were put in before the sides were closed.',
    facts: ['Handloom cotton, 150 g', wovenCare, 'Easy at the waist; true to size'],
  },
  {
    name: 'Pit Loom Scarf',
    demand: 3,
    category: 'Unisex',
    type: 'Accessories',
    priceRupees: 4450,
    template: 'scarf',
    print: check('#FAF8F4'),
    colours: ['leaf', 'hibiscus', 'timber'],
    story:
      'The first thing each new weaver in the workshop finishes, and so the one made with the most care. Fringes knotted, not cut.',
    facts: handloomFacts,
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
      'The ends of every warp, put to use. What the loom left over this month decides which stripes you get.',
    facts: ['Handloom cotton on canvas', canvasCare, 'One size'],
  },
  {
    name: 'Reed and Heddle Tee',
    category: 'Unisex',
    type: 'Topwear',
    priceRupees: 3950,
    template: 'tee',
    print: solid,
    colours: ['plaster', 'timber', 'slate'],
    story:
      'Our heaviest jersey, knitted from the same long cotton that goes to the looms. Holds its neck for years.',
    facts: jerseyFacts,
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
      'A work jacket in undyed and brown handloom, doubled at the elbow. Four pockets, one of them for a shuttle.',
    facts: ['Handloom cotton, 380 g, doubled', seasonCare, 'Boxy; goes over a shirt'],
  },
]
