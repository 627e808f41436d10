/** What shoppers said, with how many stars. Some are critical. */
export const reviewVoices: readonly (readonly [rating: number, text: string])[] = [
  [
    5,
    'Wore it to a wedding in Negombo and was asked about it all evening. The colour is exactly as on the screen.',
  ],
  [5, 'Third one I have bought. The first is two years old and has only got softer.'],
  [4, 'Lovely cloth and a clean finish inside. I would have liked it a touch longer.'],
  [5, 'Arrived in Leeds in nine days, beautifully folded. It fits as the chart says.'],
  [3, 'Good quality but the sizing runs small for me. The exchange was painless, though.'],
  [4, 'The stitching is very neat. It creased more than I expected on the train.'],
  [5, 'My daughter refuses to take it off, which is the best review I can give.'],
  [2, 'The shade is warmer than in the picture. Nice cloth, not the colour I wanted.'],
  [5, 'Light enough for Colombo in April. I have stopped wearing my other ones.'],
  [4, 'Exactly what it says. Good weight, and it washes well at forty degrees.'],
  [5, 'You can tell that somebody thought about the pockets.'],
  [3, 'Pretty, but it needs ironing every single time. I knew that, and still.'],
  [4, 'Took a week to break in and now it is the one I reach for.'],
  [5, 'Bought it for the print and kept it for the cut.'],
  [
    1,
    'A seam opened on the second wash. They replaced it at once, so one star for the piece and five for the people.',
  ],
  [4, 'A fair price for handwork. Mine has a small mark in the weave, which I rather like.'],
  [5, 'Perfect length on me at 162 cm. Please make it in moss.'],
  [4, 'Comfortable from the first hour, and it still looks new after a month of monsoon.'],
]
