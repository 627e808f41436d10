import { catalogueMeasures } from './catalogue.ts'
import type { Measure } from './measure.ts'
import { pageMeasures } from './pages.ts'
import { writeMeasures } from './writes.ts'

export const measures: readonly Measure[] = [...pageMeasures, ...catalogueMeasures, ...writeMeasures]

/** The measures whose names begin with one of these; all if the list is empty. */
export const chosenMeasures = (only: readonly string[]): Measure[] =>
  measures.filter(({ name }) => only.length === 0 || only.some((beginning) => name.startsWith(beginning)))
