import type { PrintCatalogFile } from './print-catalog.ts'

/** A place of a saved design; 'other' for one that the shop does not print on. */
interface TemplatePlacement {
  readonly side: PrintCatalogFile['side'] | 'other'
  /** The file that it is printed from; '' if the partner names none. */
  readonly url: string
}

/** A design as the partner's designer saved it. */
export interface PrintTemplate {
  readonly id: number
  readonly productId: number
  /** The variants that it was designed for. */
  readonly variantIds: readonly number[]
  /** Empty while the partner has drawn none. */
  readonly mockupUrl: string
  readonly placements: readonly TemplatePlacement[]
}

/** The print partner's own designer, which runs in a frame. Each call refuses with 'print.unavailable'. */
export interface PrintDesigner {
  /** The origin of its pages. */
  readonly origin: string
  /** Opens a design of ours and returns the nonce that its page needs; an earlier one of that design ends. */
  open(designId: string, customerId: string): Promise<string>
  /** What was saved of a design of ours; undefined if nothing was. */
  saved(designId: string): Promise<PrintTemplate | undefined>
}
