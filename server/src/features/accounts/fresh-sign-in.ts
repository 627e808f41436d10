import { limits } from '@first-fashion/contract/limits'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { customerSessions } from './accounts.table.ts'

interface FreshSignInDeps {
  readonly database: Database
  readonly clock: Clock
}

/** Whether somebody signed in within the last ten minutes: whoever has no password shows by it that it is them. */
export async function isFreshSignIn(
  { database, clock }: FreshSignInDeps,
  { tokenHash }: { readonly tokenHash: Buffer },
): Promise<boolean> {
  const [session] = await database.db
    .select({ openedAt: customerSessions.createdAt })
    .from(customerSessions)
    .where(eq(customerSessions.tokenHash, tokenHash))
  return session !== undefined && clock.now().getTime() - session.openedAt.getTime() < limits.freshSignInMs
}
