import { cutText } from '@first-fashion/contract/text/cut-text'
import { after } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-tokens.ts'
import type { Shop } from '../../shop.ts'
import {
  customerRegistered,
  customerSignedIn,
  passwordChanged,
  passwordResetRequested,
  verificationRequested,
} from './accounts.events.ts'
import { accountEmail, accountMails, emailToOwner, greetingOf, type Recipient } from './accounts.mail.ts'
import { customerById } from './customer.queries.ts'
import { emailChangeSubscriptions } from './email-change/email-change.subscribers.ts'
import { resetLifetimeMs } from './password-reset.service.ts'
import { addressOfSession, insertLink, type LinkPurpose, setPlaceOfSession } from './session.queries.ts'
import { verificationLifetimeMs } from './verification.service.ts'

/** Emails about accounts, and where a sign-in came from. */
export const accountSubscriptions = (shop: Shop): Subscription[] => {
  const { database, mail, storeUrl } = shop
  const askToVerify = async ({ customerId }: { customerId: string }) => {
    const customer = await customerById(database.db, customerId)
    if (customer === undefined || customer.verifiedAt !== null) return
    if (!(await mail.hasRoomFor(customer.email))) return
    const token = await newLink(shop, customer.id, 'verify-email', verificationLifetimeMs)
    await mail.send(
      accountEmail(accountMails.verification, letterTo(customer, `${storeUrl}/verify-email?token=${token}`)),
    )
  }
  const sendResetLink = async ({ customerId }: { customerId: string }) => {
    const customer = await customerById(database.db, customerId)
    if (customer === undefined) return
    // A link must not replace an emailed one if no email can be sent.
    if (!(await mail.hasRoomFor(customer.email))) return
    const token = await newLink(shop, customer.id, 'reset-password', resetLifetimeMs)
    await mail.send(
      accountEmail(
        accountMails.passwordReset,
        letterTo(customer, `${storeUrl}/reset-password?token=${token}`),
      ),
    )
  }
  const reportNewPassword = async ({ customerId }: { customerId: string }) => {
    const customer = await customerById(database.db, customerId)
    if (customer !== undefined)
      await mail.send(emailToOwner(accountMails.passwordChanged, letterTo(customer, `${storeUrl}/login`)))
  }
  return [
    subscribe(customerRegistered, 'verification-email', askToVerify),
    subscribe(verificationRequested, 'verification-email', askToVerify),
    subscribe(passwordResetRequested, 'reset-email', sendResetLink),
    subscribe(passwordChanged, 'notice-email', reportNewPassword),
    subscribe(customerSignedIn, 'location', ({ sessionId }) => findPlace(shop, sessionId)),
    ...emailChangeSubscriptions(shop),
  ]
}

const letterTo = (to: Recipient, link: string) => ({ to, link, values: { greeting: greetingOf(to) } })

async function newLink(
  { database, clock }: Shop,
  customerId: string,
  purpose: LinkPurpose,
  lifetimeMs: number,
): Promise<string> {
  const token = newSecretToken()
  const createdAt = clock.now()
  const link = {
    tokenHash: hashOfToken(token),
    customerId,
    createdAt,
    expiresAt: after(createdAt, lifetimeMs),
  }
  await database.transaction((tx) => insertLink(tx, { ...link, purpose }))
  return token
}

/** The location makes a list of sessions easier to read. A failed lookup is not retried. */
async function findPlace({ database, ipLookup }: Shop, sessionId: string): Promise<void> {
  const address = await addressOfSession(database.db, sessionId)
  if (address === undefined || address === '') return
  const found = await ipLookup.locate(address).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  if (found === undefined) return
  const place = [found.city, found.country_name].filter((part) => part !== '').join(', ')
  await setPlaceOfSession(database.db, sessionId, cutText(place, 200))
}
