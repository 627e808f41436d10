import type { ProductType } from '@first-fashion/contract/catalog/classification'

type Country = 'LK' | 'GB' | 'JP' | 'US' | 'DE' | 'FR' | 'AU' | 'IN'

/** Which pieces and shoppers something can be true of. */
interface About {
  readonly types?: readonly ProductType[]
  readonly templates?: readonly string[]
  /** Said of a piece with this print only. */
  readonly print?: 'batik' | 'stripe' | 'check' | 'solid'
  /** Said by a parent only, or by a parent too; otherwise of grown-ups' pieces. */
  readonly kids?: 'only' | 'too'
  /** Said by somebody who had it sent to one of these countries. */
  readonly countries?: readonly Country[]
  /** Said of this piece alone. */
  readonly product?: string
}

/** What a shopper said of a piece. */
export interface ReviewVoice extends About {
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly text: string
}

const said = (
  about: About,
  ...voices: readonly (readonly [rating: ReviewVoice['rating'], text: string])[]
): ReviewVoice[] => voices.map(([rating, text]) => ({ ...about, rating, text }))

const worn = { types: ['Topwear', 'Bottomwear', 'Dresses', 'Winterwear'] } as const
const top = { types: ['Topwear'] } as const
const bottom = { types: ['Bottomwear'] } as const
const dresses = { types: ['Dresses'] } as const
const winter = { types: ['Winterwear'] } as const
const shoes = { types: ['Footwear'] } as const
const bags = { types: ['Bags'] } as const
const carried = { types: ['Bags', 'Accessories'] } as const
const of = (...templates: readonly string[]) => ({ templates })
const from = (...countries: readonly Country[]) => ({ countries })

