import { and, desc, eq, inArray, isNotNull, notExists } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { addressOfPrint } from '../../../platform/media/prints/print-store.ts'
import { customProducts } from '../custom-products.table.ts'
import { orderLinePrints, customProductPrints as prints } from './prints.table.ts'

/** A line of an order, its customer, and what it is printed on. */
export interface PrintedLine {
  readonly lineId: string
  readonly customerId: string
  readonly printVariantId: number
}

/** A design whose proof its customer has approved. */
export interface FittingDesign {
  readonly id: string
  readonly name: string
  /** A picture of a side on its garment: an address of the shop's. */
  readonly proof: string
  readonly approvedAt: Date
}

const mostShown = 20

/**
 * What can be printed instead of a line's design: approved designs of its customer in the same variant, so that neither
 * price nor parcel changes; the newest first.
 */
export async function fittingDesigns(
  db: Db,
  { lineId, customerId, printVariantId }: PrintedLine,
): Promise<FittingDesign[]> {
  const bound = db
    .select({ name: orderLinePrints.name })
    .from(orderLinePrints)
    .where(and(eq(orderLinePrints.orderLineId, lineId), eq(orderLinePrints.name, prints.name)))
  const rows = await db
    .select({
      id: customProducts.id,
      name: customProducts.name,
      print: prints.name,
      approvedAt: prints.approvedAt,
    })
    .from(customProducts)
    .innerJoin(
      prints,
      and(eq(prints.customProductId, customProducts.id), eq(prints.version, customProducts.version)),
    )
    .where(
      and(
        eq(customProducts.customerId, customerId),
        eq(customProducts.printVariantId, printVariantId),
        inArray(customProducts.status, ['ready', 'ordered']),
        isNotNull(prints.approvedAt),
        notExists(bound),
      ),
    )
    .orderBy(desc(prints.approvedAt), customProducts.id, desc(prints.side))
  const firstSides = rows.filter(({ id }, at) => rows.findIndex((one) => one.id === id) === at)
  return firstSides
    .slice(0, mostShown)
    .flatMap(({ id, name, print, approvedAt }) =>
      approvedAt === null ? [] : [{ id, name, proof: addressOfPrint(print, 'proof.webp'), approvedAt }],
    )
}
