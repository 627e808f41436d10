import { z } from 'zod'

const count = z.number().int().min(1).max(100_000).nullable()
const rupees = z.number().min(0).max(1_000_000_000).nullable()

/** The limits of one order, as the owner sets them; null means no limit. Amounts in LKR rupees. */
export const orderLimits = z.object({
  unitsPerLine: count,
  unitsPerOrder: count,
  /** Undelivered cash orders, and unpaid online orders. */
  openPerAccount: count,
  /** Undelivered cash orders alone: anybody can type a phone number or an address. */
  openPerPhone: count,
  openPerAddress: count,
  /** Units that one network holds by orders that nobody paid: online, or cash without a confirmed email. */
  unitsPerNetwork: count,
  /** What one network or account can hold like that of a size's stock, in percent. */
  stockShare: z.number().int().min(1).max(100).nullable(),
  /** The number of unpaid orders of a size from which new ones hold it for a shorter time. */
  shortHoldFrom: count,
  /** The maximum for cash on delivery, and for accounts with an unverified email address. */
  cashMaximum: rupees,
  cashMaximumUnverified: rupees,
  /** Units by cash from one network beyond which an account confirms its email first. */
  cashUnitsUnconfirmed: count,
  /** The number of units, or the amount, from which staff get an alert. */
  unusualUnits: count,
  unusualAmount: rupees,
})
export type OrderLimits = z.output<typeof orderLimits>

/** Why staff should check an order. */
export const alertReasons = ['many-units', 'high-amount', 'unverified-cash', 'several-accounts'] as const
export type AlertReason = (typeof alertReasons)[number]
