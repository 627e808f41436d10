/** One press of the button; pressed again without an answer, for the same order, it is the same attempt. */
export interface PlaceAttempt {
  readonly key: string
  readonly order: string
}
export const newAttempt = (order = ''): PlaceAttempt => ({ key: crypto.randomUUID(), order })
export const attemptAt = (last: PlaceAttempt, order: string): PlaceAttempt =>
  last.order === order ? last : newAttempt(order)