/** What can be said of nearly anything. */
const ofAnything = [
  ...said(
    { kids: 'too' },
    [5, 'The colour is exactly as on the screen, which never happens to me.'],
    [4, 'A fair price for work like this. It was a present, and it was kept.'],
    [5, 'Love it. No notes.'],
    [5, 'Perfect, honestly.'],
    [4, 'Happy with it.'],
    [3, 'Okay. Not more, not less.'],
    [5, 'Best parcel of the year.'],
    [4, 'Does what it says.'],
    [5, 'Exactly what I hoped for. Nothing to add.'],
    [4, 'Good. Would buy again in another colour.'],
    [4, 'Nicer in the hand than on the phone.'],
    [3, 'Nice enough, though the parcel had been opened at the corner. Contents fine.'],
    [4, 'Solid work. I looked for loose threads out of habit and found one, inside, in ten minutes.'],
    [5, 'Bought for a birthday, wrapped without being asked. She cried a little, in a good way.'],
    [1, 'Wrong colour sent. They fixed it within the week, but I needed it for the Saturday.'],
    [4, 'Took a star off for the wait, not for the thing itself.'],
    [5, 'I do not write reviews. This one earned it.'],
    [4, 'You pay a bit more and you can see where it went.'],
    [3, 'It is fine. Three stars means fine, people.'],
    [5, 'Came with a handwritten note and a spare button taped to it. Who does that any more?'],
    [5, 'Everything my cheaper one was not.'],
    [4, 'Simple and well thought out. The details are where I would have put them.'],
    [5, 'Bought two. Kept two. That says it.'],
    [5, 'You can tell somebody argued about every centimetre of this.'],
    [3, 'The shade I wanted was sold out in my size, so I settled. Settled is the word.'],
    [
      2,
      'Prettier in the photos. Mine had a pulled thread right at the front; exchanged, so two stars and not one.',
    ],
  ),
  ...said(
    {},
    [3, 'Well made and a little plain. I expected more from the pictures.'],
    [2, 'Not for me. It is not badly made, I simply never reach for it.'],
    [5, 'My sister borrowed it and I have had to buy a second one.'],
    [
      5,
      'I wrote to ask when my colour would be back. A real person answered, and then wrote again the day it was.',
    ],
    [4, 'Quiet quality. Nobody notices it at first, then somebody asks.'],
    [5, 'Six weeks of near-daily use and it looks like week one.'],
    [3, 'Good thing, wrong gift. My fault more than theirs.'],
    [5, 'I was ready to be disappointed and had to put that feeling somewhere else.'],
  ),
  ...said(
    { ...from('LK'), kids: 'too' },
    [4, 'Ordered at lunch on Tuesday, in my hands on Thursday evening. Happy.'],
    [4, 'Delivered to Matara in three days, cash at the gate, no drama.'],
    [3, 'Quality is there. Price is Colombo 7 price, so think about it.'],
    [4, 'Courier called twice to find the house. Thing itself is lovely.'],
    [4, 'Proud to see the name on the label say where it was made.'],
    [5, 'Paid cash on delivery the first time because I did not trust it. Second time I paid online.'],
  ),
  ...said(
    from('LK'),
    [5, 'Too good, no? Ordered one more for my nangi the same night.'],
    [5, 'Finally something made here that my friends abroad ask me to bring.'],
    [5, 'My amma checked the stitching before saying a word. Then she asked for the link.'],
    [2, 'Aiyo, I waited nine days for Colombo to Kandy. Item is good, delivery must improve.'],
  ),
  ...said(
    from('GB'),
    [5, 'Ten days to Leeds, beautifully folded, customs already paid. I will order again.'],
    [
      4,
      'Chuffed with this. Took a fortnight, and the tracking went quiet over the weekend, but it turned up.',
    ],
    [5, 'Better made than things I have paid three times as much for on the high street.'],
    [3, 'Nice colour, though greyer in a British February than in the sunny photographs.'],
    [4, 'Properly finished, sensibly packed, not a scrap of plastic. Top marks bar the wait.'],
  ),
  ...said(
    from('US'),
    [4, 'Shipping to Texas took a while, but support answered me at midnight their time.'],
    [5, 'Super happy with this! My whole office has asked where I got it.'],
    [5, "Honestly the color is gorgeous in person. Photos don't do it justice."],
    [4, 'Great quality for the money. Dock one star for the two-week wait to Oregon.'],
    [
      1,
      'Package sat in customs for three weeks and nobody could tell me why. I want to love it, I just wanted it for summer.',
    ],
  ),
  ...said(
    from('AU'),
    [4, 'Took ten days to Fitzroy, which is quicker than some shops in Melbourne manage.'],
    [
      5,
      'Bought a shirt of theirs on holiday in Galle and wore it to bits. Stoked I can order from home now.',
    ],
  ),
  ...said(
    from('DE'),
    [4, 'Two weeks to Hamburg, which is what they said. Worth the wait.'],
    [5, 'Very carefully made. I have looked at the seams with a magnifying glass, as one does.'],
    [4, 'The description is honest, the measurements are correct to the centimetre. I appreciate this.'],
    [2, 'For this price I expected a better thread. It works, but I am a little disappointed.'],
    [5, 'Already my third order. The quality stays the same, this is rare.'],
  ),
  ...said(
    from('FR'),
    [4, 'Sent to Lyon as a gift, with a card written by hand. A small thing, noticed.'],
    [5, 'Very beautiful, very simple. It has a chic that I did not expect from so far away.'],
    [3, 'The finish is correct, but the colour is a little more yellow than on my screen.'],
    [4, 'My mother, who is difficult, said “pas mal”. From her it is five stars.'],
  ),
  ...said(
    from('JP'),
    [5, 'Came to Osaka in a box I did not want to throw away. Very careful people.'],
    [4, 'Sewing is neat also inside. I am glad. Delivery was twelve days.'],
    [5, 'I touched it and understood that someone made it slowly. Thank you.'],
  ),
  ...said(
    from('IN'),
    [5, 'Paisa vasool. Came to Chennai in a week and my mother-in-law approved, need I say more?'],
    [4, 'Nice piece, colour is same as shown. Customs took their own sweet time.'],
    [5, 'I know handwork when I see it and this is the real thing only.'],
  ),
  ...said(from('GB', 'JP', 'US', 'DE', 'FR', 'AU', 'IN'), [
    5,
    'Everything I order from abroad comes crushed. This did not.',
  ]),
]

