import { limits } from '@first-fashion/contract/limits'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { escapeHtml } from '../../platform/html.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { Shop } from '../../shop.ts'
import { issueNewsletterCode } from '../promo-codes/index.ts'
import { newsletterSubscribed } from './newsletter.events.ts'
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

interface Welcome {
  readonly email: string
  readonly code: string
  readonly unsubscribeToken: string
  /** The URL of the store, without a trailing slash. */
  readonly storeUrl: string
}

/** Thanks a subscriber, with the promo code and an unsubscribe link. */
function welcomeMail({ email, code, unsubscribeToken, storeUrl }: Welcome): Letter {
  const subject = `Your ${limits.newsletterDiscountPercent}% off at {{store}}`
  const words = `Thank you for subscribing. This code takes ${limits.newsletterDiscountPercent}% off one order. It works once, for the account with this email address: log in or create one, and confirm the address with the link in the email you get.`
  const leave = `${storeUrl}/unsubscribe?token=${unsubscribeToken}`
  return {
    to: email,
    subject,
    text: `${words}\n\n${code}\n\nSee the collection: ${storeUrl}/collection\n\nUnsubscribe: ${leave}`,
    body: `<p>${words}</p><p><strong>${escapeHtml(code)}</strong></p>
<p><a class="button" href="${escapeHtml(`${storeUrl}/collection`)}">See the collection</a></p>
<p class="small"><a href="${escapeHtml(leave)}">Unsubscribe</a></p>`,
    unsubscribeUrl: `${storeUrl}/api/newsletter/unsubscribe/${unsubscribeToken}`,
  }
}
