import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** An account was deleted. */
export const customerDeleted = defineEvent(
  'customer-deleted',
  // Jobs of the version before do not name the customer.
  z.object({ customerId: z.string().default(''), farewellId: z.string() }),
)
