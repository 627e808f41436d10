import { encode } from 'uqr'
import type { Setting } from './pdf-lines.ts'
import {
  finish,
  ink,
  inner,
  type Letterhead,
  leading,
  openSheet,
  type PdfOptions,
  page,
  type Sheet,
  settings,
  write,
} from './pdf-sheet.ts'
import { type Column, writeTable } from './pdf-table.ts'

export type { Letterhead } from './pdf-sheet.ts'

export interface Block {
  readonly heading: string
  readonly lines: readonly string[]
}

export interface Total {
  readonly label: string
  readonly amount: string
  readonly isTotal?: boolean
}

/** An A4 document, written from top to bottom; a page ends by itself. Its parts are tagged for screen readers. */
export interface PdfPages {
  heading(text: string): void
  paragraph(text: string): void
  /** Side by side; large for what is read from afar. */
  blocks(blocks: readonly Block[], size?: 'text' | 'large'): void
  /** A cell may have several lines. A row is never torn apart, and the titles stand on every page. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void
  /** Labels and amounts at the right. */
  totals(totals: readonly Total[]): void
  /** What follows stands on a new page. */
  breakPage(): void
  /** A QR code at the top right of the first page; `alt` says what it holds. */
  code(text: string, alt: string): void
  finish(): Promise<Buffer>
}

/** A document with its letterhead. */
export function createPdf(options: PdfOptions): PdfPages {
  const sheet = openSheet(options)
  writeLetterhead(sheet, options.letterhead)
  return {
    heading: (text) => write(sheet, 'H1', text, settings.heading),
    paragraph: (text) => {
      write(sheet, 'P', text, settings.text)
      sheet.skip(8)
    },
    blocks: (blocks, size = 'text') => writeBlocks(sheet, blocks, settings[size]),
    table: (columns, rows) => writeTable(sheet, columns, rows),
    totals: (totals) => writeTotals(sheet, totals),
    breakPage: () => void sheet.make(Number.POSITIVE_INFINITY),
    code: (text, alt) => drawCode(sheet, text, alt),
    finish: () => finish(sheet),
  }
}

function writeLetterhead(sheet: Sheet, { name, lines }: Letterhead): void {
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

function drawCode({ doc }: Sheet, text: string, alt: string): void {
  const { data, size } = encode(text, { border: 0 })
  const dot = codeSize / size
  const left = page.width - page.margin - codeSize
  doc.switchToPage(0)
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
}
