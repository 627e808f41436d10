import { type Subscription, subscribe } from '../../../platform/events/domain-event.ts'
import { escapeHtml } from '../../../platform/html.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { Shop } from '../../../shop.ts'
import { customerById } from '../../accounts/index.ts'
import { findSubmission } from '../gallery/submissions.queries.ts'
import { lookTakenDown } from '../looks.events.ts'

/** Emails about looks that staff took down. A decision that was changed meanwhile is not written about. */
export const takenDownMails = (shop: Shop): Subscription[] => [
  subscribe(lookTakenDown, 'author-email', ({ submissionId }) => sendTakenDown(shop, submissionId)),
]

/** The author reads the reason, and how to ask for another look. */
async function sendTakenDown({ database: { db }, mail, storeUrl }: Shop, submissionId: string) {
  const look = await findSubmission(db, submissionId)
  const customer = look === undefined ? undefined : await customerById(db, look.customerId)
  if (look === undefined || look.hiddenAt === null || customer === undefined) return
  await mail.send(
    takenDownMail({
      to: customer.email,
      customerName: customer.name,
      title: look.title,
      reason: look.hiddenReason,
      link: `${storeUrl}/community?tab=gallery`,
    }),
  )
}

interface TakenDownMail {
  readonly to: string
  readonly customerName: string
  readonly title: string
  readonly reason: string
  /** Where the author can ask for another look at it. */
  readonly link: string
}

/** A look was taken down. */
function takenDownMail({ to, customerName, title, reason, link }: TakenDownMail): Letter {
  const subject = 'We took your look down'
  const words = `Hello ${customerName}, your look “${title}” is no longer in the gallery.`
  const why = `Why: ${reason}`
  const appeal = 'If you think that we are wrong, you can ask us to look at it again.'
  return {
    to,
    subject,
    text: `${words}\n\n${why}\n\n${appeal}\n${link}`,
    body: `<p>${escapeHtml(words)}</p><p>${escapeHtml(why)}</p><p>${escapeHtml(appeal)}</p><p><a class="button" href="${escapeHtml(link)}">Ask us to look again</a></p>`,
  }
}
