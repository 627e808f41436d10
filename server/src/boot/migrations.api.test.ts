import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { newShopper, orderOf, productInStock } from '../../testing/shoppers.ts'
import { useTestShop } from '../../testing/test-shop.ts'
import { migrate } from '../platform/database/migrate.ts'
import { explainStartFailure } from './start-failure.ts'

const test = useTestShop()
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** An empty database of the test's own. */
async function emptyDatabase(): Promise<pg.Client> {
  const maintenance = new pg.Client({ connectionString: inject('maintenanceUrl') })
  await maintenance.connect()
  const name = `migrated_${randomUUID().replaceAll('-', '')}`
  await maintenance.query(`create database ${name}`)
  const client = new pg.Client({ connectionString: inject('maintenanceUrl').replace(/\/[^/]*$/, `/${name}`) })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await maintenance.query(`drop database ${name}`)
    await maintenance.end()
  })
  return client
}

const urlOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query('select current_database() as name')
  return inject('maintenanceUrl').replace(/\/[^/]*$/, `/${rows[0].name}`)
}

/** A folder with the migrations and one more. */
async function folderWith(name: string, sql: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(migrations, folder, { recursive: true })
  await writeFile(join(folder, `${name}.sql`), sql)
  return folder
}

describe('a database', () => {
  it('that is empty gets the baseline and what came after it, once', async () => {
    const url = await urlOf(await emptyDatabase())
    const names = (await readdir(migrations)).toSorted().map((file) => file.replace(/\.sql$/, ''))
    expect(names[0]).toBe('0001_baseline')
    expect(await migrate(url)).toEqual(names)
    expect(await migrate(url)).toEqual([])
  })

  it('made before the baseline is refused with what to do, and stays as it is', async () => {
    const client = await emptyDatabase()
    await client.query(`
      create table migrations (id serial primary key, name text not null, run_on timestamp not null);
      insert into migrations (name, run_on) values ('0001_shop', now()), ('0002_orders-of-quotes', now());
      create table products (name text)`)
    const refused: unknown = await migrate(await urlOf(client)).catch((error: unknown) => error)
    expect(explainStartFailure(refused)).toMatch(
      /^This database was made before the first release .*0001_shop.*Nothing in it was changed.*npm run demo:reset/,
    )
    const { rows } = await client.query(
      `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
    )
    expect(rows.map((row) => row.table_name)).toEqual(['migrations', 'products'])
    expect((await client.query('select name from migrations order by id')).rows).toHaveLength(2)
  })
})

describe('what waited in the queues of before', () => {
  it('is tried in the queue of retries, and what had failed for good still waits for staff', async () => {
    const client = await emptyDatabase()
    const url = await urlOf(client)
    const before = await migrationsBefore('0030')
    await migrate(url, before)
    const boss = new PgBoss(url)
    await boss.start()
    for (const queue of ['order-paid/invoice', 'order-paid/points', 'task.purge-quotes']) {
      await boss.createQueue(queue, { retryLimit: 8 })
      await boss.schedule(queue, '* * * * *')
    }
    const data = { orderId: 'an-order', event: randomUUID() }
    for (const state of ['created', 'retry', 'active', 'failed', 'completed'])
      await client.query(
        "insert into pgboss.job (name, data, state, policy) values ('order-paid/invoice', $1, $2, 'standard')",
        [JSON.stringify(data), state],
      )
    await boss.send('task.purge-quotes')
    await boss.stop({ graceful: false })
    await migrate(url)
    const { rows } = await client.query(
      "select data, state, policy from pgboss.job where name <> '__pgboss__send-it'",
    )
    const { event, ...payload } = data
    const moved = { data: { subscriber: 'order-paid/invoice', event, payload }, policy: 'standard' }
    const states = ['created', 'failed', 'retry', 'retry']
    expect(rows.toSorted((one, other) => one.state.localeCompare(other.state))).toEqual(
      states.map((state) => ({ ...moved, state })),
    )
    const { rows: queues } = await client.query("select name from pgboss.queue where name not like '\\_\\_%'")
    expect(queues).toEqual([{ name: 'event-retries' }])
    expect((await client.query('select name from pgboss.schedule')).rows).toEqual([])
  })
})

/** The required columns of a custom product, but for its customer and its log. */
const shirtFacts = {
  print_product_id: 71,
  print_variant_id: 4013,
  product_title: 'Shirt',
  name: 'Galle',
  description: '',
  sides: '[]',
  size: 'L',
  color: 'White',
  color_code: '#ffffff',
  material: '{}',
  product_image: '',
  base_cost_cents: 925,
  print_cost_cents: 0,
  selling_cents: 1925,
  price_cents: 620_968,
  usd_rate: 0.0031,
  priced_at: '2026-11-29',
  status: 'draft',
  created_at: '2026-11-29',
  updated_at: '2026-11-29',
}

async function insert(client: pg.Client, table: string, row: Readonly<Record<string, unknown>>) {
  const places = Object.keys(row).map((_, nth) => `$${nth + 1}`)
  await client.query(`insert into ${table} (${Object.keys(row)}) values (${places})`, Object.values(row))
}

describe('a draft of before', () => {
  it('counts as all of its log, so that a device with less of it does not overwrite it', async () => {
    const client = await emptyDatabase()
    const url = await urlOf(client)
    await migrate(url, await migrationsBefore('0035'))
    const [customer, unknown, counted, withoutLog] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const named = { id: customer, name: 'Nimal', email: 'nimal@example.com' }
    await insert(client, 'customers', { ...named, created_at: '2026-11-29', last_login_at: '2026-11-29' })
    const own = { customer_id: customer, print_product_id: 71, print_variant_id: 4013 }
    for (const id of [unknown, counted])
      await insert(client, 'design_logs', { ...own, id, length: 7, changed_at: '2026-11-29' })
    const entries = { [unknown]: 0, [counted]: 3, [withoutLog]: 0 }
    for (const [id, log_entries] of Object.entries(entries))
      await insert(client, 'custom_products', { ...own, ...shirtFacts, id, log_id: id, log_entries })
    expect(await migrate(url)).toContain('0035_entries-of-drafts')
    const { rows } = await client.query('select id, log_entries from custom_products')
    expect(Object.fromEntries(rows.map((row) => [row.id, row.log_entries]))).toEqual({
      ...{ [unknown]: 7, [counted]: 3, [withoutLog]: 0 },
    })
  })
})

/** A folder with the migrations below a number. */
async function migrationsBefore(number: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const earlier = (await readdir(migrations)).filter((file) => file < number)
  for (const file of earlier) await cp(join(migrations, file), join(folder, file))
  return folder
}

describe('a migration that expands the schema', () => {
  it('runs while a server of the version before takes orders, which go on', async () => {
    const { shop } = test
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const place = async () => {
      const { token } = await newShopper(shop)
      const placed = await shop.call('order.stripe', { token, body: order })
      expect(placed.body).toMatchObject({ success: true })
      const { body } = await shop.call('orders.user', { token })
      expect(body.orders.map(({ _id }) => _id)).toEqual([placed.body.orderId])
      return placed.body.orderId
    }
    // Often enough that the server has prepared its statements.
    const ids = [await place(), await place(), await place(), await place()]
    const folder = await folderWith(
      '9999_parcel-notes',
      `alter table orders add column parcel_note text not null default '' check (length(parcel_note) <= 200);
       create index orders_with_parcel_note on orders (placed_at) where parcel_note <> '';`,
    )
    const [applied, ...during] = await Promise.all([migrate(shop.place.url, folder), place(), place()])
    expect(applied).toEqual(['9999_parcel-notes'])
    ids.push(...during, await place(), await place())
    const { rows } = await shop.database.pool.query(
      'select distinct parcel_note from orders where id = any($1::uuid[])',
      [ids],
    )
    expect(rows).toEqual([{ parcel_note: '' }])
  })
})
