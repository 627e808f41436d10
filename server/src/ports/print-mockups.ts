import type { PrintCatalogFile } from './print-catalog.ts'

/** One side of a product, to be shown with its print on it. */
export interface MockupRequest {
  readonly productId: number
  readonly variantId: number
  readonly side: PrintCatalogFile['side']
  readonly fill: PrintCatalogFile['fill']
  /** The print file: an address that the partner can fetch, and its size in px. */
  readonly address: string
  readonly widthPx: number
  readonly heightPx: number
}

export type MockupAnswer =
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly reason: string }
  /** The address of the picture at the partner, who deletes it after a day. */
  | { readonly state: 'completed'; readonly image: string }

/**
 * Pictures of products with a print on them, which the partner makes. Each call refuses with 'print.busy' when the
 * partner takes no more for now, and with 'print.unavailable' when it does not answer.
 */
export interface PrintMockups {
  /** The partner wants to be asked about a mockup no more often than this. */
  readonly pauseMs: number
  /** Begins a mockup; the answer is its name at the partner. */
  start(request: MockupRequest): Promise<string>
  ask(name: string): Promise<MockupAnswer>
}
