import { type Figure, isMet, type Section, shownValue } from './section.ts'

/** All targets in one table. */
export function barTable(sections: readonly Section[]): string {
  const rows = sections
    .flatMap(({ barred }) => barred)
    .map((figure) => [
      ...[figure.subject, shownValue(figure), barText(figure)],
      isMet(figure) ? 'met' : '**missed**',
    ])
  return tableOf(['what', 'measured', 'bar', ''], rows)
}

const barText = ({ bar, show }: Figure) =>
  'atLeast' in bar ? `at least ${show(bar.atLeast)}` : `at most ${show(bar.atMost)}`

/** A section under its heading. */
export const sectionText = ({ title, note, head, rows }: Section): string =>
  [
    ...(title === undefined ? [] : [`### ${title}`]),
    ...(note === undefined ? [] : [note]),
    tableOf(head, rows),
  ].join('\n\n')

/** A Markdown table with aligned columns; columns of numbers end on the right. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const isNumber = head.map((_, at) =>
    rows.some((row) => (at === 0 ? /^\d/ : /^\D{0,9}\d/).test(row[at] ?? '')),
  )
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((row) => (row[at] ?? '').length)))
  const padded = (cell: string, at: number) =>
    isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)
  const rule = widths.map((width, at) => (isNumber[at] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  const lines = [head.map(padded), rule, ...rows.map((row) => row.map(padded))]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}
