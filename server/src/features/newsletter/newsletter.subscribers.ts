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
    const issued = await issueNewsletterCode(shop, database.db, email)
    await mail.send(welcomeMail({ email, issued, unsubscribeToken, storeUrl }))
  }),
]

interface Welcome {
  readonly email: string
  readonly issued: { readonly code: string; readonly percent: number } | undefined
  readonly unsubscribeToken: string
  /** The URL of the store, without a trailing slash. */
  readonly storeUrl: string
}

/** Thanks a subscriber, with an unsubscribe link and the promo code, if there is one. */
function welcomeMail({ email, issued, unsubscribeToken, storeUrl }: Welcome): Letter {
  const thanks = 'Thank you for subscribing.'
  const [subject, words] =
    issued === undefined
      ? ['You are subscribed to {{store}}', thanks]
      : [
          `Your ${issued.percent}% off at {{store}}`,
          `${thanks} This code takes ${issued.percent}% off one order. It works once, for the account with this email address: log in or create one, and confirm the address with the link in the email you get.`,
        ]
  const [collection, leave] = [`${storeUrl}/collection`, `${storeUrl}/unsubscribe?token=${unsubscribeToken}`]
  const code = issued === undefined ? '' : `<p><strong>${escapeHtml(issued.code)}</strong></p>`
  return {
    to: email,
    subject,
    text: [words, issued?.code, `See the collection: ${collection}`, `Unsubscribe: ${leave}`]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    body: `<p>${words}</p>${code}
<p><a class="button" href="${escapeHtml(collection)}">See the collection</a></p>
<p class="small"><a href="${escapeHtml(leave)}">Unsubscribe</a></p>`,
    unsubscribeUrl: `${storeUrl}/api/newsletter/unsubscribe/${unsubscribeToken}`,
  }
}
