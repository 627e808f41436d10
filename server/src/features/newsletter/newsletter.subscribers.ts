import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { escapeHtml } from '../../platform/html.ts'
import { type CustomerLetter, letterOf } from '../../platform/mail/letter.ts'
import { buttonBlock, defineMail, exampleLink, type MailBlock } from '../../platform/mail/mail-kind.ts'
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

const thanks = 'Thank you for subscribing.'
const collectionWords = 'See the collection'

const buttonsOf = (collection: string, leave: string): MailBlock => ({
  text: `${collectionWords}: ${collection}\n\nUnsubscribe: ${leave}`,
  html: `${buttonBlock(collectionWords, collection).html}
<p class="small"><a href="${escapeHtml(leave)}">Unsubscribe</a></p>`,
})

const codeBlock = (code: string): MailBlock => ({
  text: code,
  html: `<p><strong>${escapeHtml(code)}</strong></p>`,
})

const exampleButtons = { buttons: buttonsOf(exampleLink, exampleLink) }

/** What new subscribers get, with a promo code or without one. */
export const newsletterMails = {
  welcome: defineMail({
    name: 'newsletter-welcome',
    group: 'newsletter',
    title: 'Welcome, without a code',
    placeholders: {},
    blocks: exampleButtons,
    subject: 'You are subscribed to {{store}}',
    words: `${thanks}\n\n{{buttons}}`,
  }),
  welcomeWithCode: defineMail({
    name: 'newsletter-welcome-code',
    group: 'newsletter',
    title: 'Welcome, with a code',
    placeholders: { percent: '20' },
    blocks: { code: codeBlock('WELCOME-7Q2M'), ...exampleButtons },
    subject: 'Your {{percent}}% off at {{store}}',
    words: `${thanks} This code takes {{percent}}% off one order. It works once, for the account with this email address: log in or create one, and confirm the address with the link in the email you get.\n\n{{code}}\n\n{{buttons}}`,
  }),
}

/** Thanks a subscriber, with an unsubscribe link and the promo code, if there is one. */
function welcomeMail({ email: to, issued, unsubscribeToken, storeUrl }: Welcome): CustomerLetter {
  const unsubscribeUrl = `${storeUrl}/api/newsletter/unsubscribe/${unsubscribeToken}`
  const buttons = buttonsOf(`${storeUrl}/collection`, `${storeUrl}/unsubscribe?token=${unsubscribeToken}`)
  if (issued === undefined)
    return letterOf(newsletterMails.welcome, { to, values: {}, blocks: { buttons }, unsubscribeUrl })
  return letterOf(newsletterMails.welcomeWithCode, {
    to,
    values: { percent: String(issued.percent) },
    blocks: { code: codeBlock(issued.code), buttons },
    unsubscribeUrl,
  })
}
