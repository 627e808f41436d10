import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const ofProducts = z.object({ productIds: z.array(z.string()) })

/** Staff changed products, what they cost, or whether they are for sale. @public */
export const productChanged = defineEvent('product-changed', ofProducts)
/** Staff set the stock of products, or some colour and size of them sold out or came back. @public */
export const stockChanged = defineEvent('stock-changed', ofProducts)
