/** Repeatable randomness: the same seed gives the same store. */
export interface Randomness {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number
  /** One of the list. */
  pick<T>(list: readonly T[]): T
}

/** The generator known as mulberry32. */
export function randomness(seed: number): Randomness {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
  return {
    below: (limit) => Math.floor(next() * limit),
    pick: (list) => {
      const one = list[Math.floor(next() * list.length)]
      if (one === undefined) throw new RangeError('nothing to pick from')
      return one
    },
  }
}
