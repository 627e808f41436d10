/** From the last change until the draft is stored [B9.27]. */
const delayMs = 5000
/** The longest pause between two tries, in delays. */
const longestPause = 16

/** Delay before the next try, in ms. It doubles with each failure in a row, up to a longest pause. */
export const sendingDelayMs = (failures: number): number =>
  delayMs * Math.min(2 ** Math.max(0, failures - 1), longestPause)