/** What is said of clothes, whatever they are. */
const ofClothes = [
  ...said({ ...worn, ...from('IN') }, [
    3,
    'Okay product. For Bengaluru weather it is perfect, for the price I expected one more lining.',
  ]),
  ...said({ ...worn, ...from('JP') }, [3, 'The item is good. I hope for smaller sizes in the future.']),
  ...said({ ...worn, ...from('US') }, [
    3,
    'Decent. I read the size chart in inches twice and I still guessed wrong. Exchange was easy though.',
  ]),
  ...said(
    { ...worn, ...from('AU') },
    [5, 'Ripper. Wore it straight out of the bag.'],
    [3, 'Good gear, but it arvo-creased, if that is a word. Looks lived in by lunch.'],
  ),
  ...said({ ...worn, ...from('LK') }, [
    5,
    'Wore it to a full-moon dana and nobody guessed it was new. That is a compliment where I come from.',
  ]),
  ...said(
    worn,
    [5, 'Third one I have bought. The first has only got softer.'],
    [4, 'Lovely finish inside as well as out. I would have liked it a touch longer.'],
    [3, 'Good quality but it runs small on me. The exchange was painless, though.'],
    [4, 'Good weight, washes well, and the seams are flat where it matters.'],
    [2, 'The shade is warmer than in the picture. Nice cloth, not the colour I wanted.'],
    [5, 'I asked about the fit in the chat and got an honest answer. It fits as she said.'],
    [
      1,
      'A seam opened on the second wash. They replaced it at once: one star for the piece, five for the people.',
    ],
    [5, 'I am 178 cm and usually between sizes. Took the smaller, and it sits like it was cut for me.'],
    [4, 'Size chart is right. Measure yourself and believe it.'],
    [5, 'Packs to nothing and shakes out again. It has been to four countries in a rucksack.'],
    [3, 'Comfortable, but it holds on to a crease like a grudge.'],
    [4, 'Washed it six times now. No fading, no twisting, a little softer.'],
    [5, 'The first thing I own that my tailor did not want to change.'],
    [2, 'Too roomy for me even in the smallest size. On my cousin it looks wonderful, so she has it.'],
    [4, 'Nothing scratches, nothing rides up. I forget that I have it on.'],
    [
      5,
      'After my second child nothing fitted and I hated shopping. This I put on and simply left the house.',
    ],
    [5, 'Cut generously where I need it. Thank you for not stopping at L.'],
    [3, 'Shrank by perhaps a centimetre in the first wash. Still fits; order with that in mind.'],
    [5, 'I have a skin that complains about everything. It has not complained about this.'],
    [1, 'Came with a mark near the hem that no wash took out. Refunded, which was quick, but still.'],
  ),
  ...said(
    { types: ['Topwear', 'Bottomwear', 'Dresses'], countries: ['LK'] },
    [5, 'Light enough for Colombo in April. I have stopped wearing my other ones.'],
    [4, 'Survived the 138 bus at half past five, standing, with the window shut.'],
    [5, 'Cool in the Anuradhapura heat and decent enough for the temple. Both are rare in one garment.'],
    [4, 'I dry it on the balcony in Wellawatte and the sea air does the ironing.'],
  ),
  ...said(
    { ...worn, print: 'batik' },
    [5, 'Bought it for the print and kept it for the cut.'],
    [3, 'The dye came out in the first wash, as the label warns. Wash it apart!'],
    [5, 'People think it is vintage. I have decided to let them.'],
    [4, 'The motif does not meet at the side. I am told that is how you know it was not a machine.'],
    [2, 'Pretty, but it bled on a pale bra before I read the label. Read the label.'],
  ),
  ...said(
    { print: 'batik' },
    [4, 'You can see the hand in the wax. No two of the motifs are quite alike.'],
    [5, 'There is a drip near one corner where somebody’s brush slipped. It is my favourite part.'],
    [4, 'The crackle lines are finer than I thought they could be. I keep finding new ones.'],
  ),
  ...said({ print: 'batik', countries: ['LK', 'IN'] }, [
    5,
    'My grandmother looked at the back of the cloth first and nodded. That was the test.',
  ]),
  ...said(
    { ...worn, print: 'stripe' },
    [4, 'The stripes meet at the side seam. Somebody took the time.'],
    [5, 'Stripes that are straight. You would think that is normal until you look at your others.'],
    [3, 'The stripe is bolder than in the picture. I got used to it by Wednesday.'],
  ),
  ...said(
    { ...worn, print: 'check' },
    [4, 'A calm check, not a tablecloth. It lines up at the pocket too.'],
    [5, 'My grandfather wore this very check. I did not know I had been looking for it.'],
    [3, 'I like checks; this is a lot of check. Lovely cloth.'],
  ),
  ...said(
    { ...worn, print: 'solid' },
    [5, 'One flat, deep colour with a bit of life in it. It does not look like a screen colour at all.'],
    [4, 'Plain, and it takes confidence to make plain this well.'],
  ),
]

