import type { Line, Setting } from './pdf-lines.ts'
import { faint, inner, leading, page, type Sheet, settings } from './pdf-sheet.ts'

export interface Column {
  readonly title: string
  /** Its share of the width; all shares add up to 1. */
  readonly share: number
  readonly align?: 'right'
}

const cellGap = 8
const rowGap = 5

/** Rows below titles that stand on every page. */
export function writeTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): void {
  const { doc } = sheet
  const table = doc.struct('Table')
  doc.addStructure(table)
  const titles = columns.map(({ title }) => title)
  const writeRow = (cells: readonly string[], tag: 'TH' | 'TD') => {
    const setting = tag === 'TH' ? settings.strong : settings.text
    const set = columns.map(({ share }, at) => sheet.lines(cells[at] ?? '', inner * share - cellGap, setting))
    const height = Math.max(...set.map((lines) => lines.length)) * leading(setting) + 2 * rowGap
    if (sheet.make(height) && tag === 'TD') writeRow(titles, 'TH')
    const row = doc.struct('TR')
    table.add(row)
    const top = sheet.at() + rowGap
    set.forEach((lines, at) => {
      row.add(doc.struct(tag, {}, () => drawCell(sheet, lines, columns, at, top, setting)))
    })
    row.end()
    sheet.skip(height)
    rule(sheet)
  }
  writeRow(titles, 'TH')
  for (const cells of rows) writeRow(cells, 'TD')
  table.end()
  sheet.skip(12)
}

function drawCell(
  sheet: Sheet,
  lines: readonly Line[],
  columns: readonly Column[],
  at: number,
  top: number,
  setting: Setting,
): void {
  const before = columns.slice(0, at).reduce((sum, { share }) => sum + share, 0)
  const left = page.margin + inner * before
  const right = left + inner * (columns[at]?.share ?? 0) - (at === columns.length - 1 ? 0 : cellGap)
  lines.forEach((line, row) => {
    const x = columns[at]?.align === 'right' ? right - line.width : left
    sheet.draw(line, x, top + row * leading(setting), setting)
  })
}

/** A hairline, which screen readers pass over. */
function rule({ doc, at }: Sheet): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(page.margin, at())
    .lineTo(page.width - page.margin, at())
    .lineWidth(0.5)
    .strokeColor(faint)
    .stroke()
  doc.endMarkedContent()
}
