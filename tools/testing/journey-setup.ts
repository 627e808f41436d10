import { liftOrderLimits } from './lift-order-limits.ts'

/** Before the first journey: the owner lifts the limits of orders, which all go to one address. */
export default () => liftOrderLimits(`http://localhost:${process.env.E2E_PORT ?? '4871'}`)
