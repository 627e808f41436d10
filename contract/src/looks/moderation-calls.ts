import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { limits } from '../limits.ts'
import { reportReasons } from '../reviews/report-reasons.ts'

const id = z.string().min(1).max(64)

/** A member's own look that is not in the gallery, and what became of an appeal. */
export const ownHiddenLook = z.object({
  _id: z.string(),
  title: z.string(),
  reason: z.string(),
  /** null while nothing was said against it. */
  appeal: z.object({ message: z.string(), answer: z.string(), isDecided: z.boolean() }).nullable(),
})

/** What a member wears in an own look, and whether it shows on the pages of those products. */
export const ownWornLook = z.object({
  _id: z.string(),
  isConsented: z.boolean(),
  /** Whether others see who the author is; without that it shows nowhere but in the gallery. */
  isAuthorShown: z.boolean(),
  /** What of it the author still has. */
  items: z.array(z.object({ name: z.string(), color: z.string(), size: z.string() })),
})
export type OwnWornLook = z.output<typeof ownWornLook>

/** What readers and authors can do about looks. */
export const lookModerationCalls = {
  'community.report': defineCall({
    method: 'POST',
    path: '/api/community/submission/report',
    access: 'customer',
    summary: 'Reports a look to the staff; once per person.',
    request: { body: z.object({ submissionId: id, reason: z.enum(reportReasons) }) },
    response: success({ message: z.string() }),
    refusals: ['community.submission-unknown', 'community.own-look'],
  }),
  'community.delete': defineCall({
    method: 'POST',
    path: '/api/community/submission/delete',
    access: 'customer',
    summary: "Deletes the customer's own look with its pictures and likes.",
    request: { body: z.object({ submissionId: id }) },
    response: success({ message: z.string() }),
    refusals: ['community.submission-unknown'],
  }),
  'community.own': defineCall({
    method: 'POST',
    path: '/api/community/submissions/own',
    access: 'customer',
    summary: "The ids of the customer's looks in the gallery, and those that were taken down.",
    request: { body: emptyBody },
    response: success({
      shown: z.array(z.string()),
      hidden: z.array(ownHiddenLook),
      worn: z.array(ownWornLook),
    }),
    refusals: [],
  }),
  'community.appeal': defineCall({
    method: 'POST',
    path: '/api/community/submission/appeal',
    access: 'customer',
    summary: 'Asks the staff to look again at a look that they took down; once.',
    request: { body: z.object({ submissionId: id, message: z.string().trim().min(1).max(1000) }) },
    response: success({ message: z.string() }),
    refusals: ['community.submission-unknown', 'community.already-appealed'],
  }),
}

/** A look as moderators see it. */
export const moderatedLook = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  images: z.array(z.object({ url: z.string(), caption: z.string() })),
  userName: z.string(),
  isBlocked: z.boolean(),
  hashtags: z.array(z.string()),
  instagramLink: z.string(),
  challenge: z.string(),
  likesCount: z.number().int(),
  createdAt: z.number(),
  reports: z.array(z.enum(reportReasons)),
  hidden: z.object({ at: z.number(), reason: z.string() }).nullable(),
  /** An appeal that waits; null for none. */
  appeal: z.string().nullable(),
  products: z.array(z.object({ _id: z.string(), name: z.string(), slug: z.string() })),
})
export type ModeratedLook = z.output<typeof moderatedLook>

export const lookReason = z.object({
  reason: z.string().trim().min(1).max(limits.moderationReasonMaximumLength),
})
