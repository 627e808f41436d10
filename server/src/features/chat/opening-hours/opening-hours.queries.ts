import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { chatSettings, chatOpeningHours as hours } from '../chat.table.ts'
import type { OpenDay } from './opening-hours.rules.ts'

export async function openDays(db: Db): Promise<OpenDay[]> {
  return db.select().from(hours).orderBy(asc(hours.weekday))
}

export async function settingsOfChat(db: Db) {
  const [row] = await db.select().from(chatSettings)
  if (row === undefined) throw new Error('the settings of the chat are gone')
  return row
}

/** Returns whether the version was still this one. */
export async function changeSettings(tx: Db, version: number, awayText: string): Promise<boolean> {
  const changed = await tx
    .update(chatSettings)
    .set({ awayText, version: sql`${chatSettings.version} + 1` })
    .where(eq(chatSettings.version, version))
    .returning({ version: chatSettings.version })
  return changed.length === 1
}

export async function changeDay(tx: Db, { weekday, opensAt, closesAt }: OpenDay): Promise<void> {
  await tx.update(hours).set({ opensAt, closesAt }).where(eq(hours.weekday, weekday))
}
