import { encode } from 'uqr'
import type { Block, PdfDocument, PdfPart, Total } from './pdf-document.ts'
import type { Setting } from './pdf-lines.ts'
import {
  finish,
  ink,
  inner,
  type Letterhead,
  leading,
  openSheet,
  page,
  type Sheet,
  settings,
  write,
} from './pdf-sheet.ts'
import { writeTable } from './pdf-table.ts'

/** Writes a document in this process. */
export function writePdf({ parts, ...options }: PdfDocument): Promise<Buffer> {
  const sheet = openSheet(options)
  writeLetterhead(sheet, options.letterhead)
  let firstPage = 0
  for (const part of parts) {
    if (part.is === 'code') drawCode(sheet, part, firstPage)
    else if (part.is === 'next-letter') {
      sheet.make(Number.POSITIVE_INFINITY)
      firstPage = lastPage(sheet)
      writeLetterhead(sheet, options.letterhead)
    } else writePart(sheet, part)
  }
  return finish(sheet)
}

/** The number of the page that is written on, from 0. */
const lastPage = ({ doc }: Sheet): number => doc.bufferedPageRange().count - 1

type WrittenPart = Exclude<PdfPart, { readonly is: 'code' | 'next-letter' }>

function writePart(sheet: Sheet, part: WrittenPart): void {
  if (part.is === 'heading') write(sheet, 'H1', part.text, settings.heading)
  else if (part.is === 'blocks') writeBlocks(sheet, part.blocks, settings[part.size])
  else if (part.is === 'table') writeTable(sheet, part)
  else if (part.is === 'totals') writeTotals(sheet, part.totals)
  else if (part.is === 'page-break') sheet.make(Number.POSITIVE_INFINITY)
  else {
    write(sheet, 'P', part.text, settings.text)
    sheet.skip(8)
  }
}

function writeLetterhead(sheet: Sheet, { name, lines, logo }: Letterhead): void {
  if (logo !== undefined) {
    // It says what the name below it says.
    sheet.doc.markContent('Artifact', { type: 'Layout' })
    sheet.doc.image(logo.file, page.margin, sheet.at(), { width: logo.width, height: logo.height })
    sheet.doc.endMarkedContent()
    sheet.skip(logo.height + 10)
  }
  write(sheet, 'P', name, settings.name)
  for (const line of lines) write(sheet, 'P', line, settings.small)
  sheet.skip(18)
}

function writeBlocks(sheet: Sheet, blocks: readonly Block[], body: Setting): void {
  const gap = 16
  const width = (inner - gap * (blocks.length - 1)) / blocks.length
  const set = blocks.map(({ heading, lines }) => [
    ...sheet.lines(heading, width, settings.strong).map((line) => ({ line, setting: settings.strong })),
    ...lines.flatMap((text) => sheet.lines(text, width, body).map((line) => ({ line, setting: body }))),
  ])
  const height = Math.max(0, ...set.map((lines) => lines.length)) * leading(body)
  sheet.skip(8)
  sheet.make(height)
  const top = sheet.at()
  set.forEach((lines, column) => {
    sheet.doc.addStructure(
      sheet.doc.struct('P', {}, () => {
        lines.forEach(({ line, setting }, row) => {
          sheet.draw(line, page.margin + column * (width + gap), top + row * leading(body), setting)
        })
      }),
    )
  })
  sheet.skip(height + 16)
}

function writeTotals(sheet: Sheet, totals: readonly Total[]): void {
  const { doc } = sheet
  const left = page.margin + inner * 0.4
  const right = page.width - page.margin
  for (const { label, amount, isTotal = false } of totals) {
    const setting = isTotal ? settings.strong : settings.text
    const amounts = sheet.lines(amount, inner * 0.25, setting)
    const labels = sheet.lines(label, inner * 0.34, setting)
    const height = Math.max(labels.length, amounts.length) * leading(setting)
    sheet.make(height)
    const top = sheet.at()
    doc.addStructure(
      doc.struct('P', {}, () => {
        labels.forEach((line, row) => void sheet.draw(line, left, top + row * leading(setting), setting))
        amounts.forEach(
          (line, row) => void sheet.draw(line, right - line.width, top + row * leading(setting), setting),
        )
      }),
    )
    sheet.skip(height)
  }
  sheet.skip(12)
}

const codeSize = 84

type Code = Extract<PdfPart, { readonly is: 'code' }>

function drawCode(sheet: Sheet, { text, alt }: Code, onPage: number): void {
  const { doc } = sheet
  const { data, size } = encode(text, { border: 0 })
  const dot = codeSize / size
  const left = page.width - page.margin - codeSize
  doc.switchToPage(onPage)
  doc.addStructure(
    doc.struct('Figure', { alt }, () => {
      data.forEach((cells, row) => {
        cells.forEach((isDark, column) => {
          if (isDark) doc.rect(left + column * dot, page.margin + row * dot, dot, dot)
        })
      })
      doc.fill(ink)
    }),
  )
  doc.switchToPage(lastPage(sheet))
}
