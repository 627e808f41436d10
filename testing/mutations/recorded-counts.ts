import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const page = fileURLToPath(new URL('README.md', import.meta.url))
const columns = { before: 3, after: 4 } as const

/** Writes how many tests each fault turned red into the table of the README. */
export function recordRed(column: keyof typeof columns, red: ReadonlyMap<string, number>): void {
  const lines = readFileSync(page, 'utf8').split('\n')
  const written = lines.map((line) => {
    const cells = line.split('|')
    const count = red.get(cells[1]?.trim() ?? '')
    if (count === undefined) return line
    const width = (cells[columns[column]]?.length ?? 0) - 2
    return cells.with(columns[column], ` ${String(count).padEnd(width)} `).join('|')
  })
  writeFileSync(page, written.join('\n'))
}
