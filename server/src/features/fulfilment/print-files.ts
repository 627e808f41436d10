import type { Db } from '../../platform/database/database.ts'

/** A file that the partner prints one side from. */
export interface PrintFile {
  readonly side: 'front' | 'back'
  readonly sha256: string
  /** The partner fetches it from there. */
  readonly url: string
  readonly widthPx: number
  readonly heightPx: number
  readonly dpi: number
}

/** The files that were bound to the lines of orders when they were placed. `boot` says whose they are. */
export interface PrintFiles {
  /** By line; a line without files is missing, or has none. */
  ofLines(db: Db, lineIds: readonly string[]): Promise<ReadonlyMap<string, readonly PrintFile[]>>
  /** Whether the bytes are those that the shopper approved, with something to print on them. */
  check(lineId: string, file: PrintFile): Promise<'ok' | 'missing' | 'changed' | 'blank'>
}
