import type { Quote } from '@first-fashion/contract/checkout/quote'

/** One attempt to place the order. */
export interface PlaceAttempt {
  /** A repeat with the same key creates no second order. */
  readonly key: string
  readonly order: string
  readonly quote: Quote
  /** The version of the cart that it was made from. */
  readonly cartVersion: string | undefined
}

/**
 * The attempt to place an order. A click without an answer to the last one, for the same order, repeats it. It is
 * sent with the first quote, because the server compares the whole request; a quote that was only
 * renewed makes no new order.
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
