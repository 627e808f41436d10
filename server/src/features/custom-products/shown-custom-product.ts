import type { CustomProduct, CustomProductItem } from '@first-fashion/contract/custom-products/custom-product'
import { lkrCents, lkrCentsOf, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { RatedCurrency } from '../currency/index.ts'
import type { PrintOffer } from '../designs/index.ts'
import type { CustomProductRow } from './custom-products.queries.ts'
import type { MockupRow, MockupTask } from './mockups/mockups.queries.ts'

/** What a custom product is shown with. */
export interface ShownWith {
  /** What the partner asks for it now; undefined if it is not known any more. */
  readonly offer: PrintOffer | undefined
  readonly mockups: readonly MockupRow[]
  /** Whether the shopper approved the proof of this version. */
  readonly isApproved: boolean
  /** Undefined while dollars have no rate: the price that was fixed last is shown. */
  readonly usd: RatedCurrency | undefined
  readonly shownImage: (url: string) => string
}

/** The shop's mark, where there is no picture at all. */
const noPicture = '/favicon.svg'

/** The first mockup, or the product without the design. */
export const pictureOf = (
  { productImage }: Pick<CustomProductRow, 'productImage'>,
  { mockups, shownImage }: Pick<ShownWith, 'mockups' | 'shownImage'>,
): string => mockups[0]?.image ?? (shownImage(productImage) || noPicture)

/** Whether it can be bought now. What comes from the embedded designer was approved there. */
export function stateOf(
  { status, sides }: Pick<CustomProductRow, 'status' | 'sides'>,
  { offer, isApproved }: Pick<ShownWith, 'offer' | 'isApproved'>,
): CustomProductItem['state'] {
  if (status === 'draft') return 'empty'
  if (offer === undefined || !offer.isOffered) return 'unavailable'
  if (!offer.isInStock) return 'sold-out'
  return isApproved || sides.length === 0 ? 'ok' : 'proof-needed'
}

export function shownCustomProduct(row: CustomProductRow, shown: ShownWith): CustomProductItem {
  const { baseCostCents, printCostCents, sellingCents, priceCents } = row
  const cents = shown.usd === undefined ? lkrCents(priceCents) : lkrCentsOf(sellingCents, shown.usd)
  return {
    _id: row.id,
    printfulProductId: row.printProductId,
    printfulVariantId: row.printVariantId,
    productTitle: row.productTitle,
    name: row.name,
    description: row.description,
    status: row.status,
    state: stateOf(row, shown),
    price: rupeesFromCents(cents),
    baseCost: baseCostCents / 100,
    printCost: printCostCents / 100,
    profit: (sellingCents - baseCostCents - printCostCents) / 100,
    sellingPrice: sellingCents / 100,
    selectedOptions: { size: row.size, color: row.color, material: row.material },
    colorCode: row.colorCode,
    image: pictureOf(row, shown),
    mockups: shown.mockups.map(({ side, image }) => ({ placement: side, url: image })),
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
    version: row.version,
  }
}

export const openedCustomProduct = (
  row: CustomProductRow,
  shown: ShownWith,
  tasks: readonly Pick<MockupTask, 'key' | 'side'>[],
): CustomProduct => ({
  ...shownCustomProduct(row, shown),
  designs: row.sides,
  mockupTasks: tasks.map(({ key, side }) => ({ placement: side, taskKey: key })),
})
