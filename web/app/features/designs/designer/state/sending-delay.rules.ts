/** So long after the last change a draft is stored [B9.27]. */
const delayMs = 5000
/** The longest pause between two tries, in delays. */
const longestPause = 16

/** So long, in ms, until what a log has for the shop is sent that could not be sent so many times: each time twice as long. */
export const sendingDelayMs = (failures: number): number =>
  delayMs * Math.min(2 ** Math.max(0, failures - 1), longestPause)
