import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { switchedOffCountries } from './countries.table.ts'

export async function codesOfSwitchedOff(db: Db): Promise<string[]> {
  const rows = await db.select({ code: switchedOffCountries.countryCode }).from(switchedOffCountries)
  return rows.map(({ code }) => code)
}

/** Switches a country off; one that is off already stays so. */
export async function switchOff(tx: Db, countryCode: string, switchedOffAt: Date): Promise<void> {
  await tx.insert(switchedOffCountries).values({ countryCode, switchedOffAt }).onConflictDoNothing()
}

export async function switchOn(tx: Db, countryCode: string): Promise<void> {
  await tx.delete(switchedOffCountries).where(eq(switchedOffCountries.countryCode, countryCode))
}
