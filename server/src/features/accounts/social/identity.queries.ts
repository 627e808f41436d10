import type { SignInProviderName } from '@first-fashion/contract/accounts/sign-in-providers'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { customers } from '../accounts.table.ts'
import { customerIdentities } from './social.table.ts'

/** The account of a provider's user. */
export async function customerOfIdentity(db: Db, provider: SignInProviderName, subject: string) {
  const [row] = await db
    .select({ customerId: customerIdentities.customerId })
    .from(customerIdentities)
    .where(and(eq(customerIdentities.provider, provider), eq(customerIdentities.subject, subject)))
  return row?.customerId
}

/** The linked providers of an account, with their IDs. */
export async function identitiesOf(db: Db, customerId: string) {
  const rows = await db
    .select({ provider: customerIdentities.provider, subject: customerIdentities.subject })
    .from(customerIdentities)
    .where(eq(customerIdentities.customerId, customerId))
  return new Map(rows.map((row) => [row.provider, row.subject]))
}

export async function insertIdentity(
  tx: Db,
  identity: typeof customerIdentities.$inferInsert,
): Promise<void> {
  await tx.insert(customerIdentities).values(identity)
}

export async function deleteIdentity(tx: Db, customerId: string, provider: SignInProviderName) {
  await tx
    .delete(customerIdentities)
    .where(and(eq(customerIdentities.customerId, customerId), eq(customerIdentities.provider, provider)))
}

/**
 * Before the owner of the mailbox takes over an unverified account, links that someone else added must not remain a way
 * in.
 */
export async function dropIdentitiesOfUnverified(tx: Db, customerId: string): Promise<void> {
  await tx
    .delete(customerIdentities)
    .where(
      and(
        eq(customerIdentities.customerId, customerId),
        sql`exists (select from ${customers} where ${customers.id} = ${customerId} and ${customers.verifiedAt} is null)`,
      ),
    )
}
