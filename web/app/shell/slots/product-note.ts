import type { Product } from '@first-fashion/contract/catalog/product'

/** In a text in place of an amount, which is shown in the currency of the page. */
export const amountInText = '{{amount}}'

/** What a feature says of a product, near its button. The page is the same for everyone, and so is this. */
export interface ProductNote {
  /** The feature's name. */
  readonly name: string
  readonly text: string
  /** Opens the detail. */
  readonly more: string
  /** Empty if there is none. */
  readonly detail: string
  /** The amount of the text, in LKR rupees. */
  readonly rupees: number
}

/** What a note is about. */
export interface NotedProduct {
  readonly product: Product
  readonly returnDays: number
}
