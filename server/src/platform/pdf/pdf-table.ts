import type { Column, PdfPart } from './pdf-document.ts'
import type { Line, Setting } from './pdf-lines.ts'
import { faint, inner, leading, page, type Sheet, settings } from './pdf-sheet.ts'

const cellGap = 8
const rowGap = 5
/** As pictures of garments are: 4 to 5. */
const pictureSize = { width: 36, height: 45 } as const

type PdfTable = Extract<PdfPart, { is: 'table' }>

/** Rows below titles that stand on every page. */
export function writeTable(sheet: Sheet, { columns, rows, pictures }: PdfTable): void {
  const { doc } = sheet
  const table = doc.struct('Table')
  doc.addStructure(table)
  const titles = columns.map(({ title }) => title)
  // Words stand beside the pictures, in rows without one as well.
  const indent = pictures.some((one) => one !== undefined) ? pictureSize.width + cellGap : 0
  const writeRow = (cells: readonly string[], tag: 'TH' | 'TD', picture?: Uint8Array) => {
    const setting = tag === 'TH' ? settings.strong : settings.text
    const set = columns.map(({ share }, at) =>
      sheet.lines(cells[at] ?? '', inner * share - cellGap - (at === 0 ? indent : 0), setting),
    )
    const wordsHeight = Math.max(...set.map((lines) => lines.length)) * leading(setting)
    const height = Math.max(wordsHeight, picture === undefined ? 0 : pictureSize.height) + 2 * rowGap
    if (sheet.make(height) && tag === 'TD') writeRow(titles, 'TH')
    const row = doc.struct('TR')
    table.add(row)
    const top = sheet.at() + rowGap
    if (picture !== undefined) drawPicture(sheet, picture, top)
    set.forEach((lines, at) => {
      const from = at === 0 ? indent : 0
      row.add(doc.struct(tag, {}, () => drawCell(sheet, lines, { columns, at, from }, top, setting)))
    })
    row.end()
    sheet.skip(height)
    rule(sheet)
  }
  writeRow(titles, 'TH')
  rows.forEach((cells, at) => void writeRow(cells, 'TD', pictures[at]))
  table.end()
  sheet.skip(12)
}

function drawCell(
  sheet: Sheet,
  lines: readonly Line[],
  { columns, at, from }: { readonly columns: readonly Column[]; readonly at: number; readonly from: number },
  top: number,
  setting: Setting,
): void {
  const before = columns.slice(0, at).reduce((sum, { share }) => sum + share, 0)
  const left = page.margin + inner * before
  const right = left + inner * (columns[at]?.share ?? 0) - (at === columns.length - 1 ? 0 : cellGap)
  lines.forEach((line, row) => {
    const x = columns[at]?.align === 'right' ? right - line.width : left + from
    sheet.draw(line, x, top + row * leading(setting), setting)
  })
}

/** Screen readers pass over it. */
function drawPicture({ doc }: Sheet, picture: Uint8Array, top: number): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.image(Buffer.from(picture), page.margin, top, { fit: [pictureSize.width, pictureSize.height] })
  doc.endMarkedContent()
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
