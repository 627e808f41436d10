import type { ApprovedSide, Proof } from '@first-fashion/contract/custom-products/proof'
import { AppError } from '../../../platform/errors.ts'
import { addressOfPrint, type PrintStore } from '../../../platform/media/prints/print-store.ts'
import { createTurns } from '../../../platform/media/prints/turns.ts'
import { perShop, type Shop } from '../../../shop.ts'
import { openPrintProduct, ownImagesAmong } from '../../designs/index.ts'
import type { CustomProductRow } from '../custom-products.queries.ts'
import { hasPrint } from '../custom-products.rules.ts'
import { ownProduct } from '../custom-products.service.ts'
import { printToDraw, unprintable } from './print-to-draw.ts'
import {
  approvePrints,
  clearOlderPrints,
  insertPrints,
  lockProduct,
  type PrintRow,
  printsOf,
} from './prints.queries.ts'
import { refuseBeyondQuota } from './prints-quota.ts'
import { discardUnneeded } from './sweep-prints.ts'

interface SeenProof {
  readonly version: number
  readonly sides: readonly ApprovedSide[]
}

/** The versions that are being drawn, and the turns of their customers. */
const memory = perShop(() => ({ drawing: new Map<string, Promise<PrintRow[]>>(), inTurn: createTurns() }))

/**
 * What the version of now will look like in print, drawn from the very files that are printed; they are drawn once.
 * Refuses with 'custom-products.unknown', 'custom-products.full' if the print files of all designs take too much,
 * 'custom-products.unprintable', 'media.blank-print', 'media.too-long-to-draw', and what the catalogue refuses.
 */
export async function findProof(shop: Shop, customerId: string, id: string): Promise<Proof> {
  const row = await ownProduct(shop.database.db, { customerId, id })
  return toProofView(row, await drawnPrintsOf(shop, row))
}

/** The files of a version, which are drawn unless they have been. Refuses as `findProof` does. */
export async function drawnPrintsOf(shop: Shop, row: CustomProductRow): Promise<PrintRow[]> {
  const stored = await printsOf(shop.database.db, row)
  return stored.length > 0 ? stored : drawOnce(shop, row)
}

/** Whoever asks while a version is being drawn waits for the same files. */
function drawOnce(shop: Shop, row: CustomProductRow): Promise<PrintRow[]> {
  const { drawing, inTurn } = memory(shop)
  const key = `${row.id} ${row.version}`
  // One at a time for each customer, or the designs of one would hold up those of all others.
  const draw = () => inTurn(row.customerId, () => drawPrints(shop, row))
  const started = drawing.get(key) ?? draw().finally(() => drawing.delete(key))
  drawing.set(key, started)
  return started
}

/** Approves what was seen. Refuses with 'custom-products.proof-changed' if that is not the proof of now. */
export async function approveProof(
  { database, clock }: Shop,
  customerId: string,
  id: string,
  { version, sides }: SeenProof,
): Promise<void> {
  await ownProduct(database.db, { customerId, id })
  await database.transaction(async (tx) => {
    const now = await lockProduct(tx, id)
    const stored = await printsOf(tx, { id, version })
    const isSeen = ({ side, sha256 }: PrintRow) =>
      sides.some((one) => one.placement === side && one.sha256 === sha256)
    const isAll = stored.length > 0 && stored.length === sides.length && stored.every(isSeen)
    if (now?.version !== version || !isAll) throw proofChanged()
    await approvePrints(tx, { id, version }, clock.now())
  })
}

const toProofView = ({ version }: CustomProductRow, rows: readonly PrintRow[]): Proof => ({
  version,
  isApproved: rows.every(({ approvedAt }) => approvedAt !== null),
  sides: rows.map(({ side, sha256, name, widthPx, heightPx, dpi }) => ({
    placement: side,
    sha256,
    image: addressOfPrint(name, 'proof.webp'),
    width: widthPx,
    height: heightPx,
    dpi,
  })),
})

/** Draws the sides on which something shows, and stores them unless the design was changed meanwhile. */
async function drawPrints(shop: Shop, row: CustomProductRow): Promise<PrintRow[]> {
  const { database, prints } = shop
  await database.transaction((tx) => refuseBeyondQuota(tx, row, 1))
  const drawn = await drawSides(shop, row)
  const replaced = await database
    .transaction(async (tx) => {
      const now = await lockProduct(tx, row.id)
      if (now?.version !== row.version || !(await insertPrints(tx, drawn))) return undefined
      await refuseBeyondQuota(tx, row, bytesOf(drawn))
      return clearOlderPrints(tx, row)
    })
    .catch(async (error: unknown) => {
      await discardAll(prints, drawn)
      throw error
    })
  if (replaced !== undefined) {
    await discardUnneeded(shop, replaced)
    return drawn
  }
  await discardAll(prints, drawn)
  // Another server process was faster, or there is a newer version.
  const stored = await printsOf(database.db, row)
  if (stored.length === 0) throw proofChanged()
  return stored
}

const bytesOf = (rows: readonly PrintRow[]): number => rows.reduce((sum, { bytes }) => sum + bytes, 0)

const discardAll = (prints: PrintStore, rows: readonly PrintRow[]) =>
  Promise.all(rows.map(({ name }) => prints.discard(name)))

async function drawSides(shop: Shop, row: CustomProductRow): Promise<PrintRow[]> {
  const { clock, prints, uploads } = shop
  const sides = row.sides.filter((side) => hasPrint([side]))
  if (sides.length === 0)
    throw unprintable('There is nothing to print yet. Add something to the design first.')
  const { variants } = await openPrintProduct(shop, String(row.printProductId))
  const variant = variants.find(({ id }) => id === row.printVariantId)
  if (variant === undefined) throw unprintable('Our print partner does not offer this product any more.')
  const ownAmong = (urls: readonly string[]) => ownImagesAmong(shop, row.customerId, urls)
  const orders = await Promise.all(sides.map((side) => printToDraw(side, variant, { uploads, ownAmong })))
  const rows: PrintRow[] = []
  let blank: unknown
  try {
    for (const [at, order] of orders.entries()) {
      const { widthPx, heightPx, dpi, fill } = order.drawing.file
      const side = sides[at]?.placement ?? 'front'
      const file = await prints.draw(order).catch((error: unknown) => {
        if (!isBlank(error)) throw error
        blank = error
      })
      if (file === undefined) continue
      const facts = { customProductId: row.id, version: row.version, side, widthPx, heightPx, dpi, fill }
      rows.push({ ...file, ...facts, drawnAt: clock.now(), approvedAt: null })
    }
  } catch (error) {
    await discardAll(prints, rows)
    throw error
  }
  if (rows.length === 0) throw blank
  return rows
}

/** Nothing would show on a side, as all on it is transparent. */
const isBlank = (error: unknown): boolean => error instanceof AppError && error.code === 'media.blank-print'

const proofChanged = () =>
  new AppError(
    'conflict',
    'custom-products.proof-changed',
    'The design was changed after this proof. Please check the new one.',
  )
