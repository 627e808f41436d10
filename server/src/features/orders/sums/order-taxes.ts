import { allocate } from '@first-fashion/contract/money/checkout-sums'
import { type AppliedRate, type TaxSum, taxSums } from '@first-fashion/contract/taxes/tax-sums'
import type { FullOrder } from '../order.queries.ts'

/** Units of an order and its delivery, as far as something was paid for them, in LKR cents. */
interface PaidParts {
  readonly lines: readonly { readonly lineId: string; readonly cents: number }[]
  readonly shippingCents: number
}

/** The taxes within an order, after everything that was taken off; none if it was placed without taxes. */
export const taxesOfOrder = (full: FullOrder): TaxSum[] =>
  full.order.taxMode === 'off' ? [] : taxesOfParts(full, paidParts(full))

/** The taxes within money for parts of an order, spread over what was paid for each of them. */
export function taxesOfAmount(full: FullOrder, cents: number, parts: PaidParts): TaxSum[] {
  const { lines, shippingCents } = parts
  const shares = allocate(cents, [...lines.map((line) => line.cents), shippingCents])
  return taxesOfParts(full, {
    lines: lines.map(({ lineId }, at) => ({ lineId, cents: shares[at] ?? 0 })),
    shippingCents: shares.at(-1) ?? 0,
  })
}

/** The taxes within what was paid for parts of an order. */
const taxesOfParts = ({ order, lines }: FullOrder, paid: PaidParts): TaxSum[] =>
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
