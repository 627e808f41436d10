import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { balance, inBalance, noteStock } from './balance.ts'
import { type RunningShop, runShop } from './running-shop.ts'
import {
  orderOf,
  payAt,
  register,
  retryingCall,
  type Sku,
  skusWithStock,
  switchFault,
  until,
} from './shopping.ts'

let shop: RunningShop
let token = ''
let skus: Sku[] = []
beforeAll(async () => {
  shop = await runShop()
  token = await register(shop)
  skus = await skusWithStock(shop, 2, 500)
  await noteStock(shop)
  await switchFault(shop, { stripe: 'webhooks-lost' })
})
afterAll(() => shop.stop())
afterEach(async () => expect(await balance(shop)).toEqual(inBalance))

interface PlacedOrder {
  readonly orderId: string
  readonly sessionId: string
}

async function placeByCard(): Promise<PlacedOrder> {
  const headers = { token, 'idempotency-key': randomUUID() }
  const { body } = await retryingCall(shop, '/api/order/stripe', orderOf(skus), headers)
  return { orderId: String(body.orderId), sessionId: String(body.session_url).split('/').at(-1) ?? '' }
}

const stateOf = async (orderId: string): Promise<string> => {
  const { rows } = await shop.pool.query('select payment_state, fulfilment from orders where id = $1', [
    orderId,
  ])
  return `${rows[0]?.payment_state}, ${rows[0]?.fulfilment}`
}

/** What can happen to an order whose page was paid or has expired, at any time and repeatedly. */
const happenings = {
  webhookEvent: async ({ sessionId }: PlacedOrder) => {
    const answer = await fetch(`${shop.sandboxUrl}/api/control/events`)
    const { events }: { events: { id: string; object: { id: string } }[] } = Object(await answer.json())
    const own = events.filter(({ object }) => object.id === sessionId)
    expect(own).toHaveLength(1)
    for (const { id } of own)
      await fetch(`${shop.sandboxUrl}/api/control/webhooks/${id}/resend`, { method: 'POST' })
  },
  return: async ({ orderId, sessionId }: PlacedOrder) => {
    await retryingCall(shop, '/api/order/verifyStripe', { orderId, sessionId, success: 'true' }, { token })
  },
  cancel: async ({ orderId }: PlacedOrder) => {
    await retryingCall(shop, '/api/order/verifyStripe', { orderId, success: 'false' }, { token })
  },
}
type Happening = keyof typeof happenings

function ordersOf(items: readonly Happening[]): Happening[][] {
  if (items.length === 0) return [[]]
  const first = [...new Set(items)]
  return first.flatMap((one) => {
    const left = [...items]
    left.splice(left.indexOf(one), 1)
    return ordersOf(left).map((rest) => [one, ...rest])
  })
}

describe('webhook events of the card provider', () => {
  it.each(
    ordersOf(['webhookEvent', 'webhookEvent', 'return', 'cancel']).map(
      (order) => [order.join(', '), order] as const,
    ),
  )('of a paid order in the order %s leave one paid order', async (_, order) => {
    const placed = await placeByCard()
    await payAt(shop, placed.sessionId)
    for (const one of order) await happenings[one](placed)
    await until('it is paid', async () => (await stateOf(placed.orderId)) === 'paid, placed')
  })

  it('of a paid order that arrive at the same time leave one paid order', async () => {
    const placed = await placeByCard()
    await payAt(shop, placed.sessionId)
    const all = ['webhookEvent', 'return', 'webhookEvent', 'cancel', 'return', 'webhookEvent'] as const
    await Promise.all(all.map((one) => happenings[one](placed)))
    await until('it is paid', async () => (await stateOf(placed.orderId)) === 'paid, placed')
  })

  it.each(
    ordersOf(['webhookEvent', 'webhookEvent', 'return', 'cancel']).map(
      (order) => [order.join(', '), order] as const,
    ),
  )('of an expired page in the order %s leave one cancelled order', async (_, order) => {
    const placed = await placeByCard()
    await fetch(`${shop.sandboxUrl}/api/control/sessions/${placed.sessionId}/expire`, { method: 'POST' })
    for (const one of order) await happenings[one](placed)
    await until('it is cancelled', async () => (await stateOf(placed.orderId)) === 'failed, cancelled')
  })
})
