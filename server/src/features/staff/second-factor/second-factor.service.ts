import { randomBytes } from 'node:crypto'
import type { SecondFactor } from '@first-fashion/contract/staff/second-factor-calls'
import { Secret } from 'otpauth'
import { after, systemClock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { hashOfToken } from '../../../platform/secret-tokens.ts'
import type { Shop } from '../../../shop.ts'
import { memberEntry, recordedChange } from '../audit-log.ts'
import { passkeysOf } from '../passkeys/passkeys.queries.ts'
import { refuseWrongPassword } from '../passwords/staff-passwords.service.ts'
import { hasSecondFactor, lockStaff } from '../staff.queries.ts'
import { reportAccess, signOutMember } from '../staff-sessions.service.ts'
import { addressOfSecret, recoveryCodeOf, stepOfCode } from './codes.rules.ts'
import {
  codeSecretOf,
  confirmCodeSecret,
  countRecoveryCodes,
  dropCodeSecret,
  dropRecoveryCodes,
  putCodeSecret,
  putRecoveryCodes,
} from './second-factor.queries.ts'

const secretBytes = 20
const recoveryCodesOfMember = 10
const confirmationMs = 3_600_000

/** What the member has beside the password. */
export async function secondFactorOf({ database: { db } }: Shop, staffId: string): Promise<SecondFactor> {
  const [secret, recoveryCodesLeft, passkeys] = await Promise.all([
    codeSecretOf(db, staffId),
    countRecoveryCodes(db, staffId),
    passkeysOf(db, staffId),
  ])
  return {
    codesSince: secret?.confirmedAt?.getTime() ?? null,
    recoveryCodesLeft,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      _id: id,
      name,
      createdAt: createdAt.getTime(),
      lastUsedAt: lastUsedAt?.getTime() ?? null,
    })),
  }
}

/**
 * Makes a secret for an app, which replaces one that was not confirmed. Refuses with 'staff.password-wrong' and
 * 'staff.codes-on'.
 */
export async function startCodes(
  shop: Shop,
  session: StaffSession,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { staffId, email } = session
  await refuseWrongPassword(shop, session, password)
  const secret = new Secret({ size: secretBytes }).base32
  const sealed = await shop.sealing.seal(secret, contextOf(staffId))
  if (!(await putCodeSecret(shop.database.db, staffId, sealed, shop.clock.now())))
    throw new AppError(
      'conflict',
      'staff.codes-on',
      'You have an authenticator app already. Switch it off first.',
    )
  return { secret, uri: addressOfSecret(secret, shop.store().name, email) }
}

/**
 * Switches codes on with the first one, and ends the other sessions, which were opened by a password alone. Returns
 * new recovery codes. Refuses with 'staff.code-wrong' and 'staff.codes-not-started'.
 */
export async function confirmCodes(shop: Shop, session: StaffSession, code: string): Promise<string[]> {
  const { staffId, tokenHash } = session
  const row = await codeSecretOf(shop.database.db, staffId)
  if (row === undefined || row.confirmedAt !== null) throw notStarted()
  const secret = await shop.sealing.open(row.secret, contextOf(staffId))
  const step = stepOfCode(secret, code, { now: systemClock.now(), lastStep: null })
  if (step === undefined) throw codeWrong()
  return recordedChange(shop, session, memberEntry('codes-on', staffId), async (tx, at) => {
    const confirmation = { sealed: row.secret, step, at, since: after(at, -confirmationMs) }
    await lockStaff(tx, staffId)
    if (!(await confirmCodeSecret(tx, staffId, confirmation))) throw notStarted()
    await signOutMember(shop, tx, staffId, tokenHash)
    await reportAccess(shop, tx, staffId, 'codes-on')
    return newRecoveryCodes(tx, staffId)
  })
}

/** The time step of a code that a member types, with the secret that it was compared with; undefined if it is wrong. */
export async function stepOfMember(
  shop: Shop,
  staffId: string,
  typed: string,
): Promise<{ sealed: Buffer; step: number } | undefined> {
  const row = await codeSecretOf(shop.database.db, staffId)
  if (row === undefined || row.confirmedAt === null) return undefined
  const secret = await shop.sealing.open(row.secret, contextOf(staffId))
  const code = typed.replace(/\s/g, '')
  const step = stepOfCode(secret, code, { now: systemClock.now(), lastStep: row.lastStep })
  return step === undefined ? undefined : { sealed: row.secret, step }
}

/** Refuses with 'staff.password-wrong' and 'staff.second-factor-off'. */
export async function switchCodesOff(shop: Shop, session: StaffSession, password: string): Promise<void> {
  const { staffId } = session
  await refuseWrongPassword(shop, session, password)
  await recordedChange(shop, session, memberEntry('codes-off', staffId), async (tx) => {
    await lockStaff(tx, staffId)
    if (!(await dropCodeSecret(tx, staffId))) throw isOff()
    await reportAccess(shop, tx, staffId, 'codes-off')
    if (!(await hasSecondFactor(tx, staffId))) await dropRecoveryCodes(tx, staffId)
  })
}

/** New recovery codes, which replace the older ones. Refuses with 'staff.password-wrong' and 'staff.second-factor-off'. */
export async function renewRecoveryCodes(
  shop: Shop,
  session: StaffSession,
  password: string,
): Promise<string[]> {
  const { staffId } = session
  await refuseWrongPassword(shop, session, password)
  return recordedChange(shop, session, memberEntry('recovery-codes', staffId), async (tx) => {
    await lockStaff(tx, staffId)
    if (!(await hasSecondFactor(tx, staffId))) throw isOff()
    await reportAccess(shop, tx, staffId, 'recovery-codes')
    return newRecoveryCodes(tx, staffId)
  })
}

/** Ten codes, which replace the older ones. */
export async function newRecoveryCodes(tx: Db, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesOfMember }, () => recoveryCodeOf(randomBytes(16)))
  await putRecoveryCodes(tx, staffId, codes.map(hashOfToken))
  return codes
}

/** Another member's secret does not open in this one's row. */
const contextOf = (staffId: string) => `code secret of ${staffId}`

/** Of the app, or a recovery code. */
export function codeWrong(method: 'code' | 'recovery-code' = 'code'): AppError {
  const message =
    method === 'code'
      ? 'This code is wrong, or was used before. Please enter the one that the app shows now.'
      : 'This recovery code is wrong, or was used before.'
  return new AppError('refused', 'staff.code-wrong', message, { errors: { code: message } })
}

const notStarted = () =>
  new AppError('refused', 'staff.codes-not-started', 'This took too long. Please begin again.')

const isOff = () => new AppError('conflict', 'staff.second-factor-off', 'You have no second factor.')
