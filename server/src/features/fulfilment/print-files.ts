import type { Db } from '../../platform/database/database.ts'

/** A file that the partner prints one side from, as the shopper approved it. */
export interface PrintFile {
  readonly side: 'front' | 'back'
  readonly sha256: string
  /** The full address: the partner fetches it from there. */
  readonly address: string
  /** A picture of it on its garment: an address of the shop's. */
  readonly proof: string
  /** px */
  readonly width: number
  readonly height: number
  readonly dpi: number
}

/** The files that were bound to the lines of orders when they were placed. `boot` says whose they are. */
export interface PrintFiles {
  /** The files of a line; none if it has none. */
  of(db: Db, orderLineId: string): Promise<readonly PrintFile[]>
  /** Why they must not be printed: there is none, it is not the approved one, or it is blank. */
  objection(db: Db, orderLineId: string): Promise<'missing' | 'changed' | 'blank' | undefined>
}
