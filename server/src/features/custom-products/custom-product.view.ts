import type { CustomProduct, CustomProductItem } from '@first-fashion/contract/custom-products/custom-product'
import { type LkrCents, lkrCents, lkrCentsOf, rupeesFromCents } from '@first-fashion/contract/money/money'
import { addressOfPrint } from '../../platform/media/prints/print-store.ts'
import { type ImageHosts, proxiedImage } from '../../platform/media/proxy/image-addresses.ts'
import type { RatedCurrency } from '../currency/index.ts'
import type { PrintOffer } from '../designs/index.ts'
import type { CustomProductRow, ListedCustomProduct } from './custom-products.queries.ts'
import { sellingCents } from './custom-products.rules.ts'
import type { MockupRow, MockupTask } from './mockups/mockups.queries.ts'
import type { CurrentPrint } from './prints/prints.queries.ts'

/** What a custom product is shown with. */
export interface ViewContext {
  /** What the partner asks for it now; undefined if it is not known any more. */
  readonly offer: PrintOffer | undefined
  readonly mockups: readonly MockupRow[]
  /** Of this version; undefined until its proof is drawn. */
  readonly print: CurrentPrint | undefined
  /** Undefined while dollars have no rate: the price that was fixed last is shown. */
  readonly usd: RatedCurrency | undefined
  readonly imageHosts: ImageHosts
}

/** Stands where there is no picture at all. */
export const noPicture = '/no-picture.svg'

/** The first mockup, or the proof, or the product without the design while there is neither. */
export const pictureOf = (
  { productImage }: Pick<CustomProductRow, 'productImage'>,
  { mockups, print, imageHosts }: Pick<ViewContext, 'mockups' | 'print' | 'imageHosts'>,
): string =>
  mockups[0]?.image ??
  (print === undefined
    ? proxiedImage(productImage, imageHosts) || noPicture
    : addressOfPrint(print.name, 'proof.webp'))

/** Whether it can be bought now. What comes from the embedded designer was approved there. */
export function stateOf(
  { status, hasSides }: Pick<ListedCustomProduct, 'status' | 'hasSides'>,
  { offer, print }: Pick<ViewContext, 'offer' | 'print'>,
): CustomProductItem['state'] {
  if (status === 'draft') return 'empty'
  if (offer === undefined || !offer.isOffered) return 'unavailable'
  if (!offer.isInStock) return 'sold-out'
  return print?.isApproved || !hasSides ? 'ok' : 'proof-needed'
}

/** As it would enter the cart now: never below what the partner asks today. */
function displayPrice(
  row: ListedCustomProduct,
  { offer, usd }: Pick<ViewContext, 'offer' | 'usd'>,
): LkrCents {
  if (usd === undefined) return lkrCents(row.priceCents)
  const costs = { baseCostCents: offer?.usdCents ?? row.baseCostCents, printCostCents: row.printCostCents }
  return lkrCentsOf(sellingCents(row.sellingCents, costs), usd)
}

export function toCustomProductView(row: ListedCustomProduct, shown: ViewContext): CustomProductItem {
  const { baseCostCents, printCostCents, sellingCents: selling } = row
  return {
    _id: row.id,
    printfulProductId: row.printProductId,
    printfulVariantId: row.printVariantId,
    productTitle: row.productTitle,
    name: row.name,
    description: row.description,
    status: row.status,
    state: stateOf(row, shown),
    price: rupeesFromCents(displayPrice(row, shown)),
    baseCost: baseCostCents / 100,
    printCost: printCostCents / 100,
    profit: (selling - baseCostCents - printCostCents) / 100,
    sellingPrice: selling / 100,
    selectedOptions: { size: row.size, color: row.color, material: row.material },
    colorCode: row.colorCode,
    image: pictureOf(row, shown),
    isDesignShown: shown.mockups.length > 0 || shown.print !== undefined,
    mockups: shown.mockups.map(({ side, image }) => ({ placement: side, url: image })),
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
    version: row.version,
    log: row.logId === null || row.logEntries === null ? null : { id: row.logId, entries: row.logEntries },
  }
}

export const openedCustomProduct = (
  row: CustomProductRow,
  shown: ViewContext,
  {
    tasks,
    awaitedBy,
  }: {
    readonly tasks: readonly Pick<MockupTask, 'key' | 'side'>[]
    readonly awaitedBy: CustomProduct['awaitedBy']
  },
): CustomProduct => ({
  ...toCustomProductView({ ...row, hasSides: row.sides.length > 0 }, shown),
  designs: row.sides,
  mockupTasks: tasks.map(({ key, side }) => ({ placement: side, taskKey: key })),
  awaitedBy,
})
