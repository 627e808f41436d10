import type { DragFigures } from './drag.ts'

export interface DesignerFigures extends DragFigures {
  /** From the request of a saved design until it is painted. */
  readonly openMs: number
  /** Scripts and WebAssembly as sent: all, what no other page loads, and of that the text shaper. */
  readonly codeBytes: number
  readonly ownBytes: number
  readonly shaperBytes: number
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000)} kB`
const tenths = (ms: number) => `${ms.toFixed(1)} ms`

interface Row {
  readonly of: keyof DesignerFigures
  readonly title: string
  readonly show: (value: number) => string
  readonly atMost?: number
  readonly atLeast?: number
}

const rows: readonly Row[] = [
  { of: 'framesPerSecond', title: 'frames per second', show: (value) => value.toFixed(1), atLeast: 58 },
  { of: 'middleFrameMs', title: 'a frame, the middle one', show: tenths },
  { of: 'slowFrameMs', title: 'a frame, 95 of 100', show: tenths, atMost: 20 },
  { of: 'workMs', title: 'work for a frame', show: tenths },
  { of: 'stolen', title: 'taken by other machines', show: (share) => `${(share * 100).toFixed(1)} %` },
  { of: 'openMs', title: 'a saved design opens', show: (ms) => `${Math.round(ms)} ms`, atMost: 1_000 },
  { of: 'ownBytes', title: 'code of the designer', show: kilobytes, atMost: 350_000 },
  { of: 'shaperBytes', title: 'of that the text shaper', show: kilobytes },
  { of: 'codeBytes', title: 'code of the whole page', show: kilobytes },
]

/** A column for each screen, budgets in brackets; a figure that misses its budget is bold. */
export function tableOf(figures: Readonly<Record<string, DesignerFigures>>): string {
  const lines = rows.map((row) => [
    row.title,
    ...Object.values(figures).map((one) => cellOf(row, one[row.of])),
  ])
  const head = ['', ...Object.keys(figures)]
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map((line) => (line[at] ?? '').length)))
  const lineOf = (line: readonly string[]) =>
    `| ${line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [lineOf(head), rule, ...lines.map(lineOf)].join('\n')
}

function cellOf({ show, atMost, atLeast }: Row, value: number): string {
  const isMet = (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast)
  const shown = isMet ? show(value) : `**${show(value)}**`
  if (atMost !== undefined) return `${shown} (≤ ${show(atMost)})`
  return atLeast === undefined ? shown : `${shown} (≥ ${show(atLeast)})`
}
