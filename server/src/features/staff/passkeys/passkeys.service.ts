import type { BodyOf, Calls, ParsedBody } from '@first-fashion/contract'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { memberEntry, recordedChange } from '../audit-log.ts'
import { refuseWrongPassword } from '../passwords/staff-passwords.service.ts'
import { dropRecoveryCodes } from '../second-factor/second-factor.queries.ts'
import { newRecoveryCodes } from '../second-factor/second-factor.service.ts'
import { hasSecondFactor, lockStaff } from '../staff.queries.ts'
import { reportAccess, signOutMember } from '../staff-sessions.service.ts'
import {
  newPasskeyChallenge,
  passkeyRefused,
  passkeyTimeoutMs,
  siteOf,
  takePasskeyChallenge,
} from './passkey-challenges.service.ts'
import { dropPasskey, insertPasskey, passkeysOf } from './passkeys.queries.ts'

/** Ed25519, ECDSA with P-256, and RSA, as numbers of COSE: what authenticators have. */
const algorithms = [-8, -7, -257]

/** What the browser needs to make a passkey. Refuses with 'staff.password-wrong'. */
export async function startPasskey(
  shop: Shop,
  session: StaffSession,
  { currentPassword }: BodyOf<Calls['staff.passkey-start']>,
) {
  const { staffId, name, email } = session
  await refuseWrongPassword(shop, session, currentPassword)
  const known = await passkeysOf(shop.database.db, staffId)
  const type = 'public-key' as const
  return {
    challenge: await newPasskeyChallenge(shop, staffId),
    rp: { id: siteOf(shop).rpId, name: shop.store().name },
    user: { id: userHandleOf(staffId), name: email, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type, alg })),
    timeout: passkeyTimeoutMs,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ type, id, transports })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

/**
 * Adds a passkey. The first second factor of a member comes with recovery codes, and ends the other sessions. Refuses
 * with 'staff.passkey-refused'.
 */
export async function addPasskey(
  shop: Shop,
  session: StaffSession,
  { name, credential }: ParsedBody<Calls['staff.passkey-add']>,
): Promise<string[]> {
  const { staffId, tokenHash } = session
  const { id: credentialId, publicKey, counter } = await verifiedPasskey(shop, staffId, credential)
  const { transports } = credential.response
  const entry = memberEntry('passkey-add', staffId, { name })
  const added = recordedChange(shop, session, entry, async (tx, createdAt) => {
    await lockStaff(tx, staffId)
    const isFirst = !(await hasSecondFactor(tx, staffId))
    const passkey = { id: shop.newId(), credentialId, staffId, name, counter, transports, createdAt }
    await insertPasskey(tx, { ...passkey, publicKey: Buffer.from(publicKey) })
    await reportAccess(shop, tx, staffId, 'passkey-add', name)
    if (!isFirst) return []
    await signOutMember(shop, tx, staffId, tokenHash)
    return newRecoveryCodes(tx, staffId)
  })
  return added.catch((error: unknown) => {
    if (!isViolation(error, 'unique', 'staff_passkeys_credential_id_key')) throw error
    throw passkeyRefused(error)
  })
}

async function verifiedPasskey(
  shop: Shop,
  staffId: string,
  credential: ParsedBody<Calls['staff.passkey-add']>['credential'],
) {
  const { origin, rpId } = siteOf(shop)
  const expectedChallenge = await takePasskeyChallenge(shop, credential, staffId)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    throw passkeyRefused(error)
  })
  if (!verified) throw passkeyRefused(new Error('the attestation is wrong'))
  return registrationInfo.credential
}

/** Refuses with 'staff.password-wrong' and 'staff.passkey-unknown'. */
export async function removePasskey(
  shop: Shop,
  session: StaffSession,
  id: string,
  password: string,
): Promise<void> {
  const { staffId } = session
  await refuseWrongPassword(shop, session, password)
  await recordedChange(
    shop,
    session,
    (name) => memberEntry('passkey-remove', staffId, { name }),
    async (tx) => {
      await lockStaff(tx, staffId)
      const name = isUuid(id) ? await dropPasskey(tx, staffId, id) : undefined
      if (name === undefined)
        throw new AppError('unknown', 'staff.passkey-unknown', 'This passkey was removed meanwhile.')
      if (!(await hasSecondFactor(tx, staffId))) await dropRecoveryCodes(tx, staffId)
      await reportAccess(shop, tx, staffId, 'passkey-remove', name)
      return name
    },
  )
}

/** What an authenticator tells of whose a passkey is: nothing personal, as devices keep it. */
export const userHandleOf = (staffId: string): string => Buffer.from(staffId).toString('base64url')
