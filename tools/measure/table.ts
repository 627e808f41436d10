import type { PageFigures } from './figures.ts'
import { type Bar, type MeasuredPage, meets } from './pages.ts'

export interface MeasuredFigures {
  readonly page: MeasuredPage
  readonly figures: PageFigures
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

const columns: readonly {
  readonly of: keyof PageFigures
  readonly title: string
  readonly show: (value: number) => string
}[] = [
  { of: 'performance', title: 'Performance', show: String },
  { of: 'accessibility', title: 'Accessibility', show: String },
  { of: 'bestPractices', title: 'Best Practices', show: String },
  { of: 'seo', title: 'SEO', show: String },
  { of: 'largestPaintMs', title: 'LCP', show: (ms) => `${(ms / 1000).toFixed(2)} s` },
  { of: 'layoutShift', title: 'CLS', show: (shift) => shift.toFixed(3) },
  { of: 'programBytes', title: 'JavaScript', show: kilobytes },
  { of: 'pictureBytes', title: 'pictures', show: kilobytes },
  { of: 'scrolledPictureBytes', title: 'pictures to the end', show: kilobytes },
  { of: 'allBytes', title: 'all', show: kilobytes },
  { of: 'requests', title: 'requests', show: String },
]

/** A dash means not measured on this page. */
const formatFigure = (value: number | undefined, show: (value: number) => string) =>
  value === undefined ? '–' : show(value)

const barText = (bar: Bar | undefined, show: (value: number) => string) =>
  bar === undefined ? '' : 'atLeast' in bar ? `≥ ${show(bar.atLeast)}` : `≤ ${show(bar.atMost)}`

/** The figures as a table, one column per page, budgets in brackets; a figure that misses its budget is bold. */
export function tableOf(measured: readonly MeasuredFigures[]): string {
  const rows = columns.map(({ of, title, show }) => {
    const cells = measured.map(({ page, figures }) => {
      const bar = page.bars[of]
      const value = formatFigure(figures[of], show)
      const shown = meets(bar, figures[of]) ? value : `**${value}**`
      return bar === undefined ? shown : `${shown} (${barText(bar, show)})`
    })
    return [title, ...cells]
  })
  const head = ['', ...measured.map(({ page }) => page.name)]
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? '').length)))
  const lineOf = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [lineOf(head), rule, ...rows.map(lineOf)].join('\n')
}

/** Figures that miss their budget, as sentences. */
export function misses(measured: readonly MeasuredFigures[]): string[] {
  return measured.flatMap(({ page, figures }) =>
    columns
      .filter(({ of }) => !meets(page.bars[of], figures[of]))
      .map(
        ({ of, title, show }) =>
          `${page.name}: ${title} ${formatFigure(figures[of], show)}, bar ${barText(page.bars[of], show)}`,
      ),
  )
}
