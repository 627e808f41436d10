import { setTimeout as wait } from 'node:timers/promises'
import type { SignInError, SignInProviderName } from '@first-fashion/contract/accounts/sign-in-providers'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import type { IpLookup } from '../../../ports/ip-lookup.ts'
import type { ProvenPerson } from '../../../ports/sign-in-provider.ts'
import type { Shop } from '../../../shop.ts'
import { customerRegistered, customerVerified, providerLinked } from '../accounts.events.ts'
import { customerByEmail, insertCustomer } from '../customer.queries.ts'
import { customerOfIdentity, insertIdentity } from './identity.queries.ts'
import { nameFor, resolveSignIn, usableEmail } from './social.rules.ts'

/** What was known when the sign-in started. */
interface Origin {
  readonly address: string
  readonly referralCode: string | null
}

export type Arrived =
  | { readonly customerId: string; readonly isNewAccount: boolean }
  | { readonly error: SignInError }

/** Finds, joins or creates the account of a returning person. */
export async function arrive(
  shop: Shop,
  provider: SignInProviderName,
  person: ProvenPerson,
  origin: Origin,
): Promise<Arrived> {
  const countryCode = await countryOf(shop.ipLookup, origin.address)
  const tryOnce = () => arriveOnce(shop, provider, person, { ...origin, countryCode })
  try {
    return await tryOnce()
  } catch (error) {
    // Two returns at the same moment: the second finds the account of the first.
    if (!isViolation(error, 'unique')) throw error
    return tryOnce().catch((again: unknown) => {
      if (!isViolation(again, 'unique')) throw again
      return { error: 'login_to_link' }
    })
  }
}

function arriveOnce(
  { database, clock, newId, events }: Shop,
  provider: SignInProviderName,
  person: ProvenPerson,
  origin: Origin & { countryCode: string | null },
): Promise<Arrived> {
  const now = clock.now()
  return database.transaction(async (tx) => {
    const linked = await customerOfIdentity(tx, provider, person.subject)
    const arrival = resolveSignIn(person, linked, await accountOf(tx, person))
    if (arrival.kind === 'enter') return { customerId: arrival.customerId, isNewAccount: false }
    if (arrival.kind === 'log-in-first') return { error: 'login_to_link' }
    if (arrival.kind === 'email-missing') return { error: 'email_missing' }
    const identity = { provider, subject: person.subject, linkedAt: now }
    if (arrival.kind === 'join') {
      await insertIdentity(tx, { ...identity, customerId: arrival.customerId })
      await events.emit(tx, providerLinked, { customerId: arrival.customerId, provider })
      return { customerId: arrival.customerId, isNewAccount: false }
    }
    const customerId = newId()
    await insertCustomer(tx, {
      id: customerId,
      name: nameFor(person.name, arrival.email),
      email: arrival.email,
      passwordHash: null,
      verifiedAt: arrival.isVerified ? now : null,
      referredByCode: origin.referralCode,
      countryCode: origin.countryCode,
      createdAt: now,
      lastLoginAt: now,
    })
    await insertIdentity(tx, { ...identity, customerId })
    await events.emit(tx, customerRegistered, { customerId })
    if (arrival.isVerified) await events.emit(tx, customerVerified, { customerId })
    return { customerId, isNewAccount: true }
  })
}

async function accountOf(tx: Db, person: ProvenPerson) {
  const email = usableEmail(person)
  const customer = email === undefined ? undefined : await customerByEmail(tx, email)
  return customer === undefined ? undefined : { id: customer.id, isVerified: customer.verifiedAt !== null }
}

const countryTimeoutMs = 250

/** The country of an address; null if the look-up fails or hangs, which a sign-in does not wait for. */
export async function countryOf(ipLookup: IpLookup, address: string): Promise<string | null> {
  const located = ipLookup.locate(address).then(
    (place) => place.country_code || null,
    () => null,
  )
  return Promise.race([located, wait(countryTimeoutMs, null, { ref: false })])
}

/** Links a provider's user to the account that started the sign-in. */
export async function link(
  { database, clock, events }: Shop,
  provider: SignInProviderName,
  { subject }: ProvenPerson,
  customerId: string,
): Promise<'linked' | SignInError> {
  try {
    await database.transaction(async (tx) => {
      await insertIdentity(tx, { provider, subject, customerId, linkedAt: clock.now() })
      await events.emit(tx, providerLinked, { customerId, provider })
    })
    return 'linked'
  } catch (error) {
    if (!isViolation(error, 'unique')) throw error
    const holder = await customerOfIdentity(database.db, provider, subject)
    if (holder === customerId) return 'linked'
    return holder === undefined ? 'link_failed' : 'linked_elsewhere'
  }
}
