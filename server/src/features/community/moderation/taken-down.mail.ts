import { escapeHtml } from '../../../platform/html.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import type { EmailMessage } from '../../../ports/mail.ts'

interface TakenDownMail {
  readonly to: string
  readonly customerName: string
  readonly title: string
  readonly reason: string
  /** Where the author can ask for another look at it. */
  readonly link: string
}

/** A look was taken down. */
export function takenDownMail({ to, customerName, title, reason, link }: TakenDownMail): EmailMessage {
  const subject = 'We took your look down'
  const words = `Hello ${customerName}, your look “${title}” is no longer in the gallery.`
  const why = `Why: ${reason}`
  const appeal = 'If you think that we are wrong, you can ask us to look at it again.'
  return {
    to,
    subject,
    text: `${words}\n\n${why}\n\n${appeal}\n${link}\n\nFirst Fashion`,
    html: mailPage(
      escapeHtml(subject),
      `<p>${escapeHtml(words)}</p><p>${escapeHtml(why)}</p><p>${escapeHtml(appeal)}</p><p><a class="button" href="${escapeHtml(link)}">Ask us to look again</a></p>`,
    ),
  }
}
