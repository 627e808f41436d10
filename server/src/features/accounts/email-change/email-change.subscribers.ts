import { type Subscription, subscribe } from '../../../platform/events/domain-event.ts'
import { hashOfToken, newSecretToken } from '../../../platform/secret-tokens.ts'
import type { Shop } from '../../../shop.ts'
import { emailChangeRequested } from '../accounts.events.ts'
import { accountEmail, accountMails, emailToOwner, greetingOf } from '../accounts.mail.ts'
import { customerById } from '../customer.queries.ts'
import { emailChangeOf, setEmailChangeLink } from './email-change.queries.ts'

/** A change that was cancelled or confirmed in the meantime needs no email. */
export const emailChangeSubscriptions = (shop: Shop): Subscription[] => [
  subscribe(emailChangeRequested, 'link-email', ({ customerId }) => sendLink(shop, customerId)),
  subscribe(emailChangeRequested, 'notice-email', ({ customerId }) => notifyOldAddress(shop, customerId)),
]

/** To the new address: only its reader can confirm it. */
async function sendLink(
  { database: { db }, clock, mail, storeUrl }: Shop,
  customerId: string,
): Promise<void> {
  const customer = await customerById(db, customerId)
  const change = await emailChangeOf(db, customerId, clock.now())
  if (customer === undefined || change === undefined) return
  if (!(await mail.hasRoomFor(change.email))) return
  const token = newSecretToken()
  await setEmailChangeLink(db, customerId, hashOfToken(token))
  const to = { name: customer.name, email: change.email, verifiedAt: null }
  const link = `${storeUrl}/verify-email?token=${token}`
  await mail.send(accountEmail(accountMails.emailChange, { to, link, values: { greeting: greetingOf(to) } }))
}

/** Warns the old address. */
async function notifyOldAddress(
  { database: { db }, clock, mail, storeUrl }: Shop,
  customerId: string,
): Promise<void> {
  const customer = await customerById(db, customerId)
  const change = await emailChangeOf(db, customerId, clock.now())
  if (customer === undefined || change === undefined) return
  await mail.send(
    emailToOwner(accountMails.emailChangeNotice, {
      to: customer,
      link: `${storeUrl}/profile?tab=settings`,
      values: { greeting: greetingOf(customer), newEmail: change.email },
    }),
  )
}
