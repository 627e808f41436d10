import { centsFromRupees, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { OrderLimits as Limits } from '@first-fashion/contract/orders/order-limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Invalidation } from '../../platform/bus/invalidation.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { orderLimits as table } from './order-limits.table.ts'

/** The limits of one order, cached in memory: placing an order needs no query for them. */
export interface OrderLimits {
  current(): Limits
  list(): Promise<{ limits: Limits; version: number }>
  /** Returns false if someone else was faster. */
  change(tx: Db, limits: Limits, version: number, at: Date): Promise<boolean>
}

const none: Limits = {
  unitsPerLine: null,
  unitsPerOrder: null,
  openPerAccount: null,
  openPerPhone: null,
  openPerAddress: null,
  unitsPerNetwork: null,
  stockShare: null,
  shortHoldFrom: null,
  cashUnitsUnconfirmed: null,
  cashMaximum: null,
  cashMaximumUnverified: null,
  unusualUnits: null,
  unusualAmount: null,
}

export interface OrderLimitsDeps {
  readonly database: Database
  readonly invalidation: Invalidation
}

export function createOrderLimits({ database, invalidation }: OrderLimitsDeps): OrderLimits {
  let known = none
  const list = async () => {
    const [row] = await database.db.select().from(table)
    if (row === undefined) throw new Error('the order limits are missing')
    return { limits: limitsOf(row), version: row.version }
  }
  const cached = invalidation.cache('order-limits', async () => {
    known = (await list()).limits
  })
  return {
    current: () => known,
    list,
    change: async (tx, limits, version, at) => {
      const changed = await tx
        .update(table)
        .set({ ...rowOf(limits), changedAt: at, version: sql`${table.version} + 1` })
        .where(and(eq(table.id, 1), eq(table.version, version)))
        .returning({ id: table.id })
      await cached.changed(tx)
      return changed.length > 0
    },
  }
}

const inRupees = (cents: number | null) => (cents === null ? null : rupeesFromCents(lkrCents(cents)))
const inCents = (rupees: number | null) => (rupees === null ? null : centsFromRupees(rupees))

function limitsOf(row: typeof table.$inferSelect): Limits {
  const { unitsPerLine, unitsPerOrder, openPerAccount, openPerPhone, openPerAddress, unusualUnits } = row
  const { unitsPerNetwork, stockShare, shortHoldFrom, cashUnitsUnconfirmed } = row
  return {
    ...{ unitsPerLine, unitsPerOrder, openPerAccount, openPerPhone, openPerAddress },
    ...{ unitsPerNetwork, stockShare, shortHoldFrom, cashUnitsUnconfirmed },
    cashMaximum: inRupees(row.cashMaximumCents),
    cashMaximumUnverified: inRupees(row.cashMaximumUnverifiedCents),
    unusualUnits,
    unusualAmount: inRupees(row.unusualCents),
  }
}

const rowOf = ({ cashMaximum, cashMaximumUnverified, unusualAmount, ...counts }: Limits) => ({
  ...counts,
  cashMaximumCents: inCents(cashMaximum),
  cashMaximumUnverifiedCents: inCents(cashMaximumUnverified),
  unusualCents: inCents(unusualAmount),
})
