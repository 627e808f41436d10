import { z } from 'zod'
import { author } from '../members/member.ts'

const prize = z.object({
  position: z.number().int(),
  description: z.string(),
  loyaltyPoints: z.number().int(),
})

export const challenge = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  rules: z.string(),
  /** The address of a picture; '' for none. */
  featuredImage: z.string(),
  /** Days of Colombo, such as '2026-11-30'; both are part of it. */
  startDate: z.string(),
  endDate: z.string(),
  prizes: z.array(prize),
})
export type Challenge = z.output<typeof challenge>

export const pastChallenge = challenge.extend({
  winners: z.array(
    z.object({ position: z.number().int(), user: author.nullable(), submissionId: z.string().nullable() }),
  ),
})
export type PastChallenge = z.output<typeof pastChallenge>
