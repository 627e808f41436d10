/** The front door of shipping: where delivery goes, what it costs and how long it takes. */

export { goodsInCart, oneSku } from './cart-goods.ts'
export { homeCountry, type Place, placeKey } from './places.rules.ts'
export { type PromisedDelivery, promisedIn } from './promised-delivery.ts'
export { notDelivered, shippingRoutes } from './shipping.routes.ts'
export { type Delivery, deliveryOf } from './shipping.rules.ts'
export { createShipping, type Goods, type Shipping } from './shipping.service.ts'
export {
  changeZone,
  type FullZone,
  insertZone,
  listZones,
  placeOfAnother,
  replaceParts,
} from './staff-zones.queries.ts'
