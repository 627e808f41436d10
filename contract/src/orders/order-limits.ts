import { z } from 'zod'

const count = z.number().int().min(1).max(100_000).nullable()
const rupees = z.number().min(0).max(1_000_000_000).nullable()

/** What one shopper can order at once, as the owner sets it; null is no limit. Amounts in LKR rupees. */
export const orderLimits = z.object({
  unitsPerLine: count,
  unitsPerOrder: count,
  /** Orders by cash that are not delivered yet; of online orders, those that are not paid yet. */
  openPerAccount: count,
  openPerPhone: count,
  openPerAddress: count,
  /** What can be paid in cash on delivery; and by an account whose email address is not verified. */
  cashMaximum: rupees,
  cashMaximumUnverified: rupees,
  /** From so many pieces, or so much, staff are alerted to an order. */
  unusualUnits: count,
  unusualAmount: rupees,
})
export type OrderLimits = z.output<typeof orderLimits>

/** Why staff should look at an order. */
export const alertReasons = ['many-units', 'high-amount', 'unverified-cash', 'several-accounts'] as const
export type AlertReason = (typeof alertReasons)[number]
