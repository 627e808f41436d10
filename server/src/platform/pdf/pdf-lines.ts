import { clustersOf, type Run, runsOf, type Weight } from './pdf-faces.ts'

/** How text is set. */
export interface Setting {
  readonly weight: Weight
  /** In points. */
  readonly size: number
}

/** The width of a run in points. */
export type Measure = (run: Run, size: number) => number

/** A line that fits, with its width in points. */
export interface Line {
  readonly runs: readonly Run[]
  readonly width: number
}

/** Breaks text into lines of a width in points: between words, and within one that is too long. */
export function linesOf(
  text: string,
  widthPoints: number,
  setting: Setting,
  measure: Measure,
): readonly Line[] {
  const lineOf = (line: string): Line => {
    const runs = runsOf(line, setting.weight)
    return { runs, width: runs.reduce((sum, run) => sum + measure(run, setting.size), 0) }
  }
  const fits = (line: string) => lineOf(line).width <= widthPoints
  return text
    .split('\n')
    .flatMap((paragraph) => broken(paragraph, fits))
    .map(lineOf)
}

function broken(paragraph: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const parts = partsOf(word, fits)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  return [...lines, line]
}

/** A word in parts that fit. */
function partsOf(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts: string[] = []
  let part = ''
  for (const cluster of clustersOf(word)) {
    if (part !== '' && !fits(part + cluster)) {
      parts.push(part)
      part = ''
    }
    part += cluster
  }
  return [...parts, part]
}
