import { rupeesFromCents } from '@first-fashion/contract/money/money'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import { productsByIds } from '../catalog/index.ts'
import type { Countries } from '../countries/index.ts'
import type { Goods, Shipping } from './shipping.service.ts'

export interface ShippingRoutesDeps {
  readonly database: Database
  readonly countries: Countries
  readonly shipping: Shipping
}

const nowhere = { city: '', state: '', district: '', area: '', postalCode: '' }

export const shippingRoutes = ({ database, countries, shipping }: ShippingRoutesDeps): Handlers => ({
  'shipping.location-info': async ({ body }) => {
    const place = { ...body, countryCode: countries.details(body.countryCode).code }
    const { delivery } = await shipping.deliver({ place, goods: [onePiece], wantsExpress: false })
    return {
      success: true,
      shippingAvailable: delivery.isAvailable,
      zone: delivery.zone,
      estimatedCost: rupeesFromCents(delivery.costCents),
      currency: 'LKR',
      estimatedDays: delivery.days,
      fallback: delivery.isFallback,
    }
  },
  'shipping.calculate': async ({ body }) => {
    const place = { ...nowhere, countryCode: countries.details(body.countryCode).code }
    const goods = await goodsOf(database, body.cartItems)
    const { delivery } = await shipping.deliver({
      place,
      goods,
      wantsExpress: body.expressShipping,
      zoneId: body.zoneId ?? undefined,
    })
    if (!delivery.isAvailable) throw notDelivered()
    return {
      success: true,
      shippingCost: goods.length === 0 ? 0 : rupeesFromCents(delivery.costCents),
      zone: delivery.zone,
      estimatedDays: delivery.days,
      fallback: delivery.isFallback,
    }
  },
})

/** For what is told of an address before anything is known of the goods. */
const onePiece: Goods = {
  productId: '',
  quantity: 1,
  unitPriceCents: 0,
  weightGrams: 1,
  madeToOrder: false,
  printVariantId: null,
}

/** What is in a cart, as far as there is such a product. */
async function goodsOf(
  { db }: Database,
  items: readonly { readonly productId: string; readonly quantity: number }[],
): Promise<Goods[]> {
  const ids = [...new Set(items.map(({ productId }) => productId))].filter(isUuid)
  const products = new Map((await productsByIds(db, ids)).map((product) => [product.id, product]))
  return items.flatMap(({ productId, quantity }) => {
    const product = products.get(productId)
    if (product === undefined) return []
    const { priceCents: unitPriceCents, weightGrams, madeToOrder, printVariantId } = product
    return [{ productId, quantity, unitPriceCents, weightGrams, madeToOrder, printVariantId }]
  })
}

/** For a place that parcels do not go to. */
export const notDelivered = () =>
  new AppError('refused', 'shipping.unavailable', 'We do not deliver to this address yet', {
    errors: { country: 'We do not deliver to this address yet' },
  })
