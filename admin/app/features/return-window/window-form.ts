import { returnDays } from '@first-fashion/contract/return-window/staff-calls'
import { z } from 'zod'

/** The days as typed; it gives the contract's days. */
export const windowForm = z.object({
  days: z
    .string()
    .transform((typed) => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN))
    .pipe(returnDays),
})
