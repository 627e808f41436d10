import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { customerProfiles as profiles } from './profile.table.ts'

export type ProfileRow = typeof profiles.$inferSelect
export type ProfilePicture = 'profileImage' | 'coverImage'

/** Undefined as long as the customer has told nothing. */
export async function profileOf(db: Db, customerId: string): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.customerId, customerId))
  return row
}

export async function saveProfile(
  db: Db,
  customerId: string,
  change: Partial<Omit<ProfileRow, 'customerId' | ProfilePicture>>,
): Promise<void> {
  await db
    .insert(profiles)
    .values({ customerId, ...change })
    .onConflictDoUpdate({ target: profiles.customerId, set: change })
}

/** Whether a customer wants optional emails; who said nothing does. */
export const wantsNotifications = async (db: Db, customerId: string): Promise<boolean> =>
  (await profileOf(db, customerId))?.notifications ?? true

export const stopNotifications = (db: Db, customerId: string): Promise<void> =>
  saveProfile(db, customerId, { notifications: false })

/** Sets a picture, or takes it away; returns the name of the one before. Of two at once each gets the other's or none's. */
export async function replacePicture(
  tx: Db,
  customerId: string,
  which: ProfilePicture,
  name: string | null,
): Promise<string | null> {
  await tx.insert(profiles).values({ customerId }).onConflictDoNothing()
  const [before] = await tx
    .select({ name: profiles[which] })
    .from(profiles)
    .where(eq(profiles.customerId, customerId))
    .for('update')
  await tx
    .update(profiles)
    .set({ [which]: name })
    .where(eq(profiles.customerId, customerId))
  return before?.name ?? null
}

/** The names of several customers' own pictures, by the customers' ids; who has none is missing. */
export async function profileImages(db: Db, customerIds: readonly string[]): Promise<Map<string, string>> {
  if (customerIds.length === 0) return new Map()
  const rows = await db
    .select({ id: profiles.customerId, name: profiles.profileImage })
    .from(profiles)
    .where(and(inArray(profiles.customerId, [...customerIds]), isNotNull(profiles.profileImage)))
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])))
}

/** The picture and the cover of a customer, as far as there are any. */
export async function picturesOf(db: Db, customerId: string): Promise<string[]> {
  const row = await profileOf(db, customerId)
  return [row?.profileImage, row?.coverImage].filter((name) => typeof name === 'string')
}

/** Which of these pictures belong to a profile. */
export async function picturesOnProfiles(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db
    .select({ profileImage: profiles.profileImage, coverImage: profiles.coverImage })
    .from(profiles)
    .where(or(inArray(profiles.profileImage, [...names]), inArray(profiles.coverImage, [...names])))
  return rows.flatMap((row) => [row.profileImage, row.coverImage].filter((name) => name !== null))
}
