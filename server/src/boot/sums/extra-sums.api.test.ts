import { randomUUID } from 'node:crypto'
import { allocate } from '@first-fashion/contract/money/checkout-sums'
import { type LkrCents, lkrCents } from '@first-fashion/contract/money/money'
import { describe, expect, it } from 'vitest'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { ledgerOf, orderNow, soon } from '../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../testing/payments/refund-behaviour.ts'
import { mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import type { AdjustmentSource, TenderSource } from '../../features/order-sums/index.ts'
import { recordLedgerEntry } from '../../features/payments/index.ts'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'

/** Rewards that the shop has never heard of: so many rupees off everything, for points. */
const points = { left: 1_000, used: [] as string[], returned: [] as string[] }
const rewards: AdjustmentSource = {
  name: 'rewards',
  propose: async (_db, { choice }) => {
    if (choice === undefined) return undefined
    const rupees = Number(choice)
    if (rupees > points.left) throw new AppError('refused', 'rewards.too-few', 'You have too few points')
    return {
      adjust: ({ lines }) => {
        const totals = lines.map(({ total }) => total)
        const off = Math.min(
          rupees * 100,
          totals.reduce((sum, one) => sum + one, 0),
        )
        return {
          kind: 'reward',
          label: 'Reward for points',
          appliesTo: 'goods',
          reference: `points:${rupees}`,
          cents: lkrCents(0 - off),
          shares: allocate(off, totals).map((share) => lkrCents(0 - share)),
          facts: [{ kind: 'text', text: `${rupees} points are Rs. ${rupees}` }],
        }
      },
    }
  },
  tooLittleLeft: (rest) => new AppError('refused', 'rewards.too-little-left', `Only ${rest} would be left`),
  use: async (_tx, orderId, { choice }) => {
    points.left -= Number(choice)
    points.used.push(orderId)
  },
  giveBack: async (_tx, orderId) => void points.returned.push(orderId),
}

/** Gift cards that the shop has never heard of either. */
const card = { cents: 50_000, returned: [] as number[] }
const record = (tx: Db, orderId: string, kind: 'part-payment' | 'part-payment-returned', cents: number) =>
  recordLedgerEntry(test.shop.features.shop, tx, {
    kind,
    orderId,
    reference: randomUUID(),
    postings: [
      ['goodwill', 0 - cents],
      ['order-deposits', cents],
    ],
  })
const giftCards: TenderSource = {
  name: 'gift-cards',
  kind: 'gift-card',
  label: 'Gift card',
  balanceOf: async () => lkrCents(card.cents),
  paysOf: (due, available): LkrCents => lkrCents(Math.min(due, available)),
  pay: async (tx, { orderId, cents }) => {
    card.cents -= cents
    await record(tx, orderId, 'part-payment', -cents)
  },
  changedCode: 'gift-cards.changed-meanwhile',
  giveBack: async (tx, { id }, cents) => {
    card.cents += cents
    card.returned.push(cents)
    await record(tx, id, 'part-payment-returned', cents)
  },
}

const test = useOwnShop({ adjustmentSources: { adjustments: [rewards], tenders: [giftCards] } })

const choices = { rewards: '300', 'gift-cards': 'GIFT-1' }

/** A quote that uses a reward and a gift card, and the order that agrees with it. */
async function quoted(chosen: Readonly<Record<string, string>> = choices) {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const { items, ...order } = orderOf(product, variant.variantIndex, size)
  const { quote } = (await shop.call('checkout.quote', { token, body: { items, choices: chosen } })).body
  const email = `sums-${randomUUID().slice(0, 8)}@example.com`
  const address = { ...order.address, email }
  const { quoteId } = quote
  const body = {
    ...order,
    items,
    address,
    choices: chosen,
    amount: quote.total,
    discount: quote.discount,
    quoteId,
  }
  return { token, product, email, quote, body }
}

describe('a source of adjustments and a tender that only this test knows', () => {
  it('are quoted, placed, paid, shown, explained, mailed and given back once', async () => {
    const { shop } = test
    const { token, product, email, quote, body } = await quoted()
    const total = product.price + 350 - 300
    expect(quote).toMatchObject({
      discount: 300,
      promoCode: null,
      total,
      due: total - 500,
      storeCredit: { available: 0, used: 0 },
      adjustments: [{ source: 'rewards', kind: 'reward', label: 'Reward for points', amount: -300 }],
      tenders: [{ kind: 'store-credit' }, { kind: 'gift-card', amount: 500, available: 500 }],
    })

    const placed = await stripe.place(shop, token, body)
    expect(placed.status).toBe(200)
    await stripe.pay(shop, placed.sessionId)
    await stripe.comeBack(shop, token, placed)
    const sums = {
      amount: total,
      due: total - 500,
      adjustments: [{ kind: 'reward', label: 'Reward for points', amount: -300, reference: 'points:300' }],
      tenders: [
        { kind: 'gift-card', label: 'Gift card', amount: 500, returned: 0 },
        { source: 'payments', kind: 'card', label: 'Card', amount: total - 500, returned: 0 },
      ],
    }
    const order = await orderNow(shop, token)
    expect(order).toMatchObject({
      ...sums,
      payment: true,
      chargedMinorUnits: Math.round((total - 500) * 100),
    })
    const { headers } = await signIn(shop, owner)
    const id = placed.orderId
    const forStaff = await shop.call('staff.order', { headers, path: `/api/admin/orders/${id}` })
    expect(forStaff.body.order).toMatchObject(sums)
    expect(await ledgerOf(shop, id)).toContainEqual({ account: 'order-deposits', cents: 0 })
    expect(await ledgerOf(shop, id)).toContainEqual({ account: 'discounts', cents: 30_000 })

    const { explanation } = (
      await shop.call('explanation.order', { token, path: `/api/order/${id}/explanation` })
    ).body
    expect(explanation.figures.map(({ kind, label, cents }) => [label ?? kind, cents])).toEqual([
      ['subtotal', product.price * 100],
      ['Reward for points', -30_000],
      ['shipping', 35_000],
      ['total', total * 100],
      ['Gift card', -50_000],
      ['due', total * 100 - 50_000],
      ['charged', total * 100 - 50_000],
    ])
    expect(explanation.figures[1]).toMatchObject({
      facts: [{ kind: 'text', text: '300 points are Rs. 300' }],
      steps: [{ cents: -30_000, of: { kind: 'share', line: 0 } }],
    })
    await expect.poll(async () => (await mailsFor(shop, email)).length, soon).toBe(1)
    const [mail] = await mailsFor(shop, email)
    expect(mail?.text).toContain('Reward for points  −Rs. 300.00')
    expect(mail?.text).toContain('Gift card  −Rs. 500.00')

    expect((await (await staffCalls(shop)).cancel(id)).status).toBe(200)
    expect(points).toMatchObject({ used: [id], returned: [id] })
    expect(card).toEqual({ cents: 50_000, returned: [50_000] })
    const cancelled = await orderNow(shop, token)
    expect(cancelled?.tenders[0]).toMatchObject({ kind: 'gift-card', returned: 500 })
    expect(cancelled?.events.map(({ text }) => text)).toContain('Gift card returned')
    const returned = async () => (await mailsFor(shop, email)).map(({ text }) => text).join('\n')
    await expect.poll(returned, soon).toContain('was refunded as gift card')
  })

  it('go back when the shopper gives the order up, once', async () => {
    const { shop } = test
    const { token, body } = await quoted()
    const placed = await stripe.place(shop, token, body)
    const before = card.returned.length
    for (let times = 0; times < 2; times += 1)
      await shop.call('order.cancel-unpaid', { token, body: { orderId: placed.orderId } })
    expect(points.returned.filter((id) => id === placed.orderId)).toHaveLength(1)
    expect(card.returned.length).toBe(before + 1)
  })

  it('may leave nothing due: the order is paid as it is placed', async () => {
    const { shop } = test
    card.cents = 100_000_000
    const { token, body } = await quoted({ 'gift-cards': 'GIFT-1' })
    expect((await shop.call('order.place-paid', { token, body })).status).toBe(200)
    const order = await orderNow(shop, token)
    expect(order).toMatchObject({ paymentMethod: 'no-payment-due', payment: true, due: 0 })
    expect(order?.events.map(({ text }) => text)).toContain('Paid with gift card')
  })

  it('say in words why a choice takes nothing off, and refuse an order that was promised it', async () => {
    const { shop } = test
    const chosen = { rewards: '5000' }
    const { token, quote, body } = await quoted(chosen)
    expect(quote).toMatchObject({
      discount: 0,
      refusals: [{ source: 'rewards', message: 'You have too few points' }],
    })
    expect(await shop.call('order.stripe', { token, body })).toMatchObject({
      status: 422,
      body: { code: 'rewards.too-few' },
    })
  })
})
