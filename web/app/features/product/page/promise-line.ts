/** A sentence about delivery and returns. */
export interface PromiseLine {
  /** With a placeholder for the amount, which is shown in the currency of the page. */
  readonly text: string
  /** The amount, in LKR rupees. */
  readonly rupees: number
}
