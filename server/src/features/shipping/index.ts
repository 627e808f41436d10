/** The front door of shipping: where delivery goes, what it costs and how long it takes. */
export { goodsInCart, oneSku } from './cart-goods.ts'
export type { Place } from './places.rules.ts'
export { type PromisedDelivery, promisedIn } from './promised-delivery.ts'
export { shippingFeature } from './shipping.feature.ts'
export { notDelivered } from './shipping.routes.ts'
export { type Delivery, deliveryOf, toQuotedDelivery } from './shipping.rules.ts'
export { type Goods, priceDelivery } from './shipping.service.ts'