const ofTops = [
  ...said(
    { ...of('linen-shirt', 'camp-shirt', 'blouse', 'sundress', 'maxi-dress'), ...from('LK') },
    [5, 'Wore it to a wedding in Negombo and was asked about it all evening.'],
    [4, 'My boss, who notices nothing, noticed.'],
  ),
  ...said(
    top,
    [5, 'I live in this. Office on Friday, beach on Saturday, washed on Sunday.'],
    [5, 'Shoulders finally where my shoulders are. Ordered a second one in another colour.'],
    [3, 'Neck is a touch wide on me. Fine with a chain, less fine without.'],
    [4, 'Works under a blazer and works alone.'],
    [2, 'Boxier than I like. If you are narrow across the chest go down, not up.'],
    [5, 'My husband has never said anything about clothes. He said “that one’s good”.'],
    [4, 'Armholes are cut high so it does not pull when you drive. Clever.'],
    [5, 'The best thing in my suitcase this year.'],
    [3, 'Hem is a little short if you are tall, and I am tall.'],
  ),
  ...said(of('linen-shirt', 'tee', 'long-sleeve', 'polo'), [
    4,
    'Sleeve length is right for once. I have short arms and a long memory.',
  ]),
  ...said(of('linen-shirt'), [5, 'Rolled sleeves stay rolled. That is all I ever asked of a shirt.']),
  ...said(
    of('linen-shirt', 'camp-shirt'),
    [4, 'The collar sits properly without ironing, and the buttons have some weight.'],
    [3, 'Pretty, but it needs ironing every single time. I knew that, and still.'],
    [4, 'It creased more than I expected on the train and looked better for it.'],
    [5, 'Open over a vest, buttoned for dinner. One shirt, two holidays.'],
    [4, 'Buttons are sewn on as if they meant it.'],
    [5, 'I asked my father what he wanted. He pointed at mine. Now we match, God help us.'],
    [2, 'Second button sits too low for work, and there is nothing to be done about it short of a needle.'],
  ),
  ...said(
    { ...of('linen-shirt'), countries: ['GB', 'DE', 'FR', 'AU', 'US'] },
    [5, 'Wore it through a heatwave with no air conditioning and was the only person not complaining.'],
    [4, 'Lovely summer shirt. In autumn it goes under a jumper with the collar out.'],
  ),
  ...said(
    of('tee', 'tank', 'long-sleeve'),
    [5, 'The neck has kept its shape. My drawer is a graveyard of tees whose necks did not.'],
    [4, 'Thicker than it looks, which I like.'],
    [5, 'Threw out five old ones the week this came. Will replace them one by one.'],
    [3, 'A fine tee. I am not sure any tee is worth quite this much, but a fine tee.'],
    [4, 'Does not go see-through when you are caught in the rain. Ask me how I know.'],
    [5, 'Soft from the first day, not soft like something that will be a rag by Christmas.'],
    [2, 'Side seam wandered to the front after a wash. Exchanged, and the new one is behaving.'],
    [4, 'Long enough to stay tucked. Short enough to not be a dress.'],
    [5, 'Bought as pyjamas. Promoted.'],
    [5, 'I have finally found the plain one. You know, the one that is just plain and just right.'],
    [4, 'Sleeves end where an arm looks best. A small miracle of two centimetres.'],
    [5, 'Bought three, then bought three more for my brother, who had started stealing mine.'],
    [5, 'Hung on the line, worn off the line. It has not seen an iron since August.'],
    [4, 'Weight is perfect for air conditioning and for no air conditioning.'],
    [5, 'The stitching at the shoulder does not dig in under a rucksack. I walk a lot; I notice.'],
    [4, 'Colour has gone soft rather than pale, which I take as good manners.'],
    [5, 'I am on my feet in a bakery from four in the morning. This is what I wear. Enough said.'],
  ),
  ...said(
    { ...of('blouse'), print: 'solid' },
    [3, 'Slippery to iron. Do it inside out and slightly damp, and you will be friends.'],
    [2, 'Shows water marks if you so much as look at a tap.'],
  ),
  ...said(
    of('blouse'),
    [5, 'It hangs like water and does not cling. I have stopped buying the other kind.'],
    [4, 'The V is low enough to be pretty and high enough for a school meeting.'],
    [5, 'Dressed up my oldest trousers so well that they got a compliment too.'],
    [4, 'Cuffs stay back when I type. I noticed on day one and have been grateful since.'],
    [4, 'A touch sheer in the lightest colour; a skin-tone camisole and it is perfect.'],
    [5, 'Eight hours of meetings and it still looked like I had just walked in.'],
  ),
  ...said(
    { templates: ['long-sleeve'], product: 'Whisky Point Rash Tee' },
    [5, 'Three hours at Main Point and no burn, no rub, no riding up when you duck-dive.'],
    [4, 'Dries on the walk back up the beach. Neck could be a finger tighter.'],
    [5, 'My surf instructor asked where it was from. I was insufferable all week.'],
    [3, 'Excellent in the water. A bit clammy on land, so change before lunch.'],
  ),
  ...said(
    of('polo'),
    [5, 'Collar lies flat after ten washes. I have polos at triple the price that curl like bacon.'],
    [4, 'Smart enough for the client, easy enough for the school run after.'],
    [3, 'Sleeves grip my arms. If you go to the gym, size up.'],
    [5, 'Bought one for each day of a conference. No regrets, little luggage.'],
    [4, 'The piqué breathes. Golf in Nuwara Eliya, lunch in Colombo, same shirt.'],
    [4, 'Neat placket, three buttons, no logo. Thank you for the no logo.'],
  ),
]

