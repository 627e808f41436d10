import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loadDemoStore } from '../../seeds/demo-store.ts'
import { passwordMemoryKib } from '../../testing/test-server.ts'
import { useOwnShop } from '../../testing/test-shop.ts'
import { requireOwnDatabase } from './shop-mode.ts'

const test = useOwnShop()
const script = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Starts the server on the test's database and answers how it ended. */
function startServer(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { connectionString = '' } = test.shop.database.pool.options
  const { PATH } = process.env
  const child = spawn(process.execPath, [script], {
    env: { PATH, DATABASE_URL: connectionString, DATA_DIR: test.shop.dataDir, ...settings },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said: said.trim() })))
}

describe('the mark of a database', () => {
  it('keeps a live shop from opening one that was seeded as a demonstration', async () => {
    const ended = await startServer({
      SHOP_MODE: 'live',
      STORE_URL: 'https://shop.example',
      SMTP_URL: 'smtp://mail.example',
    })
    expect(ended.code).toBe(1)
    expect(ended.said).toMatch(/^DATABASE_URL is wrong: .*seeded as a demonstration[^\n]*$/)
    await requireOwnDatabase(test.shop.database, 'demo')
  })

  it('stays: a demonstration does not turn into a live shop', async () => {
    const { pool } = test.shop.database
    await expect(pool.query(`update shop_mode set mode = 'live'`)).rejects.toThrow('does not change')
    await expect(pool.query('delete from shop_mode')).rejects.toThrow('does not change')
  })

  it('keeps known logins out of a live shop', async () => {
    const { database } = test.shop
    await database.pool.query(`truncate shop_mode; delete from seeds_loaded where name = 'demo-store'`)
    await requireOwnDatabase(database, 'live')
    await requireOwnDatabase(database, 'live')
    await expect(requireOwnDatabase(database, 'demo')).rejects.toThrow('belongs to a live shop')
    await expect(loadDemoStore(database, { passwordMemoryKib }, new Date())).rejects.toThrow(
      'belongs to a live shop',
    )
    expect((await startServer({ SHOP_MODE: 'demo' })).said).toContain('belongs to a live shop')
  })

  it('keeps a rehearsal apart from both', async () => {
    const { database } = test.shop
    await database.pool.query(`truncate shop_mode; delete from seeds_loaded where name = 'demo-store'`)
    await requireOwnDatabase(database, 'rehearsal')
    await expect(requireOwnDatabase(database, 'live')).rejects.toThrow('belongs to a rehearsal')
    await expect(requireOwnDatabase(database, 'demo')).rejects.toThrow('belongs to a rehearsal')
  })
})
