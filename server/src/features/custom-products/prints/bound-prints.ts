import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { addressOfPrint, type PrintStore } from '../../../platform/media/prints/print-store.ts'
import type { PlacedLine } from '../../sellables/index.ts'
import { needsProof } from './needs-proof.ts'
import { bindPrints, lockProduct, printsOf, printsOfLines } from './prints.queries.ts'

/** A file that an order line is printed from, as its shopper approved it. */
export interface BoundPrint {
  readonly side: PrintSide
  readonly sha256: string
  /** The full address; nobody can guess it, and it stays as long as the order does. */
  readonly address: string
  /** A picture of it on its garment: an address of the shop's. */
  readonly proof: string
  /** px */
  readonly width: number
  readonly height: number
  readonly dpi: number
}

/** What is bound to order lines, for those who have it printed. */
export interface BoundPrints {
  /** The files of a line, front before back; none for a line that is not printed from files of the shop. */
  of(db: Db, orderLineId: string): Promise<BoundPrint[]>
  /** Why the files of a line must not be printed: there is none, it is not the approved one, or it is blank. */
  objection(db: Db, orderLineId: string): Promise<'missing' | 'changed' | 'blank' | undefined>
}

export const createBoundPrints = ({
  prints,
  storeUrl,
}: {
  readonly prints: PrintStore
  readonly storeUrl: string
}): BoundPrints => ({
  of: async (db, orderLineId) =>
    (await printsOfLines(db, [orderLineId])).map(({ side, sha256, name, widthPx, heightPx, dpi }) => ({
      side,
      sha256,
      address: new URL(addressOfPrint(name, 'print.png'), storeUrl).href,
      proof: addressOfPrint(name, 'proof.webp'),
      width: widthPx,
      height: heightPx,
      dpi,
    })),
  objection: async (db, orderLineId) => {
    const bound = await printsOfLines(db, [orderLineId])
    if (bound.length === 0) return 'missing'
    for (const { name, sha256 } of bound) {
      const objection = await prints.objection(name, sha256)
      if (objection !== undefined) return objection
    }
    return undefined
  },
})

/**
 * Binds the approved prints to lines of an order, in the transaction that places it: the design cannot change before
 * that ends. Refuses with 'order.item-unavailable' what is not approved any more.
 */
export async function bindApprovedPrints(tx: Db, lines: readonly PlacedLine[]): Promise<void> {
  // In one order, so that two orders never wait for each other.
  for (const { lineId, id, name } of lines.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const product = await lockProduct(tx, id)
    if (product === undefined) throw notApproved(name)
    const approved = (await printsOf(tx, { id, version: product.version })).filter(
      ({ approvedAt }) => approvedAt !== null,
    )
    if (approved.length === 0 && product.sides.length > 0) throw notApproved(name)
    await bindPrints(
      tx,
      approved.map(({ side, sha256, name: file, widthPx, heightPx, dpi }) => ({
        ...{ orderLineId: lineId, side, sha256, name: file, widthPx, heightPx, dpi },
      })),
    )
  }
}

const notApproved = (name: string) => new AppError('conflict', 'order.item-unavailable', needsProof(name))
