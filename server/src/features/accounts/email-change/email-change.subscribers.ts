import { type Subscription, subscribe } from '../../../platform/events/domain-event.ts'
import { hashOfToken, newSecretToken } from '../../../platform/secret-tokens.ts'
import type { Shop } from '../../../shop.ts'
import { emailChangeRequested } from '../accounts.events.ts'
import { customerById } from '../customer.queries.ts'
import { emailChangeMail, emailChangeNotice } from './email-change.mail.ts'
import { emailChangeOf, setEmailChangeLink } from './email-change.queries.ts'

/** A change that was cancelled or confirmed in the meantime needs no email. */
export const emailChangeSubscriptions = (shop: Shop): Subscription[] => [
  subscribe(emailChangeRequested, 'link-email', ({ customerId }) => sendLink(shop, customerId)),
  subscribe(emailChangeRequested, 'notice-email', ({ customerId }) => notifyOldAddress(shop, customerId)),
]

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
  await mail.send(emailChangeMail(to, `${storeUrl}/verify-email?token=${token}`))
}

async function notifyOldAddress(
  { database: { db }, clock, mail, storeUrl }: Shop,
  customerId: string,
): Promise<void> {
  const customer = await customerById(db, customerId)
  const change = await emailChangeOf(db, customerId, clock.now())
  if (customer === undefined || change === undefined) return
  await mail.send(emailChangeNotice(customer, change.email, `${storeUrl}/profile?tab=settings`))
}
