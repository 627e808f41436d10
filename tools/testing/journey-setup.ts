import { liftOrderLimits } from './lift-order-limits.ts'

/** Before the first journey, the owner lifts the order limits, because all orders go to one address. */
export default () => liftOrderLimits(`http://localhost:${process.env.JOURNEY_PORT ?? '4871'}`)
