import { batik, batikFacts, batikJerseyFacts, canvasFacts, type SeedProduct } from './seed-product.ts'

/** The wax room line: batik from one house in Matale, three generations at the same copper pans. */
export const waxroom: readonly SeedProduct[] = [
  {
    name: 'Matale Rosette Shirt',
    category: 'Men',
    type: 'Topwear',
    priceRupees: 9750,
    template: 'linen-shirt',
    print: batik(9),
    colours: ['indigo', 'timber'],
    story:
      'A long-sleeved shirt of cotton poplin, waxed and dyed by hand with rosettes. It is batik for people who say that they do not wear batik. The curved tail can be worn out.',
    facts: [...batikFacts, 'Straight, with a long tail; sleeves of 62 cm in M'],
  },
  {
    name: 'Kawung Evening Shirt',
    category: 'Men',
    type: 'Topwear',
    priceRupees: 10250,
    template: 'camp-shirt',
    print: batik(10),
    colours: ['ink', 'lagoon'],
    story:
      'A short-sleeved shirt of cotton poplin, waxed and dyed by hand. Four seeds meet in a square, again and again, until the eye gives in. One person waxes a whole piece, so the hand is the same from collar to hem.',
    facts: [...batikFacts, 'Boxy, worn outside; M measures 56 cm across the chest'],
  },
  {
    name: 'Peacock Court Maxi',
    category: 'Women',
    type: 'Dresses',
    priceRupees: 18450,
    template: 'maxi-dress',
    print: batik(12),
    colours: ['lagoon', 'leaf', 'indigo'],
    story:
      'A maxi dress of cotton poplin, waxed and dyed by hand, with a wrap front and flutter sleeves. Peacock feathers overlap from neck to hem, an eye in each. The tie is sewn into the waist seam, and the hem falls to the ankle.',
    facts: [...batikFacts, 'Easy to the waist, full below; hemmed for 172 cm barefoot'],
  },
  {
    name: 'Parang Wrap Skirt',
    category: 'Women',
    type: 'Bottomwear',
    priceRupees: 9450,
    template: 'sarong',
    print: batik(14),
    colours: ['timber', 'hibiscus'],
    story:
      'A wrap skirt of cotton poplin, waxed and dyed by hand in slanting blades. In the old courts the pattern was kept for those who had won something. It ties at the side and stays there through a wedding.',
    facts: [...batikFacts, 'Wraps once and a half; M for hips of 96 cm, with 20 cm to spare in the tie'],
  },
  {
    name: 'Palmyrah Blouse',
    category: 'Women',
    type: 'Topwear',
    priceRupees: 8950,
    template: 'blouse',
    print: batik(11),
    colours: ['leaf', 'saffron'],
    story:
      'A blouse of cotton poplin, waxed and dyed by hand with fan palms. The leaves are drawn from a tree behind the wax room. It has a V neck, cuffs that hold the sleeves, and one button behind.',
    facts: [
      ...batikFacts,
      'Widens a little to the hip bone; the poplin gives nothing, so between sizes go up',
    ],
  },
  {
    name: 'Frangipani Midi',
    category: 'Women',
    type: 'Bottomwear',
    priceRupees: 9850,
    template: 'midi-skirt',
    print: batik(13),
    colours: ['rose', 'indigo'],
    story:
      'A full midi skirt of cotton poplin, waxed and dyed by hand. The flowers lie as they fall on temple steps. The waistband is flat under a tucked shirt, and the zip behind is set by hand.',
    facts: [...batikFacts, 'On the waist; M for 72 cm, and no give in the poplin'],
  },
  {
    name: 'Kandy Perahera Shirt',
    demand: 6,
    category: 'Men',
    type: 'Topwear',
    priceRupees: 9950,
    template: 'camp-shirt',
    print: batik(8),
    colours: ['hibiscus', 'leaf', 'ink'],
    story:
      'A camp shirt of cotton poplin, waxed and dyed by hand in temple borders from shoulder to hem. The drummers wear such borders in August. It passes through the pans for nine days, and all that wax and dye makes it hang straight.',
    facts: [...batikFacts, 'Straight; M for a chest of 98 cm, and between sizes take the larger'],
  },
  {
    name: 'Reef Library Scarf',
    demand: 2,
    category: 'Unisex',
    type: 'Accessories',
    priceRupees: 5450,
    template: 'scarf',
    print: batik(23),
    colours: ['lagoon', 'coral'],
    story:
      'A wide scarf of cotton poplin, waxed and dyed by hand with flowers of the reef. It is a shawl on a night train and a cover on a beach. Both ends are fringed.',
    facts: [...batikFacts, '90 by 190 cm, wide enough for both shoulders'],
  },
  {
    name: 'Copper Pan Tote',
    category: 'Unisex',
    type: 'Bags',
    priceRupees: 4650,
    template: 'tote',
    print: batik(17),
    colours: ['ink', 'timber'],
    story:
      'A tote in cotton canvas of 400 grams, with rosettes from the wax room. It went through the same copper pans as the dresses. It has two handles for the shoulder; wipe it with a damp cloth.',
    facts: [...canvasFacts, '38 by 40 cm, flat at the base; 64 cm handles'],
  },
  {
    name: 'Little Peacock Tee',
    demand: 2,
    category: 'Kids',
    type: 'Topwear',
    priceRupees: 4250,
    template: 'kids-tee',
    print: batik(20),
    colours: ['lagoon', 'leaf'],
    story:
      'A child’s tee of cotton jersey, waxed and dyed by hand with peacock feathers. No two eyes are the same, and children check. It pulls on without help; wash it apart the first two times.',
    facts: [
      ...batikJerseyFacts,
      'Size 4-5 years fits 104 to 110 cm; the sleeve is cut wide for another summer',
    ],
  },
]
