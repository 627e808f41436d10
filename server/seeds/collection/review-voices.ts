import type { ProductType } from '@first-fashion/contract/catalog/classification'

/** What a shopper said of a piece, and which pieces and shoppers that can be true of. */
export interface ReviewVoice {
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly text: string
  readonly types?: readonly ProductType[]
  /** Said of a piece with this print only. */
  readonly print?: 'batik' | 'stripe' | 'check' | 'solid'
  /** Said by a parent. */
  readonly kids?: boolean
  /** Said by somebody who had it sent to one of these countries. */
  readonly countries?: readonly string[]
}

const top = ['Topwear'] as const
const cloth = ['Topwear', 'Bottomwear', 'Dresses'] as const
const worn = ['Topwear', 'Bottomwear', 'Dresses', 'Winterwear'] as const
const carried = ['Bags', 'Accessories'] as const
const abroad = ['GB', 'JP', 'US', 'DE', 'FR', 'AU', 'IN'] as const

export const reviewVoices: readonly ReviewVoice[] = [
  {
    rating: 5,
    text: 'Third one I have bought. The first is two years old and has only got softer.',
    types: worn,
  },
  { rating: 5, text: 'The colour is exactly as on the screen, which never happens to me.' },
  {
    rating: 4,
    text: 'Lovely finish inside as well as out. I would have liked it a touch longer.',
    types: worn,
  },
  {
    rating: 3,
    text: 'Good quality but it runs small on me. The exchange was painless, though.',
    types: worn,
  },
  {
    rating: 5,
    text: 'Light enough for Colombo in April. I have stopped wearing my other ones.',
    types: cloth,
    countries: ['LK'],
  },
  { rating: 4, text: 'Good weight, washes well, and the seams are flat where it matters.', types: worn },
  {
    rating: 2,
    text: 'The shade is warmer than in the picture. Nice cloth, not the colour I wanted.',
    types: worn,
  },
  {
    rating: 5,
    text: 'Ten days to Leeds, beautifully folded, customs already paid. I will order again.',
    countries: ['GB'],
  },
  {
    rating: 5,
    text: 'Came to Osaka in a box I did not want to throw away. Very careful people.',
    countries: ['JP'],
  },
  { rating: 4, text: 'Two weeks to Hamburg, which is what they said. Worth the wait.', countries: ['DE'] },
  {
    rating: 4,
    text: 'Shipping to Texas took a while, but support answered me at midnight their time.',
    countries: ['US'],
  },
  {
    rating: 5,
    text: 'I asked about the fit in the chat and got an honest answer. It fits as she said.',
    types: worn,
  },
  { rating: 3, text: 'Well made and a little plain. I expected more from the pictures.' },
  { rating: 4, text: 'A fair price for work like this. It was a present, and it was kept.' },
  {
    rating: 1,
    text: 'A seam opened on the second wash. They replaced it at once: one star for the piece, five for the people.',
    types: worn,
  },

  {
    rating: 5,
    text: 'Wore it to a wedding in Negombo and was asked about it all evening.',
    types: ['Topwear', 'Dresses'],
    countries: ['LK'],
  },
  {
    rating: 4,
    text: 'The collar sits properly without ironing. The buttons are real shell, I checked.',
    types: top,
  },
  { rating: 3, text: 'Pretty, but it needs ironing every single time. I knew that, and still.', types: top },
  {
    rating: 5,
    text: 'Shoulders finally where my shoulders are. Ordered a second one in another colour.',
    types: top,
  },
  { rating: 4, text: 'It creased more than I expected on the train and looked better for it.', types: top },
  { rating: 5, text: 'I live in this. Office on Friday, beach on Saturday, washed on Sunday.', types: top },

  {
    rating: 5,
    text: 'Perfect length on me at 162 cm, and pockets that hold a phone.',
    types: ['Bottomwear'],
  },
  {
    rating: 4,
    text: 'Sits well at the waist all day. The hem has a generous turn-up, so I let it down.',
    types: ['Bottomwear'],
  },
  {
    rating: 3,
    text: 'A bit wide in the leg for me. My brother has it now and looks better in it.',
    types: ['Bottomwear'],
  },
  {
    rating: 5,
    text: 'Rode a scooter from Ella to Galle in these. Not a thread out of place.',
    types: ['Bottomwear'],
    countries: ['LK', 'AU', 'GB'],
  },
  { rating: 4, text: 'Stiff for the first week, now the pair I reach for.', types: ['Bottomwear'] },
  {
    rating: 2,
    text: 'The waist was two centimetres over the chart. Sent back, refunded in four days.',
    types: ['Bottomwear'],
  },

  {
    rating: 5,
    text: 'Kept me dry from the bus to the office in the worst of May.',
    types: ['Winterwear'],
    countries: ['LK', 'IN'],
  },
  {
    rating: 4,
    text: 'Warm enough for Nuwara Eliya at dawn with a shirt under it.',
    types: ['Winterwear'],
    countries: ['LK'],
  },
  {
    rating: 5,
    text: 'A jacket for an English spring, cut by people who have never seen one. It is perfect.',
    types: ['Winterwear'],
    countries: ['GB'],
  },
  {
    rating: 4,
    text: 'The cuffs keep their shape after a month. Sleeves a little long on me.',
    types: ['Winterwear'],
  },
  { rating: 3, text: 'Good, but I would have liked an inside pocket.', types: ['Winterwear'] },
  { rating: 5, text: 'Softest thing I own. I sleep in it on flights.', types: ['Winterwear'] },

  {
    rating: 5,
    text: 'It moves when I walk. I have never had so many people ask where from.',
    types: ['Dresses'],
  },
  { rating: 4, text: 'Lined where it has to be. I took it in at the side by a finger.', types: ['Dresses'] },
  {
    rating: 5,
    text: 'Danced at my sister\u2019s homecoming in it from four until midnight.',
    types: ['Dresses'],
    countries: ['LK', 'IN'],
  },
  { rating: 3, text: 'Lovely on the hanger, a bit low at the neck for the office.', types: ['Dresses'] },
  {
    rating: 2,
    text: 'Too long for me and the hem is hard to shorten because of the border.',
    types: ['Dresses'],
  },
  {
    rating: 4,
    text: 'Cool in the heat, decent in the temple, and it packs into nothing.',
    types: ['Dresses'],
  },

  {
    rating: 5,
    text: 'Walked the ramparts and half of Lisbon in them. No blisters, not one.',
    types: ['Footwear'],
  },
  {
    rating: 4,
    text: 'Took a week to break in. The sole is stitched, so they can be repaired.',
    types: ['Footwear'],
  },
  { rating: 3, text: 'A half size large on me. Comfortable once I added an insole.', types: ['Footwear'] },
  { rating: 5, text: 'Simple, light, and they do not squeak on a wet station floor.', types: ['Footwear'] },
  {
    rating: 2,
    text: 'The strap rubbed for days. My sister says I have odd feet. They took them back.',
    types: ['Footwear'],
  },

  { rating: 5, text: 'Goes with everything, which is what I wanted and never find.', types: carried },
  { rating: 4, text: 'Mine has a small mark in the weave, which I rather like.', types: ['Accessories'] },
  { rating: 5, text: 'Gave it to my mother and had to order another for myself.', types: ['Accessories'] },
  { rating: 3, text: 'Smaller than I thought. I should have read the measures.', types: carried },
  { rating: 4, text: 'It has come through one monsoon and a toddler.', types: carried },

  { rating: 5, text: 'Carries the market home. I put a melon in it, and it forgave me.', types: ['Bags'] },
  {
    rating: 4,
    text: 'Strong handles, sits well on the shoulder. I would pay more for a zip.',
    types: ['Bags'],
  },
  { rating: 5, text: 'A laptop, a lunch box, an umbrella, and it still closes.', types: ['Bags'] },
  { rating: 3, text: 'Nice, but the inside pocket is too shallow for a phone.', types: ['Bags'] },

  { rating: 5, text: 'My daughter refuses to take it off, which is the best review I can give.', kids: true },
  {
    rating: 4,
    text: 'Survived a school term and the washing machine. Bought a size up for next year.',
    kids: true,
  },
  { rating: 5, text: 'He says it does not scratch. He says everything scratches.', kids: true },
  {
    rating: 3,
    text: 'Sweet, though a six here is more like a five. Exchanged without questions.',
    kids: true,
  },
  { rating: 4, text: 'Mango, paint, red mud: all of it came out.', kids: true },

  { rating: 5, text: 'Bought it for the print and kept it for the cut.', types: worn, print: 'batik' },
  {
    rating: 4,
    text: 'You can see the hand in the wax. No two of the motifs are quite alike.',
    print: 'batik',
  },
  {
    rating: 3,
    text: 'The dye came out in the first wash, as the label warns. Wash it apart!',
    types: worn,
    print: 'batik',
  },
  {
    rating: 5,
    text: 'My grandmother looked at the back of the cloth first and nodded. That was the test.',
    print: 'batik',
    countries: ['LK', 'IN'],
  },
  {
    rating: 4,
    text: 'The stripes meet at the side seam. Somebody took the time.',
    types: worn,
    print: 'stripe',
  },
  {
    rating: 4,
    text: 'A calm check, not a tablecloth. It lines up at the pocket too.',
    types: worn,
    print: 'check',
  },
  {
    rating: 4,
    text: 'Sent to Lyon as a gift, with a card written by hand. A small thing, noticed.',
    countries: ['FR'],
  },
  { rating: 5, text: 'Everything I order from abroad comes crushed. This did not.', countries: abroad },
]
