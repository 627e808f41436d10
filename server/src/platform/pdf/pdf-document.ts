import type { PdfFile } from '@first-fashion/contract/pdf-file'
import type { PdfOptions } from './pdf-sheet.ts'

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

export interface Column {
  readonly title: string
  /** Its share of the width; all shares add up to 1. */
  readonly share: number
  readonly align?: 'right'
}

/** What stands on an A4 document, from top to bottom; a page ends by itself. Its parts are tagged for screen readers. */
export type PdfPart =
  | { readonly is: 'heading' | 'paragraph'; readonly text: string }
  /** Side by side; large for what is read from afar. */
  | { readonly is: 'blocks'; readonly blocks: readonly Block[]; readonly size: 'text' | 'large' }
  /** A cell may have several lines. A row is never torn apart, and the titles stand on every page. */
  | {
      readonly is: 'table'
      readonly columns: readonly Column[]
      readonly rows: readonly (readonly string[])[]
      /** A JPEG before a row, which says nothing that its words do not. */
      readonly pictures: readonly (Uint8Array | undefined)[]
    }
  /** Labels and amounts at the right. */
  | { readonly is: 'totals'; readonly totals: readonly Total[] }
  /** What follows stands on a new page. */
  | { readonly is: 'page-break' }
  /** Another letter in the same file: a new page with the letterhead. */
  | { readonly is: 'next-letter' }
  /** A QR code at the top right of the first page of a letter; `alt` says what it holds. */
  | { readonly is: 'code'; readonly text: string; readonly alt: string }

/** A document as data, so that another process can write it. */
export interface PdfDocument extends PdfOptions {
  readonly parts: readonly PdfPart[]
}

export interface WrittenPdf extends Pick<PdfFile, 'transliterated'> {
  readonly bytes: Uint8Array
}

/** Writes a document with its letterhead, beside the server: that takes a tenth of a second and more. */
export type WritePdf = (document: PdfDocument) => Promise<WrittenPdf>

/** Collects what stands on a document. */
export interface PdfPages {
  heading(text: string): void
  paragraph(text: string): void
  blocks(blocks: readonly Block[], size?: 'text' | 'large'): void
  table(
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    pictures?: readonly (Uint8Array | undefined)[],
  ): void
  totals(totals: readonly Total[]): void
  breakPage(): void
  startLetter(): void
  code(text: string, alt: string): void
  finish(): PdfDocument
}

export function createPdf(options: PdfOptions): PdfPages {
  const parts: PdfPart[] = []
  const add = (part: PdfPart) => void parts.push(part)
  return {
    heading: (text) => add({ is: 'heading', text }),
    paragraph: (text) => add({ is: 'paragraph', text }),
    blocks: (blocks, size = 'text') => add({ is: 'blocks', blocks, size }),
    table: (columns, rows, pictures = []) => add({ is: 'table', columns, rows, pictures }),
    totals: (totals) => add({ is: 'totals', totals }),
    breakPage: () => add({ is: 'page-break' }),
    startLetter: () => add({ is: 'next-letter' }),
    code: (text, alt) => add({ is: 'code', text, alt }),
    finish: () => ({ ...options, parts }),
  }
}
