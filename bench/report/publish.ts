import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartOf } from './chart.ts'
import { markdownOf, type Report } from './markdown.ts'

const [begin, end] = ['<!-- figures: written by npm run bench -->', '<!-- end of the figures -->']

/** Writes the figures as JSON and, with their chart, to docs/bench.md; the text around them stays. */
export function publish(root: string, report: Report): void {
  mkdirSync(join(root, 'bench/results'), { recursive: true })
  writeFileSync(join(root, 'bench/results/latest.json'), `${JSON.stringify(report, rounded, 2)}\n`)
  writeFileSync(join(root, 'docs/pictures/bench.svg'), chartOf(report.sizes))
  const file = join(root, 'docs/bench.md')
  const page = readFileSync(file, 'utf8')
  const [before, after] = [page.indexOf(begin), page.indexOf(end)]
  if (before === -1 || after === -1) throw new Error('docs/bench.md has lost the place of its figures')
  writeFileSync(file, `${page.slice(0, before)}${begin}\n\n${markdownOf(report)}\n${page.slice(after)}`)
}

/** Digits beyond the fourth are noise. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value
