import { customers } from '../src/features/accounts/accounts.table.ts'
import { setRhythm } from '../src/features/order-notices/order-notices.queries.ts'
import { staff as staffTable } from '../src/features/staff/staff.table.ts'
import type { Db } from '../src/platform/database/database.ts'
import { hashPassword } from '../src/platform/passwords/passwords.ts'
import { everybody, shopperPassword, staff } from './products/index.ts'
import { seedId } from './seed-id.ts'

const day = 86_400_000
export const customerId = (email: string): string => seedId('customer', email)

/** Puts the people in: customers, a few with the logins that the documents name, and staff. */
export async function seedPeople(tx: Db, passwordMemoryKib: number, now: Date): Promise<void> {
  const passwordHash = await hashPassword(shopperPassword, passwordMemoryKib)
  const createdAt = new Date(now.getTime() - 300 * day)
  await tx.insert(customers).values(
    everybody.map(({ name, email, country, currency }) => ({
      id: customerId(email),
      name,
      email,
      passwordHash,
      verifiedAt: createdAt,
      countryCode: country,
      currencyCode: currency,
      createdAt,
      lastLoginAt: createdAt,
    })),
  )
  const people = await Promise.all(
    staff.map(async ({ name, email, role, password }) => ({
      id: seedId('staff', email),
      name,
      email,
      role,
      passwordHash: await hashPassword(password, passwordMemoryKib),
      createdAt,
    })),
  )
  await tx.insert(staffTable).values(people)
  // Nobody reads the mailbox of a demonstration.
  for (const { id } of people) await setRhythm(tx, id, 'none', now)
}
