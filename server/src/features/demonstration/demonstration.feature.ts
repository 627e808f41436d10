import type { MovableClock } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { type CardPayment, cardPayments } from '../payments/index.ts'
import { pushedBy } from './clock.queries.ts'
import { takeNotice } from './demonstration.service.ts'

/** The shop's clock where it can be pushed, and who else has to know. */
export interface TimeMachine {
  readonly clock: MovableClock
  readonly sandboxKey: string
  /** Notifies the sandbox how far the clock is pushed, so that its payment pages age as well. */
  notifySandbox(pushedMs: number): Promise<void>
  /** Tells the sandbox the card payments that can be refunded: it forgets them when it stops. */
  rememberPayments(payments: readonly CardPayment[]): Promise<void>
}

/** A live shop has no time machine, and refuses every notice. */
export function demonstrationFeature(shop: Shop, timeMachine: TimeMachine | null): Feature {
  const { database, invalidation } = shop
  // Every server process follows what the database says.
  const clockCache = invalidation.cache('demonstration-clock', async () => {
    if (timeMachine === null) return
    const pushedMs = await pushedBy(database.db)
    timeMachine.clock.pushTo(pushedMs)
    await timeMachine.notifySandbox(pushedMs)
  })
  // Read once, when a process starts.
  invalidation.cache('demonstration-payments', async () => {
    await timeMachine?.rememberPayments(await cardPayments(database.db))
  })
  const sandbox = { key: timeMachine?.sandboxKey ?? null, clockCache }
  return {
    name: 'demonstration',
    handlers: {
      'demonstration.notice': async ({ rawBody, header }) => ({
        success: true,
        ...(await takeNotice(shop, sandbox, rawBody, header('x-sandbox-signature'))),
      }),
    },
  }
}
