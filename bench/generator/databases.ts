import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { prepareTemplate } from '../../tools/testing/template/prepare-template.ts'
import { generateCatalogue } from './catalogue.ts'
import { generateShoppers } from './shoppers.ts'

/**
 * A database with `count` products for this run only. The generated catalogue is stored as a template until the
 * migrations, the seed or the generator change; a run works on a copy.
 */
export async function openDatabaseOf(
  server: string,
  root: string,
  count: number,
  tell: (line: string) => void,
): Promise<string> {
  const template = `products_${count}_${fingerprint(root)}`
  const name = `run_${count}`
  await onDatabase(at(server, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, $1)`,
      [`products_${count}_`],
    )
    for (const { datname } of rows) if (datname !== template) await client.query(`drop database ${datname}`)
    if (rows.some(({ datname }) => datname === template)) return
    tell(`Generating ${count} products ...`)
    await makeTemplate(client, server, template, count)
  })
  await onDatabase(at(server, 'postgres'), (client) =>
    client.query(`create database ${name} template ${template}`),
  )
  const url = at(server, name)
  await onDatabase(url, async (client) => {
    await generateShoppers(client)
    // The same shoppers order repeatedly, so order limits must not end a measurement.
    await client.query(
      `update order_limits set open_per_account = null, open_per_phone = null, open_per_address = null,
        units_per_network = null, stock_share = null, cash_units_unconfirmed = null, short_hold_from = null`,
    )
    await copyWrittenTables(client)
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
  return url
}

/** What cart and orders write. */
const writtenTables = [
  'public.variant_stock',
  'public.cart_items',
  'public.orders',
  'public.order_lines',
  'public.order_tenders',
  'public.stock_holds',
  'public.order_events',
  'public.idempotency_keys',
  'public.outbox_events',
]

/** The bare server writes the same rows to tables of its own: the same columns, checks and indexes, but no triggers. */
async function copyWrittenTables(client: Client): Promise<void> {
  await client.query('create schema bare')
  for (const table of writtenTables)
    await client.query(`create table bare.${table.replace(/^.*\./, '')} (like ${table} including all)`)
  await client.query('insert into bare.variant_stock select * from variant_stock')
}

/** It is named once it is complete, so an interrupted one is never used. */
async function makeTemplate(client: Client, server: string, template: string, count: number): Promise<void> {
  await client.query('drop database if exists unfinished with (force)')
  await client.query('create database unfinished')
  await prepareTemplate(at(server, 'unfinished'))
  await onDatabase(at(server, 'unfinished'), (inside) => generateCatalogue(inside, count))
  await client.query(`alter database unfinished rename to ${template}`)
}

export async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The address of another database on a server. */
export const at = (server: string, name: string) => server.replace(/\/[^/]*$/, `/${name}`)

function fingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const folder of ['server/migrations', 'server/seeds', 'server/seeds/products', 'bench/generator'])
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort())
      if (entry.isFile()) hash.update(readFileSync(join(root, folder, entry.name)))
  return hash.digest('hex').slice(0, 12)
}
