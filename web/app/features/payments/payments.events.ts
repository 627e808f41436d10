import { createClientEvent } from '../../platform/client-event.ts'

/** The order that the shopper went to pay is paid, or the shopper came back without paying. */
export const orderSettled = createClientEvent<{ readonly outcome: 'paid' | 'unpaid' }>()
