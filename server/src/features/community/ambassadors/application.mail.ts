import { escapeHtml } from '../../../platform/html.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import type { EmailMessage } from '../../../ports/mail.ts'

interface DecidedMail {
  readonly email: string
  readonly fullName: string
  readonly isApproved: boolean
  readonly reviewNotes: string
  readonly storeUrl: string
}

/** What became of an application. */
export function decidedMail({
  email,
  fullName,
  isApproved,
  reviewNotes,
  storeUrl,
}: DecidedMail): EmailMessage {
  const subject = isApproved ? 'You are an ambassador of First Fashion' : 'Your application as an ambassador'
  const words = isApproved
    ? `Hello ${fullName}, welcome! You are an ambassador of the house.`
    : `Hello ${fullName}, thank you for applying. We cannot take you on this time.`
  const link = `${storeUrl}/community`
  return {
    to: email,
    subject,
    text: `${[words, reviewNotes, link].filter(Boolean).join('\n\n')}\n\nFirst Fashion`,
    html: mailPage(
      escapeHtml(subject),
      `<p>${escapeHtml(words)}</p><p>${escapeHtml(reviewNotes)}</p><p><a class="button" href="${escapeHtml(link)}">To the community</a></p>`,
    ),
  }
}
