import { createMoment } from '../../platform/moment.ts'

/** The order that the shopper went to pay is paid, or the shopper came back without paying. */
export const orderSettled = createMoment<{ readonly outcome: 'paid' | 'unpaid' }>()