const ofBottoms = [
  ...said(
    bottom,
    [5, 'Perfect length on me at 162 cm, and no pulling when I sit.'],
    [4, 'Sits well at the waist all day.'],
    [2, 'The waist was two centimetres over the chart. Sent back, refunded in four days.'],
    [3, 'Cloth is great, the cut is a bit loose at the back for me.'],
    [4, 'Goes with everything I own above the waist, which is saying something.'],
    [5, 'I climbed Pidurangala and then went to lunch without changing.'],
  ),
  ...said(of('trousers', 'shorts', 'jeans'), [
    5,
    'Rode a scooter from Ella to Galle in these. Not a thread out of place.',
  ]),
  ...said(
    of('trousers'),
    [3, 'A bit wide in the leg for me. My cousin has it now and looks better in it.'],
    [4, 'The hem has a generous turn-up, so I let it down.'],
    [5, 'Look like tailoring, feel like pyjamas. My secret and yours.'],
    [4, 'Deep pockets. My phone stays in when I sit, my keys stay quiet.'],
    [5, 'Long flight, one pair, no bagging at the knee.'],
    [3, 'They pick up every cat hair in the district. I have two cats.'],
    [4, 'Needed taking up by four fingers. After that, faultless.'],
    [5, 'I own three pairs now. It is becoming a uniform.'],
  ),
  ...said(
    of('shorts'),
    [5, 'The drawcord is long enough to find again after the wash. You know what I mean.'],
    [4, 'Right length: above the knee, below the embarrassment.'],
    [5, 'Dried on a balcony rail in the time it took to drink a coffee.'],
    [3, 'Back pocket is a bit small for a wallet. Otherwise spot on.'],
    [4, 'Worn in the sea, in the bar and, once, at a christening.'],
    [2, 'Elastic too firm for me at the end of a long lunch.'],
  ),
  ...said(
    of('sarong'),
    [5, 'Stays tied. I have danced in it, slept in it and carried a child in it.'],
    [4, 'Generous width: it goes round me and a bit, and I am not small.'],
    [5, 'Beach, blanket, curtain for a train window. Worth every rupee.'],
    [3, 'Pretty, stiff at first. Two washes and a week, and it falls properly.'],
    [4, 'The hem is hand-rolled, and you only see it if you look.'],
    [5, 'I learned to tie it from my neighbour in ten minutes. Have hardly worn trousers at home since.'],
  ),
  ...said(
    of('midi-skirt'),
    [5, 'It swings. That is the review.'],
    [4, 'The waistband lies flat under a tucked-in blouse.'],
    [3, 'Static with tights in a cold country. In the tropics, bliss.'],
    [5, 'Went from a desk to a dinner with only a change of shoes.'],
    [2, 'It rides round to the side when I walk. Perhaps it is me; the last one did not.'],
    [4, 'Covers the knee when you sit on a low sofa. Somebody thought about that.'],
    [5, 'Wore it as a guest and the bride wanted it.'],
  ),
  ...said(
    of('jeans'),
    [4, 'Stiff for the first week, now the one I reach for.'],
    [5, 'Proper denim. It stood up by itself on day one and has forgiven me since.'],
    [3, 'The indigo rubs off on a pale sofa. Be warned, and wash it once alone.'],
    [5, 'Fading exactly where I bend. It is turning into a map of my month.'],
    [4, 'Stitching is tight and even all the way, even in places nobody checks.'],
  ),
  ...said(
    of('jeans'),
    [5, 'No stretch and no need for any. High enough that nothing shows when I kneel in the garden.'],
    [4, 'Chain-stitched hem! My denim-mad nephew made me turn it up so he could photograph it.'],
    [2, 'Too long for short legs, and shortening loses the selvedge. I am 155 cm and sad.'],
  ),
]

