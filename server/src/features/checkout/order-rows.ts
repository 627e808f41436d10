import type { Currency } from '@first-fashion/contract/currency/calls'
import type { PriceBreakdown } from '@first-fashion/contract/explanation/price-breakdown'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import type { Choices } from '@first-fashion/contract/orders/sums'
import { methodTenders } from '@first-fashion/contract/payments/methods'
import type { AppliedRate } from '@first-fashion/contract/taxes/tax-sums'
import type { TaxMode } from '@first-fashion/contract/taxes/taxes'
import type { NewId } from '../../platform/ids.ts'
import type { readOrderAddress } from '../addresses/index.ts'
import type { StockMove } from '../catalog/index.ts'
import { itemRefOf, productKind } from '../sellables/index.ts'
import type { Delivery } from '../shipping/index.ts'
import { chargedFor, type PricedLine, type PricedOrder, shippingTaxOf } from './order-pricing.ts'

/** An order that both sides agree on, before it is stored. */
export interface NewOrder {
  readonly customerId: string
  /** Where it is placed from, and whether the buyer has not confirmed the email address. */
  readonly network: string
  readonly isUnconfirmed: boolean
  readonly method: OrderPaymentMethod
  readonly address: ReturnType<typeof readOrderAddress>
  readonly priced: PricedOrder
  readonly choices: Choices
  readonly currency: Currency
  readonly isPromised: boolean
  readonly delivery: Delivery
  readonly taxMode: TaxMode
  readonly priceBreakdown: PriceBreakdown
  readonly quoteId: string | null
  /** Whether it names its cart. */
  readonly isFromCart: boolean
}

/** A line of an order with its id. */
interface IdentifiedLine extends PricedLine {
  readonly lineId: string
}

/** The counted units of each line; made-to-order products and products without colours are not counted. */
export function stockOf(lines: readonly IdentifiedLine[]): (StockMove & { readonly lineId: string })[] {
  return lines.flatMap(({ lineId, sellable: { variantId }, size, quantity }) =>
    variantId === null ? [] : [{ lineId, variantId, size, quantity }],
  )
}

export const placedEvent = (row: ReturnType<typeof orderRow>) => ({
  orderId: row.id,
  at: row.placedAt,
  kind: 'placed',
  text: 'Order Placed',
  actorKind: 'customer' as const,
  actorId: row.customerId,
  actor: `${row.firstName} ${row.lastName}`,
})

interface NewName {
  readonly id: string
  readonly number: string
}

/** The order as stored, but for how long it holds its stock. */
export function orderRow({ id, number }: NewName, order: NewOrder, now: Date) {
  const { method, priced, currency } = order
  return {
    id,
    number,
    customerId: order.customerId,
    placedAt: now,
    fulfilment: 'placed' as const,
    paymentState: 'awaiting' as const,
    paymentMethod: method,
    ...sumsOf(priced),
    ...sentAs(order.delivery),
    taxMode: order.taxMode,
    ...shippingTaxRow(shippingTaxOf(priced.lines)),
    currencyCode: currency.code,
    currencySymbol: currency.symbol,
    exchangeRate: currency.exchangeRate,
    chargedMinor: chargedFor(priced, currency),
    quoteId: order.isPromised ? order.quoteId : null,
    checkoutId: order.isFromCart ? id : null,
    priceBreakdown: order.priceBreakdown,
    ...order.address,
    network: method === 'no-payment-due' ? '' : order.network,
    isUnconfirmed: order.isUnconfirmed,
  }
}

const shippingTaxRow = (tax: AppliedRate | undefined) => ({
  shippingTaxName: tax?.name ?? '',
  shippingTaxRate: tax?.rate ?? null,
})

const sumsOf = ({ subtotal, shipping, shippingFee, discount, total, prepaid }: PricedOrder) => ({
  subtotalCents: subtotal,
  shippingCents: shipping,
  shippingFeeCents: shippingFee,
  discountCents: discount,
  totalCents: total,
  prepaidCents: prepaid,
})

/** A line with a snapshot of everything shown. */
export function lineRow(
  orderId: string,
  position: number,
  { lineId, productId, variantIndex, size, quantity, unitPrice, tax, sellable }: IdentifiedLine,
) {
  return {
    id: lineId,
    orderId,
    position,
    ...boughtOf(productId),
    variantIndex,
    size,
    quantity,
    unitPriceCents: unitPrice,
    path: sellable.path,
    slug: sellable.slug,
    name: sellable.name,
    image: sellable.image,
    options: [...sellable.options],
    color: sellable.color,
    colorCode: sellable.colorCode,
    madeToOrder: sellable.isMadeToOrder,
    finalSale: sellable.isFinalSale,
    earlyAccess: sellable.opensAt !== undefined,
    taxName: tax?.name ?? '',
    taxRate: tax?.rate ?? null,
  }
}

/** The columns that say what was bought. */
function boughtOf(itemId: string) {
  const { kind, id } = itemRefOf(itemId) ?? { kind: productKind, id: itemId }
  const isProduct = kind === productKind
  return { kind, productId: isProduct ? id : null, itemId: isProduct ? null : id }
}

/** The lists of an order as stored. The payment method is the last tender, for what is due. */
export function sumRowsOf(
  orderId: string,
  lines: readonly IdentifiedLine[],
  { method, priced: { adjustments, tenders, due } }: NewOrder,
  newId: NewId,
) {
  const identified = adjustments.map((adjustment) => ({ id: newId(), ...adjustment }))
  const paid =
    method === 'no-payment-due' || due === 0
      ? tenders
      : [...tenders, { source: 'payments', ...methodTenders[method], cents: due }]
  return {
    adjustments: identified.map(({ shares: _shares, ...row }, position) => ({ orderId, position, ...row })),
    adjustmentLines: identified.flatMap(({ id, shares }) =>
      lines.flatMap(({ lineId }, at) => {
        const cents = shares[at] ?? 0
        return cents === 0 ? [] : [{ adjustmentId: id, lineId, cents }]
      }),
    ),
    tenders: paid.map((tender, position) => ({ orderId, position, ...tender })),
  }
}

/** The delivery as the order stores it for staff and shopper. */
const sentAs = ({ zone, isExpress, days }: Delivery) => ({
  shippingZoneId: zone?.id ?? null,
  shippingZoneName: zone?.name ?? '',
  isExpress,
  daysMin: days.min,
  daysMax: days.max,
})
