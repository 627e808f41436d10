import type { PickListEntry } from '@first-fashion/contract/packing/staff-calls'
import type { PdfFile } from '@first-fashion/contract/pdf-file'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Letterhead } from '../../platform/pdf/pdf-document.ts'
import { findOrder, linesToPack, unknownOrder } from '../orders/index.ts'
import { type PackingNote, packingSlipPdf } from './packing-slip.pdf.ts'
import { picksOf } from './pick-list.rules.ts'

/** What another feature adds to the packing slip of an order; undefined for nothing. */
export type PackingNoteSource = (db: Db, orderId: string) => Promise<PackingNote | undefined>

export interface PackingDeps {
  readonly database: Database
  readonly clock: Clock
  readonly letterhead: Letterhead
  readonly storeUrl: string
  readonly packingNotes: readonly PackingNoteSource[]
}

export interface Packing {
  /** Refuses with 'order.unknown'. */
  slip(orderId: string): Promise<PdfFile>
  pickList(): Promise<{ picks: PickListEntry[]; orders: number; units: number }>
}

export const createPacking = (deps: PackingDeps): Packing => ({
  slip: async (orderId) => {
    const { database, clock, letterhead, storeUrl, packingNotes } = deps
    const full = isUuid(orderId) ? await findOrder(database.db, orderId) : undefined
    if (full === undefined) throw unknownOrder()
    const notes = await Promise.all(packingNotes.map((noteOf) => noteOf(database.db, orderId)))
    const bytes = await packingSlipPdf({
      full,
      letterhead,
      notes: notes.filter((note) => note !== undefined),
      url: `${storeUrl}/admin/orders/${orderId}`,
      printedAt: clock.now(),
    })
    return { name: `packing-slip-${full.order.number}.pdf`, base64: bytes.toString('base64') }
  },
  pickList: async () => {
    const picks = picksOf(await linesToPack(deps.database.db))
    const orders = new Set(picks.flatMap((one) => one.orders.map(({ _id }) => _id)))
    return { picks, orders: orders.size, units: picks.reduce((sum, { units }) => sum + units, 0) }
  },
})
