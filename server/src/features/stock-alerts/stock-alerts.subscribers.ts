import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { escapeHtml } from '../../platform/html.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { Shop } from '../../shop.ts'
import { stockChanged } from '../catalog/index.ts'
import { stockAlertDue } from './stock-alerts.events.ts'
import { alertById } from './stock-alerts.queries.ts'
import { notifyBackInStock } from './stock-alerts.service.ts'

/** Looks who waits for a size as soon as stock changes, and sends the email. */
export const stockAlertSubscriptions = (shop: Shop): Subscription[] => [
  subscribe(stockChanged, 'stock-alerts', ({ productIds }) => notifyBackInStock(shop, productIds)),
  subscribe(stockAlertDue, 'back-in-stock-email', async ({ alertId }) => {
    const alert = await alertById(shop.database.db, alertId)
    if (alert !== undefined) await shop.mail.send(backMail(alert, shop.storeUrl))
  }),
]

type Alert = NonNullable<Awaited<ReturnType<typeof alertById>>>

function backMail({ email, name, color, size, slug }: Alert, storeUrl: string): Letter {
  const subject = `${name} is back in stock in size ${size}`
  const words = `Good news: ${name} in ${color}, size ${size}, is back in stock. We have not reserved one for you, so order soon.`
  const link = `${storeUrl}/product/${slug}`
  const last = 'You asked us to notify you. This is the only email about it.'
  return {
    to: email,
    subject,
    text: `${words}\n\nSee it: ${link}\n\n${last}`,
    body: `<p>${escapeHtml(words)}</p><p><a class="button" href="${escapeHtml(link)}">See it</a></p><p class="small">${last}</p>`,
  }
}
