import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { root, type Stand } from '../stand.ts'
import { barTable, sectionText } from './markdown.ts'
import type { Section } from './section.ts'

const end = '<!-- end of the figures -->'
const places = {
  bench: { file: 'docs/bench.md', begin: '<!-- figures: written by npm run bench -->' },
  pages: { file: 'docs/measures.md', begin: '<!-- figures of pages: written by npm run bench -->' },
  designer: { file: 'docs/measures.md', begin: '<!-- figures of the designer: written by npm run bench -->' },
} as const

/** Where figures are published. */
export type Place = keyof typeof places

/** The command, and what figures depend on besides the code; nothing that identifies the machine's owner. */
export function headlineOf({ options, postgres }: Stand, given: readonly string[]): string {
  const command = ['npm run bench', ...(given.length === 0 ? [] : ['--', ...given])].join(' ')
  const machine = [
    ...[cpus()[0]?.model ?? 'unknown', `${cpus().length} cores`],
    ...[`${Math.round(totalmem() / 2 ** 30)} GiB`, `${process.platform} ${process.arch}`],
    `load ${loadavg()[0]?.toFixed(1)}`,
  ].join(', ')
  return [
    `\`${command}\` on ${machine},`,
    `Node ${process.versions.node}, PostgreSQL ${postgres}; the median of ${options.rounds} rounds.`,
  ].join('\n')
}

/** The figures as Markdown. The targets come first where the tables do not show them. */
export function reportText(place: Place, headline: string, sections: readonly Section[]): string {
  return [headline, ...(place === 'bench' ? [barTable(sections)] : []), ...sections.map(sectionText)].join(
    '\n\n',
  )
}

/** Writes the figures into their page; the text around them stays. */
export function publish(place: Place, text: string): void {
  const { file, begin } = places[place]
  const page = readFileSync(join(root, file), 'utf8')
  const before = page.indexOf(begin)
  const after = page.indexOf(end, before)
  if (before === -1 || after === -1) throw new Error(`${file} has lost the place of its figures`)
  writeFileSync(join(root, file), `${page.slice(0, before)}${begin}\n\n${text}\n\n${page.slice(after)}`)
}