const ofDresses = [
  ...said(
    dresses,
    [5, 'It moves when I walk. I have never had so many people ask where from.'],
    [4, 'I took it in at the side by a finger. Now it is perfect.'],
    [5, 'Danced at my sister’s homecoming in it from four until midnight.'],
    [3, 'Lovely on the hanger, a bit low at the neck for the office.'],
    [2, 'Too long for me, and I did not have the heart to cut it.'],
    [4, 'Cool in the heat, and it packs into nothing.'],
    [5, 'One dress, no ironing, three compliments before lunch.'],
    [4, 'Roomy at the waist. With a belt for work, without for the weekend.'],
    [5, 'I bought it for one evening and have worn it for forty.'],
    [3, 'I wish it had sleeves. I know it is a summer dress. I still wish.'],
    [5, 'Seven months pregnant and I felt like a person. Then wore it nursing. Buy it.'],
    [4, 'Fits the top of me and the bottom of me, which are two different sizes.'],
  ),
  ...said(
    of('sundress'),
    [5, 'Straps stay up without a fight, and you can wear a normal bra.'],
    [4, 'The skirt is full enough for a bicycle. Tested, twice, in wind.'],
    [3, 'Bodice is snug across the bust. Between sizes, take the bigger.'],
    [5, 'Wore it over a T-shirt in March and on its own by May.'],
    [2, 'The back gapes on me when I sit. A hook would have saved it.'],
  ),
  ...said(
    of('maxi-dress'),
    [5, 'I am tall and it reaches the floor. I could cry.'],
    [4, 'Floats. Mind escalators.'],
    [5, 'Barefoot on a beach at my own wedding party. Washed the sand out, and it is as new.'],
    [3, 'Elegant, but the hem collects half the street.'],
  ),
]

const ofWarmThings = [
  ...said(
    winter,
    [3, 'Good, but I would have liked an inside pocket.'],
    [4, 'The cuffs keep their shape after a month. Sleeves a little long on me.'],
    [4, 'Warm without being heavy, which is what you want on a plane.'],
    [5, 'Lives on the hook by the door. Everybody in the family thinks it is theirs.'],
    [2, 'Warmer than I need in this country, to be honest. My mistake.'],
  ),
  ...said({ ...of('sweater', 'hoodie', 'denim-jacket'), countries: ['LK'] }, [
    4,
    'Warm enough for Nuwara Eliya at dawn with a shirt under it.',
  ]),
  ...said(
    of('sweater'),
    [5, 'Not itchy at all, and I am the person who cuts the labels out of scarves.'],
    [4, 'A few bobbles under the arm after a month, gone with a comb.'],
    [5, 'Fine enough for under a coat, warm enough to need none.'],
    [3, 'Washed by hand as told. Took two days to dry in the monsoon, so plan ahead.'],
    [
      1,
      'My husband put it in the machine. It is now the dog’s. Entirely our fault, but I am too sad to give more.',
    ],
    [5, 'The rib is deep and keeps its grip. It has not grown at the hips as the others did.'],
    [4, 'Cold office, nineteen degrees, saved.'],
    [5, 'Knitted like the ones my grandmother bought in the fifties and never threw away.'],
  ),
  ...said(
    of('hoodie'),
    [5, 'Softest thing I own. I sleep in it on flights.'],
    [4, 'The hood keeps its shape and is big enough for actual hair.'],
    [5, 'My teenager asked for “that one, in that colour, please”. Please! I ordered two.'],
    [3, 'Lovely inside, a bit short in the body. I am all torso.'],
    [4, 'Pocket holds a thermos and both hands.'],
    [5, 'Heavy like a good blanket. I have not taken it off since Thursday.'],
    [2, 'Fluff everywhere for the first two washes. Everywhere.'],
  ),
  ...said(
    of('rain-jacket'),
    [5, 'Kept me dry from the station to the office in the worst of it.'],
    [4, 'Hood has a real peak, so I can see while cycling. Vents would make it five.'],
    [5, 'Sat through a whole cricket match that did not happen. Dry as toast.'],
    [3, 'Waterproof, yes. Rustles like a crisp packet, also yes.'],
    [4, 'Cuffs close over gloves and over a watch. Small thing, big in the rain.'],
    [2, 'Water came in at the zip in a real downpour. They sent another, and that one is tight.'],
    [
      5,
      'The loop at the neck takes the weight of the thing when wet. Engineers bought this, I think. I am one.',
    ],
  ),
  ...said(
    { ...of('rain-jacket'), countries: ['GB', 'DE', 'FR'] },
    [5, 'A jacket for a northern spring, made by people with two monsoons. Of course it works.'],
    [4, 'Had it out on Helvellyn in sideways rain. I gave in before it did.'],
  ),
  ...said(
    of('denim-jacket'),
    [5, 'Short enough to wear over a dress, tough enough for the allotment.'],
    [4, 'Buttons are stiff at first, but they are real buttons.'],
    [3, 'Sleeves come up narrow over a jumper.'],
  ),
]

