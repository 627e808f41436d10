import { bottom, dresses, from, of, said } from './voice.ts'

/** People who had more to say. */
export const atLength = [
  ...said(
    of('linen-shirt', 'camp-shirt'),
    [
      5,
      'I have worn the same three tops for a decade because nothing new survived my standards, which are my late mother’s standards: turn it inside out first. So I did. Seams finished, no shortcuts, buttons sewn through and not just onto the cloth. Then I put it on and forgot about it, which she would have said was the other half.',
    ],
    [
      3,
      'Let me be fair. The cloth is excellent and the colour has not moved in eight washes. But I am short in the body and on me it ends at an awkward place, and I had not compared the length with a thing of mine. There is a chart; I did not look. Half my fault, then, and three stars for both of us.',
    ],
  ),
  ...said({ ...bottom }, [
    4,
    'First size was too big, second too small, and I was ready to give up when the girl on the phone asked me to measure a pair that I already like. We found it in two minutes. It is now the pair that I already like. One star off for the size names, none for the people.',
  ]),
  ...said({ ...of('trousers', 'jeans'), ...from('US') }, [
    5,
    'I teach middle school, so my clothes get chalk, glue, and somebody’s lunch. Bought these on a whim after a trip to Sri Lanka, wore them to school every day of the first week to see if they’d quit. They did not quit. I did, around Thursday.',
  ]),
  ...said(
    { ...dresses },
    [
      5,
      'My daughter is getting married in December and every shop wants to sell the mother of the bride a sofa cover. I ordered this on a Sunday night, slightly angry. It came, I put it on, I walked up and down the corridor, and my husband put down the newspaper. I am wearing it.',
    ],
    [
      2,
      'I wanted so much to love this. The cloth is beautiful and so is the work. But the bodice is drafted for somebody with a shorter back, the waist sits under my ribs, and no amount of standing up straight will help. Returned; the refund was quick and they asked for my measurements, so perhaps next year.',
    ],
  ),
  ...said({ ...of('sweater', 'hoodie'), ...from('GB', 'DE', 'FR', 'US', 'JP') }, [
    5,
    'It seemed odd to order something warm from an island on the equator. Then a colleague pointed out that they have mountains, mist and tea pickers at six in the morning, and that somebody has to keep those people warm. Two months of our grey winter later, I take the point. It has not bobbled, sagged or let go of its cuffs.',
  ]),
  ...said({ ...of('rain-jacket'), ...from('LK', 'IN') }, [
    4,
    'Reporting from the second week of a proper monsoon. Shoulders dry, back dry, left pocket a little damp because I left it open like a fool. The hood stays up on a motorbike below forty. After that it becomes a parachute, but show me a hood that does not.',
  ]),
  ...said({ ...of('sneakers') }, [
    4,
    'Two weeks of blisters on the left heel, none on the right, so I blame my heel. I wore them with socks around the house like my father used to, and one morning they simply fitted. Since then twelve kilometres a day on pavement and I do not think about my feet, which is the aim.',
  ]),
  ...said({ ...of('tote', 'backpack') }, [
    5,
    'I carry too much, always have: two books, a charger for everything, an umbrella, somebody else’s umbrella. Zips fail on me and straps let go in public. This has had a year’s worth of that in ten weeks and all that has happened is that it has become mine.',
  ]),
  ...said({ ...of('scarf') }, [
    5,
    'The note in the parcel said who wove it. Just a first name and a village. I am not a sentimental man, but I put the note in the drawer with the passports, and I wear the thing most days, and people ask, and I get to say her name.',
  ]),
  ...said({ print: 'batik', types: ['Topwear', 'Dresses'], ...from('DE', 'FR', 'GB', 'AU') }, [
    5,
    'We visited a batik workshop near Kandy on our honeymoon and I swore I would never again buy the printed kind. This is the dyed-through kind: the back is as deep as the front, and where the wax cracked there is a line as thin as a hair. I washed it alone, as one should, and the water was blue for two rinses and then clear.',
  ]),
  ...said({ kids: 'only', types: ['Topwear', 'Bottomwear', 'Dresses', 'Winterwear'] }, [
    5,
    'Background: four children, one washing machine, no patience. Anything that needs ironing goes to the cousins. This has been washed with football kit, hung in the rain by mistake, dried stiff as a board and worn again, and it still looks like something I would put on a child to visit their grandmother.',
  ]),
  ...said({}, [
    4,
    'Ordered as a present, sent by mistake to my own address, then opened by my own curiosity. I kept it, obviously. Ordered another for the person it was meant for, and the shop put in a card that said “this one really is for you”, because I had told them the story. That is service.',
  ]),
]
