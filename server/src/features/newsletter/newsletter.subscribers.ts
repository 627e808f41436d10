import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import type { Shop } from '../../shop.ts'
import type { PromoCodes } from '../promo-codes/index.ts'
import { newsletterSubscribed } from './newsletter.events.ts'
import { welcomeMail } from './newsletter.mail.ts'
import { subscriptionById } from './newsletter.queries.ts'

export interface NewsletterSubscriptionsDeps extends Shop {
  readonly promoCodes: PromoCodes
}

/** The email that welcomes a new subscriber, with the code. */
export const newsletterSubscriptions = ({
  database,
  mail,
  promoCodes,
  storeUrl,
}: NewsletterSubscriptionsDeps): Subscription[] => [
  subscribe(newsletterSubscribed, 'welcome-email', async ({ subscriptionId }) => {
    const subscription = await subscriptionById(database.db, subscriptionId)
    // People who have unsubscribed in the meantime get no email.
    if (subscription === undefined || subscription.unsubscribedAt !== null) return
    const { email, unsubscribeToken } = subscription
    const { code } = await promoCodes.newsletterCode(database.db, email)
    await mail.send(welcomeMail({ email, code, unsubscribeToken, storeUrl }))
  }),
]
