import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { readShopSettings } from './shop-settings.ts'
import { isShopRunning } from './supervisor-lock.ts'

// A fresh demonstration store at the next start: deletes the embedded database, keeps the pictures.
const settings = readShopSettings(fileURLToPath(new URL('../..', import.meta.url)))

if (settings.mode !== 'demo')
  fail(`This is no demonstration (SHOP_MODE=${settings.mode}): its data is not reset.`)
if (isShopRunning(settings.dataDir)) fail('The shop is running. Stop it first (Ctrl-C).')
if (settings.databaseUrl === undefined)
  rmSync(join(settings.dataDir, 'postgres'), { recursive: true, force: true })
else await emptyDatabase(settings.databaseUrl)
console.log('The demonstration store is gone; the next npm start loads a fresh one.')

async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  if (await isOfLiveShop(client))
    fail('The database in DATABASE_URL belongs to a live shop: its data is not reset.')
  await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public')
  await client.end()
}

async function isOfLiveShop(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('public.shop_mode') is not null as marked`)
  if (rows[0]?.marked !== true) return false
  return (await client.query(`select 1 from shop_mode where mode = 'live'`)).rows.length > 0
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
