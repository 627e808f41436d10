import type { Db } from '../../../platform/database/database.ts'

/** The units that a refund is for, and what of the money is theirs, in LKR cents. */
export interface RefundedUnits {
  /** What happened to them, as 'Return of'. */
  readonly about: string
  /** The order that they were bought with; another one if this order replaces it. */
  readonly orderId: string
  readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly cents: number }[]
  readonly shippingCents: number
  /** More of it, in sentences. */
  readonly notes: readonly string[]
}

/** Each feature that asks for refunds knows the causes that it gave them; undefined of another's. */
export type UnitsOfCause = (db: Db, cause: string) => Promise<RefundedUnits | undefined>

/** The units that a cause names, whichever feature knows it. */
export const unitsAmong =
  (sources: readonly UnitsOfCause[]): UnitsOfCause =>
  async (db, cause) => {
    for (const source of sources) {
      const units = await source(db, cause)
      if (units !== undefined) return units
    }
    return undefined
  }
