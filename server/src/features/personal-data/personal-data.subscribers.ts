import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { letterOf } from '../../platform/mail/letter.ts'
import { defineMail } from '../../platform/mail/mail-kind.ts'
import { PermanentFailure } from '../../platform/permanent-failure.ts'
import type { Shop } from '../../shop.ts'
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

/** The last email to someone who deleted their account. */
export const accountDeleted = defineMail({
  name: 'account-deleted',
  group: 'accounts',
  title: 'The account was deleted',
  placeholders: { greeting: 'Dear Nadeesha,' },
  blocks: {},
  subject: 'Your account has been deleted',
  words: [
    '{{greeting}}',
    'We have deleted your account and logged you out on all devices. Your profile, cart, wishlist, reviews and store credit are permanently deleted.',
    'The law requires us to keep your orders and payments in our books, without your name and address. An order that is still on its way keeps them until its return period ends.',
    'If you did not do this, please contact us right away.',
  ].join('\n\n'),
})

const accountDeletedMail = ({ name, email: to }: { readonly name: string | null; readonly email: string }) =>
  letterOf(accountDeleted, {
    to,
    isExemptFromLimit: name !== null,
    values: { greeting: name === null ? 'Hello,' : `Dear ${name},` },
    blocks: {},
  })
