import { randomUUID } from 'node:crypto'
import { formatHundredths, lineHundredths } from '@first-fashion/contract/money/checkout-sums'
import { formatPrice, lkr, withCode } from '@first-fashion/contract/money/money'
import type { Order } from '@first-fashion/contract/orders/order'
import { sumRows } from '@first-fashion/contract/orders/sum-rows'
import { describe, expect, it } from 'vitest'
import { paidOrder, refundUnits } from '../../../testing/line-refunds.ts'
import { orderNow, soon } from '../../../testing/payments/payment-harness.ts'
import { readPdf } from '../../../testing/pdf-text.ts'
import { deliveredForCash, deliveredOrder, refundOf, staffReturns } from '../../../testing/returns.ts'
import { goodAddress, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { shopperWithCredit } from '../../../testing/store-credit.ts'
import { sumWords } from '../../../testing/sum-words.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

const documentsOfOrders = async (token: string, orderIds: string[]) =>
  (await test.shop.call('invoices.of-orders', { token, body: { orderIds } })).body.orders
async function documentsOf(token: string, orderId: string) {
  const [documents] = await documentsOfOrders(token, [orderId])
  if (documents === undefined) throw new Error('the order is not listed')
  return documents
}
const invoicePdf = (token: string, orderId: string) =>
  test.shop.call('invoices.pdf', { token, path: `/api/invoice/${orderId}/pdf` })
const creditNotePdf = (token: string, number: string) =>
  test.shop.call('invoices.credit-note-pdf', { token, path: `/api/credit-note/${number}/pdf` })

/** Every figure that the order page shows of an order, as it calculates them. */
function figuresOnScreen(order: Order): string[] {
  const { items: lines, subtotal, shippingCost: shipping, amount: total, adjustments, tenders } = order
  const currency = withCode(order.currency)
  const charged = { minorUnits: order.chargedMinorUnits, text: order.chargedText }
  return [
    ...lines.map((line) => formatHundredths(lineHundredths(line, currency), currency)),
    ...sumRows({ lines, subtotal, shipping, total, adjustments, tenders }, currency, sumWords, charged).map(
      ({ label, shown }) => `${label} ${shown}`,
    ),
    formatPrice(total, lkr),
  ]
}

/** An order that store credit pays, so that it is paid when it is placed. */
async function paidWithCredit() {
  const { shop } = test
  const { token } = await shopperWithCredit(shop, 500_000)
  const { product, variant, size } = await productInStock(shop, 20)
  const body = orderOf(product, variant.variantIndex, size)
  const placed = await shop.call('order.place-paid', {
    token,
    body: { ...body, useStoreCredit: true, storeCredit: body.amount },
  })
  expect(placed).toMatchObject({ status: 200 })
  return { token, orderId: placed.body.orderId }
}

describe('an invoice', () => {
  it('has every figure of the order page, what was charged and at which rate', async () => {
    const { shop } = test
    const { token } = await shopperWithCredit(shop, 1_000)
    const order = await deliveredOrder(shop, {
      token,
      quantity: 3,
      isReduced: true,
      currency: 'USD',
      credit: 1_000,
    })
    const shown = await orderNow(shop, token)
    if (shown === undefined) throw new Error('the order is not listed')
    const { invoice } = await documentsOf(token, order.orderId)
    expect(invoice?.number).toMatch(/^FF-\d{4}-\d{6}$/)
    const { file } = (await invoicePdf(token, order.orderId)).body
    expect(file.name).toBe(`${invoice?.number}.pdf`)
    const { text, ...about } = await readPdf(file)
    expect(about).toEqual({ title: `Invoice ${invoice?.number}`, language: 'en', isTagged: true, pages: 1 })
    const figures = figuresOnScreen(shown)
    expect(figures.length).toBeGreaterThan(6)
    for (const figure of figures) expect(text).toContain(figure)
    for (const words of [
      '119 Galle Road',
      'Nadeesha Silva',
      goodAddress.street,
      `Order: ${shown.orderNumber}`,
      shown.items[0]?.name ?? '',
      shown.items[0]?.options.join(', ') ?? '',
      formatPrice(shown.items[0]?.price ?? 0, withCode(shown.currency)),
      `Charged ${shown.chargedText}`,
      `1 LKR = ${shown.currency.exchangeRate} USD`,
    ])
      expect(text).toContain(words)
  })

  it('is there for a cash order once it is collected', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const body = orderOf(product, variant.variantIndex, size)
    const { orderId } = (await shop.call('order.place', { token, body })).body
    expect(await documentsOf(token, orderId)).toMatchObject({ invoice: null, creditNotes: [] })
    expect(await invoicePdf(token, orderId)).toMatchObject({
      status: 422,
      body: { code: 'invoices.not-paid' },
    })
    const collected = await deliveredForCash(shop)
    expect((await documentsOf(collected.token, collected.orderId)).invoice).not.toBeNull()
  })

  it('stays as it was issued, whatever becomes of the store', async () => {
    const { shop } = test
    const before = await paidWithCredit()
    await documentsOf(before.token, before.orderId)
    await shop.change(
      "update store_details set name = 'Nilu', vat_number = '123-7000', invoice_prefix = 'NILU', invoice_footer = 'Thank you'",
    )
    const after = await paidWithCredit()
    expect((await documentsOf(after.token, after.orderId)).invoice?.number).toMatch(/^NILU-/)
    const textOf = async ({ token, orderId }: typeof before) =>
      (await readPdf((await invoicePdf(token, orderId)).body.file)).text
    expect(await textOf(before)).toContain('First Fashion 119 Galle Road')
    expect(await textOf(before)).not.toMatch(/Nilu|123-7000|Thank you/)
    for (const words of ['Nilu 119 Galle Road', 'VAT no. 123-7000', 'Thank you'])
      expect(await textOf(after)).toContain(words)
    await shop.change(
      "update store_details set name = 'First Fashion', vat_number = '', invoice_prefix = 'FF', invoice_footer = ''",
    )
  })

  it('writes names in Sinhala and Tamil', async () => {
    const { shop } = test
    const { token } = await shopperWithCredit(shop, 500_000)
    const { product, variant, size } = await productInStock(shop, 20)
    const order = orderOf(product, variant.variantIndex, size)
    const address = { ...order.address, firstName: 'නදීශා', lastName: 'கமலா' }
    const credit = { useStoreCredit: true, storeCredit: order.amount }
    const { orderId } = (
      await shop.call('order.place-paid', { token, body: { ...order, ...credit, address } })
    ).body
    const { file } = (await invoicePdf(token, orderId)).body
    const { text } = await readPdf(file)
    expect(text).toMatch(/[\u0D80-\u0DFF]{3}.*[\u0B80-\u0BFF]{3}/)
    expect(text).not.toContain('?')
  })

  it('is of nobody else, and staff read it', async () => {
    const { shop } = test
    const { token, orderId } = await paidWithCredit()
    const stranger = await newShopper(shop)
    const asked = [orderId, randomUUID(), 'nonsense']
    for (const id of asked)
      expect(await invoicePdf(stranger.token, id)).toMatchObject({
        status: 404,
        body: { code: 'order.unknown' },
      })
    expect(await documentsOfOrders(stranger.token, asked)).toEqual([])
    expect(await documentsOfOrders(token, asked)).toMatchObject([{ orderId }])
    const { headers } = await signIn(shop, owner)
    const path = `/api/admin/orders/${orderId}/invoice`
    const { invoice } = await documentsOf(token, orderId)
    expect((await shop.call('staff.invoice', { headers, path })).body.invoice).toEqual(invoice)
    const pdf = await shop.call('staff.invoice-pdf', { headers, path: `${path}/pdf` })
    expect((await readPdf(pdf.body.file)).title).toBe(`Invoice ${invoice?.number}`)
  })
})

