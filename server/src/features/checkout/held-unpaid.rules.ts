import type { StockKey, StockMove } from '../catalog/index.ts'
import type { HeldUnpaid } from '../order-limits/index.ts'

/** Units of a SKU that an order holds without being paid: for cash, and from the network of the account (`isNear`). */
interface UnpaidHold extends StockKey {
  readonly units: number
  readonly isCash: boolean
  readonly isNear: boolean
}

type OnHand = StockKey & { readonly onHand: number }

/** What an account and its network hold unpaid, beside what an order takes. Cash orders have taken their stock already. */
export function heldUnpaid(
  held: readonly UnpaidHold[],
  stock: readonly StockMove[],
  onHand: readonly OnHand[],
): HeldUnpaid {
  const near = held.filter(({ isNear }) => isNear)
  return {
    ofNetwork: unitsOf(near),
    cashOfNetwork: unitsOf(near.filter(({ isCash }) => isCash)),
    skus: [...Map.groupBy(stock, keyOf)].map(([key, moves]) => {
      const ofSku = held.filter((one) => keyOf(one) === key)
      const there = onHand.find((one) => keyOf(one) === key)?.onHand ?? 0
      return {
        held: unitsOf(ofSku),
        taken: moves.reduce((sum, { quantity }) => sum + quantity, 0),
        stock: there + unitsOf(ofSku.filter(({ isCash }) => isCash)),
      }
    }),
  }
}

const keyOf = ({ variantId, size }: StockKey): string => `${variantId} ${size}`
const unitsOf = (held: readonly Pick<UnpaidHold, 'units'>[]): number =>
  held.reduce((sum, { units }) => sum + units, 0)
