import type { SignInProviderName } from '@first-fashion/contract/accounts/sign-in-providers'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { signInAttempts, signInCodes } from './social.table.ts'

export async function insertAttempt(db: Db, attempt: typeof signInAttempts.$inferInsert): Promise<void> {
  await db.insert(signInAttempts).values(attempt)
}

interface WayBack {
  readonly stateHash: Buffer
  readonly browserHash: Buffer
  readonly provider: SignInProviderName
}

/** Uses up an attempt; it works once, for the same browser and provider. */
export async function takeAttempt(db: Db, { stateHash, browserHash, provider }: WayBack, now: Date) {
  const [row] = await db
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.stateHash, stateHash),
        eq(signInAttempts.browserHash, browserHash),
        eq(signInAttempts.provider, provider),
        gt(signInAttempts.expiresAt, now),
      ),
    )
    .returning()
  return row
}

export async function insertCode(tx: Db, code: typeof signInCodes.$inferInsert): Promise<void> {
  await tx.insert(signInCodes).values(code)
}

/** Uses up a code; it works once, in the same browser. */
export async function takeCode(tx: Db, codeHash: Buffer, browserHash: Buffer, now: Date) {
  const [row] = await tx
    .delete(signInCodes)
    .where(
      and(
        eq(signInCodes.codeHash, codeHash),
        eq(signInCodes.browserHash, browserHash),
        gt(signInCodes.expiresAt, now),
      ),
    )
    .returning({ customerId: signInCodes.customerId, isNewAccount: signInCodes.isNewAccount })
  return row
}

/** Deletes expired attempts and codes. */
export async function purgeExpiredSignIns(db: Db, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now))
  await db.delete(signInCodes).where(lte(signInCodes.expiresAt, now))
}
