import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { listPage, pageInQuery, searchInQuery } from '../paging.ts'

/** Changes that staff made, sign-ins, proofs in an open session, failed ones of both, and what was refused to a role. */
export const activityKinds = ['change', 'signed-in', 'proved', 'failed', 'forbidden'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** What was done, by whom and from where. Times in ms since 1970. */
const activity = z.object({
  _id: z.string(),
  at: z.number(),
  kind: z.enum(activityKinds),
  /** null: nobody that is known. */
  person: z.string().nullable(),
  /** Of a change; of a refusal its code; empty for a sign-in. */
  action: z.string(),
  /** What was changed, as 'order:ID'; otherwise the call. */
  subject: z.string(),
  /** What became of it. The name is empty where the action says it. */
  details: z.array(z.object({ name: z.string(), before: z.string().nullable(), after: z.string() })),
  /** Empty where it is not known. */
  address: z.string(),
  device: z.string(),
})
export type Activity = z.output<typeof activity>

const filter = {
  search: searchInQuery,
  /** The id of a member. */
  person: z.string().max(64).optional(),
  kind: z.enum(activityKinds).optional(),
  /** The first and the last day, in the shop's time zone. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
}

export const staffActivityCalls = {
  'staff.activity': defineCall({
    method: 'GET',
    path: '/api/admin/activity',
    access: 'staff',
    permission: 'settings.read',
    summary: 'Lists what staff did, sign-ins included, newest first.',
    request: { query: z.object({ ...filter, page: pageInQuery }) },
    response: listPage({ entries: z.array(activity) }),
    refusals: [],
  }),
  'staff.activity-export': defineCall({
    method: 'POST',
    path: '/api/admin/activity/export',
    access: 'staff',
    permission: 'settings.read',
    proof: 'recent',
    summary: 'Exports the newest 10,000 entries as a CSV file. The export is recorded.',
    request: { body: z.object(filter) },
    response: success({ fileName: z.string(), csv: z.string() }),
    refusals: [],
  }),
}
