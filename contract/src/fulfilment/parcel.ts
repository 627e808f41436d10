import { z } from 'zod'
import { tracking } from '../orders/tracking.ts'
import { parcelSteps, partnerProblems } from './status.ts'

/** One parcel of an order: what the shop packs, or what the print partner makes. */
export const parcel = z.object({
  from: z.enum(['shop', 'print-partner']),
  items: z.array(
    z.object({ lineId: z.string(), name: z.string(), image: z.string(), quantity: z.number().int() }),
  ),
  step: z.enum(parcelSteps),
  /** Nothing of it is sent any more. */
  isCancelled: z.boolean(),
  /** The partner could not make it, and staff are on it; null if all is well. */
  problem: z.enum(partnerProblems).nullable(),
  tracking: tracking.nullable(),
  /** When it reached each step, as far as it is known. */
  reached: z.array(z.object({ step: z.enum(parcelSteps), at: z.number() })),
})
export type Parcel = z.output<typeof parcel>
