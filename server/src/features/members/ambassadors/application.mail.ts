import { type Subscription, subscribe } from '../../../platform/events/domain-event.ts'
import { escapeHtml } from '../../../platform/html.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { Shop } from '../../../shop.ts'
import { applicationDecided } from '../members.events.ts'
import { applicationOf } from './applications.queries.ts'

/** Emails about what staff decided. A decision that was changed meanwhile is not written about. */
export const applicationMails = (shop: Shop): Subscription[] => [
  subscribe(applicationDecided, 'applicant-email', ({ customerId, status }) =>
    sendDecided(shop, customerId, status),
  ),
]

async function sendDecided(
  { database, mail, storeUrl }: Shop,
  customerId: string,
  status: 'approved' | 'rejected',
) {
  const application = await applicationOf(database.db, customerId)
  if (application?.status !== status) return
  await mail.send(decidedMail({ ...application, isApproved: status === 'approved', storeUrl }))
}

interface DecidedMail {
  readonly email: string
  readonly fullName: string
  readonly isApproved: boolean
  readonly reviewNotes: string
  readonly storeUrl: string
}

/** What became of an application. */
function decidedMail({ email, fullName, isApproved, reviewNotes, storeUrl }: DecidedMail): Letter {
  const subject = isApproved ? 'You are an ambassador of {{store}}' : 'Your application as an ambassador'
  const words = isApproved
    ? `Hello ${fullName}, welcome! You are an ambassador of the house.`
    : `Hello ${fullName}, thank you for applying. We cannot take you on this time.`
  const link = `${storeUrl}/community`
  return {
    to: email,
    subject,
    text: [words, reviewNotes, link].filter(Boolean).join('\n\n'),
    body: `<p>${escapeHtml(words)}</p><p>${escapeHtml(reviewNotes)}</p><p><a class="button" href="${escapeHtml(link)}">To the community</a></p>`,
  }
}
