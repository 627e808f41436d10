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

/** The file that the partner prints a side from. */
export interface PrintCatalogFile {
  readonly side: 'front' | 'back'
  readonly widthPx: number
  readonly heightPx: number
  readonly dpi: number
  /** 'fit' lies on a larger surface, as on a shirt; 'cover' is the whole surface, as on a poster. */
  readonly fill: 'fit' | 'cover'
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
  /** Sides that can be designed; none if the partner prints this variant in another way. */
  readonly files: readonly PrintCatalogFile[]
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

/**
 * What a print partner can print on. Each call refuses with 'print.busy' when the partner takes no more for now, and with
 * 'print.unavailable' when it does not say.
 */
export interface PrintCatalog {
  /** Whoever reads many products leaves so much time between them: the partner counts the requests of the whole shop. */
  readonly pauseMs: number
  listing(): Promise<PrintCatalogListing>
  /** The variants of a product; undefined if the partner has no such product. */
  variants(productId: number): Promise<readonly PrintCatalogVariant[] | undefined>
}
