/** A product that the partner prints on, without its variants. */
export interface PrintCatalogProduct {
  readonly id: number
  readonly title: string
  readonly image: string
  readonly typeName: string
  readonly brand: string
  readonly description: string
  readonly variantCount: number
  readonly categoryId: number
}

export interface PrintCatalogVariant {
  readonly id: number
  readonly size: string
  readonly color: string
  readonly colorCode: string
  /** US cents that the partner asks of the shop. */
  readonly usdCents: number
  readonly material: string
  readonly image: string
  readonly isInStock: boolean
}

export interface PrintCatalogCategory {
  readonly id: number
  readonly title: string
}

export interface PrintCatalogListing {
  readonly categories: readonly PrintCatalogCategory[]
  /** Without discontinued ones, in the partner's order. */
  readonly products: readonly PrintCatalogProduct[]
}

/** What a print partner can print on. Each call refuses with 'print.unavailable' when the partner does not say. */
export interface PrintCatalog {
  listing(): Promise<PrintCatalogListing>
  /** The variants of a product; undefined if the partner has no such product. */
  variants(productId: number): Promise<readonly PrintCatalogVariant[] | undefined>
}
