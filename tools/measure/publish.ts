import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

const end = '<!-- end of the figures -->'

/** Writes the figures of a command to docs/measures.md; the text around them stays. */
export function publish(root: string, command: string, runs: number, table: string): void {
  const file = join(root, 'docs/measures.md')
  const text = readFileSync(file, 'utf8')
  const begin = `<!-- figures: written by npm run ${command} -->`
  const before = text.indexOf(begin)
  const after = text.indexOf(end, before)
  if (before === -1 || after === -1) throw new Error('docs/measures.md has lost the place of its figures')
  // Other work on the machine makes figures worse.
  const load = loadavg()[0]?.toFixed(1)
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, load ${load}; the middle of ${runs} runs.`
  writeFileSync(file, `${text.slice(0, before)}${begin}\n\n${machine}\n\n${table}\n\n${text.slice(after)}`)
}
