import type { Quote } from '@first-fashion/contract/checkout/quote'

/** One press of the button. */
export interface PlaceAttempt {
  /** A repeat with the same key makes no second order. */
  readonly key: string
  readonly order: string
  readonly quote: Quote
  /** The version of the cart that it was made from. */
  readonly cartVersion: string | undefined
}

/**
 * The attempt at an order: pressed again without an answer to the last one, for the same order, it is the same. It is
 * sent again with the figures of the first time, because the server knows it by all of it; figures that were only made
 * anew make no other order.
 */
export function attemptAt(
  last: PlaceAttempt | undefined,
  choices: object,
  quote: Quote,
  cartVersion: string | undefined,
): PlaceAttempt {
  const { quoteId: _id, validUntil: _until, ...figures } = quote
  const order = JSON.stringify({ ...choices, figures })
  return last?.order === order ? last : { key: crypto.randomUUID(), order, quote, cartVersion }
}
