import { setTimeout } from 'node:timers/promises'
import type { PickListEntry } from '@first-fashion/contract/packing/staff-calls'
import type { PdfFile } from '@first-fashion/contract/pdf-file'
import type { Db } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import type { JpegAt } from '../../platform/media/document-writing.ts'
import { pdfFileOf } from '../../platform/pdf/pdf-file.ts'
import { type Shop, seam } from '../../shop.ts'
import { type FullOrder, findOrder, linesToPack, requirePackable, unknownOrder } from '../orders/index.ts'
import { letterheadOf } from '../store/index.ts'
import { type PackingNote, packingSlipPdf } from './packing-slip.pdf.ts'
import { picksOf } from './pick-list.rules.ts'

/** What a feature adds to the packing slip of an order; undefined for nothing. */
type PackingNoteSource = (db: Db, orderId: string) => Promise<PackingNote | undefined>

export const packingNotes = seam<readonly PackingNoteSource[]>('the notes on packing slips')

/**
 * Refuses with 'order.unknown', with 'order.sent-by-partner' if the shop packs nothing of it, and unless it is
 * confirmed with 'order.needs-confirmation' if its money is back or disputed.
 */
export async function writePackingSlip(shop: Shop, orderId: string, isConfirmed: boolean): Promise<PdfFile> {
  const { db } = shop.database
  const full = isUuid(orderId) ? await findOrder(db, orderId) : undefined
  if (full === undefined) throw unknownOrder()
  requirePackable(full, isConfirmed)
  const notes = await Promise.all(packingNotes(shop).map((noteOf) => noteOf(db, orderId)))
  const document = packingSlipPdf({
    full,
    pictures: await picturesOf(full, shop.jpegAt),
    letterhead: letterheadOf(shop.store()),
    notes: notes.filter((note) => note !== undefined),
    url: `${shop.storeUrl}/admin/orders/${orderId}`,
    printedAt: shop.clock.now(),
  })
  return pdfFileOf(`packing-slip-${full.order.number}`, await shop.writePdf(document))
}

/** What is to be taken from the shelves, for the orders that are to be packed. */
export async function listPicks({
  database,
}: Shop): Promise<{ picks: PickListEntry[]; orders: number; units: number }> {
  const picks = picksOf(await linesToPack(database.db))
  const orders = new Set(picks.flatMap((one) => one.orders.map(({ _id }) => _id)))
  return { picks, orders: orders.size, units: picks.reduce((sum, { units }) => sum + units, 0) }
}

/** As wide as on the slip, for a printer with 300 dots an inch. */
const pictureWidth = 160

/** A picture that must be drawn first is left out, so that nobody waits for it; the next slip has it. */
const longestWaitMs = 1_500

/** By the line's address; a slip without a picture is better than none. */
async function picturesOf({ lines }: FullOrder, jpegAt: JpegAt): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>()
  const adding = [...new Set(lines.map(({ image }) => image))].map(async (address) => {
    const picture = await jpegAt(address, pictureWidth).catch(() => undefined)
    if (picture !== undefined) found.set(address, picture)
  })
  await Promise.race([Promise.all(adding), setTimeout(longestWaitMs, undefined, { ref: false })])
  return new Map(found)
}
