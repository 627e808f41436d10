import type { MovableClock } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import { type CardPayment, cardPayments } from '../payments/index.ts'
import { pushedBy } from './clock.queries.ts'
import { type DemonstrationDeps, takeNotice } from './demonstration.service.ts'

interface Deps extends Omit<DemonstrationDeps, 'sandboxKey'> {
  /** The shop's clock, if it is one that can be pushed, and who else has to know. */
  readonly timeMachine: TimeMachine | null
}

export interface TimeMachine {
  readonly clock: MovableClock
  readonly sandboxKey: string
  /** Notifies the sandbox how far the clock is pushed, so that its payment pages age as well. */
  notifySandbox(pushedMs: number): Promise<void>
  /** Tells the sandbox the card payments that can be refunded: it forgets them when it stops. */
  rememberPayments(payments: readonly CardPayment[]): Promise<void>
}

/** In a live shop it refuses every notice. */
export function demonstrationFeature(deps: Deps): Feature {
  const { timeMachine, database, invalidation } = deps
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
  const own = { ...deps, sandboxKey: timeMachine?.sandboxKey ?? null }
  return {
    name: 'demonstration',
    handlers: {
      'demonstration.notice': async ({ rawBody, header }) => ({
        success: true,
        ...(await takeNotice(own, clockCache, rawBody, header('x-sandbox-signature'))),
      }),
    },
  }
}
