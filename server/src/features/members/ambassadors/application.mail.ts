import { type Subscription, subscribe } from '../../../platform/events/domain-event.ts'
import { type CustomerLetter, letterOf } from '../../../platform/mail/letter.ts'
import { buttonBlock, defineMail, exampleLink, type MailBlock } from '../../../platform/mail/mail-kind.ts'
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

const buttonTo = (link: string): MailBlock => ({
  text: link,
  html: buttonBlock('To the community', link).html,
})

const examples = {
  placeholders: { name: 'Nadeesha', notes: 'We liked your monsoon looks.' },
  blocks: { button: buttonTo(exampleLink) },
}

/** What became of an application. */
export const applicationKinds = {
  approved: defineMail({
    name: 'ambassador-approved',
    group: 'community',
    title: 'Ambassador: approved',
    ...examples,
    subject: 'You are an ambassador of {{store}}',
    words: 'Hello {{name}}, welcome! You are an ambassador of the house.\n\n{{notes}}\n\n{{button}}',
  }),
  rejected: defineMail({
    name: 'ambassador-rejected',
    group: 'community',
    title: 'Ambassador: rejected',
    ...examples,
    subject: 'Your application as an ambassador',
    words:
      'Hello {{name}}, thank you for applying. We cannot take you on this time.\n\n{{notes}}\n\n{{button}}',
  }),
}

const decidedMail = ({ email, fullName, isApproved, reviewNotes, storeUrl }: DecidedMail): CustomerLetter =>
  letterOf(isApproved ? applicationKinds.approved : applicationKinds.rejected, {
    to: email,
    values: { name: fullName, notes: reviewNotes },
    blocks: { button: buttonTo(`${storeUrl}/community`) },
  })
