import type { TaxSettings } from '@first-fashion/contract/taxes/taxes'
import { afterEach, describe, expect, it } from 'vitest'
import { soon } from '../../../testing/payments/payment-harness.ts'
import { readPdf } from '../../../testing/pdf-text.ts'
import {
  anotherProduct,
  chosenByStaff,
  deliver,
  deliveredOrder,
  exchangeOf,
  refundOf,
  setPrice,
  staffReturns,
} from '../../../testing/returns.ts'
import { goodAddress, mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

const vat = { countryCode: 'LK', taxClass: 'standard', name: 'VAT', percent: 18 } as const
const noTaxes: TaxSettings = { mode: 'off', rates: [] }

async function stored(who = owner) {
  const { headers } = await signIn(test.shop, who)
  return (await test.shop.call('staff.taxes', { headers })).body
}

async function setTaxes(taxes: object, who = owner, version?: number) {
  const { headers } = await signIn(test.shop, who)
  const body = { taxes, version: version ?? (await stored()).version }
  return test.shop.call('staff.taxes-set', { headers, body })
}

/** What some units of a product cost where they go. */
async function quoteOf(quantity = 1, countryCode = 'LK') {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const items = [{ productId: product._id, size, variantIndex: variant.variantIndex, quantity }]
  const place = { city: goodAddress.city, state: '', postalCode: goodAddress.postalCode }
  const body = { items, countryCode, place, currency: { code: 'LKR' } }
  const { quote } = (await shop.call('checkout.quote', { token, body })).body
  return { quote, product, token }
}

const inHundredths = (rupees: number) => Math.round(rupees * 100)

afterEach(async () => {
  await setTaxes(noTaxes)
  await test.shop.change("update products set tax_class = 'standard' where tax_class <> 'standard'")
})

describe('the taxes', () => {
  it('are off until the owner sets them; nobody overwrites another’s, and the change is on record', async () => {
    const { shop } = test
    expect((await stored()).taxes).toEqual(noTaxes)
    expect((await quoteOf()).quote).not.toHaveProperty('taxes')
    const { version } = await stored()
    const taxes = { mode: 'included', rates: [vat] }
    expect(await setTaxes(taxes)).toMatchObject({ status: 200, body: { taxes, version: version + 1 } })
    expect(await setTaxes(noTaxes, owner, version)).toMatchObject({
      status: 409,
      body: { code: 'taxes.changed-meanwhile' },
    })
    expect((await setTaxes(noTaxes, support)).status).toBe(403)
    const { rows } = await shop.database.pool.query(
      `select change from staff_changes where subject = 'taxes' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ change: taxes }])
  })

  it.each([
    ['a rate of 1,000 percent', { ...vat, percent: 1_000 }],
    ['less than nothing', { ...vat, percent: -1 }],
    ['three decimals', { ...vat, percent: 18.125 }],
    ['no name', { ...vat, name: ' ' }],
    ['a country in small letters', { ...vat, countryCode: 'lk' }],
  ])('refuse %s', async (_, rate) => {
    expect((await setTaxes({ mode: 'included', rates: [rate] })).status).toBe(400)
  })

  it('refuse two rates of one country and class, and a country that there is not', async () => {
    expect((await setTaxes({ mode: 'included', rates: [vat, vat] })).status).toBe(400)
    expect(await setTaxes({ mode: 'included', rates: [{ ...vat, countryCode: 'ZZ' }] })).toMatchObject({
      status: 422,
      body: { code: 'taxes.country-unknown' },
    })
    expect((await stored()).taxes).toEqual(noTaxes)
  })
})

describe('prices that include taxes', () => {
  it('stay as they are: checkout, order, email, invoice and credit note say what is in them', async () => {
    const { shop } = test
    await setTaxes({ mode: 'included', rates: [vat] })
    const order = await deliveredOrder(shop, { quantity: 2 })
    const total = order.product.price * 2 + 350
    const tax = Math.round((inHundredths(total) * 18) / 118) / 100
    const all = { name: 'VAT', percent: 18, gross: total, tax, net: total - tax }
    expect(order.quote).toMatchObject({ total, taxes: [all] })
    await setTaxes({ mode: 'included', rates: [{ ...vat, percent: 20 }] })
    const { orders } = (await shop.call('orders.user', { token: order.token })).body
    expect(orders[0]).toMatchObject({ amount: total, taxes: [all] })
    const invoicePath = `/api/invoice/${order.orderId}/pdf`
    const { file } = (await shop.call('invoices.pdf', { token: order.token, path: invoicePath })).body
    const { text } = await readPdf(file)
    expect(text).toContain('Includes VAT 18%')
    expect(text).toContain('Tax rate Net in LKR Tax in LKR Gross in LKR VAT 18%')
    const staff = await staffReturns(shop)
    const back = await shop.call('returns.request-refund', { token: order.token, body: refundOf(order) })
    await staff.complete(back.body.request._id)
    const notes = async () => {
      const { rows } = await shop.database.pool.query('select taxes from credit_notes where order_id = $1', [
        order.orderId,
      ])
      return rows
    }
    await expect.poll(notes, soon).toHaveLength(1)
    const grossCents = inHundredths(order.product.price)
    const taxCents = Math.round((grossCents * 18) / 118)
    expect(await notes()).toEqual([
      { taxes: [{ name: 'VAT', rate: 1_800, grossCents, taxCents, netCents: grossCents - taxCents }] },
    ])
  })

  it('are explained, and told in the email about the order', async () => {
    const { shop } = test
    await setTaxes({ mode: 'included', rates: [vat] })
    const { token, email } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const body = { ...orderOf(product, variant.variantIndex, size), address: { ...goodAddress, email } }
    const { orderId } = (await shop.call('order.place', { token, body })).body
    const path = `/api/order/${orderId}/explanation`
    const { explanation } = (await shop.call('explanation.order', { token, path })).body
    const figure = explanation.figures.find(({ kind }) => kind === 'total')
    expect(JSON.stringify(figure?.facts)).toContain('Includes VAT 18%')
    const mails = async () =>
      (await mailsFor(shop, email)).filter(({ text }) => text?.includes('Includes VAT 18%'))
    await expect.poll(mails, soon).toHaveLength(1)
  })

  it('have no tax where no rate is set, and none of a product that is free of it', async () => {
    await setTaxes({ mode: 'included', rates: [vat] })
    expect((await quoteOf(1, 'GB')).quote).not.toHaveProperty('taxes')
    await test.shop.change("update products set tax_class = 'zero'")
    expect((await quoteOf()).quote).not.toHaveProperty('taxes')
  })

  it('have a reduced rate for the products marked so, and the standard one where there is no other', async () => {
    const reduced = { ...vat, taxClass: 'reduced', percent: 2.5 }
    await test.shop.change("update products set tax_class = 'reduced'")
    await setTaxes({ mode: 'included', rates: [vat, reduced] })
    const { quote, product } = await quoteOf()
    expect(quote.taxes).toMatchObject([{ percent: 2.5, gross: product.price + 350 }])
    await setTaxes({ mode: 'included', rates: [vat] })
    expect((await quoteOf()).quote.taxes).toMatchObject([{ percent: 18, gross: product.price + 350 }])
  })
})

describe('prices without taxes', () => {
  it('get those of the country of the parcel at the checkout, and pages say so', async () => {
    const { shop } = test
    await setTaxes({ mode: 'added', rates: [vat] })
    expect((await shop.call('store.details')).body.offers.taxesAdded).toBe(true)
    const { quote, product } = await quoteOf(2)
    const price = inHundredths(product.price * 1.18) / 100
    expect(quote).toMatchObject({ subtotal: price * 2, total: price * 2 + 350 })
    expect(quote.taxes).toMatchObject([{ percent: 18, gross: price * 2 + 350 }])
    expect((await quoteOf(1, 'GB')).quote).toMatchObject({ subtotal: product.price })
  })

  it('are not those of a quote for another country', async () => {
    const { shop } = test
    await setTaxes({ mode: 'added', rates: [vat] })
    const { quote, product, token } = await quoteOf(1, 'GB')
    expect(quote.subtotal).toBe(product.price)
    const [line] = quote.lines
    const body = {
      ...orderOf(product, line?.variantIndex ?? 0, line?.size ?? ''),
      quoteId: quote.quoteId,
    }
    const refused = await shop.call('order.place', { token, body })
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.quote-changed' } })
    const right = inHundredths(product.price * 1.18) / 100 + 350
    expect(refused.body).toMatchObject({ quote: { total: right } })
    expect((await shop.call('order.place', { token, body: { ...body, amount: right } })).status).toBe(200)
  })

  it('of a quote hold for no other mode and rate', async () => {
    const { shop } = test
    await setTaxes({ mode: 'added', rates: [vat] })
    const { quote, product, token } = await quoteOf()
    const [line] = quote.lines
    const order = orderOf(product, line?.variantIndex ?? 0, line?.size ?? '')
    const body = { ...order, amount: quote.total, quoteId: quote.quoteId }
    for (const changed of [
      { mode: 'off', rates: [vat] },
      { mode: 'added', rates: [{ ...vat, percent: 20 }] },
    ]) {
      await setTaxes(changed)
      expect((await shop.call('order.place', { token, body })).body.code).toBe('order.quote-changed')
    }
    await setTaxes({ mode: 'added', rates: [vat] })
    expect((await shop.call('order.place', { token, body })).status).toBe(200)
  })

  it('are exchanged at no difference for the same price, and for the difference with its tax', async () => {
    const { shop } = test
    await setTaxes({ mode: 'added', rates: [vat] })
    const order = await deliveredOrder(shop, { quantity: 2 })
    const other = order.variant.sizes.find(({ size }) => size !== order.size)?.size ?? order.size
    const ask = async () =>
      shop.call('returns.request-exchange', {
        token: order.token,
        body: exchangeOf(order, order.variant.variantIndex, other),
      })
    const same = (await ask()).body.request
    expect(same.priceDifference).toBe(0)
    const staff = await staffReturns(shop)
    await staff.step('reject', same._id, { note: 'Another one is asked for' })
    await setPrice(shop, order.product, order.product.price + 100)
    for (const changed of [
      { mode: 'off', rates: [vat] },
      { mode: 'added', rates: [{ ...vat, percent: 10 }] },
    ]) {
      await setTaxes(changed)
      const { _id, priceDifference } = (await ask()).body.request
      expect(priceDifference, changed.mode).toBe(0)
      await staff.step('reject', _id, { note: 'Another one is asked for' })
    }
    await setTaxes({ mode: 'added', rates: [vat] })
    const { _id: id } = (await ask()).body.request
    const dearer = await anotherProduct(shop, order.product, order.product.price + 1_000)
    const { lineId } = order
    expect((await chosenByStaff(shop, staff, { id, lineId, ...dearer })).status).toBe(200)
    expect(await staff.find(id)).toMatchObject({ priceDifference: 1_180 })
    await setPrice(shop, order.product, order.product.price)
  })
})

describe('what goes back', () => {
  it('credits no more of a tax than was charged: a refund by amount has what is left', async () => {
    const { shop } = test
    await setTaxes({ mode: 'included', rates: [vat] })
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop, 20)
    const free = await anotherProduct(shop, product, 8_650)
    await shop.change("update products set tax_class = 'zero' where id = $1", [free.productId])
    const items = [
      { productId: product._id, size, variantIndex: variant.variantIndex, quantity: 1 },
      { productId: free.productId, size: free.size, variantIndex: free.variantIndex, quantity: 1 },
    ]
    const amount = product.price + 8_650 + 350
    const body = { address: goodAddress, items, amount, currency: { code: 'LKR' } }
    const { orderId } = (await shop.call('order.place', { token, body })).body
    await deliver(shop, orderId)
    const { lines } = (await shop.call('returns.of-order', { token, path: `/api/return/${orderId}` })).body
    const staff = await staffReturns(shop)
    for (const { lineId } of lines) {
      const asked = refundOf({ orderId, lineId }, 1, { reason: 'fault' })
      const back = await shop.call('returns.request-refund', { token, body: asked })
      await staff.complete(back.body.request._id)
    }
    const taxes = async () => {
      const { rows } = await shop.database.pool.query(
        `select t.name, sum(t."taxCents")::int as tax, sum(t."grossCents")::int as gross from credit_notes,
           jsonb_to_recordset(taxes) as t(name text, "taxCents" int, "grossCents" int)
         where order_id = $1 group by t.name order by t.name desc`,
        [orderId],
      )
      return rows
    }
    const taxed = inHundredths(product.price + 350)
    await expect.poll(taxes, soon).toEqual([
      { name: 'VAT', tax: Math.round((taxed * 18) / 118), gross: taxed },
      { name: '', tax: 0, gross: 865_000 },
    ])
  })
})

describe('the tax report', () => {
  it('lists the taxes of invoices and credit notes of some days, and is on record', async () => {
    const { shop } = test
    await setTaxes({ mode: 'included', rates: [vat] })
    const order = await deliveredOrder(shop, { quantity: 2 })
    const { invoice } = (
      await shop.call('invoices.of-orders', { token: order.token, body: { orderIds: [order.orderId] } })
    ).body.orders[0] ?? { invoice: null }
    const { headers } = await signIn(shop, owner)
    const today = shop.clock.now().toLocaleDateString('en-CA', { timeZone: 'Asia/Colombo' })
    const report = (from: string, until: string) =>
      shop.call('staff.tax-report', { headers, body: { from, until } })
    const { fileName, csv } = (await report(today, today)).body
    expect(fileName).toBe(`taxes-${today}-${today}.csv`)
    const total = order.product.price * 2 + 350
    const tax = Math.round((inHundredths(total) * 18) / 118) / 100
    expect(csv).toContain(`${today},${invoice?.number},`)
    expect(csv).toContain(`,VAT,18,${Math.round((total - tax) * 100) / 100},${tax},${total}`)
    expect((await report('2020-01-01', '2020-12-31')).body.csv.trim().split('\n')).toHaveLength(1)
    expect(await report('2026-02-01', '2026-01-01')).toMatchObject({
      status: 422,
      body: { code: 'invoices.days-reversed' },
    })
    const { rows } = await shop.database.pool.query(
      "select change from staff_changes where action = 'tax-report' order by id limit 1",
    )
    expect(rows).toMatchObject([{ change: { from: today, until: today } }])
  })
})
