import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

/** Rows as a CSV file (RFC 4180). A text that a spreadsheet would take for a formula is written as text. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(text: string | number): string {
  if (typeof text === 'number') return String(text)
  const harmless = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * The rows of a CSV file as spreadsheets save or copy it: with commas, semicolons or tabs, with a first line that names
 * the separator, and with texts written as formulas. Empty rows are left out; undefined if it cannot be read.
 */
export function readCsv(text: string): { readonly line: number; readonly cells: string[] }[] | undefined {
  const [said = '', separator] = /^\uFEFF?\s*"?sep=(.)"?[^\n]*\n/i.exec(text) ?? []
  const rows = text.slice(said.length)
  const before = said.split('\n').length - 1
  try {
    return readRows
      .parse(parse(rows, { ...options, delimiter: separator ?? delimiterOf(rows) }))
      .map(({ record, info }) => ({ line: info.lines + before, cells: record.map(meant) }))
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

const options = {
  bom: true,
  trim: true,
  relax_column_count: true,
  // Inches and texts written as formulas have quotes inside.
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  info: true,
} as const

const readRows = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

/** ="00123" keeps its zeros in a spreadsheet, and '+94 is a text there. */
const meant = (cell: string): string =>
  cell
    .replace(/^="(.*)"$/s, (_whole, inside: string) => inside.replaceAll('""', '"'))
    .replace(/^'(?=[=+\-@＝＋－＠])/, '')
    .trim()

/** The separator that the first row has most of, outside of its quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n')
  const bare = first.replace(/"[^"]*"/g, '')
  const counted = ['\t', ';', ','].map((sign) => ({ sign, count: bare.split(sign).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most), { sign: ',', count: 1 }).sign
}
