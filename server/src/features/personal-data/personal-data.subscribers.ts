import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { PermanentFailure } from '../../platform/permanent-failure.ts'
import type { Shop } from '../../shop.ts'
import { accountDeletedMail } from './account-deleted.mail.ts'
import { accountDeletedEmailById, deleteAccountDeletedEmail } from './account-deleted-emails.queries.ts'
import { customerDeleted } from './personal-data.events.ts'

/** The last email to someone who deleted the account. */
export const personalDataSubscriptions = ({ database: { db }, mail }: Shop): Subscription[] => [
  subscribe(customerDeleted, 'account-deleted-email', async ({ emailId }) => {
    const to = await accountDeletedEmailById(db, emailId)
    if (to === undefined) return
    await mail.send(accountDeletedMail(to)).catch(async (error: unknown) => {
      // An address that is never reached need not be kept for another try.
      if (error instanceof PermanentFailure) await deleteAccountDeletedEmail(db, emailId)
      throw error
    })
    await deleteAccountDeletedEmail(db, emailId)
  }),
]
