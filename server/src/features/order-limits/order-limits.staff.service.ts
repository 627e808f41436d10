import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { OrderLimits as Limits } from '@first-fashion/contract/orders/order-limits'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { recordedChange } from '../staff/index.ts'
import type { OrderLimits } from './order-limits.service.ts'

export interface StaffOrderLimits {
  list(): Promise<{ limits: Limits; version: number }>
  /** Refuses with 'order.limits-changed-meanwhile' if someone else was faster. */
  set(
    session: StaffSession,
    limits: ParsedBody<Calls['staff.order-limits-set']>,
  ): Promise<{ limits: Limits; version: number }>
}

export interface StaffOrderLimitsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly orderLimits: OrderLimits
}

export function createStaffOrderLimits(deps: StaffOrderLimitsDeps): StaffOrderLimits {
  const { orderLimits } = deps
  return {
    list: () => orderLimits.list(),
    set: async (session, { version, ...limits }) => {
      const entry = { action: 'order-limits-set', subject: 'order-limits', change: limits }
      await recordedChange(deps, session, entry, async (tx, at) => {
        if (!(await orderLimits.change(tx, limits, version, at))) throw changedMeanwhile()
      })
      return orderLimits.list()
    },
  }
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'order.limits-changed-meanwhile',
    'Someone else has changed the order limits. Please reload.',
  )
