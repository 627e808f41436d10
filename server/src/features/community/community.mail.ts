import type { Database } from '../../platform/database/database.ts'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import type { Mail } from '../../ports/mail.ts'
import { customerById } from '../accounts/index.ts'
import { decidedMail } from './ambassadors/application.mail.ts'
import { applicationOf } from './ambassadors/applications.queries.ts'
import { applicationDecided, lookTakenDown } from './community.events.ts'
import { findSubmission } from './gallery/submissions.queries.ts'
import { takenDownMail } from './moderation/taken-down.mail.ts'

export interface CommunityMailDeps {
  readonly database: Database
  readonly mail: Mail
  /** The URL of the store, without a trailing slash. */
  readonly storeUrl: string
}

/** Emails about what staff decided. A decision that was changed meanwhile is not written about. */
export const communityMails = (deps: CommunityMailDeps): Subscription[] => [
  subscribe(lookTakenDown, 'author-email', ({ submissionId }) => sendTakenDown(deps, submissionId)),
  subscribe(applicationDecided, 'applicant-email', ({ customerId, status }) =>
    sendDecided(deps, customerId, status),
  ),
]

/** The author reads the reason, and how to ask for another look. */
async function sendTakenDown({ database: { db }, mail, storeUrl }: CommunityMailDeps, submissionId: string) {
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

async function sendDecided(
  { database, mail, storeUrl }: CommunityMailDeps,
  customerId: string,
  status: 'approved' | 'rejected',
) {
  const application = await applicationOf(database.db, customerId)
  if (application?.status !== status) return
  await mail.send(decidedMail({ ...application, isApproved: status === 'approved', storeUrl }))
}