describe('the numbers', () => {
  const sequences = async (table: 'invoices' | 'credit_notes') => {
    const { rows } = await test.shop.database.pool.query(`select sequence from ${table} order by sequence`)
    return rows.map(({ sequence }) => Number(sequence))
  }
  const fromOne = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

  it('have no gaps and no doubles, whoever asks at once', async () => {
    const { shop } = test
    const orders = await Promise.all(Array.from({ length: 8 }, paidWithCredit))
    const asked = orders.flatMap(({ token, orderId }) => [
      documentsOf(token, orderId),
      invoicePdf(token, orderId),
      documentsOf(token, orderId),
      shop.deliver('order-paid/invoice', { orderId }).then(() => documentsOf(token, orderId)),
    ])
    await Promise.all(asked)
    const numbers = await Promise.all(
      orders.map(async ({ token, orderId }) => (await documentsOf(token, orderId)).invoice?.number),
    )
    expect(new Set(numbers).size).toBe(orders.length)
    const all = await sequences('invoices')
    expect(all).toEqual(fromOne(all.length))
  })

  it('are neither skipped nor changed, by nobody', async () => {
    const { pool } = test.shop.database
    const { orderId } = await deliveredForCash(test.shop)
    const skipping = pool.query(
      `insert into invoices (order_id, number, year, sequence, issued_at) values ($1, 'FF-2031-000002', 2031, 2, now())`,
      [orderId],
    )
    await expect(skipping).rejects.toThrow(/the number after 0 of 2031 is not 2|duplicate key/)
    for (const change of ['update invoices set issued_at = now()', 'delete from invoices'])
      await expect(pool.query(change)).rejects.toThrow('append-only')
  })

  it('count each refund once, however often it is delivered', async () => {
    const { shop } = test
    const { token, orderId } = await paidWithCredit()
    const refund = {
      orderId,
      amountText: 'Rs. 10.00',
      amountMinor: null,
      isCredit: true,
      name: 'Store credit',
      cents: 1_000,
      reason: 'staff',
      note: '',
      refundId: null,
      cause: null,
    }
    const deliveries = Array.from({ length: 5 }, () => ({ ...refund, event: randomUUID() }))
    await Promise.all(
      [...deliveries, ...deliveries].map((data) =>
        shop.deliver('order-refunded/credit-note', data, data.event),
      ),
    )
    expect((await documentsOf(token, orderId)).creditNotes).toHaveLength(deliveries.length)
    const all = await sequences('credit_notes')
    expect(all).toEqual(fromOne(all.length))
    await shop.deliver('order-refunded/credit-note', { ...refund, cents: 100_000_000 })
    expect((await documentsOf(token, orderId)).creditNotes).toHaveLength(deliveries.length)
  })
})

