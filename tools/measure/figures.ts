/** Lighthouse's scores, 0 to 100. */
export interface Scores {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
}

/** The cost of a first visit on a slow phone. Bytes are as sent, headers included. */
export interface VisitFigures {
  readonly largestPaintMs: number
  readonly layoutShift: number
  readonly programBytes: number
  /** Pictures that load without scrolling, and after scrolling to the end. */
  readonly pictureBytes: number
  readonly scrolledPictureBytes: number
  readonly allBytes: number
  readonly requests: number
}

/** Lighthouse cannot sign in, so customer pages have no scores. */
export type PageFigures = Partial<Scores> & VisitFigures

/** The median of several runs, figure by figure. */
export function medians<Figures extends object>(runs: readonly Figures[]): Figures {
  const [first] = runs
  if (first === undefined) throw new Error('nothing was measured')
  const middle = (values: readonly number[]) =>
    [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
  const entries = Object.keys(first).map((key) => [
    key,
    middle(runs.map((run) => Number(new Map(Object.entries(run)).get(key)))),
  ])
  return { ...first, ...Object.fromEntries(entries) }
}
