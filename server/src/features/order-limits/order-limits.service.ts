import type { Calls, ParsedBody } from '@first-fashion/contract'
import { centsFromRupees, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { OrderLimits as Limits } from '@first-fashion/contract/orders/order-limits'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { perShop, type Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import { orderLimits as table } from './order-limits.table.ts'

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

/** Placing an order needs no query for the limits. */
export const cachedLimits = perShop((shop) => {
  let known = none
  const { changed } = shop.invalidation.cache('order-limits', async () => {
    known = (await listOrderLimits(shop)).limits
  })
  return { current: () => known, changed }
})

/** The limits of one order now, from memory. */
export const currentOrderLimits = (shop: Shop): Limits => cachedLimits(shop).current()

export async function listOrderLimits({ database }: Shop): Promise<{ limits: Limits; version: number }> {
  const [row] = await database.db.select().from(table)
  if (row === undefined) throw new Error('the order limits are missing')
  return { limits: limitsOf(row), version: row.version }
}

/** Refuses with 'order.limits-changed-meanwhile' if someone else was faster. */
export async function setOrderLimits(
  shop: Shop,
  session: StaffSession,
  { version, ...limits }: ParsedBody<Calls['staff.order-limits-set']>,
): Promise<void> {
  const entry = { action: 'order-limits-set', subject: 'order-limits', change: limits }
  await recordedChange(shop, session, entry, async (tx, at) => {
    const changed = await tx
      .update(table)
      .set({ ...rowOf(limits), changedAt: at, version: sql`${table.version} + 1` })
      .where(and(eq(table.id, 1), eq(table.version, version)))
      .returning({ id: table.id })
    await cachedLimits(shop).changed(tx)
    if (changed.length === 0) throw changedMeanwhile()
  })
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'order.limits-changed-meanwhile',
    'Someone else has changed the order limits. Please reload.',
  )

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
