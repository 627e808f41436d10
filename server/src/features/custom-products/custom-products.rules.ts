import { isDeepStrictEqual } from 'node:util'
import type { CustomProductDraft } from '@first-fashion/contract/custom-products/custom-product'
import {
  type CustomProductStatus,
  customProductNext,
  customProductStatuses,
} from '@first-fashion/contract/custom-products/custom-product-status'
import type { DesignSide } from '@first-fashion/contract/designs/design-document'
import { type PrintSide, printSides } from '@first-fashion/contract/designs/design-limits'
import type { DollarPrice } from '@first-fashion/contract/explanation/price-breakdown'
import { type LkrCents, lkrCents, lkrCentsOf } from '@first-fashion/contract/money/money'
import { isEmptySide } from '@first-fashion/designer-engine/document/document'
import type { RatedCurrency } from '../currency/index.ts'

/** US cents. */
export interface Costs {
  readonly baseCostCents: number
  readonly printCostCents: number
}

/** Printing costs nothing extra [B9.28]. */
export const printCostCents = 0

/** Dollars of a call in cents; halves round up. */
export const usdCents = (dollars: number): number => Math.round(Number((dollars * 100).toPrecision(12)))

/** The selling price covers both costs, whatever was asked for: profit is never below 0. */
export const sellingCents = (asked: number, { baseCostCents, printCostCents: print }: Costs): number =>
  Math.max(asked, baseCostCents + print)

/** A price in rupees with the rate that it was worked out at. */
export interface FixedPrice {
  readonly priceCents: LkrCents
  readonly usdRate: number
  readonly rateSetAt: Date | null
  readonly pricedAt: Date
}

export const fixedPrice = (selling: number, usd: RatedCurrency, now: Date): FixedPrice => ({
  priceCents: lkrCentsOf(selling, usd),
  usdRate: usd.exchangeRate,
  rateSetAt: usd.rateSetAt,
  pricedAt: now,
})

/** So long a price in rupees stays as it was fixed. */
export const priceHoldsMs = 7 * 24 * 3_600_000

interface Asked extends Costs {
  readonly sellingCents: number
}

/** A price in rupees, with the dollars that it came from. */
type Price = Asked & FixedPrice

interface PricedRow extends Asked {
  readonly priceCents: number
  readonly usdRate: number
  readonly rateSetAt: Date | null
  readonly pricedAt: Date
}

interface Today<Usd extends RatedCurrency | undefined> {
  readonly usd: Usd
  /** US cents; undefined if the partner has dropped it. */
  readonly baseCostCents: number | undefined
  readonly now: Date
}

/** At today's rate, and never below today's cost. */
export function priceOfToday(
  { baseCostCents: before, printCostCents: print, sellingCents: asked }: Asked,
  { usd, baseCostCents = before, now }: Today<RatedCurrency>,
): Price {
  const costs = { baseCostCents, printCostCents: print }
  const selling = sellingCents(asked, costs)
  return { ...costs, sellingCents: selling, ...fixedPrice(selling, usd, now) }
}

/** The price in a cart: as it was fixed, or that of today once that is over. */
export function priceNow(row: PricedRow, { usd, ...today }: Today<RatedCurrency | undefined>): Price {
  const holds = today.now.getTime() - row.pricedAt.getTime() < priceHoldsMs
  return holds || usd === undefined
    ? { ...row, priceCents: lkrCents(row.priceCents) }
    : priceOfToday(row, { usd, ...today })
}

/** How a price came about, to explain it. */
export const dollarsOf = ({
  baseCostCents,
  printCostCents: print,
  sellingCents: selling,
  usdRate,
  rateSetAt,
  pricedAt,
}: Price): DollarPrice => ({
  baseCents: baseCostCents + print,
  profitCents: selling - baseCostCents - print,
  usdRate,
  rateSetAt: rateSetAt?.getTime() ?? null,
  fixedAt: pricedAt.getTime(),
})

/** Whether there is anything to print: an element that is shown, or a coloured ground. */
export const hasPrint = (sides: readonly DesignSide[]): boolean => sides.some((side) => !isEmptySide(side))

/**
 * The sides that look otherwise, all of them on another garment. Without one both are printed from the same files: then a
 * proof of one is a proof of the other.
 */
export const changedSides = (before: Printed, after: Printed): PrintSide[] =>
  printSides.filter((side) => {
    const [one, other] = [before, after].map(({ sides }) => sides.find(({ placement }) => placement === side))
    return before.printVariantId !== after.printVariantId || !isDeepStrictEqual(one, other)
  })

interface Printed {
  readonly printVariantId: number
  readonly sides: readonly DesignSide[]
}

/**
 * Whether a draft holds all of the log that the stored one was made of, or more: a log is only added to, so nothing is lost if
 * it takes the other's place.
 */
export const holdsLogOf = (
  { log }: Pick<CustomProductDraft, 'log'>,
  stored: { readonly logId: string | null; readonly logEntries: number | null },
): boolean => log !== undefined && log.id === stored.logId && log.entries >= (stored.logEntries ?? 0)

interface Named {
  readonly name: string
  readonly description: string
  readonly sellingCents: number
  readonly baseCostCents: number
  readonly printCostCents: number
}

/** Whether two drafts are called the same and earn the same: what a design log does not hold. */
export const hasSameFacts = (one: Named, other: Named): boolean =>
  one.name === other.name && one.description === other.description && profitOf(one) === profitOf(other)

const profitOf = ({ sellingCents, baseCostCents, printCostCents }: Named): number =>
  sellingCents - baseCostCents - printCostCents

/** A draft becomes ready, and a ready one a draft, by what is on it. */
export const statusOfDesign = (sides: readonly DesignSide[]): CustomProductStatus =>
  hasPrint(sides) ? 'ready' : 'draft'

export const canBecome = (from: CustomProductStatus, to: CustomProductStatus): boolean =>
  customProductNext[from].includes(to)

/** The statuses from which a custom product can come to this one. */
export const statusesBefore = (to: CustomProductStatus): CustomProductStatus[] =>
  customProductStatuses.filter((from) => canBecome(from, to))
