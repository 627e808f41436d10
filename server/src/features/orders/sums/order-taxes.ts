import { allocate } from '@first-fashion/contract/money/checkout-sums'
import { lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import { type AppliedRate, type TaxSum, taxSums } from '@first-fashion/contract/taxes/tax-sums'
import type { OrderTax } from '@first-fashion/contract/taxes/taxes'
import type { FullOrder } from '../order.queries.ts'

/** Units of an order and its delivery, as far as something was paid for them, in LKR cents. */
interface PaidParts {
  readonly lines: readonly { readonly lineId: string; readonly cents: number }[]
  readonly shippingCents: number
}

/** The taxes within an order, after everything that was taken off. */
export const taxesOfOrder = (full: FullOrder): TaxSum[] => taxesOfParts(full, paidParts(full))

/** The taxes within money for all of an order, spread over what was paid for each part of it. */
export function taxesOfAmount(full: FullOrder, cents: number): TaxSum[] {
  const { lines, shippingCents } = paidParts(full)
  const shares = allocate(cents, [...lines.map((line) => line.cents), shippingCents])
  return taxesOfParts(full, {
    lines: lines.map(({ lineId }, at) => ({ lineId, cents: shares[at] ?? 0 })),
    shippingCents: shares.at(-1) ?? 0,
  })
}

/** The taxes within what was paid for parts of an order. */
export const taxesOfParts = ({ order, lines }: FullOrder, paid: PaidParts): TaxSum[] =>
  taxSums([
    ...paid.lines.map(({ lineId, cents }) => {
      const line = lines.find(({ id }) => id === lineId)
      return { grossCents: cents, tax: appliedRate(line?.taxName ?? '', line?.taxRate ?? null) }
    }),
    { grossCents: paid.shippingCents, tax: appliedRate(order.shippingTaxName, order.shippingTaxRate) },
  ])

const appliedRate = (name: string, rate: number | null): AppliedRate | undefined =>
  rate === null ? undefined : { name, rate }

function paidParts({ order, lines, adjustments }: FullOrder): PaidParts {
  const spread = adjustments.filter(({ appliesTo }) => appliesTo === 'goods').flatMap((one) => one.lines)
  return {
    lines: lines.map(({ id, position, unitPriceCents, quantity }) => ({
      lineId: id,
      cents: spread
        .filter(({ line }) => line === position)
        .reduce((sum, { cents }) => sum + cents, unitPriceCents * quantity),
    })),
    shippingCents: order.shippingCents,
  }
}

/** Taxes in rupees, as calls tell them. */
export const toOrderTaxes = (sums: readonly TaxSum[]): OrderTax[] =>
  sums.map(({ name, rate, netCents, taxCents, grossCents }) => ({
    name,
    percent: rate / 100,
    net: rupees(netCents),
    tax: rupees(taxCents),
    gross: rupees(grossCents),
  }))

const rupees = (cents: number): number => rupeesFromCents(lkrCents(cents))
