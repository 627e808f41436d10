import { typedNumber } from '@first-fashion/contract/money/typed-amount'
import { returnDays } from '@first-fashion/contract/return-window/staff-calls'
import { z } from 'zod'

/** The days as typed; it gives the contract's days. */
export const windowForm = z.object({
  days: z
    .string()
    .transform((typed) => typedNumber(typed, 0))
    .pipe(returnDays),
})
