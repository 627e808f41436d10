import type { Scenario } from '@first-fashion/contract/demonstration/calls'
import { limits } from '@first-fashion/contract/limits'
import { type FulfilmentState, nextFulfilment } from '@first-fashion/contract/orders/status'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { type Actor, type FullOrder, findOrder, newestPaidOrder, type OrderStates } from '../orders/index.ts'

export interface ScenarioDeps {
  readonly database: Database
  readonly clock: Clock
  readonly states: Pick<OrderStates, 'move'>
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const sandbox: Actor = { kind: 'partner', id: null, name: 'Sandbox' }

/** Plays a scenario with the newest paid order; returns how far the clock has to be pushed for it, in ms. */
export async function playScenario(
  deps: ScenarioDeps,
  scenario: Scenario,
): Promise<{ readonly pushMs: number; readonly said: string }> {
  const full = await deliverNewest(deps)
  const delivered = full.events.findLast(({ kind }) => kind === 'delivered')
  if (delivered === undefined) throw noOrder()
  const target = delivered.at.getTime() + afterDeliveryMs[scenario]
  const pushMs = target - deps.clock.now().getTime()
  if (pushMs <= 0)
    throw new AppError(
      'refused',
      'demonstration.too-late',
      `The clock is past that day of order ${full.order.number}. Please place another order first.`,
    )
  return { pushMs, said: `Order ${full.order.number} was delivered, and it is ${saidOf[scenario]} now.` }
}

const windowMs = limits.returnWindowDays * dayMs

/** An hour before the return window ends, and the day after. */
const afterDeliveryMs: Readonly<Record<Scenario, number>> = {
  'return-day-7': windowMs - hourMs,
  'return-day-8': windowMs + dayMs - hourMs,
}

const saidOf: Readonly<Record<Scenario, string>> = {
  'return-day-7': 'an hour before its return window ends',
  'return-day-8': 'the day after its return window ended',
}

/** The newest paid order, delivered if it was not yet. */
function deliverNewest({ database, states }: ScenarioDeps): Promise<FullOrder> {
  return database.transaction(async (tx) => {
    const newest = await newestPaidOrder(tx)
    if (newest === undefined) throw noOrder()
    let { fulfilment, version } = newest
    for (let to = stepAfter(fulfilment); to !== undefined; to = stepAfter(fulfilment))
      ({ fulfilment, version } = await states.move(tx, newest.id, { to, version, note: '' }, sandbox))
    return foundOrder(tx, newest.id)
  })
}

const stepAfter = (state: FulfilmentState): FulfilmentState | undefined =>
  nextFulfilment[state].find((next) => next !== 'cancelled' && next !== 'out-for-delivery')

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
