import { escapeHtml } from '../../platform/html.ts'
import { mailPage } from '../../platform/mail-page.ts'
import type { Letter } from '../../ports/mail.ts'

const words = [
  'Your account is deleted, and you are logged out on every device. Your profile, cart, wishlist, reviews and store credit are gone for good.',
  'What you ordered and paid stays in our books, as the law asks, without your name and address. An order that is still on its way keeps them until it has arrived and can no longer be returned.',
  'If you did not do this, please write to us at once.',
]

/** The last email to somebody who deleted their account. */
export function accountDeletedMail(to: { readonly name: string | null; readonly email: string }): Letter {
  const subject = 'Your account is deleted'
  const paragraphs = [to.name === null ? 'Hello,' : `Dear ${to.name},`, ...words]
  return {
    to: to.email,
    isOwed: to.name !== null,
    subject,
    text: `${paragraphs.join('\n\n')}\n\nFirst Fashion`,
    html: mailPage(subject, paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')),
  }
}
