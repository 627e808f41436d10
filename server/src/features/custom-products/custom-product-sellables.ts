import type { CustomProductItem } from '@first-fashion/contract/custom-products/custom-product'
import { limits } from '@first-fashion/contract/limits'
import { lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { findCurrency } from '../currency/index.ts'
import { printableNow, printOffers } from '../designs/index.ts'
import { itemIdOf, type OwnKey, type Sellable, type SellableSource } from '../sellables/index.ts'
import { pictureOf, stateOf, type ViewContext } from './custom-product.view.ts'
import {
  customProductsByIds,
  findCustomProduct,
  fixPrice,
  type ListedCustomProduct,
  type OwnProduct,
} from './custom-products.queries.ts'
import { dollarsOf, priceNow, priceOfToday } from './custom-products.rules.ts'
import { mockupsOf } from './mockups/mockups.queries.ts'
import { gramsOf } from './print-weights.rules.ts'
import { bindApprovedPrints } from './prints/bound-prints.ts'
import { storeEmbeddedPrints } from './prints/embedded-prints.ts'
import { needsProof } from './prints/needs-proof.ts'
import { currentPrints, isProofApproved } from './prints/prints.queries.ts'

/** The kind of these things in ids of calls: 'custom_{id}'. */
export const customKind = 'custom'

/** Custom products, for those who made them. */
export const customProductSellables = (shop: Shop): SellableSource => ({
  kind: customKind,
  find: async (db, keys, customerId) => {
    const sellables = await sellablesById(shop, db, [...new Set(keys.map(({ id }) => id))], customerId)
    return keys.map((key) => {
      const sellable = sellables.get(key.id)
      return sellable && inOptions(sellable, key)
    })
  },
  offerOf: ({ id, variantIndex, size }, customerId) => {
    const inStock = printableNow(sql`c.print_variant_id`)
    const approved = isProofApproved(sql`c.id`, sql`c.version`)
    return sql`
      select c.price_cents, case when ${inStock} then ${limits.stockWithoutVariants}::int else 0 end as available
      from custom_products c
      where c.id = ${id} and c.customer_id = ${customerId} and c.status in ('ready', 'ordered')
        and c.size = ${size} and ${variantIndex}::int = 0 and ${inStock} is not null
        and (c.sides = '[]'::jsonb or ${approved})`
  },
  enterCart: (db, { id }, customerId) => enterCart(shop, db, { id, customerId }),
  placed: bindApprovedPrints,
})

/** Fixes the price of today. What is changed meanwhile has another price: that is fixed then. */
async function enterCart(shop: Shop, db: Db, own: OwnProduct): Promise<void> {
  const row = await findCustomProduct(db, own)
  const usd = findCurrency(shop, 'USD')
  const [offer] = row === undefined ? [] : await printOffers(db, [row.printVariantId])
  if (row === undefined || usd === undefined || offer === undefined) return
  await storeEmbeddedPrints(shop, db, row)
  const price = priceOfToday(row, { usd, baseCostCents: offer.usdCents, now: shop.clock.now() })
  if (!(await fixPrice(db, { ...own, version: row.version }, price))) await enterCart(shop, db, own)
}

/** What there is of the ids, in its own size; without a customer that of all. Archived ones are not for sale. */
async function sellablesById(
  shop: Shop,
  db: Db,
  ids: readonly string[],
  customerId: string | undefined,
): Promise<Map<string, Sellable & { readonly size: string }>> {
  const rows = (await customProductsByIds(db, ids)).filter(
    (row) => customerId === undefined || row.customerId === customerId,
  )
  const variantIds = rows.map(({ printVariantId }) => printVariantId)
  const offers = new Map((await printOffers(db, variantIds)).map((offer) => [offer.variantId, offer]))
  const found = rows.map(({ id }) => id)
  const mockups = await mockupsOf(db, found)
  const prints = await currentPrints(db, found)
  return new Map(
    rows.map((row) => {
      const own = mockups.filter(({ customProductId }) => customProductId === row.id)
      const print = prints.get(row.id)
      const image = pictureOf(row, { mockups: own, print, imageHosts: shop.imageHosts })
      const shown = { offer: offers.get(row.printVariantId), print, image }
      return [row.id, sellableOf(shop, row, shown)]
    }),
  )
}

function sellableOf(
  shop: Shop,
  row: ListedCustomProduct,
  { offer, print, image }: Pick<ViewContext, 'offer' | 'print'> & { readonly image: string },
): Sellable & { readonly size: string } {
  const isArchived = row.status === 'archived'
  const state = isArchived ? 'unavailable' : stateOf(row, { offer, print })
  const today = { usd: findCurrency(shop, 'USD'), baseCostCents: offer?.usdCents, now: shop.clock.now() }
  const price = priceNow(row, today)
  const unitPrice = price.priceCents
  return {
    revision: String(row.version),
    path: isArchived ? '' : `/custom-products/${row.id}`,
    slug: '',
    name: row.name,
    image,
    options: [row.color, row.size].filter((word) => word !== ''),
    color: row.color,
    colorCode: row.colorCode,
    size: row.size,
    unitPrice,
    dollars: dollarsOf(price),
    weightGrams: gramsOf(offer?.category ?? null),
    category: 'Unisex',
    isMadeToOrder: true,
    isFinalSale: false,
    printVariantId: row.printVariantId,
    variantId: null,
    available: state === 'sold-out' ? 0 : limits.stockWithoutVariants,
    withheld: withheldIn[state],
    ...(state === 'proof-needed' ? { awaited: needsProof(row.name) } : {}),
    cartItem: cartItemOf(row, rupeesFromCents(lkrCents(unitPrice)), image),
  }
}

const withheldIn: Readonly<Record<CustomProductItem['state'], Sellable['withheld']>> = {
  ok: null,
  'sold-out': null,
  'proof-needed': 'awaits-customer',
  empty: 'not-for-sale',
  unavailable: 'not-for-sale',
}

/** The fields of a custom product in a cart [B3.55]; the price in LKR rupees. */
const cartItemOf = (row: ListedCustomProduct, price: number, image: string) => ({
  id: itemIdOf({ kind: customKind, id: row.id }),
  name: row.name,
  price,
  image,
  size: row.size,
  isCustom: true,
  customProductId: row.id,
  printfulData: { productId: row.printProductId, variantId: row.printVariantId },
})

/** A custom product comes in the one size and colour that it was designed in. */
function inOptions(sellable: Sellable & { readonly size: string }, key: OwnKey): Sellable {
  const { size, ...rest } = sellable
  const isOther = key.size !== size || key.variantIndex !== 0
  return isOther ? { ...rest, withheld: rest.withheld ?? 'option-unknown' } : rest
}
