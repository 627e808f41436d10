import type { ReturnState } from '@first-fashion/contract/orders/status'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { returnStock } from '../../catalog/index.ts'
import { soldStock } from '../holds/hold.queries.ts'
import { changeOrder, lockOrder } from '../order.queries.ts'
import { unknownOrder } from '../unknown-order.ts'
import { type Actor, addHistory } from './order-history.ts'

interface ReturnsChange {
  readonly state: ReturnState
  readonly text: string
  readonly note?: string
  /** The request that changes it. */
  readonly returnId: string
}

/** What the return requests of an order make of it, told in the text. Refuses with 'order.unknown'. */
export async function markReturns(
  shop: Shop,
  tx: Db,
  orderId: string,
  { state, text, note = '', returnId }: ReturnsChange,
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw unknownOrder()
  await changeOrder(tx, order, { returnsState: state })
  await addHistory(shop, tx, orderId, { kind: 'returns', text, actor, note, returnId })
}

/** Units that came back are in stock again, as far as their lines took counted stock. */
export async function restockUnits(
  tx: Db,
  units: readonly { readonly lineId: string; readonly quantity: number }[],
): Promise<void> {
  const sold = await soldStock(
    tx,
    units.map(({ lineId }) => lineId),
  )
  const quantityOf = new Map(units.map(({ lineId, quantity }) => [lineId, quantity]))
  await returnStock(
    tx,
    sold.map((stock) => ({ ...stock, quantity: quantityOf.get(stock.lineId) ?? 0 })),
  )
}
