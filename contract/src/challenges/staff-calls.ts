import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { listPage, pageInQuery } from '../paging.ts'
import { shopPicture } from './shop-picture.ts'

const params = z.object({ id: z.string().min(1).max(64) })
const day = z.iso.date()
const prize = z.object({
  description: z.string().trim().min(1).max(300),
  loyaltyPoints: z.number().int().min(0).max(1000),
})

/** A challenge as staff write it; prizes in the order of their places. */
export const challengeFields = z.object({
  title: z.string().trim().min(1).max(120),
  description: z.string().trim().max(4000),
  rules: z.string().trim().max(4000),
  /** The address of a picture of the shop, '' for none. */
  featuredImage: shopPicture,
  /** Days of Colombo; both are part of it. */
  startDate: day,
  endDate: day,
  isPublished: z.boolean(),
  prizes: z.array(prize).max(10),
})
export type ChallengeFields = z.output<typeof challengeFields>

/** A look that takes part in a challenge. */
const challengeEntry = z.object({
  _id: z.string(),
  title: z.string(),
  /** The address of its first picture, '' for none. */
  image: z.string(),
  userName: z.string(),
  likesCount: z.number().int(),
})
export type ChallengeEntry = z.output<typeof challengeEntry>

export const staffChallenge = challengeFields.extend({
  _id: z.string(),
  version: z.number().int(),
  /** Its last day in Colombo has passed: winners can be chosen. */
  isOver: z.boolean(),
  entries: z.array(challengeEntry),
  winners: z.array(z.object({ position: z.number().int(), submissionId: z.string(), userName: z.string() })),
})
export type StaffChallenge = z.output<typeof staffChallenge>

const version = { version: z.number().int().min(1) }

/** Challenges as staff write them, and pictures for what they write. */
export const staffChallengeCalls = {
  'staff.challenges': defineCall({
    method: 'GET',
    path: '/api/admin/challenges',
    access: 'staff',
    permission: 'community.change',
    summary: 'Lists all challenges, the newest first, with their entries and winners.',
    request: { query: z.object({ page: pageInQuery }) },
    response: listPage({ challenges: z.array(staffChallenge) }),
    refusals: [],
  }),
  'staff.challenge-add': defineCall({
    method: 'POST',
    path: '/api/admin/challenges',
    access: 'staff',
    permission: 'community.change',
    summary: 'Adds a challenge.',
    request: { body: challengeFields },
    response: success({ challenge: staffChallenge, message: z.string() }),
    refusals: ['community.challenge-invalid', 'community.picture-unknown'],
  }),
  'staff.challenge-save': defineCall({
    method: 'PUT',
    path: '/api/admin/challenges/:id',
    access: 'staff',
    permission: 'community.change',
    summary: 'Changes a challenge. Prizes that were won stay as they are.',
    request: { params, body: challengeFields.extend(version) },
    response: success({ challenge: staffChallenge, message: z.string() }),
    refusals: [
      'community.challenge-unknown',
      'community.challenge-invalid',
      'community.changed-meanwhile',
      'community.prizes-won',
      'community.picture-unknown',
    ],
  }),
  'staff.challenge-winner': defineCall({
    method: 'POST',
    path: '/api/admin/challenges/:id/winners',
    access: 'staff',
    permission: 'community.change',
    summary: 'Gives a prize of a challenge that is over to one of its entries, with its points. Once.',
    request: {
      params,
      body: z.object({ position: z.number().int().min(1).max(10), submissionId: z.string() }),
    },
    response: success({ challenge: staffChallenge, message: z.string() }),
    refusals: [
      'community.challenge-unknown',
      'community.challenge-running',
      'community.no-entry',
      'community.already-won',
    ],
  }),
  'staff.community-picture-add': defineCall({
    method: 'POST',
    path: '/api/admin/community/pictures',
    access: 'staff',
    permission: 'community.change',
    limit: 'uploads',
    summary: 'Uploads a picture for articles and challenges. Whatever is saved with its address shows it.',
    request: { file: 'picture' },
    response: success({ picture: z.object({ address: z.string() }) }),
    refusals: [
      'media.missing',
      'media.too-large',
      'media.too-many-pixels',
      'media.not-a-picture',
      'media.unavailable',
    ],
  }),
}
