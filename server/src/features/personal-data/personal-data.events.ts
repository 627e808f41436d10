import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** Jobs of the version before name the email otherwise, and the customer not at all. */
const formerPayload = z
  .object({ customerId: z.string().default(''), farewellId: z.string() })
  .transform(({ customerId, farewellId }) => ({ customerId, emailId: farewellId }))

/** An account was deleted; `emailId` is the last email about it. */
export const customerDeleted = defineEvent(
  'customer-deleted',
  z.union([z.object({ customerId: z.string(), emailId: z.string() }), formerPayload]),
)
