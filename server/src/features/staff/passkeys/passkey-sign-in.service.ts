import type { Calls, ParsedBody } from '@first-fashion/contract'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { AppError } from '../../../platform/errors.ts'
import { hashOfToken } from '../../../platform/secret-tokens.ts'
import type { Shop } from '../../../shop.ts'
import { failedSignIn } from '../access-log/access-log.service.ts'
import { dropChallenge, memberOfChallenge } from '../second-factor/challenges.queries.ts'
import { challengeDead, switchedOff } from '../second-factor/challenges.service.ts'
import { lockStaff } from '../staff.queries.ts'
import { type OpenedSession, openStaffSession, type SignInOrigin } from '../staff-sessions.service.ts'
import {
  newPasskeyChallenge,
  passkeyRefused,
  passkeyTimeoutMs,
  siteOf,
  takePasskeyChallenge,
} from './passkey-challenges.service.ts'
import { passkeyByCredential, usePasskey } from './passkeys.queries.ts'
import { userHandleOf } from './passkeys.service.ts'

type SignIn = ParsedBody<Calls['staff.passkey-sign-in']>

/** What the browser needs to sign in: it names no passkeys, so that nobody learns who has one. */
export const passkeyOptions = async (shop: Shop) => ({
  challenge: await newPasskeyChallenge(shop, null),
  rpId: siteOf(shop).rpId,
  timeout: passkeyTimeoutMs,
  userVerification: 'required' as const,
})

/**
 * Opens a session with a passkey. It is two factors by itself: the device, and what unlocks it. With the challenge of a
 * password it must be a passkey of that member. Refuses with 'staff.passkey-refused', 'staff.challenge-dead' and
 * 'staff.switched-off', which is logged for whoever's password or passkey it was.
 */
export async function signInWithPasskey(
  shop: Shop,
  { credential, challenge }: SignIn,
  origin: SignInOrigin,
): Promise<OpenedSession> {
  const { database, clock } = shop
  const tokenHash = challenge === undefined ? undefined : hashOfToken(challenge)
  const challenged = tokenHash && (await memberOfChallenge(database.db, tokenHash, clock.now()))
  return openWithPasskey(shop, credential, { tokenHash, challenged }, origin).catch(
    async (error: unknown) => {
      if (!(error instanceof AppError)) throw error
      const known = await passkeyByCredential(database.db, credential.id)
      throw await failedSignIn(shop, origin, challenged?.id ?? known?.member.id, error)
    },
  )
}

/** The challenge of a password. */
interface Challenge {
  readonly tokenHash: Buffer | undefined
  readonly challenged: Awaited<ReturnType<typeof memberOfChallenge>>
}

async function openWithPasskey(
  shop: Shop,
  credential: SignIn['credential'],
  { tokenHash, challenged }: Challenge,
  origin: SignInOrigin,
): Promise<OpenedSession> {
  const { database, clock } = shop
  const { passkey, member, counter } = await verifiedSignature(shop, credential)
  if (tokenHash !== undefined && challenged === undefined) throw challengeDead()
  if (challenged !== undefined && challenged.id !== member.id)
    throw passkeyRefused(new Error('the passkey of another member'))
  if (member.disabledAt !== null) throw switchedOff()
  return database.transaction(async (tx) => {
    await lockStaff(tx, member.id)
    if (!(await usePasskey(tx, passkey.id, counter, clock.now())))
      throw passkeyRefused(new Error('signed twice at once'))
    if (tokenHash !== undefined) await dropChallenge(tx, tokenHash)
    const opened = await openStaffSession(shop, tx, challenged ?? member, origin)
    if (opened === undefined) throw challengeDead()
    return opened
  })
}

/** The passkey that made a signature, and its member. A counter that does not go up belongs to a copy. */
export async function verifiedSignature(shop: Shop, credential: SignIn['credential']) {
  const { origin, rpId } = siteOf(shop)
  const expectedChallenge = await takePasskeyChallenge(shop, credential, null)
  const found = await passkeyByCredential(shop.database.db, credential.id)
  if (found === undefined) throw passkeyRefused(new Error('no such passkey'))
  const { passkey, member } = found
  const { userHandle, ...response } = credential.response
  if (userHandle != null && userHandle !== userHandleOf(member.id))
    throw passkeyRefused(new Error('the handle of another member'))
  const { credentialId: id, publicKey, counter, transports } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw passkeyRefused(error)
  })
  if (!verified) throw passkeyRefused(new Error('the signature is wrong'))
  return { passkey, member, counter: authenticationInfo.newCounter }
}
