import { rupeesFromCents } from '@first-fashion/contract/money/money'
import { AppError } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import type { Countries } from '../countries/index.ts'
import { goodsInCart, oneSku } from './cart-goods.ts'
import type { Shipping } from './shipping.service.ts'

export interface ShippingRoutesDeps extends Shop {
  readonly countries: Countries
  readonly shipping: Shipping
}

const nowhere = { city: '', state: '', district: '', area: '', postalCode: '' }

export const shippingRoutes = ({ countries, shipping, ...deps }: ShippingRoutesDeps): Handlers => ({
  'shipping.location-info': async ({ body }) => {
    const place = { ...body, countryCode: countries.details(body.countryCode).code }
    const { delivery } = await shipping.deliver({ place, goods: [oneSku], wantsExpress: false })
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
  'shipping.home-zones': async () => ({ success: true, zones: [...shipping.homeZones()] }),
  'shipping.calculate': async ({ body }) => {
    const place = { ...nowhere, countryCode: countries.details(body.countryCode).code }
    const goods = await goodsInCart(deps, body.cartItems)
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

/** For a place that parcels do not go to. */
export const notDelivered = () =>
  new AppError('refused', 'shipping.unavailable', 'We do not deliver to this address yet', {
    errors: { country: 'We do not deliver to this address yet' },
  })
