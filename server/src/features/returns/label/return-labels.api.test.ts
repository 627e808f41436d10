import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { readPdf } from '../../../../testing/pdf-text.ts'
import { deliveredForCash, refundOf, staffReturns } from '../../../../testing/returns.ts'
import { goodAddress, mailsFor, newShopper } from '../../../../testing/shoppers.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()

const labelOf = (token: string, id: string) =>
  test.shop.call('returns.label', { token, path: `/api/return/${id}/label` })
const refused = { status: 422, body: { code: 'returns.no-label' } }

async function requested() {
  const { shop } = test
  const order = await deliveredForCash(shop)
  const { token } = order
  const { request } = (await shop.call('returns.request-refund', { token, body: refundOf(order, 1) })).body
  return { ...order, request }
}

describe('the label of a return', () => {
  it('has both addresses, what to put in, the steps and until when', async () => {
    const { shop } = test
    const { token, request, product, size } = await requested()
    const staff = await staffReturns(shop)
    await staff.step('approve', request._id)
    const { file } = (await labelOf(token, request._id)).body
    expect(file.name).toBe(`return-label-${request.orderNumber}.pdf`)
    const { text, title, pages } = await readPdf(file)
    expect({ title, pages }).toEqual({ title: `Return label for order ${request.orderNumber}`, pages: 2 })
    const until = new Date(shop.clock.now().getTime() + 14 * 24 * 60 * 60_000)
    const day = until.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' })
    for (const words of [
      'To First Fashion 119 Galle Road',
      'Nadeesha Silva',
      goodAddress.street,
      product.name,
    ])
      expect(text).toContain(words)
    for (const words of [`${size} 1`, '2. Put the first page on the parcel.', `by ${day}.`])
      expect(text).toContain(words)
    const mails = async () => (await mailsFor(shop, goodAddress.email)).map((mail) => mail.text).join('\n')
    await expect.poll(mails, soon).toContain('Get the return label: http://localhost:4000/orders')
  })

  it('is there once the request is approved, until its parcel is', async () => {
    const { token, request } = await requested()
    expect(await labelOf(token, request._id)).toMatchObject(refused)
    const staff = await staffReturns(test.shop)
    await staff.step('approve', request._id)
    expect((await labelOf(token, request._id)).status).toBe(200)
    await staff.receive(request._id)
    expect(await labelOf(token, request._id)).toMatchObject(refused)
  })

  it('waits until the store has an address', async () => {
    const { shop } = test
    const { token, request } = await requested()
    await (await staffReturns(shop)).step('approve', request._id)
    const setAddress = (street: string, city: string, code: string, country: string) =>
      shop.change(
        `update store_details set street = '${street}', city = '${city}', postal_code = '${code}', country = '${country}'`,
      )
    await setAddress('', '', '', '')
    expect(await labelOf(token, request._id)).toMatchObject({
      status: 422,
      body: { code: 'returns.no-address' },
    })
    await setAddress('119 Galle Road', 'Colombo', '00300', 'Sri Lanka')
    expect((await labelOf(token, request._id)).status).toBe(200)
  })

  it('is of nobody else', async () => {
    const { token, request } = await requested()
    await (await staffReturns(test.shop)).step('approve', request._id)
    const stranger = await newShopper(test.shop)
    for (const [who, id] of [
      [stranger.token, request._id],
      [token, randomUUID()],
      [token, 'nonsense'],
    ] as const)
      expect(await labelOf(who, id)).toMatchObject({ status: 404, body: { code: 'returns.unknown' } })
  })
})
