import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { addressOfPrint } from '../../../platform/media/prints/print-store.ts'
import type { Shop } from '../../../shop.ts'
import { itemRefOf, type PlacedLine } from '../../sellables/index.ts'
import { customProductsByIds } from '../custom-products.queries.ts'
import { type FittingDesign, fittingDesigns, type PrintedLine } from './fitting-designs.ts'
import { needsProof } from './needs-proof.ts'
import {
  bindPrints,
  freeLine,
  lockProduct,
  type ProductVersion,
  printsOf,
  printsOfLines,
} from './prints.queries.ts'

/** A file that an order line is printed from, as its shopper approved it. */
export interface BoundPrint {
  readonly side: PrintSide
  readonly sha256: string
  /** The full address; nobody can guess it, and it stays until the order is over and its account deleted. */
  readonly address: string
  /** A picture of it on its garment: an address of the shop's. */
  readonly proof: string
  /** px */
  readonly width: number
  readonly height: number
  readonly dpi: number
}

/** The files of an order line, front before back; none for a line that is not printed from files of the shop. */
export const printsBoundTo = async ({ storeUrl }: Shop, db: Db, orderLineId: string): Promise<BoundPrint[]> =>
  (await printsOfLines(db, [orderLineId])).map(({ side, sha256, name, widthPx, heightPx, dpi }) => ({
    side,
    sha256,
    address: new URL(addressOfPrint(name, 'print.png'), storeUrl).href,
    proof: addressOfPrint(name, 'proof.webp'),
    width: widthPx,
    height: heightPx,
    dpi,
  }))

/** Why the files of a line must not be printed: there is none, it is not the approved one, or it is blank. */
export async function objectionToPrints(
  { prints }: Shop,
  db: Db,
  orderLineId: string,
): Promise<'missing' | 'changed' | 'blank' | undefined> {
  const bound = await printsOfLines(db, [orderLineId])
  if (bound.length === 0) return 'missing'
  for (const { name, sha256 } of bound) {
    const objection = await prints.objection(name, sha256)
    if (objection !== undefined) return objection
  }
  return undefined
}

/**
 * The partner's template that a line without files is printed from: a design of the partner's own designer. Null if it has
 * files, or is none of those.
 */
export const templateOfLine = async (
  db: Db,
  { id, itemId }: { readonly id: string; readonly itemId: string },
): Promise<number | null> => ((await printsOfLines(db, [id])).length > 0 ? null : partnerTemplate(db, itemId))

/**
 * Binds the approved prints to lines of an order, in the transaction that places it: the design cannot change before
 * that ends. What is sent once more is printed from the same files as before. Refuses with 'order.item-unavailable' what is
 * not approved any more, or is not what was priced.
 */
export async function bindApprovedPrints(tx: Db, lines: readonly PlacedLine[]): Promise<void> {
  // In one order, so that two orders never wait for each other.
  for (const { lineId, id, name, revision, sameAs } of lines.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (sameAs !== undefined && (await bindSame(tx, lineId, sameAs))) continue
    const product = await lockProduct(tx, id)
    if (product === undefined) throw notApproved(name)
    if (revision !== undefined && revision !== String(product.version)) throw changedMeanwhile(name)
    const bound = await bindTo(tx, lineId, { id, version: product.version })
    if (bound === 0 && product.hasSides) throw notApproved(name)
  }
}

/** Binds the approved files of one of the fitting designs to a line instead; undefined if it does not fit any more. */
export async function bindOtherDesign(
  tx: Db,
  line: PrintedLine,
  id: string,
): Promise<FittingDesign | undefined> {
  const product = await lockProduct(tx, id)
  const design = (await fittingDesigns(tx, line)).find((one) => one.id === id)
  if (product === undefined || design === undefined) return undefined
  await freeLine(tx, line.lineId)
  await bindTo(tx, line.lineId, { id, version: product.version })
  return design
}

/** Binds what is bound to another line, which may not be what was ordered; false if nothing is. */
async function bindSame(tx: Db, orderLineId: string, as: string): Promise<boolean> {
  const bound = await printsOfLines(tx, [as])
  await bindPrints(
    tx,
    bound.map((print) => ({ ...print, orderLineId })),
  )
  return bound.length > 0
}

/** Binds what is approved of a version; returns how many sides that are. */
async function bindTo(tx: Db, orderLineId: string, of: ProductVersion): Promise<number> {
  const approved = (await printsOf(tx, of)).filter(({ approvedAt }) => approvedAt !== null)
  await bindPrints(
    tx,
    approved.map(({ side, sha256, name, widthPx, heightPx, dpi }) => ({
      ...{ orderLineId, side, sha256, name, widthPx, heightPx, dpi },
    })),
  )
  return approved.length
}

const notApproved = (name: string) => new AppError('conflict', 'order.item-unavailable', needsProof(name))

const changedMeanwhile = (name: string) =>
  new AppError(
    'conflict',
    'order.item-unavailable',
    `${name} was changed meanwhile. Please check it and place the order again.`,
  )

const embeddedFacts = z.object({ templateId: z.number().int().positive() })

/**
 * What the print partner has of a design that was saved in its designer: the number of its template there. Null of any other
 * design, which is printed from its approved files or not at all.
 */
async function partnerTemplate(db: Db, itemId: string): Promise<number | null> {
  const item = itemRefOf(itemId)
  const [row] = item === undefined ? [] : await customProductsByIds(db, [item.id])
  if (row === undefined || row.hasSides) return null
  // Only the embedded designer writes these facts, with the number that the partner says.
  return embeddedFacts.safeParse(row.designFacts).data?.templateId ?? null
}
