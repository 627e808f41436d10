import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { freeSlug } from '../../../platform/text/slug.ts'
import { bannedWords } from '../banned-words.service.ts'
import { type MemberRow, takenSlugs } from '../members.queries.ts'
import { isSlugOf, memberSlug } from '../members.rules.ts'
import { publicName } from './display-name.rules.ts'

/** The last part of a new member's address, made of the name that others read. */
export const newAddress = async (tx: Db, accountName: string): Promise<string> =>
  freeAddress(tx, publicName({ displayName: '' }, accountName, await bannedWords(tx)))

/** The address says no more than the name does: with another name it changes too. */
export async function addressFor(
  tx: Db,
  { slug, displayName }: Pick<MemberRow, 'slug' | 'displayName'>,
  accountName: string,
): Promise<string> {
  const name = publicName({ displayName }, accountName, await bannedWords(tx))
  return isSlugOf(name, slug) ? slug : freeAddress(tx, name)
}

async function freeAddress(tx: Db, name: string): Promise<string> {
  await oneAtATime(tx)
  return freeSlug(memberSlug(name), (slug) => takenSlugs(tx, slug))
}

/** Two who take one name at the same time find two free addresses. */
const oneAtATime = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('community_members.slug'))`)
