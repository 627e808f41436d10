import { looksLikeEmail } from '@first-fashion/contract/email-address'
import { after } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { hashOfToken } from '../../platform/secret-tokens.ts'
import { type Shop, seam } from '../../shop.ts'
import { customerVerified, verificationRequested } from './accounts.events.ts'
import { changeCustomer, customerByEmail, customerById } from './customer.queries.ts'
import { useEmailChange } from './email-change/email-change.queries.ts'
import { insertLink, useLink, wasUsedByVerified } from './session.queries.ts'
import { signOutElsewhere } from './sessions.service.ts'

export const verificationLifetimeMs = 7 * 24 * 3_600_000

/** What is kept of an address alone follows its owner to the next one. */
export const emailChanged = seam<(tx: Db, from: string, to: string) => Promise<void>>(
  'what follows an email address',
)

/** Sends a new link if there is something to verify; work and answer are the same either way. */
export async function requestVerification({ database, newId, events }: Shop, email: string): Promise<void> {
  refuseNoEmail(email)
  // Unknown addresses cause the same work with a dummy ID, so that nobody can tell the difference.
  await database.transaction(async (tx) => {
    const customer = await customerByEmail(tx, email)
    await events.emit(tx, verificationRequested, { customerId: customer?.id ?? newId() })
  })
}

export async function isEmailVerified({ database }: Shop, customerId: string): Promise<boolean> {
  const customer = await customerById(database.db, customerId)
  return customer !== undefined && customer.verifiedAt !== null
}

type Verified = 'verified' | 'verified-before'

/**
 * Uses up a link, possibly of a pending email change; then all sessions but the requesting one end. A second visit
 * says that the link was used. Refuses with 'accounts.verification-link-dead' and 'accounts.email-taken'.
 */
export const verifyEmail = (shop: Shop, token: string): Promise<Verified> =>
  shop.database.transaction((tx) => verify(shop, tx, hashOfToken(token)))

async function verify(shop: Shop, tx: Db, tokenHash: Buffer): Promise<Verified> {
  const { clock, events } = shop
  const now = clock.now()
  const customerId = await useLink(tx, tokenHash, 'verify-email', now)
  if (customerId !== undefined) {
    await changeCustomer(tx, customerId, { verifiedAt: now })
    await events.emit(tx, customerVerified, { customerId })
    return 'verified'
  }
  const change = await useEmailChange(tx, tokenHash, now)
  if (change === undefined) {
    if (await wasUsedByVerified(tx, tokenHash, now)) return 'verified-before'
    throw linkDead()
  }
  await changeCustomer(tx, change.customerId, { verifiedAt: now })
  await events.emit(tx, customerVerified, { customerId: change.customerId })
  if (change.from !== undefined) await emailChanged(shop)(tx, change.from, change.to)
  // A second visit must say that the link was used.
  const used = { tokenHash, customerId: change.customerId, createdAt: now, usedAt: now }
  await insertLink(tx, { ...used, purpose: 'verify-email', expiresAt: after(now, verificationLifetimeMs) })
  // People with access to the old mailbox must not stay signed in.
  await signOutElsewhere(shop, tx, { customerId: change.customerId, tokenHash: change.sessionHash })
  return 'verified'
}

/** Refuses malformed addresses before any lookup. */
export function refuseNoEmail(email: string): void {
  if (email.trim() === '') throw emailRefused('Please enter your email address')
  if (!looksLikeEmail(email)) throw emailRefused('Please enter a valid email address')
}

const linkDead = () => new AppError('refused', 'accounts.verification-link-dead', 'Invalid verification link')

const emailRefused = (message: string) =>
  new AppError('refused', 'accounts.email-invalid', message, { errors: { email: message } })
