import { rupeesFromCents } from '@first-fashion/contract/money/money'
import { quoteFieldsOf } from '@first-fashion/contract/orders/sums'
import type { SumRefusal } from './order-offers.ts'
import type { OfferedTender, OrderAdjustment, OrderSums } from './order-sums.rules.ts'

/** The sums of a quote in rupees: its lists, and the fields that are derived from them. */
export function quotedSums(
  priced: OrderSums,
  balances: readonly OfferedTender[],
  listed: readonly SumRefusal[],
) {
  const adjustments = priced.adjustments.map(quotedAdjustment)
  const tenders = balances.map(({ tender: { name: source, kind, label }, available }) => {
    const used = priced.tenders.find((one) => one.source === source)
    return {
      source,
      kind,
      label,
      amount: used === undefined ? 0 : rupeesFromCents(used.cents),
      available: rupeesFromCents(available),
    }
  })
  const refusals = [...listed]
  return {
    subtotal: rupeesFromCents(priced.subtotal),
    shipping: rupeesFromCents(priced.shipping),
    total: rupeesFromCents(priced.total),
    due: rupeesFromCents(priced.due),
    adjustments,
    tenders,
    refusals,
    ...quoteFieldsOf(adjustments, tenders, refusals),
  }
}

const quotedAdjustment = ({ cents, shares, facts, ...adjustment }: OrderAdjustment) => ({
  ...adjustment,
  amount: rupeesFromCents(cents),
  lines: shares.flatMap((share, line) => (share === 0 ? [] : [{ line, amount: rupeesFromCents(share) }])),
  facts: [...facts],
})
