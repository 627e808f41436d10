import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  customCheckout,
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  proofTimeoutMs,
  shopperWithShirt,
  staffDo,
  staffSee,
} from '../../../../testing/designs/print-partner.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
beforeAll(async () => {
  await shopperWithShirt(test.shop)
}, proofTimeoutMs)

describe('the print files that shoppers approved', () => {
  it('are what the partner is sent, and what staff see with their proof', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const row = await partnerOrderIn(shop, orderId, 'sent')
    const [there] = await ordersThere(shop)
    const { body } = await staffSee(shop, row.id)
    const [file] = body.partnerOrder.items[0]?.files ?? []
    const { rows } = await shop.database.pool.query(
      `select p.sha256, p.name from order_line_prints p join order_lines l on l.id = p.order_line_id
       where l.order_id = $1`,
      [orderId],
    )
    expect(rows).toHaveLength(1)
    expect(file).toMatchObject({ side: 'front', sha256: rows[0].sha256, width: 1800, height: 2400, dpi: 150 })
    expect(file?.proof).toContain(rows[0].name)
    expect(there).toMatchObject({ items: [{ files: [{ type: 'front', url: file?.address }] }] })
    const { pathname } = new URL(file?.address ?? '')
    expect((await shop.app.inject({ url: pathname })).headers['content-type']).toBe('image/png')
  })

  it('are not sent once their bytes are others: staff read why the order is held', async () => {
    const { shop } = test
    const { token, body } = await customCheckout(shop)
    const { orderId } = (await shop.call('order.place', { token, body })).body
    const held = await partnerOrderIn(shop, orderId, 'held')
    const { rows } = await shop.database.pool.query(
      `select p.name from order_line_prints p join order_lines l on l.id = p.order_line_id where l.order_id = $1`,
      [orderId],
    )
    await writeFile(join(shop.dataDir, 'media', 'prints', rows[0].name, 'print.png'), 'another file')
    await staffDo(shop, 'release', held)
    await expect
      .poll(async () => (await staffSee(shop, held.id)).body.partnerOrder.heldReason)
      .toBe('wrong-print-file')
    expect((await ordersThere(shop)).filter(({ external_id }) => external_id === held.external_id)).toEqual(
      [],
    )
  })
})
