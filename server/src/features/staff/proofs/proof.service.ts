import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { ProofMethod } from '@first-fashion/contract/staff/proof-calls'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { failedProof, logProof } from '../access-log/access-log.service.ts'
import { passkeyRefused } from '../passkeys/passkey-challenges.service.ts'
import { verifiedSignature } from '../passkeys/passkey-sign-in.service.ts'
import { usePasskey } from '../passkeys/passkeys.queries.ts'
import { refuseWrongPassword } from '../passwords/staff-passwords.service.ts'
import { methodsOf } from '../second-factor/challenges.service.ts'
import { useCodeStep } from '../second-factor/second-factor.queries.ts'
import { codeWrong, stepOfMember } from '../second-factor/second-factor.service.ts'
import { noteProof } from '../sessions/sessions.queries.ts'

type Proof = ParsedBody<Calls['staff.proof']>

/** What a member can prove with who they are. Recovery codes are for signing in alone. */
export async function proofMethodsOf({ database }: Shop, staffId: string): Promise<ProofMethod[]> {
  const factors = await methodsOf(database.db, staffId)
  return ['password', ...factors.filter((method) => method !== 'recovery-code')]
}

/**
 * Proves again who the member of a session is, which is logged, as wrong proofs are. Refuses with 'staff.password-wrong', 'staff.code-wrong' and
 * 'staff.passkey-refused'.
 */
export async function prove(shop: Shop, session: StaffSession, proof: Proof): Promise<void> {
  const { database, clock } = shop
  if (proof.method === 'password') await refuseWrongPassword(shop, session, proof.currentPassword)
  if (proof.method === 'code') await refuseWrongCode(shop, session, proof.code)
  if (proof.method === 'passkey') await refuseWrongPasskey(shop, session, proof.credential)
  const now = clock.now()
  await database.transaction(async (tx) => {
    await noteProof(tx, session.tokenHash, now)
    await logProof(tx, session, now)
  })
}

async function refuseWrongCode(shop: Shop, session: StaffSession, code: string): Promise<void> {
  const { staffId } = session
  const found = await stepOfMember(shop, staffId, code)
  if (found === undefined || !(await useCodeStep(shop.database.db, staffId, found.sealed, found.step)))
    throw await failedProof(shop, session, codeWrong())
}

type Credential = Extract<Proof, { readonly method: 'passkey' }>['credential']

async function refuseWrongPasskey(shop: Shop, session: StaffSession, credential: Credential): Promise<void> {
  await usePasskeyOf(shop, session.staffId, credential).catch(async (error: unknown) => {
    throw error instanceof AppError ? await failedProof(shop, session, error) : error
  })
}

async function usePasskeyOf(shop: Shop, staffId: string, credential: Credential): Promise<void> {
  const { passkey, member, counter } = await verifiedSignature(shop, credential)
  if (member.id !== staffId) throw passkeyRefused(new Error('the passkey of another member'))
  if (!(await usePasskey(shop.database.db, passkey.id, counter, shop.clock.now())))
    throw passkeyRefused(new Error('signed twice at once'))
}

/** Refuses with 'staff.proof-needed' if the member has not proved lately who they are. */
export function requireProof(session: Pick<StaffSession, 'isProofRecent'> | null): void {
  if (session?.isProofRecent === true) return
  throw new AppError('forbidden', 'staff.proof-needed', 'Confirm it is you to continue.')
}
