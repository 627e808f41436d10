import { batik, batikFacts, canvasFacts, type SeedProduct } from './seed-product.ts'

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
      'Small rosettes on long sleeves: batik for people who say that they do not wear batik. Each rosette is four touches of a copper pen, about six hundred to a shirt. From two metres it reads as texture.',
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
      'Four seeds in a square, repeated until the eye gives in. Shell buttons, dyed to match the darkest line. One waxer draws every seed of a piece, so the hand does not change between collar and hem.',
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
      'Feathers that begin at the knee and open towards the floor. The copper stamp for the eye is older than the house. It takes five metres of poplin, waxed flat on one table before a single seam is cut. Heavy at the hem, so it falls back into place after stairs.',
    facts: [...batikFacts, 'Easy to the hip, full below; hemmed for 172 cm barefoot'],
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
      'Slanted blades, softened by cracked wax. Ties at the side and stays there through a wedding. In the old courts the pattern was kept for those who had won something; wear it on any such day.',
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
      'Fan palms at a size that flatters, on a blouse that needs nothing round the neck. The leaves are drawn from a tree behind the wax room and cut so that one spreads over each shoulder.',
    facts: [
      ...batikFacts,
      'Straight, ends at the hip bone; the poplin gives nothing, so between sizes go up',
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
      'Temple flowers fallen on a dark step. We leave the veins of the crackle where the wax decided to break. Flowers are spaced by eye, never by ruler, and thin out towards the waist. The zip is set by hand.',
    facts: [...batikFacts, 'On the waist; M for 72 cm, with two hooks a finger apart'],
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
      'Temple borders from shoulder to hem, the way the drummers wear them in August. Twelve waxings, four dyes. A shirt passes through the pans for nine days, and the border is drawn last, by one hand, so that both fronts agree. It weighs a fifth more than plain poplin, and hangs the straighter for it.',
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
      'Anemones and small fish, outlined with a pen of bamboo. Big enough to be a shawl on a night train. Drawn freehand along both edges, plain in the middle third, where it goes round a neck and nobody looks.',
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
      'Canvas that went through the wax room with the dresses. Each one keeps a drip that nobody planned. One layer of 400-gram canvas, taped inside at each seam.',
    facts: [...canvasFacts, '38 by 40 cm, flat at the base; 64 cm handles'],
  },
  {
    name: 'Little Peacock Shirt',
    demand: 2,
    category: 'Kids',
    type: 'Topwear',
    priceRupees: 4250,
    template: 'kids-tee',
    print: batik(20),
    colours: ['lagoon', 'leaf'],
    story:
      'Three feathers, one of them always at the front. Waxed at the same table as his father’s. Buttons are sewn with a shank, which small fingers can work alone from about the fourth birthday.',
    facts: [...batikFacts, 'Size 4-5 years fits 104 to 110 cm; the sleeve is cut wide for another summer'],
  },
]
