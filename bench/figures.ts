/** The value below which that part of the values lies; 0 of no values. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** The middle value, or halfway between the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half)] ?? Number.NaN)) / 2
}

/** The median of several runs, figure by figure. Throws if there are none. */
export function medians<Figures extends object>(runs: readonly Figures[]): Figures {
  const [first] = runs
  if (first === undefined) throw new Error('nothing was measured')
  const valuesOf = (key: string) => runs.map((run) => Number(new Map(Object.entries(run)).get(key)))
  return { ...first, ...Object.fromEntries(Object.keys(first).map((key) => [key, median(valuesOf(key))])) }
}

/** The median of the rounds' ratios; the lowest and the highest say how far to trust it. */
export type Ratio = readonly [middle: number, lowest: number, highest: number]

/** Divides what one side reached in each round by what the other reached in it. */
export function ratioOf(ones: readonly number[], others: readonly number[]): Ratio {
  const ratios = ones.map((one, round) => one / (others[round] ?? Number.NaN))
  return [median(ratios), Math.min(...ratios), Math.max(...ratios)]
}

export const showRatio = ([middle, lowest, highest]: Ratio, digits = 2): string =>
  `${middle.toFixed(digits)} (${lowest.toFixed(digits)} to ${highest.toFixed(digits)})`
