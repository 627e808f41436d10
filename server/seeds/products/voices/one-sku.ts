import { said } from './voice.ts'

export const ofOneSku = [
  ...said({ product: 'Dutch Canal Dress' }, [
    4,
    'The skirt is wide enough: you can take stairs without becoming a spectacle.',
  ]),
  ...said(
    { product: 'Weligama Tee' },
    [5, 'Weligama in all four colours now. My wife has started taking the saffron.'],
    [4, 'The only tee I iron, because it deserves it.'],
    [5, 'A whole summer, same tee. The neck is like new.'],
  ),
  ...said(
    { product: 'Galle Fort Linen Shirt' },
    [5, 'Wore it on the actual ramparts at actual five o’clock. The copy is right about the wind.'],
    [5, 'Bought my first in a shop in Galle, my second and third from this page, and I will need a fourth.'],
    [4, 'Linen that softens instead of thinning. Sleeves are long on me, so I roll them, so I look relaxed.'],
    [3, 'Beautiful. Creases if you think about sitting down.'],
  ),
  ...said(
    { product: 'Unawatuna Tee' },
    [
      5,
      'The side seams do turn forward and it does hang better. I went to check on my other ones, and they do not.',
    ],
    [4, 'Just a tee, and somehow the one I look for.'],
    [5, 'Wore it in labour. It has earned its place.'],
  ),
  ...said(
    { product: 'Cinnamon Gardens Sundress' },
    [
      5,
      'Two strangers asked me about it on the same street. It may have been the avenue in the description.',
    ],
    [4, 'Bodice behaves, skirt does not, exactly as they say. I love that they say it.'],
    [5, 'I have now bought this for three friends and they have all stopped speaking about anything else.'],
  ),
  ...said(
    { product: 'Market Day Tote' },
    [5, 'The doubled bottom is real: six coconuts and a bet with my uncle. I won.'],
    [4, 'Uglier with every market and dearer to me for it.'],
  ),
  ...said(
    { product: 'Barefoot Wrap Skirt' },
    [5, 'Windy platform at Fort station, full skirt, no incident. They were not exaggerating.'],
    [4, 'The tie is long enough for a proper bow. I wore the bow at the back like a present.'],
  ),
  ...said(
    { product: 'Hikkaduwa Camp Shirt' },
    [5, 'My yoke is off by a finger’s width and it makes me absurdly happy.'],
    [4, 'Loud in the right way. Bartenders talk to me now.'],
  ),
  ...said(
    { product: 'Kandy Perahera Shirt' },
    [5, 'Wore it to the perahera itself. A drummer’s uncle touched the hem and asked who made it.'],
    [4, 'Hangs straight because of all that wax and dye. Wash it alone, it is a diva.'],
  ),
  ...said(
    { product: 'Arugam Bay Shorts' },
    [5, 'Two metres of drawcord is not a joke. Tied my board to a van with it and still wore the shorts.'],
    [4, 'A season of reef and salt, and only the colour gave a little.'],
  ),
]
