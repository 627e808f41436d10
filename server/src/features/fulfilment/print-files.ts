import type { Db } from '../../platform/database/database.ts'
import { seam } from '../../shop.ts'
import type { BoundPrint, FittingDesign, PrintedLine } from '../custom-products/index.ts'

/** The files that were bound to the lines of orders when they were placed. Tests have files of their own. */
export interface PrintFiles {
  /** The files of a line, front before back; none for a line that is not printed from files of the shop. */
  of(db: Db, orderLineId: string): Promise<BoundPrint[]>
  /** Why the files of a line must not be printed: there is none, it is not the approved one, or it is blank. */
  objection(db: Db, orderLineId: string): Promise<'missing' | 'changed' | 'blank' | undefined>
  /**
   * The partner's template that a line without files is printed from: a design of the partner's own designer. Null if it has
   * files, or is none of those.
   */
  template(db: Db, line: { readonly id: string; readonly itemId: string }): Promise<number | null>
  /** The designs that can be printed instead. */
  fitting(db: Db, line: PrintedLine): Promise<FittingDesign[]>
  /** Binds the approved files of one of them instead; undefined if it does not fit any more. */
  replace(tx: Db, line: PrintedLine, designId: string): Promise<FittingDesign | undefined>
}

export const printFiles = seam<PrintFiles>('what lines of orders are printed from')
