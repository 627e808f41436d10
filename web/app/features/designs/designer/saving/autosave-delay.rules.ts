/** So long after the last change a design is stored [B9.27]. */
const delayMs = 5000
/** The longest pause between two tries, in delays. */
const longestPause = 16

/** So long, in ms, until a design is stored that could not be stored so many times: each time twice as long. */
export const autosaveDelayMs = (failures: number): number =>
  delayMs * Math.min(2 ** Math.max(0, failures - 1), longestPause)
