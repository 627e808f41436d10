import type { Database } from '../../platform/database/database.ts'
import type { Sellables } from '../sellables/index.ts'
import type { Goods } from './shipping.service.ts'

/** One light unit, for the delivery price of an address before the goods are known. */
export const oneSku: Goods = {
  productId: '',
  quantity: 1,
  unitPriceCents: 0,
  weightGrams: 1,
  madeToOrder: false,
  printVariantId: null,
}

interface CartGoodsDeps {
  readonly database: Database
  readonly sellables: Sellables
}

/** The goods in a cart, without unknown ones. Neither weight nor price depends on the colour. */
export async function goodsInCart(
  { database: { db }, sellables }: CartGoodsDeps,
  items: readonly { readonly productId: string; readonly size: string; readonly quantity: number }[],
): Promise<Goods[]> {
  const keys = items.map((item) => ({ ...item, variantIndex: 0 }))
  const sellableOf = await sellables.find(db, keys)
  return keys.flatMap((key) => {
    const sellable = sellableOf(key)
    if (sellable === undefined) return []
    const { unitPrice: unitPriceCents, weightGrams, isMadeToOrder: madeToOrder, printVariantId } = sellable
    const { productId, quantity } = key
    return [{ productId, quantity, unitPriceCents, weightGrams, madeToOrder, printVariantId }]
  })
}
