import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mail } from '../../ports/mail.ts'
import { resetMail, verificationMail } from './accounts.mail.ts'
import { customerById } from './customer.queries.ts'
import { emailChangeJobs } from './email-change.jobs.ts'

export interface AccountJobsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly mail: Mail
  /** Where the store is reached, without a slash at the end. */
  readonly storeUrl: string
}

export const accountJobs = ({ database, clock, mail, storeUrl }: AccountJobsDeps) => ({
  'account-registered': async ({ customerId, token }: { customerId: string; token: string }) => {
    const customer = await customerById(database.db, customerId)
    if (customer === undefined || customer.verifiedAt !== null) return
    const link = `${storeUrl}/verify-email?token=${token}`
    await mail.send(verificationMail(customer, link))
  },
  'password-reset-requested': async ({ customerId, token }: { customerId: string; token: string }) => {
    const customer = await customerById(database.db, customerId)
    if (customer === undefined) return
    const link = `${storeUrl}/reset-password?token=${token}`
    await mail.send(resetMail(customer, link))
  },
  ...emailChangeJobs({ database, clock, mail, storeUrl }),
})
