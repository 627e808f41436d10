import type { Scenario } from '@first-fashion/contract/demonstration/calls'
import { type FulfilmentState, nextFulfilment } from '@first-fashion/contract/orders/status'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import {
  type Actor,
  type FullOrder,
  findOrder,
  listOrders,
  lockOrder,
  type OrderRow,
  orderStates,
} from '../orders/index.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const sandbox: Actor = { kind: 'partner', id: null, name: 'Sandbox' }

/** Plays a scenario with the newest paid order; returns how far the clock has to be pushed for it, in ms. */
export async function playScenario(
  shop: Shop,
  scenario: Scenario,
): Promise<{ readonly pushMs: number; readonly said: string }> {
  if (scenario === 'parcel-lost') return { pushMs: 0, said: await losesParcel(shop) }
  const full = await deliverNewest(shop)
  const delivered = full.events.findLast(({ kind }) => kind === 'delivered')
  const { returnDays } = full.order
  if (delivered === undefined || returnDays === null) throw noOrder()
  const windowMs = returnDays * dayMs
  const target = delivered.at.getTime() + windowMs + afterWindowMs[scenario]
  const pushMs = target - shop.clock.now().getTime()
  if (pushMs <= 0)
    throw new AppError(
      'refused',
      'demonstration.too-late',
      `The clock is past that day of order ${full.order.number}. Please place another order first.`,
    )
  return { pushMs, said: `Order ${full.order.number} was delivered, and it is ${saidOf[scenario]} now.` }
}

type ReturnScenario = Exclude<Scenario, 'parcel-lost'>

/** An hour before the return window ends, and the day after. */
const afterWindowMs: Readonly<Record<ReturnScenario, number>> = {
  'return-day-7': -hourMs,
  'return-day-8': dayMs - hourMs,
}

const saidOf: Readonly<Record<ReturnScenario, string>> = {
  'return-day-7': 'an hour before its return window ends',
  'return-day-8': 'the day after its return window ended',
}

/** The newest paid order is shipped, and its parcel never arrives. */
const losesParcel = (shop: Shop): Promise<string> =>
  shop.database.transaction(async (tx) => {
    const { id, number } = await movedOn(shop, tx, ['placed', 'packing'])
    await orderStates.loseParcel(shop, tx, id, sandbox)
    return `The carrier lost the parcel of order ${number}.`
  })

/** The newest paid order, delivered if it was not yet. */
function deliverNewest(shop: Shop): Promise<FullOrder> {
  return shop.database.transaction(async (tx) => {
    const { id } = await movedOn(shop, tx, ['placed', 'packing', 'shipped', 'out-for-delivery'])
    return foundOrder(tx, id)
  })
}

/** The newest paid order, moved on as long as it is in one of these states. */
async function movedOn(shop: Shop, tx: Db, from: readonly FulfilmentState[]): Promise<OrderRow> {
  let order = await newestPaidOrder(tx)
  if (order === undefined) throw noOrder()
  for (let to = stepAfter(order.fulfilment); to !== undefined && from.includes(order.fulfilment); ) {
    order = await orderStates.moveOrder(
      shop,
      tx,
      order.id,
      { to, version: order.version, note: '', confirmed: true },
      sandbox,
    )
    to = stepAfter(order.fulfilment)
  }
  return order
}

const stepAfter = (state: FulfilmentState): FulfilmentState | undefined =>
  nextFulfilment[state].find((next) => next !== 'cancelled' && next !== 'out-for-delivery')

/** The newest order that is paid and stands, locked. */
async function newestPaidOrder(tx: Db): Promise<OrderRow | undefined> {
  const one = { limit: 1, offset: 0 }
  const [newest] = (await listOrders(tx, { payment: 'paid', isStanding: true }, one)).orders
  return newest && lockOrder(tx, newest.order.id)
}

async function foundOrder(tx: Db, id: string): Promise<FullOrder> {
  const full = await findOrder(tx, id)
  if (full === undefined) throw noOrder()
  return full
}

const noOrder = () =>
  new AppError(
    'refused',
    'demonstration.no-order',
    'There is no paid order yet. Please place and pay one first.',
  )
