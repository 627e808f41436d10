import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { prepareTemplate } from '../../tools/testing/template/prepare-template.ts'
import { root, type Stand } from '../stand.ts'
import { generateCatalogue } from './catalogue.ts'
import { onDatabase } from './on-database.ts'
import { generateShoppers } from './shoppers.ts'

/**
 * A database of this run with the demonstration store, and with so many shoppers for whom a script of this folder runs, if
 * any; returns its address.
 */
export async function openDemoStore(
  { postgresUrl }: Stand,
  name: string,
  shoppers = 0,
  script?: 'leaderboard.sql' | 'conversations.sql',
): Promise<string> {
  await onDatabase(at(postgresUrl, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  const url = at(postgresUrl, name)
  await prepareTemplate(url)
  if (script !== undefined)
    await onDatabase(url, async (client) => {
      await generateShoppers(client, shoppers)
      await client.query(readFileSync(join(root, 'bench/databases', script), 'utf8'))
      await client.query('vacuum analyze')
      await client.query('checkpoint')
    })
  return url
}

/**
 * A database of this run with `count` products. The generated catalogue is stored as a template until the migrations, the
 * seed or the generator change; a run works on a copy.
 */
export async function openCatalogue(stand: Stand, count: number): Promise<string> {
  const { postgresUrl, tell } = stand
  const template = `products_${count}_${fingerprint()}`
  const name = `run_${count}`
  await onDatabase(at(postgresUrl, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, $1)`,
      [`products_${count}_`],
    )
    for (const { datname } of rows) if (datname !== template) await client.query(`drop database ${datname}`)
    if (!rows.some(({ datname }) => datname === template)) {
      tell(`Generating ${count} products ...`)
      // Named once it is complete, so an interrupted one is never used.
      await onDatabase(await openDemoStore(stand, 'unfinished'), (inside) => generateCatalogue(inside, count))
      await client.query(`alter database unfinished rename to ${template}`)
    }
    await client.query(`create database ${name} template ${template}`)
  })
  const url = at(postgresUrl, name)
  await onDatabase(url, async (client) => {
    await generateShoppers(client)
    await copyWrittenTables(client)
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
  return url
}

/** What cart and orders write. */
const writtenTables = [
  'variant_stock',
  'cart_items',
  'orders',
  'order_lines',
  'order_tenders',
  'stock_holds',
  'order_events',
  'idempotency_keys',
  'outbox_events',
]

/** The bare server writes the same rows to tables of its own: the same columns, checks and indexes, but no triggers. */
async function copyWrittenTables(client: Client): Promise<void> {
  await client.query('create schema bare')
  for (const table of writtenTables)
    await client.query(`create table bare.${table} (like public.${table} including all)`)
  await client.query('insert into bare.variant_stock select * from variant_stock')
}

/** The address of another database on a server. */
const at = (server: string, name: string) => server.replace(/\/[^/]*$/, `/${name}`)

/** What a stored catalogue is made of, in files and whole folders. */
const sources = [
  'server/migrations',
  'server/seeds',
  'bench/databases/catalogue.ts',
  'bench/databases/catalogue.sql',
]

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 12)
}

function filesIn(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
