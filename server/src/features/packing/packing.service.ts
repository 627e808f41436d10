import { setTimeout } from 'node:timers/promises'
import type { MovedOrder } from '@first-fashion/contract/orders/staff-bulk-calls'
import { orderNumber } from '@first-fashion/contract/orders/status'
import type { PickListEntry } from '@first-fashion/contract/packing/staff-calls'
import type { PdfFile } from '@first-fashion/contract/pdf-file'
import type { Db } from '../../platform/database/database.ts'
import { problemOf } from '../../platform/errors.ts'
import type { JpegAt } from '../../platform/media/document-writing.ts'
import { pdfFileOf } from '../../platform/pdf/pdf-file.ts'
import { type Shop, seam } from '../../shop.ts'
import { type FullOrder, linesToPack, orderNumbers, packableOrder } from '../orders/index.ts'
import { letterheadOf } from '../store/index.ts'
import { type PackingNote, packingSlipPdf, type Slip, titleOfSlip } from './packing-slip.pdf.ts'
import { picksOf } from './pick-list.rules.ts'

/** What a feature adds to the packing slip of an order; undefined for nothing. */
type PackingNoteSource = (db: Db, orderId: string) => Promise<PackingNote | undefined>

export const packingNotes = seam<readonly PackingNoteSource[]>('the notes on packing slips')

/**
 * Refuses with 'order.unknown', with 'order.sent-by-partner' if the shop packs nothing of it, and unless it is
 * confirmed with 'order.needs-confirmation' if its money is back or disputed.
 */
export async function writePackingSlip(shop: Shop, orderId: string, isConfirmed: boolean): Promise<PdfFile> {
  const full = await packableOrder(shop.database.db, orderId, isConfirmed)
  return writeSlips(shop, [full], `packing-slip-${full.order.number}`, titleOfSlip(full))
}

interface PackingSlips {
  /** null if none of the orders can be packed. */
  readonly file: PdfFile | null
  readonly left: MovedOrder[]
}

/** The slips of several orders in one file. What cannot be packed, or needs confirmation, is left out and named. */
export async function writePackingSlips(shop: Shop, orderIds: readonly string[]): Promise<PackingSlips> {
  const found: FullOrder[] = []
  const left: MovedOrder[] = []
  const numbers = await orderNumbers(shop.database.db, orderIds)
  for (const id of new Set(orderIds)) {
    const problem = await problemOf(async () => found.push(await packableOrder(shop.database.db, id, false)))
    if (problem !== null) left.push({ id, orderNumber: numbers.get(id) ?? orderNumber(id), problem })
  }
  if (found.length === 0) return { file: null, left }
  return { file: await writeSlips(shop, found, 'packing-slips', `${found.length} packing slips`), left }
}

async function writeSlips(
  shop: Shop,
  orders: readonly FullOrder[],
  name: string,
  title: string,
): Promise<PdfFile> {
  const pictures = await picturesOf(
    orders.flatMap(({ lines }) => lines),
    shop.jpegAt,
  )
  const slips = await Promise.all(orders.map((full) => slipOf(shop, full, pictures)))
  const letterhead = letterheadOf(shop.store())
  const document = packingSlipPdf({ title, slips, letterhead, printedAt: shop.clock.now() })
  return pdfFileOf(name, await shop.writePdf(document))
}

async function slipOf(shop: Shop, full: FullOrder, pictures: Slip['pictures']): Promise<Slip> {
  const { id } = full.order
  const notes = await Promise.all(packingNotes(shop).map((noteOf) => noteOf(shop.database.db, id)))
  return {
    full,
    pictures,
    notes: notes.filter((note) => note !== undefined),
    url: `${shop.storeUrl}/admin/orders/${id}`,
  }
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
async function picturesOf(
  lines: FullOrder['lines'],
  jpegAt: JpegAt,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>()
  const adding = [...new Set(lines.map(({ image }) => image))].map(async (address) => {
    const picture = await jpegAt(address, pictureWidth).catch(() => undefined)
    if (picture !== undefined) found.set(address, picture)
  })
  await Promise.race([Promise.all(adding), setTimeout(longestWaitMs, undefined, { ref: false })])
  return new Map(found)
}
