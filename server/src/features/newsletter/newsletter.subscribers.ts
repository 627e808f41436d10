import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import type { Shop } from '../../shop.ts'
import { issueNewsletterCode } from '../promo-codes/index.ts'
import { newsletterSubscribed } from './newsletter.events.ts'
import { welcomeMail } from './newsletter.mail.ts'
import { subscriptionById } from './newsletter.queries.ts'

/** The email that welcomes a new subscriber, with the code. */
export const newsletterSubscriptions = (shop: Shop): Subscription[] => [
  subscribe(newsletterSubscribed, 'welcome-email', async ({ subscriptionId }) => {
    const { database, mail, storeUrl } = shop
    const subscription = await subscriptionById(database.db, subscriptionId)
    // People who have unsubscribed in the meantime get no email.
    if (subscription === undefined || subscription.unsubscribedAt !== null) return
    const { email, unsubscribeToken } = subscription
    const { code } = await issueNewsletterCode(shop, database.db, email)
    await mail.send(welcomeMail({ email, code, unsubscribeToken, storeUrl }))
  }),
]
