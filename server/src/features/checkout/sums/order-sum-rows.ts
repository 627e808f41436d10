import { methodTenders } from '@first-fashion/contract/payments/methods'
import type { NewId } from '../../../platform/ids.ts'
import type { IdentifiedLine, NewOrder } from '../order-rows.ts'

/** The lists of an order as stored. The payment method is the last tender, for what is due. */
export function sumRowsOf(
  orderId: string,
  lines: readonly IdentifiedLine[],
  { method, priced: { adjustments, tenders, due } }: NewOrder,
  newId: NewId,
) {
  const identified = adjustments.map((adjustment) => ({ id: newId(), ...adjustment }))
  const paid =
    method === 'no-payment-due' || due === 0
      ? tenders
      : [...tenders, { source: 'payments', ...methodTenders[method], cents: due }]
  return {
    adjustments: identified.map(({ shares: _shares, ...row }, position) => ({ orderId, position, ...row })),
    adjustmentLines: identified.flatMap(({ id, shares }) =>
      lines.flatMap(({ lineId }, at) => {
        const cents = shares[at] ?? 0
        return cents === 0 ? [] : [{ adjustmentId: id, lineId, cents }]
      }),
    ),
    tenders: paid.map((tender, position) => ({ orderId, position, ...tender })),
  }
}
