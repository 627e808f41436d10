import type { SecondFactorMethod } from '@first-fashion/contract/staff/calls'
import { after } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { hashOfToken, newSecretToken } from '../../../platform/secret-tokens.ts'
import type { Shop } from '../../../shop.ts'
import { failedSignIn } from '../access-log/access-log.service.ts'
import { memberEntry } from '../audit-log.ts'
import { passkeysOf } from '../passkeys/passkeys.queries.ts'
import { insertStaffChange } from '../staff.queries.ts'
import {
  type OpenedSession,
  openStaffSession,
  reportAccess,
  type SignInOrigin,
} from '../staff-sessions.service.ts'
import {
  countTry,
  dropChallenge,
  insertChallenge,
  lockTries,
  memberOfChallenge,
  triesWindowMs,
} from './challenges.queries.ts'
import { typedRecoveryCode } from './codes.rules.ts'
import { codeSecretOf, countRecoveryCodes, useCodeStep, useRecoveryCode } from './second-factor.queries.ts'
import { codeWrong, stepOfMember } from './second-factor.service.ts'

const challengeLifetimeMs = 5 * 60_000
const mostTries = 10

/** What a member can show beside the password; nothing without a second factor, which recovery codes are none. */
export async function methodsOf(db: Db, staffId: string): Promise<SecondFactorMethod[]> {
  const [secret, passkeys, recoveryCodes] = await Promise.all([
    codeSecretOf(db, staffId),
    passkeysOf(db, staffId),
    countRecoveryCodes(db, staffId),
  ])
  const methods: SecondFactorMethod[] = []
  if (secret !== undefined && secret.confirmedAt !== null) methods.push('code')
  if (passkeys.length > 0) methods.push('passkey')
  if (methods.length > 0 && recoveryCodes > 0) methods.push('recovery-code')
  return methods
}

interface Challenged {
  readonly id: string
  readonly passwordHash: string
}

/** A token that opens a session within five minutes, together with a second factor. The password is right. */
export async function challengeMember(
  { database, clock }: Shop,
  { id, passwordHash }: Challenged,
): Promise<string> {
  const token = newSecretToken()
  const createdAt = clock.now()
  const expiresAt = after(createdAt, challengeLifetimeMs)
  const tokenHash = hashOfToken(token)
  await insertChallenge(database.db, { tokenHash, staffId: id, passwordHash, createdAt, expiresAt })
  return token
}

interface Answer {
  readonly challenge: string
  readonly method: 'code' | 'recovery-code'
  readonly code: string
}

/**
 * Opens the session with a code of the app or a recovery code, each of which counts once. Refuses with
 * 'staff.challenge-dead', 'staff.code-wrong', 'staff.too-many-codes' and 'staff.switched-off'.
 */
export async function answerChallenge(
  shop: Shop,
  { challenge, ...answer }: Answer,
  origin: SignInOrigin,
): Promise<OpenedSession> {
  const { database, clock } = shop
  const tokenHash = hashOfToken(challenge)
  const member = await memberOfChallenge(database.db, tokenHash, clock.now())
  if (member === undefined) throw await failedSignIn(shop, origin, undefined, challengeDead())
  if (member.disabledAt !== null) throw await failedSignIn(shop, origin, member.id, switchedOff())
  const accept = await acceptanceOf(shop, member.id, answer, origin)
  // A wrong try must stay counted, so the refusal is thrown after the transaction.
  const outcome = await database.transaction(async (tx) => {
    if ((await lockTries(tx, member, after(clock.now(), -triesWindowMs))) >= mostTries) return tooManyCodes()
    if (!(await countTry(tx, tokenHash))) return challengeDead()
    if (!(await accept(tx))) return codeWrong(answer.method)
    await dropChallenge(tx, tokenHash)
    const opened = await openStaffSession(shop, tx, member, origin)
    // Thrown, so that the code is not used up: the password was changed or the member switched off meanwhile.
    if (opened === undefined) throw challengeDead()
    return opened
  })
  if (outcome instanceof AppError) throw await failedSignIn(shop, origin, member.id, outcome)
  return outcome
}

type Accept = (tx: Db) => Promise<boolean>

/** Prepares what needs no lock; what is returned uses the code up, or returns false. */
async function acceptanceOf(
  shop: Shop,
  staffId: string,
  { method, code }: Pick<Answer, 'method' | 'code'>,
  { address }: SignInOrigin,
): Promise<Accept> {
  if (method === 'code') {
    const found = await stepOfMember(shop, staffId, code)
    return async (tx) => found !== undefined && useCodeStep(tx, staffId, found.sealed, found.step)
  }
  const codeHash = hashOfToken(typedRecoveryCode(code))
  return async (tx) => {
    if (!(await useRecoveryCode(tx, staffId, codeHash))) return false
    await reportAccess(shop, tx, staffId, 'recovery-code-use')
    const entry = memberEntry('recovery-code-use', staffId)
    await insertStaffChange(tx, { at: shop.clock.now(), staffId, address, ...entry })
    return true
  }
}

/** Also of the password alone. */
export const switchedOff = () =>
  new AppError('forbidden', 'staff.switched-off', 'Your access is switched off. Please ask an owner.')

const tooManyCodes = () =>
  new AppError(
    'too-many',
    'staff.too-many-codes',
    'Too many wrong codes. Please try again in a quarter of an hour, or set a new password.',
  )

/** Also of a passkey as second factor. */
export const challengeDead = () =>
  new AppError('refused', 'staff.challenge-dead', 'This took too long. Please enter your password again.')
