import { said } from './voice.ts'

export const ofChildrensThings = [
  ...said(
    { kids: 'only' },
    [5, 'My daughter refuses to take it off, which is the best review I can give.'],
    [4, 'Mango, paint, red mud: all of it came out.'],
    [5, 'Passed down from the eldest to the youngest and it still looks decent. I did not expect that.'],
    [4, 'The colour hides what needs hiding.'],
    [5, 'Grandmother-approved and child-approved. I did not know the two could meet.'],
    [2, 'Came with a thread loose, and my son has a gift for threads. Exchanged kindly.'],
  ),
  ...said(
    { kids: 'only', types: ['Topwear', 'Bottomwear', 'Dresses', 'Winterwear'] },
    [4, 'Survived a school term and the washing machine. Bought a size up for next year.'],
    [3, 'Sweet, though a six here is more like a five. Exchanged without questions.'],
    [5, 'Twins, two colours, no fights. I owe you.'],
    [4, 'Washed more often than I care to say. Still has its shape.'],
    [5, 'Climbs in it, sleeps in it, would marry it.'],
  ),
  ...said({ kids: 'only', types: ['Topwear', 'Dresses', 'Winterwear'] }, [
    4,
    'She can put it on by herself, back to front, proudly.',
  ]),
  ...said({ kids: 'only', types: ['Topwear', 'Winterwear'] }, [
    5,
    'He says it does not scratch. He says everything scratches.',
  ]),
  ...said({ kids: 'only', types: ['Bottomwear'] }, [
    3,
    'Lovely cloth, but a pocket fell to a stone collection within the week.',
  ]),
  ...said(
    { kids: 'only', templates: ['trousers', 'jeans'] },
    [4, 'Knees still whole after a whole term. His, not so much.'],
    [5, 'Strong at the knee and soft at the waist, which is the right way round.'],
  ),
  ...said(
    { kids: 'only', types: ['Dresses'] },
    [5, 'It spins. Apparently that is all that matters, and apparently it spins best.'],
    [4, 'Pretty enough for a party and strong enough for the slide afterwards.'],
    [5, 'She wore it to be a flower girl and has worn it to buy bread ever since.'],
  ),
  ...said(
    { kids: 'only', templates: ['rain-jacket'] },
    [5, 'Puddles: forty. Child: dry. Mother: amazed.'],
    [5, 'Bright enough that I can find him in any playground.'],
    [4, 'She does it up herself now and will not be helped.'],
  ),
  ...said({ kids: 'only', types: ['Winterwear'] }, [
    4,
    'Sleeves roll up twice, so we shall have two winters from it.',
  ]),
  ...said(
    { kids: 'only', types: ['Bags'] },
    [4, 'He packs it himself. Mostly stones. It holds.'],
    [3, 'Nice, a little stiff at first for small hands.'],
    [5, 'She marched into her first day of school with it and did not look back. I did.'],
  ),
  ...said(
    { kids: 'only', templates: ['sun-hat'] },
    [5, 'Stays on a wriggling head, which I had thought impossible.'],
    [4, 'The brim shades his neck too, so one argument a day less.'],
  ),
]
