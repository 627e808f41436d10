import PDFDocument from 'pdfkit'
import { faceNamed } from '../text/faces.ts'
import type { Run } from './pdf-faces.ts'
import { type Line, linesOf, type Measure, type Setting } from './pdf-lines.ts'

/** Who writes: the logo, the name in bold and the lines of the address. */
export interface Letterhead {
  readonly name: string
  readonly lines: readonly string[]
  /** The file of a PNG, and its size on the paper in points. */
  readonly logo?: { readonly file: string; readonly width: number; readonly height: number } | undefined
}

export interface PdfOptions {
  /** Its name in the reader's window. */
  readonly title: string
  readonly letterhead: Letterhead
  readonly createdAt: Date
}

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const
export const inner = page.width - 2 * page.margin
const bottom = page.height - page.margin - 24
export const ink = '#1f1a17'
export const faint = '#d9cfc3'

export const settings = {
  name: { weight: 'strong', size: 14 },
  heading: { weight: 'strong', size: 20 },
  strong: { weight: 'strong', size: 9.5 },
  large: { weight: 'text', size: 14 },
  text: { weight: 'text', size: 9.5 },
  small: { weight: 'text', size: 8 },
} as const satisfies Record<string, Setting>

export const leading = (setting: Setting): number => setting.size * 1.45

/** Pages to write on, and how far the writing is. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument
  /** Where the next line begins, in points from the top. */
  at(): number
  skip(points: number): void
  /** Starts a page if so much does not fit on this one; says whether it did. */
  make(room: number): boolean
  lines(text: string, width: number, setting: Setting): readonly Line[]
  draw(line: Line, x: number, top: number, setting: Setting): void
}

export function openSheet(options: PdfOptions): Sheet {
  const doc = openDocument(options)
  let y = page.margin
  const registered = new Set<string>()
  const setFace = (face: string) => {
    if (!registered.has(face)) doc.registerFont(face, faceNamed(face).file)
    registered.add(face)
    return doc.font(face)
  }
  const measure: Measure = ({ face, text }: Run, size) => setFace(face).fontSize(size).widthOfString(text)
  return {
    doc,
    at: () => y,
    skip: (points) => {
      y += points
    },
    make: (room) => {
      if (y + room <= bottom) return false
      doc.addPage()
      y = page.margin
      return true
    },
    lines: (text, width, setting) => linesOf(text, width, setting, measure),
    draw: ({ runs }, x, top, { size }) => {
      let across = x
      for (const run of runs) {
        setFace(run.face).fontSize(size).fillColor(ink)
        // Faces differ in height; they share the base line.
        doc.text(run.text, across, top + size, { lineBreak: false, baseline: 'alphabetic' })
        across += measure(run, size)
      }
    },
  }
}

function openDocument({ title, letterhead, createdAt }: PdfOptions): PDFKit.PDFDocument {
  return new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: letterhead.name, CreationDate: createdAt },
  })
}

/** Text over the whole width, tagged as what it is. */
export function write(sheet: Sheet, tag: 'H1' | 'P', text: string, setting: Setting): void {
  const lines = sheet.lines(text, inner, setting)
  sheet.make(lines.length * leading(setting))
  const { doc } = sheet
  doc.addStructure(
    doc.struct(tag, {}, () => {
      for (const line of lines) {
        sheet.draw(line, page.margin, sheet.at(), setting)
        sheet.skip(leading(setting))
      }
    }),
  )
}

/** Numbers the pages and returns the file. */
export function finish(sheet: Sheet): Promise<Buffer> {
  const { doc } = sheet
  numberPages(sheet)
  const chunks: Buffer[] = []
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  doc.end()
  return ended
}

function numberPages({ doc, lines, draw }: Sheet): void {
  const { count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at)
    doc.markContent('Artifact', { type: 'Pagination' })
    for (const line of lines(`Page ${at + 1} of ${count}`, inner, settings.small))
      draw(line, page.width - page.margin - line.width, page.height - page.margin, settings.small)
    doc.endMarkedContent()
  }
}
