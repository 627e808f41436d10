import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { dropPasskeys } from '../passkeys/passkeys.queries.ts'
import { lockStaff } from '../staff.queries.ts'
import { staffCodeSecrets, staffRecoveryCodes } from '../staff.table.ts'

const { staffId: ofSecret, secret, createdAt, confirmedAt, lastStep } = staffCodeSecrets

export async function codeSecretOf(db: Db, staffId: string) {
  const [row] = await db.select().from(staffCodeSecrets).where(eq(ofSecret, staffId))
  return row
}

/** Replaces a secret that was not confirmed. False if the member's codes are on. */
export async function putCodeSecret(db: Db, staffId: string, sealed: Buffer, at: Date): Promise<boolean> {
  const put = await db
    .insert(staffCodeSecrets)
    .values({ staffId, secret: sealed, createdAt: at })
    .onConflictDoUpdate({
      target: ofSecret,
      set: { secret: sealed, createdAt: at },
      setWhere: isNull(confirmedAt),
    })
    .returning({ staffId: ofSecret })
  return put.length === 1
}

interface Confirmation {
  readonly sealed: Buffer
  readonly step: number
  readonly at: Date
  /** Older secrets are not confirmed any more. */
  readonly since: Date
}

/** Switches codes on. False if the secret is another one or too old by now, or was confirmed meanwhile. */
export async function confirmCodeSecret(tx: Db, staffId: string, of: Confirmation): Promise<boolean> {
  const confirmed = await tx
    .update(staffCodeSecrets)
    .set({ confirmedAt: of.at, lastStep: of.step })
    .where(and(eq(ofSecret, staffId), eq(secret, of.sealed), isNull(confirmedAt), gt(createdAt, of.since)))
    .returning({ staffId: ofSecret })
  return confirmed.length === 1
}

/** Uses a code up. False if it or a later one was used meanwhile, or the codes were switched off or set up anew. */
export async function useCodeStep(tx: Db, staffId: string, sealed: Buffer, step: number): Promise<boolean> {
  const used = await tx
    .update(staffCodeSecrets)
    .set({ lastStep: step })
    .where(and(eq(ofSecret, staffId), eq(secret, sealed), isNotNull(confirmedAt), lt(lastStep, step)))
    .returning({ staffId: ofSecret })
  return used.length === 1
}

/** Switches codes off. False if they were not on. */
export async function dropCodeSecret(tx: Db, staffId: string): Promise<boolean> {
  const dropped = await tx
    .delete(staffCodeSecrets)
    .where(and(eq(ofSecret, staffId), isNotNull(confirmedAt)))
    .returning({ staffId: ofSecret })
  return dropped.length === 1
}

/** Removes all that a member has beside the password. False if there was nothing. */
export async function dropSecondFactor(tx: Db, staffId: string): Promise<boolean> {
  await lockStaff(tx, staffId)
  const hadRecoveryCodes = await dropRecoveryCodes(tx, staffId)
  const hadPasskeys = await dropPasskeys(tx, staffId)
  return (await dropCodeSecret(tx, staffId)) || hadPasskeys || hadRecoveryCodes
}

export async function putRecoveryCodes(tx: Db, staffId: string, hashes: readonly Buffer[]): Promise<void> {
  await dropRecoveryCodes(tx, staffId)
  await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })))
}

/** Uses a recovery code up; of two at once one gets false. */
export async function useRecoveryCode(tx: Db, staffId: string, codeHash: Buffer): Promise<boolean> {
  const used = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.codeHash, codeHash)))
    .returning({ staffId: staffRecoveryCodes.staffId })
  return used.length === 1
}

/** False if there were none. */
export async function dropRecoveryCodes(tx: Db, staffId: string): Promise<boolean> {
  const dropped = await tx
    .delete(staffRecoveryCodes)
    .where(eq(staffRecoveryCodes.staffId, staffId))
    .returning({ staffId: staffRecoveryCodes.staffId })
  return dropped.length > 0
}

export const countRecoveryCodes = (db: Db, staffId: string): Promise<number> =>
  db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, staffId))
