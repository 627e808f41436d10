import { afterEach, describe, expect, it } from 'vitest'
import { ledgerOf, orderNow, soon } from '../../../../testing/payments/payment-harness.ts'
import {
  deliveredForCash,
  deliveredOrder,
  exchangeOf,
  refundOf,
  staffReturns,
} from '../../../../testing/returns.ts'
import { goodAddress, mailsFor, setStock, stockOf } from '../../../../testing/shoppers.ts'
import { creditOf, expectBooksToMatch } from '../../../../testing/store-credit.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
afterEach(() => expectBooksToMatch(test.shop))

type Staff = Awaited<ReturnType<typeof staffReturns>>

/** Three units are to come back, and staff have approved it. */
async function announced(change: object = {}) {
  const { shop } = test
  const order = await deliveredOrder(shop, { quantity: 3, currency: 'USD', isReduced: true })
  const body = refundOf(order, 3, { payout: 'original', ...change })
  const { request } = (await shop.call('returns.request-refund', { token: order.token, body })).body
  const staff = await staffReturns(shop)
  await staff.step('approve', request._id)
  const came = (good: number, damaged: number) => [{ lineId: order.lineId, good, damaged }]
  return { order, request, staff, came }
}

async function shown(staff: Staff, id: string, lines: readonly object[]) {
  const { version } = await staff.find(id)
  const path = `/api/admin/returns/${id}/receive-preview`
  const { headers } = staff
  return test.shop.call('staff.return-receive-preview', { headers, path, body: { version, lines } })
}

const note = 'One shirt was not in the parcel'

