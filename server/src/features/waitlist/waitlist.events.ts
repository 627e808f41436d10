import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** A unit is reserved for the first customer of a queue. */
export const waitlistUnitReserved = defineEvent('waitlist-unit-reserved', z.object({ placeId: z.number() }))
