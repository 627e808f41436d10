import type { Category, ProductSort, ProductType } from '@first-fashion/contract/catalog/classification'
import type { ColourFamily } from '@first-fashion/contract/catalog/colour-family'

/** What the index knows of a product. */
export interface IndexedProduct {
  readonly id: string
  readonly name: string
  readonly priceCents: number
  readonly createdAtMs: number
  readonly category: Category
  readonly type: ProductType
  /** '' where nobody has said. */
  readonly fabric: string
  /** As the shop calls them. */
  readonly colourNames: readonly string[]
  /** The id of its line; null where it stands in none. */
  readonly line: string | null
  readonly bestSeller: boolean
  /** From 1 on; null where nobody ranked it. */
  readonly bestSellerRank: number | null
  /** One for each colour and size; without a colour where there is none to choose. */
  readonly skus: readonly {
    readonly colour: ColourFamily | null
    readonly size: string
    readonly inStock: boolean
  }[]
}

/** What a shopper chose. Within a group any of the values, between groups all of them. */
export interface Choice {
  readonly categories: readonly Category[]
  readonly types: readonly ProductType[]
  /** Ids of lines. */
  readonly lines: readonly string[]
  readonly sizes: readonly string[]
  readonly colours: readonly ColourFamily[]
  readonly minCents?: number | undefined
  readonly maxCents?: number | undefined
  /** Only what can be bought now, in the chosen sizes and colours where some are chosen. */
  readonly inStock: boolean
  /** A part of the name, or of its fabric, colours or kind; '' for all. */
  readonly search: string
  readonly bestSeller: boolean
  readonly sort: ProductSort
}

export interface Found {
  /** The products of the page, in order. */
  readonly ids: readonly string[]
  readonly total: number
  /** Nothing has the words as written; these come close. */
  readonly approximate: boolean
  /** How many products each value would show, the other groups' choices held. Values that show none are left out. */
  readonly facets: {
    readonly category: Readonly<Record<string, number>>
    readonly type: Readonly<Record<string, number>>
    readonly line: Readonly<Record<string, number>>
    readonly size: Readonly<Record<string, number>>
    readonly colour: Readonly<Record<string, number>>
    /** Cents; null where nothing fits. */
    readonly price: { readonly lowest: number; readonly highest: number } | null
    readonly inStock: number
  }
}
