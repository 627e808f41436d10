import { z } from 'zod'

/** An application waits, is looked at, and ends one way or the other. */
export const applicationStatuses = ['pending', 'reviewing', 'approved', 'rejected'] as const

const line = (maximum: number) => z.string().trim().max(maximum)

/** What a person tells who would like to be an ambassador [B3.30]. What is required, the server says in words. */
export const applicationFields = z.object({
  fullName: line(120),
  email: line(254),
  phone: line(40),
  socialMedia: z
    .object({
      instagram: line(200).default(''),
      facebook: line(200).default(''),
      tiktok: line(200).default(''),
      youtube: line(200).default(''),
    })
    .prefault({}),
  /** A number, minimum 0; as a text too, as forms send it. */
  followerCount: z.union([z.number(), line(12)]),
  bio: line(2000),
  whyAmbassador: line(2000),
  contentIdeas: line(2000).default(''),
  /** Links; empty ones are dropped. */
  portfolio: z.array(line(300)).max(10).default([]),
})
export type ApplicationFields = z.output<typeof applicationFields>

export const application = z.object({
  fullName: z.string(),
  status: z.enum(applicationStatuses),
  /** What staff say of it; '' for nothing. */
  reviewNotes: z.string(),
  appliedAt: z.number(),
})
export type Application = z.output<typeof application>
