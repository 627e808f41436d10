import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import { productsByIds } from '../catalog/index.ts'
import type { Goods } from './shipping.service.ts'

/** One light piece, for what is told of an address before anything is known of the goods. */
export const oneSku: Goods = {
  productId: '',
  quantity: 1,
  unitPriceCents: 0,
  weightGrams: 1,
  madeToOrder: false,
  printVariantId: null,
}

/** What is in a cart, as far as there is such a product. */
export async function goodsInCart(
  { db }: Database,
  items: readonly { readonly productId: string; readonly quantity: number }[],
): Promise<Goods[]> {
  const ids = [...new Set(items.map(({ productId }) => productId))].filter(isUuid)
  const products = new Map((await productsByIds(db, ids)).map((product) => [product.id, product]))
  return items.flatMap(({ productId, quantity }) => {
    const product = products.get(productId)
    if (product === undefined) return []
    const { priceCents: unitPriceCents, weightGrams, madeToOrder, printVariantId } = product
    return [{ productId, quantity, unitPriceCents, weightGrams, madeToOrder, printVariantId }]
  })
}
