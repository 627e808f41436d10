import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { type CustomerLetter, letterOf } from '../../platform/mail/letter.ts'
import { buttonBlock, defineMail, exampleLink } from '../../platform/mail/mail-kind.ts'
import type { Shop } from '../../shop.ts'
import { waitlistUnitReserved } from './waitlist.events.ts'
import { reservedPlace } from './waitlist.queries.ts'

export const waitlistSubscriptions = ({ database, mail, storeUrl }: Shop): Subscription[] => [
  subscribe(waitlistUnitReserved, 'your-turn-email', async ({ placeId }) => {
    const place = await reservedPlace(database.db, placeId)
    if (place !== undefined) await mail.send(turnMail(place, storeUrl))
  }),
]

/** The first in the queue has one held. */
export const yourTurn = defineMail({
  name: 'waitlist-turn',
  group: 'stock',
  title: 'Your turn in the queue',
  placeholders: {
    name: 'Nadeesha',
    product: 'Galle Fort Shirt',
    colour: 'White',
    size: 'M',
    time: '14:30',
  },
  needed: ['time'],
  blocks: { button: buttonBlock('Order it', exampleLink) },
  subject: 'It is your turn: {{product}} in size {{size}} is held for you until {{time}}',
  words:
    'Hello {{name}}, you are first in the queue for {{product}} in {{colour}}, size {{size}}. We hold one for you until {{time}} (Colombo time). If you do not order it by then, it goes to the next person in the queue.\n\n{{button}}',
})

type Place = NonNullable<Awaited<ReturnType<typeof reservedPlace>>>

function turnMail(place: Place, storeUrl: string): CustomerLetter {
  const { email, customerName, name, color, size, until } = place
  const time = until.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'Asia/Colombo' })
  return letterOf(yourTurn, {
    to: email,
    values: { name: customerName, product: name, colour: color, size, time },
    blocks: { button: buttonBlock('Order it', `${storeUrl}/waitlist`) },
  })
}
