import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { LimitedMail } from '../../../platform/mail/limited-mail.ts'
import { hashOfToken, newSecretToken } from '../../../platform/secret-tokens.ts'
import { customerById } from '../customer.queries.ts'
import { emailChangeMail, emailChangeNotice } from './email-change.mail.ts'
import { emailChangeOf, setEmailChangeLink } from './email-change.queries.ts'

interface EmailChangeJobsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly mail: LimitedMail
  readonly storeUrl: string
}

/** A change that was cancelled or confirmed in the meantime needs no email. */
export const emailChangeJobs = ({ database, clock, mail, storeUrl }: EmailChangeJobsDeps) => ({
  'email-change-requested': async ({ customerId }: { customerId: string }) => {
    const customer = await customerById(database.db, customerId)
    const change = await emailChangeOf(database.db, customerId, clock.now())
    if (customer === undefined || change === undefined) return
    if (!(await mail.hasRoomFor(change.email))) return
    const token = newSecretToken()
    await setEmailChangeLink(database.db, customerId, hashOfToken(token))
    const to = { name: customer.name, email: change.email, verifiedAt: null }
    await mail.send(emailChangeMail(to, `${storeUrl}/verify-email?token=${token}`))
  },
  'email-change-told': async ({ customerId }: { customerId: string }) => {
    const customer = await customerById(database.db, customerId)
    const change = await emailChangeOf(database.db, customerId, clock.now())
    if (customer === undefined || change === undefined) return
    await mail.send(emailChangeNotice(customer, change.email, `${storeUrl}/profile?tab=settings`))
  },
})