describe('a parcel that comes in parts', () => {
  it('is refunded for what came, at the figures that were shown; the rest can still be sent back', async () => {
    const { shop } = test
    const { order, request, staff, came } = await announced()
    const sold = await stockOf(shop, order.variant._id, order.size)
    const { figures } = (await shown(staff, request._id, came(1, 1))).body
    expect(figures.lines).toMatchObject([{ quantity: 2 }])
    expect(figures.total).toBeLessThan(request.totalRefundAmount)
    const received = await staff.step('receive', request._id, {
      lines: came(1, 1),
      note,
      shown: { total: figures.total },
    })
    expect(received.body.request).toMatchObject({
      step: 'received',
      notes: note,
      totalRefundAmount: figures.total,
      toOriginalText: figures.toOriginalText,
      lines: [{ quantity: 2, requested: 3, damaged: 1, amount: figures.lines[0]?.amount }],
      costs: { writtenOff: expect.closeTo(figures.total / 2, 1) },
    })
    expect(await stockOf(shop, order.variant._id, order.size)).toEqual({ ...sold, on_hand: sold.on_hand + 1 })
    await staff.step('settle', request._id)
    await staff.untilSettled(request._id)
    expect(await orderNow(shop, order.token)).toMatchObject({
      status: 'Delivered',
      refundedText: figures.toOriginalText,
    })
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({
      account: 'refunds',
      cents: Math.round(figures.total * 100),
    })
    const { events = [] } = (await orderNow(shop, order.token)) ?? {}
    expect(events.find(({ text }) => text === 'Return received in part')?.note).toBe(
      `Not received: 1 × ${[order.product.name, ...(request.lines[0]?.options ?? [])].join(', ')}. ${note}`,
    )
    const mails = async () =>
      (await mailsFor(shop, goodAddress.email)).filter(({ subject }) =>
        subject.includes(`${request.orderNumber}: return received`),
      )
    await expect.poll(async () => (await mails())[0]?.text, soon).toContain(note)

    const path = `/api/return/${order.orderId}`
    const left = (await shop.call('returns.of-order', { token: order.token, path })).body
    expect(left.lines).toMatchObject([{ left: 1 }])
    const body = refundOf(order, 1, { payout: 'original' })
    const rest = (await shop.call('returns.request-refund', { token: order.token, body })).body.request
    expect(rest.totalRefundAmount + figures.total).toBeCloseTo(request.totalRefundAmount, 6)
    await staff.complete(rest._id)
    await staff.untilSettled(rest._id)
    expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Refunded' })
  })

  it('does not give the shipping back while something is missing', async () => {
    const { request, staff, came } = await announced({ reason: 'fault' })
    expect(request.shipping).toBeGreaterThan(0)
    const { figures } = (await shown(staff, request._id, came(2, 0))).body
    expect(figures.shipping).toBe(0)
    const whole = (await shown(staff, request._id, came(1, 2))).body.figures
    expect(whole).toMatchObject({ shipping: request.shipping, total: request.totalRefundAmount })
  })

  it('needs a reason for what did not come, and the figures that were shown', async () => {
    const { request, staff, came } = await announced()
    const receive = (more: object) => staff.step('receive', request._id, more)
    expect(await receive({ lines: came(2, 0) })).toMatchObject({
      status: 422,
      body: { code: 'returns.note-missing', errors: { note: expect.any(String) } },
    })
    const figuresBefore = { total: request.totalRefundAmount }
    expect(await receive({ lines: came(2, 0), note, shown: figuresBefore })).toMatchObject({
      status: 409,
      body: { code: 'returns.figures-changed' },
    })
    expect(await staff.find(request._id)).toMatchObject({
      step: 'approved',
      totalRefundAmount: request.totalRefundAmount,
    })
    expect((await receive({ lines: came(2, 1), shown: figuresBefore })).body.request).toMatchObject({
      totalRefundAmount: request.totalRefundAmount,
      lines: [{ quantity: 3, requested: 3, damaged: 1 }],
    })
  })

  it.each([
    ['more than was requested', 3, 1, 'returns.more-than-requested'],
    ['nothing at all', 0, 0, 'returns.nothing-received'],
  ])('is refused if it has %s', async (_name, good, damaged, code) => {
    const { request, staff, came } = await announced()
    const lines = came(good, damaged)
    for (const refused of [
      await shown(staff, request._id, lines),
      await staff.step('receive', request._id, { lines, note }),
    ])
      expect(refused).toMatchObject({ status: 422, body: { code } })
  })

  it('has of two lines what came: store credit is for that, and the other line stays', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop, 2)
    const body = refundOf(order, 2)
    const { request } = (await shop.call('returns.request-refund', { token: order.token, body })).body
    const staff = await staffReturns(shop)
    await staff.step('approve', request._id)
    await staff.step('receive', request._id, { lines: [{ lineId: order.lineId, good: 1, damaged: 0 }], note })
    await staff.step('settle', request._id)
    expect((await creditOf(shop, order.token)).balance).toBe(order.product.price)
  })
})

describe('the parcel of an exchange', () => {
  it('has to be complete; some of its units may be damaged', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const size = order.variant.sizes.find((one) => one.size !== order.size)?.size ?? ''
    await setStock(shop, order.variant._id, size, 5)
    const body = exchangeOf(order, order.variant.variantIndex, size, 2)
    const { request } = (await shop.call('returns.request-exchange', { token: order.token, body })).body
    const staff = await staffReturns(shop)
    await staff.step('approve', request._id)
    const lines = (good: number, damaged: number) => [{ lineId: order.lineId, good, damaged }]
    expect(await staff.step('receive', request._id, { lines: lines(1, 0), note })).toMatchObject({
      status: 422,
      body: { code: 'returns.exchange-incomplete' },
    })
    const before = await stockOf(shop, order.variant._id, order.size)
    expect((await staff.step('receive', request._id, { lines: lines(1, 1) })).status).toBe(200)
    expect(await stockOf(shop, order.variant._id, order.size)).toEqual({
      ...before,
      on_hand: before.on_hand + 1,
    })
    expect((await staff.step('settle', request._id)).body.request).toMatchObject({ status: 'completed' })
  })
})
