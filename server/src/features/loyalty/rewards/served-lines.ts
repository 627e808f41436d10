import type { Db } from '../../../platform/database/database.ts'
import type { FullOrder } from '../../orders/index.ts'
import { unitsReceivedBack } from '../../returns/index.ts'

type Units = readonly { readonly lineId: string; readonly quantity: number }[]

/**
 * Whether every unit that a code served is back: cancelled, or received from its buyer. Money alone brings nothing back,
 * because the buyer may keep the goods. `more` are units that a return is planned to bring.
 */
export async function areServedUnitsBack(db: Db, full: FullOrder, more: Units = []): Promise<boolean> {
  if (full.order.fulfilment === 'cancelled') return true
  const lines = servedLines(full)
  const receivedOf = await unitsReceivedBack(
    db,
    lines.map(({ id }) => id),
  )
  return lines.every(({ id, quantity, cancelledQuantity }) => {
    const planned = more.find(({ lineId }) => lineId === id)?.quantity ?? 0
    return cancelledQuantity + (receivedOf.get(id) ?? 0) + planned >= quantity
  })
}

/** The lines that the code takes something off; all of them if it is off the shipping. */
function servedLines({ lines, adjustments }: Pick<FullOrder, 'lines' | 'adjustments'>) {
  const positions = adjustments
    .filter(({ source }) => source === 'promo-codes')
    .flatMap((adjustment) => adjustment.lines.map(({ line }) => line))
  return positions.length === 0 ? lines : lines.filter(({ position }) => positions.includes(position))
}
