import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { escapeHtml } from '../../platform/html.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { Shop } from '../../shop.ts'
import { waitlistUnitReserved } from './waitlist.events.ts'
import { reservedPlace } from './waitlist.queries.ts'

export const waitlistSubscriptions = ({ database, mail, storeUrl }: Shop): Subscription[] => [
  subscribe(waitlistUnitReserved, 'your-turn-email', async ({ placeId }) => {
    const place = await reservedPlace(database.db, placeId)
    if (place !== undefined) await mail.send(turnMail(place, storeUrl))
  }),
]

type Place = NonNullable<Awaited<ReturnType<typeof reservedPlace>>>

function turnMail(place: Place, storeUrl: string): Letter {
  const { email, customerName, name, color, size, until } = place
  const time = until.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'Asia/Colombo' })
  const subject = `It is your turn: ${name} in size ${size} is held for you until ${time}`
  const words = `Hello ${customerName}, you are first in the queue for ${name} in ${color}, size ${size}. We hold one for you until ${time} (Colombo time). If you do not order it by then, it goes to the next person in the queue.`
  const link = `${storeUrl}/waitlist`
  return {
    to: email,
    subject,
    text: `${words}\n\nOrder it: ${link}`,
    body: `<p>${escapeHtml(words)}</p><p><a class="button" href="${escapeHtml(link)}">Order it</a></p>`,
  }
}
