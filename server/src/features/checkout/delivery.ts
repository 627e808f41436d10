import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { Shop } from '../../shop.ts'
import {
  type Delivery,
  type Goods,
  notDelivered,
  type PromisedDelivery,
  priceDelivery,
} from '../shipping/index.ts'
import type { PricedLine } from './order-pricing.ts'

/** The ordered lines as goods for parcels. */
export const goodsOf = (lines: readonly PricedLine[]): Goods[] =>
  lines.map(({ productId, quantity, unitPrice, sellable }) => ({
    productId,
    quantity,
    unitPriceCents: unitPrice,
    weightGrams: sellable.weightGrams,
    madeToOrder: sellable.isMadeToOrder,
    printVariantId: sellable.printVariantId,
  }))

/** How an order is delivered, as promised if there is a promise. Refuses with 'shipping.unavailable'. */
export async function sentTo(
  shop: Shop,
  { address, expressShipping }: Pick<ParsedBody<Calls['order.place']>, 'address' | 'expressShipping'>,
  lines: readonly PricedLine[],
  promised: PromisedDelivery | null | undefined,
): Promise<PromisedDelivery> {
  const { country, state, city, district, area, postalCode } = address
  const place = { countryCode: country, state, city, district, area, postalCode }
  const sent = await priceDelivery(shop, {
    place,
    goods: goodsOf(lines),
    wantsExpress: expressShipping,
    promised,
  })
  if (!sent.delivery.isAvailable) throw notDelivered()
  return sent
}

/** The delivery as the order stores it for staff and shopper. */
export const sentAs = ({ zone, isExpress, days }: Delivery) => ({
  shippingZoneId: zone?.id ?? null,
  shippingZoneName: zone?.name ?? '',
  isExpress,
  daysMin: days.min,
  daysMax: days.max,
})
