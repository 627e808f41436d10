import { type Subscription, subscribe } from '../../../platform/events/domain-event.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { hashOfToken, newSecretToken } from '../../../platform/secret-tokens.ts'
import type { Shop } from '../../../shop.ts'
import { emailChangeRequested } from '../accounts.events.ts'
import { email, emailToOwner, type Recipient } from '../accounts.mail.ts'
import { customerById } from '../customer.queries.ts'
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

/** To the new address: only its reader can confirm it. */
const emailChangeMail = (to: Recipient, link: string): Letter =>
  email(
    to,
    'Please confirm your new email address',
    'Please confirm this new email address for your {{store}} account. The link works for 24 hours. Until you confirm, your old address stays in use.',
    'Confirm new address',
    link,
  )

/** A warning to the old address. */
const emailChangeNotice = (to: Recipient, newEmail: string, settings: string): Letter =>
  emailToOwner(
    to,
    'Your email address is about to change',
    `Someone who knows your password asked to change the email address of your account to ${newEmail}. If this was not you, change your password now.`,
    'Open settings',
    settings,
  )