const ofThingsToCarry = [
  ...said(
    shoes,
    [5, 'Walked the ramparts and half of Lisbon in them. No blisters, not one.'],
    [4, 'Took a week to break in, then forgot I had them on.'],
    [3, 'A half size large on me. Comfortable once I added an insole.'],
    [2, 'Rubbed for days. My sister says I have odd feet. They took them back.'],
    [5, 'Had them resoled once already, and the cobbler said he was impressed.'],
    [4, 'True to size, whatever the internet says about shoes in general.'],
    [5, 'I stand for ten hours a day. My feet sent a thank-you note.'],
    [1, 'Arrived as two left feet. Funny now. The right ones came after eight days.'],
  ),
  ...said(
    of('sandals'),
    [5, 'The leather has gone the colour of a good saddle.'],
    [4, 'Squeaked for two days, then never again.'],
    [5, 'Got them soaked at Unawatuna and they dried without going hard.'],
    [3, 'Sole is thinner than I am used to. You feel the road; some like that.'],
    [4, 'Straps sit where my foot bends. No plasters needed.'],
  ),
  ...said(
    of('sneakers'),
    [5, 'Simple, light, and they do not squeak on a wet station floor.'],
    [4, 'Laces are long enough to tie twice, and I do.'],
    [3, 'They get dirty quickly. I have decided that this is the look.'],
    [5, 'Worn with a suit. Nobody died, two people asked.'],
    [4, 'Good grip on wet stone steps, which is where I usually fall.'],
  ),
  ...said(
    carried,
    [5, 'Goes with everything, which is what I wanted and never find.'],
    [3, 'Smaller than I thought. I should have read the measures.'],
    [4, 'It has come through one monsoon and a toddler.'],
    [5, 'Gave it to my mother and had to order another for myself.'],
    [4, 'Looks better used than new. Give it a month.'],
  ),
  ...said(
    of('scarf'),
    [4, 'Mine has a small mark in the weave, which I rather like.'],
    [5, 'Big enough to be a shawl in an over-cooled cinema.'],
    [5, 'I have worn it on my head, my neck and, in Sigiriya, round a sunburnt shoulder.'],
    [3, 'Fringe tangles in the wash. Put it in a bag.'],
    [4, 'The colours shift when you turn it. I keep turning it.'],
    [5, 'A scarf you can feel was woven: a little uneven, very alive.'],
    [4, 'Light as anything and warm out of all proportion.'],
    [2, 'A bit short to wrap twice. I like to wrap twice.'],
  ),
  ...said(
    of('sun-hat'),
    [5, 'Does not blow off on a boat. I have tested three boats.'],
    [4, 'Came a little squashed, and steam from a kettle put it right.'],
    [3, 'Fits, just. Large heads should think about it.'],
    [5, 'I look like someone who reads novels on verandas. Mission accomplished.'],
    [4, 'Brim is wide enough for my neck, which is the part that burns.'],
    [5, 'Sat on it, packed it, left it in the car. Still a hat.'],
  ),
  ...said(
    bags,
    [4, 'Strong handles, sits well on the shoulder. I would pay more for a zip.'],
    [3, 'Nice, but the inside pocket is too shallow for a phone.'],
    [5, 'Has outlived two umbrellas and a relationship.'],
    [4, 'Stands up on the floor of a tuk-tuk. Others do not.'],
  ),
  ...said(
    of('tote'),
    [5, 'Carries the market home. I put a melon in it, and it forgave me.'],
    [4, 'Long handles, so it goes over a winter coat.'],
    [5, 'Two library visits, a wet towel, eleven kilos of mangoes. Not a stitch has moved.'],
    [3, 'Floppy when empty. That is what a tote is, I suppose.'],
    [4, 'My laptop, my lunch and somebody else’s baby’s things. All fitted.'],
    [5, 'Replaced about four hundred plastic bags so far, by my count.'],
  ),
  ...said(
    of('backpack'),
    [5, 'A laptop, a lunch box, an umbrella, and it still closes.'],
    [4, 'Straps are wide enough for a heavy day. The buckle takes two hands.'],
    [5, 'Under the seat of every airline I have tried, and I have tried the mean ones.'],
    [3, 'Handsome, but it weighs something before you put anything in.'],
    [4, 'Rain for an hour between Kandy and Peradeniya: papers dry.'],
  ),
]

