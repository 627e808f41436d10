import type { ProductDraft } from '@first-fashion/contract/catalog/product-draft'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { NewId } from '../../../platform/ids.ts'
import {
  insertVariant,
  lockSkus,
  nameVariant,
  offerSize,
  placeSize,
  type StoredStock,
  withdrawSize,
  withdrawVariants,
} from '../editing/editing.queries.ts'
import { setOnHand } from '../stock.queries.ts'

type DraftColour = ProductDraft['colours'][number]
type DraftSize = DraftColour['sizes'][number]

interface Offered {
  /** The ids of the draft's colours, in their places. */
  readonly variantIds: readonly string[]
  readonly nextVariantIndex: number
}

/**
 * Makes a product's colours, sizes and stock those of a draft. What is gone from it is taken out of sale. Refuses with
 * 'catalog.product-invalid' for a colour that is not the product's, 'catalog.stock-below-held' and
 * 'catalog.stock-changed-meanwhile', and names the fields.
 */
export async function saveColours(
  tx: Db,
  newId: NewId,
  productId: string,
  nextVariantIndex: number,
  colours: readonly DraftColour[],
): Promise<Offered> {
  const stored = (await lockSkus(tx, productId)).filter((one) => !one.colourWithdrawn)
  const byIndex = Map.groupBy(stored, (one) => one.variantIndex)
  refuseUnknownColours(colours, byIndex)
  refuseStaleStock(colours, byIndex)
  await withdrawGone(tx, colours, byIndex)
  const variantIds: string[] = []
  let next = nextVariantIndex
  for (const { variantIndex, color, colorCode, sizes } of colours) {
    const known = variantIndex === null ? [] : (byIndex.get(variantIndex) ?? [])
    const id = known[0]?.variantId ?? newId()
    if (variantIndex !== null) await nameVariant(tx, id, color, colorCode)
    else {
      await insertVariant(tx, { id, productId, variantIndex: next, color, colorCode, images: [] })
      next += 1
    }
    await saveSizes(tx, id, sizes, known)
    variantIds.push(id)
  }
  return { variantIds, nextVariantIndex: next }
}

async function saveSizes(
  tx: Db,
  variantId: string,
  sizes: readonly DraftSize[],
  known: readonly StoredStock[],
) {
  for (const [position, { size, onHand, expected }] of sizes.entries()) {
    const before = known.find((one) => one.size === size && one.withdrawn === false)
    if (before === undefined) await offerSize(tx, { variantId, size, position, onHand })
    else {
      await placeSize(tx, variantId, size, position)
      // A number that nobody touched stays what orders made of it.
      if (onHand !== expected) await setOnHand(tx, { variantId, size }, onHand)
    }
  }
}

type Stored = ReadonlyMap<number, readonly StoredStock[]>

async function withdrawGone(tx: Db, colours: readonly DraftColour[], stored: Stored): Promise<void> {
  const gone: string[] = []
  for (const [index, rows] of stored) {
    const colour = colours.find((one) => one.variantIndex === index)
    const left = rows.filter((row) => colour?.sizes.every(({ size }) => size !== row.size) ?? true)
    const held = left.reduce((sum, row) => sum + (row.held ?? 0), 0)
    if (held > 0) throw unitsHeld(held)
    const [first] = rows
    if (colour === undefined && first !== undefined) gone.push(first.variantId)
    else for (const { variantId, size } of left) if (size !== null) await withdrawSize(tx, variantId, size)
  }
  await withdrawVariants(tx, gone)
}

function refuseUnknownColours(colours: readonly DraftColour[], stored: Stored): void {
  const seen = new Set<number>()
  for (const [place, { variantIndex }] of colours.entries()) {
    if (variantIndex === null) continue
    if (stored.has(variantIndex) && !seen.has(variantIndex)) seen.add(variantIndex)
    else
      throw new AppError('refused', 'catalog.product-invalid', 'This product does not have this colour', {
        errors: { [`colours.${place}.color`]: 'This product does not have this colour' },
      })
  }
}

/** Checks every number before refusing, so that staff see all errors at once. */
function refuseStaleStock(colours: readonly DraftColour[], stored: Stored): void {
  const changed: Record<string, string> = {}
  const below: Record<string, string> = {}
  for (const [place, { variantIndex, sizes }] of colours.entries())
    for (const [nth, { size, onHand, expected }] of sizes.entries()) {
      const row = stored.get(variantIndex ?? -1)?.find((one) => one.size === size && one.withdrawn === false)
      if (row === undefined || onHand === expected || row.onHand === onHand) continue
      const field = `colours.${place}.sizes.${nth}.onHand`
      const held = row.held ?? 0
      if (row.onHand !== expected) changed[field] = `There are ${row.onHand} now`
      else if (onHand < held) below[field] = `${held} held for orders: at least ${held}`
    }
  if (Object.keys(changed).length > 0)
    throw new AppError(
      'conflict',
      'catalog.stock-changed-meanwhile',
      'The stock has changed since you opened this page. Nothing was saved. Check the marked numbers and save again.',
      { errors: changed },
    )
  if (Object.keys(below).length > 0)
    throw new AppError(
      'conflict',
      'catalog.stock-below-held',
      'Unpaid orders hold some of this stock, so the number cannot be lower.',
      { errors: below },
    )
}

const unitsHeld = (held: number) =>
  new AppError(
    'conflict',
    'catalog.stock-below-held',
    `Unpaid orders hold ${held === 1 ? '1 unit' : `${held} units`} of what you removed. Set the stock to 0 instead, and remove it later.`,
  )
