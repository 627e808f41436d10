import type { Database } from '../../platform/database/database.ts'
import type { Mail } from '../../ports/mail.ts'
import type { PromoCodes } from '../promo-codes/index.ts'
import { welcomeMail } from './newsletter.mail.ts'
import { subscriptionById } from './newsletter.queries.ts'

export interface NewsletterJobsDeps {
  readonly database: Database
  readonly mail: Mail
  readonly promoCodes: PromoCodes
  readonly storeUrl: string
}

export const newsletterJobs = ({ database, mail, promoCodes, storeUrl }: NewsletterJobsDeps) => ({
  'newsletter-subscribed': async ({ subscriptionId }: { subscriptionId: string }) => {
    const subscription = await subscriptionById(database.db, subscriptionId)
    // People who have unsubscribed in the meantime get no email.
    if (subscription === undefined || subscription.unsubscribedAt !== null) return
    const { email, unsubscribeToken } = subscription
    const { code } = await promoCodes.newsletterCode(database.db, email)
    await mail.send(welcomeMail({ email, code, unsubscribeToken, storeUrl }))
  },
})
