import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { type MemberRow, takenSlugs } from './members.queries.ts'
import { freeSlug, isSlugOf } from './members.rules.ts'

/** The last part of a new member's address, made of the name. */
export async function newAddress(tx: Db, name: string): Promise<string> {
  await oneAtATime(tx)
  return freeSlug(name, (slug) => takenSlugs(tx, slug))
}

/** The address says no more than the name does: with another name it changes too. */
export async function addressFor(tx: Db, { slug }: Pick<MemberRow, 'slug'>, name: string): Promise<string> {
  return isSlugOf(name, slug) ? slug : newAddress(tx, name)
}

/** Two who take one name at the same time find two free addresses. */
const oneAtATime = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('community_members.slug'))`)
