import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestShop } from './test-shop.ts'

/** Where a text is kept: tables of the whole database, files of the data folder, and the log. */
export async function placesOf(shop: TestShop, text: string): Promise<string[]> {
  const { pool } = shop.database
  const { rows: tables } = await pool.query(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'`,
  )
  const inEach = tables.map(
    ({ name }) => `select '${name}: ' || t::text as place from ${name} t where t::text ilike $1`,
  )
  const { rows } = await pool.query(inEach.join(' union all '), [`%${text}%`])
  const places: string[] = rows.map(({ place }) => place)
  for (const file of await readdir(shop.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    if (path.includes(text) || (await readFile(path)).includes(text)) places.push(path)
  }
  return [...places, ...shop.logLines.filter((line) => line.toLowerCase().includes(text.toLowerCase()))]
}
