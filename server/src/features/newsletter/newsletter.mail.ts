import { limits } from '@first-fashion/contract/limits'
import { escapeHtml } from '../../platform/html.ts'
import { mailPage } from '../../platform/mail-page.ts'
import type { EmailMessage } from '../../ports/mail.ts'

export interface Welcome {
  readonly email: string
  readonly code: string
  readonly unsubscribeToken: string
  /** The URL of the store, without a trailing slash. */
  readonly storeUrl: string
}

/** Thanks a subscriber, with the promo code and an unsubscribe link. */
export function welcomeMail({ email, code, unsubscribeToken, storeUrl }: Welcome): EmailMessage {
  const subject = `Your ${limits.newsletterDiscountPercent}% off at First Fashion`
  const words = `Thank you for subscribing. This code takes ${limits.newsletterDiscountPercent}% off one order. It works once, for the account with this email address: log in or create one, and confirm the address with the link in the email you get.`
  const leave = `${storeUrl}/unsubscribe?token=${unsubscribeToken}`
  return {
    to: email,
    subject,
    text: `${words}\n\n${code}\n\nSee the collection: ${storeUrl}/collection\n\nUnsubscribe: ${leave}\n\nFirst Fashion`,
    html: mailPage(
      subject,
      `<p>${words}</p><p><strong>${escapeHtml(code)}</strong></p>
<p><a class="button" href="${escapeHtml(`${storeUrl}/collection`)}">See the collection</a></p>
<p class="small"><a href="${escapeHtml(leave)}">Unsubscribe</a></p>`,
    ),
    unsubscribeUrl: `${storeUrl}/api/newsletter/unsubscribe/${unsubscribeToken}`,
  }
}
