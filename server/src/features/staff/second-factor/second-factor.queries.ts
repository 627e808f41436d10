import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { staffCodeSecrets, staffRecoveryCodes } from '../staff.table.ts'

const { staffId: ofSecret, secret, createdAt, confirmedAt } = staffCodeSecrets

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

/** Switches codes off. False if they were not on. */
export async function dropCodeSecret(tx: Db, staffId: string): Promise<boolean> {
  const dropped = await tx
    .delete(staffCodeSecrets)
    .where(and(eq(ofSecret, staffId), isNotNull(confirmedAt)))
    .returning({ staffId: ofSecret })
  return dropped.length === 1
}

export async function putRecoveryCodes(tx: Db, staffId: string, hashes: readonly Buffer[]): Promise<void> {
  await dropRecoveryCodes(tx, staffId)
  await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })))
}

export async function dropRecoveryCodes(tx: Db, staffId: string): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
}

export const countRecoveryCodes = (db: Db, staffId: string): Promise<number> =>
  db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, staffId))
