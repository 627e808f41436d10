import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

/** Rows as a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula is written as text. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * The rows of a CSV file as spreadsheets save or copy it: with commas, semicolons or tabs. Empty lines are left out;
 * undefined if it cannot be read.
 */
export function readCsv(text: string): { readonly line: number; readonly cells: string[] }[] | undefined {
  const options = { bom: true, trim: true, relax_column_count: true, skip_empty_lines: true, info: true }
  try {
    return readRows
      .parse(parse(text, { ...options, delimiter: delimiterOf(text) }))
      .map(({ record, info }) => ({
        line: info.lines,
        cells: record,
      }))
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

const readRows = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n')
  return /[\t,;]/.exec(first)?.[0] ?? ','
}
