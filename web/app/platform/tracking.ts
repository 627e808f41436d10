/** A product, or '<kind>_<id>' of anything else that can be bought. */
export interface TrackedItem {
  readonly id: string
  readonly quantity: number
  readonly name?: string
  /** Of one unit, in LKR rupees. */
  readonly price?: number
}

/** What a shopper does that can be counted. Nothing says who it is. Values in LKR rupees. */
export type TrackedEvent = { readonly items: readonly TrackedItem[] } & (
  | { readonly kind: 'add-to-cart' }
  | { readonly kind: 'begin-checkout'; readonly value: number }
  | { readonly kind: 'purchase'; readonly value: number; readonly orderId: string }
)

interface Occurrence {
  readonly event: TrackedEvent
  readonly atMs: number
}

const listeners = new Set<(event: TrackedEvent) => void>()
const waiting: Occurrence[] = []

/** Passes the event to the analytics partners that have consent. They load late: earlier events wait in this page. */
export function track(event: TrackedEvent): void {
  if (listeners.size === 0) waiting.push({ event, atMs: Date.now() })
  for (const listener of listeners) listener(event)
}

/** Also tells what waited since the visitor gave consent; nothing from before. Returns how to stop. */
export function onTracked(listener: (event: TrackedEvent) => void, consentedAtMs: number): () => void {
  listeners.add(listener)
  for (const { event, atMs } of waiting.splice(0)) if (atMs >= consentedAtMs) listener(event)
  return () => {
    listeners.delete(listener)
  }
}
