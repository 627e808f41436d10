import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningShop, runShop } from './running-shop.ts'
import { until } from './shopping.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await runShop()
})
afterAll(() => shop.stop())

/** A picture of the nth product. */
async function picture(nth: number): Promise<Response> {
  const { rows } = await shop.pool.query(
    'select images[1] as image from products order by id offset $1 limit 1',
    [nth],
  )
  return fetch(`${shop.url}${String(rows[0]?.image).replace(/[^/]+$/, '320.webp')}`)
}

describe('a full disk', () => {
  it('stops pictures only, with a message, and they return once there is room', async () => {
    const folder = join(shop.dataDir, 'media')
    expect((await picture(0)).status).toBe(200)
    rmSync(folder, { recursive: true, force: true })
    // A file in place of the folder refuses every write, even by root, as a full disk does.
    writeFileSync(folder, '')
    const refused = await picture(1)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ success: false, code: 'media.unavailable' })
    expect((await fetch(`${shop.url}/collection`)).status).toBe(200)
    chmodSync(folder, 0o644)
    rmSync(folder)
    await until('pictures are back', async () => (await picture(2)).status === 200)
  })
})
