import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { uploadsShown } from '../../../platform/uploads/uploaded-pictures.ts'
import { contentUploads as uploads, contentPageVersions as versions } from '../content.table.ts'

/** When sections of the home page begin and end, but those of drafts; in ms since 1970. */
export async function momentsOfSections(db: Db): Promise<number[]> {
  const { rows } = await db.execute(sql`
    select distinct (section ->> field)::float8 as moment
    from ${versions}, jsonb_array_elements(sections) section, unnest(array['from', 'until']) field
    where published_from is not null and section ->> field is not null`)
  return moments.parse(rows).map(({ moment }) => moment)
}

const moments = z.array(z.object({ moment: z.number() }))

export const insertUpload = (tx: Db, id: string) => tx.insert(uploads).values({ id })

/** Those of the names that were uploaded for sections. */
export async function knownUploads(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(inArray(uploads.id, [...names]))
  return rows.map(({ id }) => id)
}

/** Deletes uploads that no version shows, for former ones can be restored; returns those of the names that stay. */
export async function purgeUploads(db: Db, names: readonly string[]): Promise<string[]> {
  const shown = await uploadsShown(names, (addresses) => addressesInSections(db, addresses))
  const others = names.filter((name) => !shown.includes(name))
  await db.delete(uploads).where(inArray(uploads.id, others))
  return shown
}

async function addressesInSections(db: Db, addresses: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select distinct address #>> '{}' as address
    from ${versions}, jsonb_path_query(sections, '$.**.address') address
    where address #>> '{}' = any(${sql.param([...addresses])}::text[])`)
  return pictures.parse(rows).map(({ address }) => address)
}

const pictures = z.array(z.object({ address: z.string() }))
