import { describe, expect, it } from 'vitest'
import { cashOrder } from '../../../../testing/line-refunds.ts'
import { owner, signIn, support } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()

const addNote = async (id: string, note: string, who = owner) => {
  const { headers } = await signIn(test.shop, who)
  const path = `/api/admin/orders/${id}/notes`
  return test.shop.call('staff.order-note', { headers, path, body: { note } })
}

describe('a note of staff about an order', () => {
  it('is kept without a change of status, and on record; its shopper never reads it', async () => {
    const { shop } = test
    const { id, token } = await cashOrder(shop)
    const { status, body } = await addNote(id, '  Add the ribbon ')
    expect(status).toBe(200)
    expect(body.order.events.at(-1)).toMatchObject({ text: 'Note', note: 'Add the ribbon' })
    expect(body.order).toMatchObject({ fulfilment: 'placed' })

    const own = await shop.call('orders.user', { token })
    expect(own.status).toBe(200)
    expect(JSON.stringify(own.body)).toContain(id)
    expect(JSON.stringify(own.body)).not.toContain('ribbon')

    const { rows } = await shop.database.pool.query(
      `select action, change ->> 'note' as note from staff_changes where subject = $1 order by staff_changes.id`,
      [`order:${id}`],
    )
    expect(rows).toEqual([{ action: 'order-note', note: 'Add the ribbon' }])
  })

  it('is refused without words, from those who may not move orders, and for no order', async () => {
    const { id } = await cashOrder(test.shop)
    expect((await addNote(id, '  ')).status).toBe(400)
    expect((await addNote(id, 'Hello', support)).status).toBe(403)
    expect(await addNote('00000000-0000-7000-8000-000000000000', 'Hello')).toMatchObject({
      status: 404,
      body: { code: 'order.unknown' },
    })
  })

  it('comes with the way to its customer', async () => {
    const { id, email } = await cashOrder(test.shop)
    const { order } = (await addNote(id, 'Called')).body
    const { rows } = await test.shop.database.pool.query('select id from customers where email = $1', [email])
    expect(order.customer._id).toBe(rows[0].id)
  })
})
