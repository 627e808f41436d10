import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { OrderLimits as Limits } from '@first-fashion/contract/orders/order-limits'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { recordChange } from '../staff/index.ts'
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

export function createStaffOrderLimits({
  database,
  clock,
  orderLimits,
}: StaffOrderLimitsDeps): StaffOrderLimits {
  return {
    list: () => {
      return orderLimits.list()
    },
    set: async (session, { version, ...limits }) => {
      const at = clock.now()
      await database.transaction(async (tx) => {
        if (!(await orderLimits.change(tx, limits, version, at))) throw changedMeanwhile()
        const what = { action: 'order-limits-set', subject: 'order-limits', change: limits }
        await recordChange(tx, { at, staffId: session.staffId, ...what })
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
