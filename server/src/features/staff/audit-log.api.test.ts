import { describe, expect, it } from 'vitest'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { recordedChange, requireStaffSession } from './index.ts'

const test = useOwnShop()

async function audited() {
  const { shop } = test
  const { headers } = await signIn(shop, owner)
  const session = await requireStaffSession(shop.features.shop, {
    token: headers.cookie.split('=')[1],
    csrf: headers['x-csrf-token'],
    changes: true,
    call: undefined,
  })
  const rows = async () =>
    (await shop.database.pool.query(`select action, change from staff_changes where subject = 'gift:1'`)).rows
  return { session, shop: shop.features.shop, rows }
}

const entry = { action: 'gift-add', subject: 'gift:1', change: { name: 'Scarf' } }

describe('a recorded change', () => {
  it('is written down with what it found, and answers it', async () => {
    const { session, shop, rows } = await audited()
    const found = await recordedChange<number>(
      shop,
      session,
      (count) => ({ ...entry, change: { count } }),
      async () => 7,
    )
    expect(found).toBe(7)
    expect(await rows()).toEqual([{ action: 'gift-add', change: { count: 7 } }])
  })

  it('leaves neither itself nor an entry when it fails', async () => {
    const { session, shop, rows } = await audited()
    const before = await rows()
    const failing = recordedChange(shop, session, entry, async (tx) => {
      await tx.execute(`update staff set name = 'Nobody'`)
      throw new Error('the change failed')
    })
    await expect(failing).rejects.toThrow('the change failed')
    expect(await rows()).toEqual(before)
    const { rows: renamed } = await shop.database.pool.query(`select 1 from staff where name = 'Nobody'`)
    expect(renamed).toEqual([])
  })

  it('that changes nothing leaves no entry', async () => {
    const { session, shop, rows } = await audited()
    const before = await rows()
    await recordedChange<boolean>(
      shop,
      session,
      (isDone) => (isDone ? entry : undefined),
      async () => false,
    )
    expect(await rows()).toEqual(before)
  })
})
