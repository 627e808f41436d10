import type { Category, ProductSort, ProductType } from '@first-fashion/contract/catalog/classification'
import type { ColourFamily } from '@first-fashion/contract/catalog/colour-family'

/** What the index stores of a product. */
export interface IndexedProduct {
  readonly id: string
  readonly name: string
  readonly priceCents: number
  readonly createdAtMs: number
  readonly category: Category
  readonly type: ProductType
  /** '' if not set. */
  readonly fabric: string
  /** As the shop calls them. */
  readonly colourNames: readonly string[]
  /** The ID of its collection; null for none. */
  readonly collection: string | null
  readonly bestSeller: boolean
  /** From 1; null if unranked. */
  readonly bestSellerRank: number | null
  /** One per colour and size; without a colour if there is none to choose. */
  readonly skus: readonly {
    readonly colour: ColourFamily | null
    readonly size: string
    readonly inStock: boolean
  }[]
}

/** The shopper's filters. Values within a group are alternatives; all groups must match. */
export interface Choice {
  readonly categories: readonly Category[]
  readonly types: readonly ProductType[]
  /** IDs of collections. */
  readonly collections: readonly string[]
  readonly sizes: readonly string[]
  readonly colours: readonly ColourFamily[]
  readonly minCents?: number | undefined
  readonly maxCents?: number | undefined
  /** Only available products, in the chosen sizes and colours. */
  readonly inStock: boolean
  /** A part of the name, fabric, colours or type; '' for all. */
  readonly search: string
  readonly bestSeller: boolean
  readonly sort: ProductSort
}

export interface Found {
  /** The products of the page, in order. */
  readonly ids: readonly string[]
  readonly total: number
  /** No exact match; these are similar. */
  readonly approximate: boolean
  /**
   * How many products each value would match, with the other groups' choices applied. Values without matches are left
   * out.
   */
  readonly facets: {
    readonly category: Readonly<Record<string, number>>
    readonly type: Readonly<Record<string, number>>
    readonly collection: Readonly<Record<string, number>>
    readonly size: Readonly<Record<string, number>>
    readonly colour: Readonly<Record<string, number>>
    /** Cents; null if nothing matches. */
    readonly price: { readonly lowest: number; readonly highest: number } | null
    readonly inStock: number
  }
}
