import { orderSettled } from './payments.events.ts'
import '../../shell/slots/subscribers.ts'

/** Announces how the shopper's order ended. Resolves when the cart is up to date. */
export const settleOrder = (outcome: 'paid' | 'unpaid') => orderSettled.emit({ outcome })
