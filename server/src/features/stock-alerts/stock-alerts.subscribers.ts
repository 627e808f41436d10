import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { type CustomerLetter, letterOf } from '../../platform/mail/letter.ts'
import { buttonBlock, defineMail, exampleLink } from '../../platform/mail/mail-kind.ts'
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

/** A size is there again. */
export const backInStock = defineMail({
  name: 'back-in-stock',
  group: 'stock',
  title: 'Back in stock',
  placeholders: { product: 'Galle Fort Shirt', colour: 'White', size: 'M' },
  blocks: { button: buttonBlock('See it', exampleLink) },
  subject: '{{product}} is back in stock in size {{size}}',
  words:
    'Good news: {{product}} in {{colour}}, size {{size}}, is back in stock. We have not reserved one for you, so order soon.\n\n{{button}}\n\nYou asked us to notify you. This is the only email about it.',
})

type Alert = NonNullable<Awaited<ReturnType<typeof alertById>>>

const backMail = ({ email, name, color, size, slug }: Alert, storeUrl: string): CustomerLetter =>
  letterOf(backInStock, {
    to: email,
    values: { product: name, colour: color, size },
    blocks: { button: buttonBlock('See it', `${storeUrl}/product/${slug}`) },
  })
