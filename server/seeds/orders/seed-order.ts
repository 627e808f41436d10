import type { orders } from '../../src/features/orders/orders.table.ts'
import { type CollectedProduct, type SeedShopper, sizeNames } from '../products/index.ts'
import type { Randomness } from '../randomness.ts'

export type Standing = Pick<
  typeof orders.$inferInsert,
  'fulfilment' | 'paymentState' | 'paymentMethod' | 'returnsState'
>

export interface SeedItem {
  readonly product: CollectedProduct
  readonly variantIndex: number
  readonly size: string
  readonly quantity: number
}

export interface SeedOrder {
  readonly shopper: SeedShopper
  readonly hoursAgo: number
  readonly standing: Standing
  readonly items: readonly SeedItem[]
}

/** A product in a colour and size that it comes in. */
export function itemOf(product: CollectedProduct, random: Randomness): SeedItem {
  const isColoured = product.plainSizes === undefined
  return {
    product,
    variantIndex: isColoured ? random.below(product.colours.length) : 0,
    size: random.pick(product.plainSizes ?? sizeNames(product.category, product.type)),
    quantity: random.below(8) === 0 ? 2 : 1,
  }
}