describe('a credit note', () => {
  it('names the invoice, what it is for, and what went back in the charged currency', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop, { quantity: 2, currency: 'USD' })
    const staff = await staffReturns(shop)
    const body = refundOf(order, 1, { payout: 'original' })
    const { request } = (await shop.call('returns.request-refund', { token: order.token, body })).body
    await staff.complete(request._id)
    const notes = async () => (await documentsOf(order.token, order.orderId)).creditNotes
    await expect.poll(notes, soon).toHaveLength(1)
    const [note] = await notes()
    const { invoice } = await documentsOf(order.token, order.orderId)
    expect(note).toMatchObject({
      number: expect.stringMatching(/^FF-CN-\d{4}-\d{6}$/),
      amountText: request.toOriginalText,
    })
    expect((await orderNow(shop, order.token))?.refundedText).toBe(note?.amountText)
    const { text, title } = await readPdf((await creditNotePdf(order.token, note?.number ?? '')).body.file)
    expect(title).toBe(`Credit note ${note?.number}`)
    for (const words of [
      `This credit note reduces invoice ${invoice?.number}.`,
      'Refund: Return',
      'Original payment method',
      request.toOriginalText,
      `Total in LKR ${formatPrice(request.totalRefundAmount, lkr)}`,
      'Amount in LKR Amount in USD',
      `${order.product.name} `,
      `1 ${formatPrice(request.totalRefundAmount, lkr)} ${request.toOriginalText}`,
    ])
      expect(text).toContain(words)
    const stranger = await newShopper(shop)
    for (const number of [note?.number ?? '', 'FF-CN-2026-999999', 'nonsense'])
      expect(await creditNotePdf(stranger.token, number)).toMatchObject({
        status: 404,
        body: { code: 'invoices.credit-note-unknown' },
      })
  })

  it('is issued for a cancelled order whose store credit returns', async () => {
    const { shop } = test
    const { token, orderId } = await paidWithCredit()
    await shop.call('orders.cancel', { token, body: { orderId } })
    const notes = async () => (await documentsOf(token, orderId)).creditNotes
    await expect.poll(notes, soon).toHaveLength(1)
    const shown = await orderNow(shop, token)
    const [note] = await notes()
    expect(note?.amountText).toBe(formatPrice(shown?.storeCreditBack ?? 0, lkr))
    const { text } = await readPdf((await creditNotePdf(token, note?.number ?? '')).body.file)
    expect(text).toContain('Cancelled order Store credit')
    expect(text).toContain('Item Quantity Amount in LKR')
    expect(text).not.toContain('A part of what was paid')
  })

  it('has for each way that money went back the share of its items, and says so', async () => {
    const { shop } = test
    const { token } = await shopperWithCredit(shop, 500)
    const order = await deliveredOrder(shop, { quantity: 2, token, credit: 500 })
    const body = refundOf(order, 2, { payout: 'original', reason: 'fault' })
    const { request } = (await shop.call('returns.request-refund', { token, body })).body
    expect(request.shipping).toBeGreaterThan(0)
    const staff = await staffReturns(shop)
    await staff.complete(request._id)
    const notes = async () => (await documentsOf(token, order.orderId)).creditNotes
    await expect.poll(notes, soon).toHaveLength(2)
    for (const { number } of await notes()) {
      const { text } = await readPdf((await creditNotePdf(token, number)).body.file)
      expect(text).toContain('A part of what was paid for these items is credited here.')
      const [, item = '', shipping = '', total = ''] =
        /2 Rs\. ([\d,.]+) Shipping Rs\. ([\d,.]+) .*Total in LKR Rs\. ([\d,.]+)/s.exec(text) ?? []
      const cents = (amount: string) => Math.round(Number(amount.replaceAll(',', '')) * 100)
      expect(cents(total)).toBeGreaterThan(0)
      expect(cents(item) + cents(shipping)).toBe(cents(total))
    }
  })

  it('of units that staff cancelled names these and no others', async () => {
    const { shop } = test
    const order = await paidOrder(shop, { quantity: 3 })
    await refundUnits(shop, order, 1)
    const notes = async () => (await documentsOf(order.token, order.id)).creditNotes
    await expect.poll(notes, soon).toHaveLength(1)
    const [note] = await notes()
    const { text } = await readPdf((await creditNotePdf(order.token, note?.number ?? '')).body.file)
    expect(text).toContain(order.product.name)
    expect(text).toContain(` 1 ${formatPrice(order.product.price, lkr)} Total in LKR`)
  })
})
