import { limits } from '@first-fashion/contract/limits'
import { lkrCents } from '@first-fashion/contract/money/money'
import { sql } from 'drizzle-orm'
import type { Shop } from '../../../shop.ts'
import { type OwnKey, productKind, type Sellable, type SellableSource } from '../../sellables/index.ts'
import { earlyAccessUntil, isEarly, isOpenFor } from '../early-access/early-access.ts'
import { type ProductForSale, productsByIds, productsForSale } from '../product.queries.ts'
import { availableOf, heldFromOthers, productOf } from '../product-row.ts'
import { wishState } from './wish-state.rules.ts'

/** Products of the catalogue in one colour and size; early ones for those with early access. */
export const catalogSellables = (shop: Shop): SellableSource => ({
  kind: productKind,
  find: async (db, keys, customerId) => {
    const ids = [...new Set(keys.map(({ id }) => id))]
    const products = new Map(
      (await productsForSale(db, ids, customerId)).map((product) => [product.id, product]),
    )
    const early = new Set(
      [...products.values()].filter(({ earlyAccessUntil: opensAt }) => isEarly(shop, opensAt)),
    )
    const isClosed =
      early.size > 0 && (customerId === undefined || (await earlyAccessUntil(shop, db, customerId)) === null)
    return keys.map((key) => {
      const product = products.get(key.id)
      if (product === undefined) return undefined
      const sellable = sellableOf(product, key)
      return early.has(product) ? earlySellable(sellable, product, isClosed) : sellable
    })
  },
  offerOf: ({ id, variantIndex, size }, customerId) => sql`
    select p.price_cents,
      case when s.size is null or p.made_to_order then ${limits.stockWithoutVariants}::int else s.on_hand - (${heldFromOthers(customerId)}) end
        as available
    from products p
    left join variants v on v.product_id = p.id and v.variant_index = ${variantIndex}::int and not v.withdrawn
    left join variant_stock s on s.variant_id = v.id and s.size = ${size} and not s.withdrawn
    where p.id = ${id} and p.is_published and ${isOpenFor(shop, customerId)} and (
      s.size is not null
      or ${variantIndex}::int = 0 and ${size} = any(p.sizes)
        and not exists (select from variants any_colour where any_colour.product_id = p.id and not any_colour.withdrawn))`,
  wishes: {
    find: async (db, ids) =>
      (await productsByIds(db, ids)).map((row) => ({
        id: row.id,
        state: wishState(row),
        shown: productOf(row),
      })),
    offerOf: (id) => sql`select from products where id = ${id} and is_published`,
  },
})

/** The page of a product in the store. */
export const productPath = (slug: string): string => `/product/${encodeURIComponent(slug)}`

/** A product that is not yet open for everyone. */
const earlySellable = (
  sellable: Sellable,
  { earlyAccessUntil: opensAt }: ProductForSale,
  isClosed: boolean,
): Sellable => ({
  ...sellable,
  ...(opensAt === null ? {} : { opensAt }),
  withheld: sellable.withheld ?? (isClosed ? 'early-access' : null),
})

function sellableOf(product: ProductForSale, key: OwnKey): Sellable {
  const option = optionOf(product, key)
  const { color, ...rest } = option ?? {
    color: '',
    colorCode: '',
    image: product.images[0] ?? '',
    variantId: null,
    available: 0,
  }
  return {
    path: productPath(product.slug),
    slug: product.slug,
    name: product.name,
    options: [color, key.size].filter((word) => word !== ''),
    category: product.category,
    unitPrice: lkrCents(product.priceCents),
    weightGrams: product.weightGrams,
    isMadeToOrder: product.madeToOrder,
    isFinalSale: product.finalSale,
    taxClass: product.taxClass,
    printVariantId: product.printVariantId,
    withheld: withheldOf(product, option),
    color,
    ...rest,
  }
}

const withheldOf = (product: ProductForSale, option: Option | undefined): Sellable['withheld'] => {
  if (!product.isPublished) return 'not-for-sale'
  return option === undefined ? 'option-unknown' : null
}

type Option = Pick<Sellable, 'color' | 'colorCode' | 'image' | 'variantId' | 'available' | 'isHeld'>

/** A colour number and size name of a product, or undefined. */
function optionOf(product: ProductForSale, { variantIndex, size }: OwnKey): Option | undefined {
  if (product.variants.length === 0) {
    if (variantIndex !== 0 || !product.sizes.includes(size)) return undefined
    const image = product.images[0] ?? ''
    return { color: '', colorCode: '', image, variantId: null, available: limits.stockWithoutVariants }
  }
  const variant = product.variants.find((one) => one.variantIndex === variantIndex)
  const stock = variant?.sizes.find((one) => one.size === size)
  if (variant === undefined || stock === undefined) return undefined
  return {
    color: variant.color,
    colorCode: variant.colorCode,
    image: variant.images[0] ?? product.images[0] ?? '',
    ...(product.madeToOrder
      ? { variantId: null, available: limits.stockWithoutVariants }
      : {
          variantId: variant.id,
          available: availableOf(stock),
          isHeld: stock.onHand > 0 && availableOf(stock) === 0,
        }),
  }
}
