import { rupeesFromCents } from '@first-fashion/contract/money/money'
import { AppError } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { countryDetails } from '../countries/index.ts'
import { goodsInCart, oneSku } from './cart-goods.ts'
import { homeDelivery, priceDelivery } from './shipping.service.ts'

const nowhere = { city: '', state: '', district: '', area: '', postalCode: '' }

export const shippingRoutes = (shop: Shop): Handlers => ({
  'shipping.location-info': async ({ body }) => {
    const place = { ...body, countryCode: countryDetails(body.countryCode).code }
    const { delivery } = await priceDelivery(shop, { place, goods: [oneSku], wantsExpress: false })
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
  'shipping.home-zones': async () => ({ success: true, ...homeDelivery(shop) }),
  'shipping.calculate': async ({ body }) => {
    const place = { ...nowhere, countryCode: countryDetails(body.countryCode).code }
    const goods = await goodsInCart(shop, body.cartItems)
    const { delivery } = await priceDelivery(shop, {
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

/** For a place that parcels do not go to. */
export const notDelivered = () =>
  new AppError('refused', 'shipping.unavailable', 'We do not deliver to this address yet', {
    errors: { country: 'We do not deliver to this address yet' },
  })
