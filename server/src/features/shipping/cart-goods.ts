import type { Shop } from '../../shop.ts'
import { findSellables } from '../sellables/index.ts'
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

/** The goods in a cart, without unknown ones. Neither weight nor price depends on the colour. */
export async function goodsInCart(
  shop: Shop,
  items: readonly { readonly productId: string; readonly size: string; readonly quantity: number }[],
): Promise<Goods[]> {
  const keys = items.map((item) => ({ ...item, variantIndex: 0 }))
  const sellableOf = await findSellables(shop, shop.database.db, keys)
  return keys.flatMap((key) => {
    const sellable = sellableOf(key)
    if (sellable === undefined) return []
    const { unitPrice: unitPriceCents, weightGrams, isMadeToOrder: madeToOrder, printVariantId } = sellable
    const { productId, quantity } = key
    return [{ productId, quantity, unitPriceCents, weightGrams, madeToOrder, printVariantId }]
  })
}