const ofChildrensThings = [
  ...said(
    { kids: 'only' },
    [5, 'My daughter refuses to take it off, which is the best review I can give.'],
    [4, 'Mango, paint, red mud: all of it came out.'],
    [5, 'Passed down from the eldest to the youngest and it still looks decent. I did not expect that.'],
    [3, 'Cute. Mine grew out of it in four months, which is not the shop’s fault.'],
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
    [1, 'Shrank in a hot wash. The label says otherwise, so be smarter than me.'],
    [5, 'Climbs in it, sleeps in it, would marry it.'],
  ),
  ...said({ kids: 'only', types: ['Topwear', 'Dresses', 'Winterwear'] }, [
    4,
    'She can put it on by herself, back to front, proudly.',
  ]),
  ...said(
    { kids: 'only', types: ['Topwear', 'Winterwear'] },
    [5, 'He says it does not scratch. He says everything scratches.'],
    [5, 'He says it is “the soft one”. That is high praise from a four-year-old.'],
  ),
  ...said(
    { kids: 'only', types: ['Bottomwear'] },
    [3, 'Lovely cloth, but a pocket fell to a stone collection within the week.'],
    [5, 'The waist takes in and lets out, so they fit in March and in November.'],
  ),
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
    [4, 'She zips it herself now and will not be helped.'],
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
    [4, 'Went into the sea, came out of the sea, dried, went in again.'],
    [4, 'The brim shades his neck too, so one argument a day less.'],
  ),
]

const ofOnePiece = [
  ...said({ product: 'Dutch Hospital Dress' }, [
    4,
    'Two slits, well placed: you can take stairs without becoming a spectacle.',
  ]),
  ...said(
    { product: 'Weligama Tee' },
    [5, 'Weligama in all four colours now. My wife has started taking the saffron.'],
    [4, 'The only tee I iron, because it deserves it.'],
    [5, 'A whole summer, same tee. Collar like new.'],
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

/** People who had more to say. */
const atLength = [
  ...said(
    { ...top },
    [
      5,
      'I have worn the same three tops for a decade because nothing new survived my standards, which are my late mother’s standards: turn it inside out first. So I did. Seams finished, no fused rubbish, buttons sewn through and not just onto the cloth. Then I put it on and forgot about it, which she would have said was the other half.',
    ],
    [
      3,
      'Let me be fair. The cloth is excellent and the colour has not moved in eight washes. But I am short in the body and on me it ends at an awkward place, and nothing on the page told me the length of the model. There is a chart; I did not look. Half my fault, then, and three stars for both of us.',
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
  ...said({ ...winter, ...from('GB', 'DE', 'FR', 'US', 'JP') }, [
    5,
    'It seemed odd to order something warm from an island on the equator. Then a colleague pointed out that they have mountains, mist and tea pickers at six in the morning, and that somebody has to keep those people warm. Two months of our grey winter later, I take the point. It has not bobbled, sagged or lost a button.',
  ]),
  ...said({ ...of('rain-jacket'), ...from('LK', 'IN') }, [
    4,
    'Reporting from the second week of a proper monsoon. Shoulders dry, back dry, left pocket a little damp because I left it open like a fool. The hood stays up on a motorbike below forty. After that it becomes a parachute, but show me a hood that does not.',
  ]),
  ...said({ ...shoes }, [
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
  ...said({ print: 'batik', ...worn, ...from('DE', 'FR', 'GB', 'AU') }, [
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

export const reviewVoices: readonly ReviewVoice[] = [
  ...ofAnything,
  ...ofClothes,
  ...ofTops,
  ...ofBottoms,
  ...ofDresses,
  ...ofWarmThings,
  ...ofThingsToCarry,
  ...ofChildrensThings,
  ...ofOnePiece,
  ...atLength,
]
