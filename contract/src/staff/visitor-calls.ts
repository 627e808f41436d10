import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { newsletterSources } from '../newsletter/calls.ts'
import { wholeNumberInQuery } from '../paging.ts'

/** A visitor's consent at one time. */
export const consentRecord = z.object({
  _id: z.string(),
  /** The same for all choices of one browser. */
  sessionId: z.string(),
  analytics: z.boolean(),
  marketing: z.boolean(),
  givenAt: z.number(),
  userAgent: z.string(),
  screenResolution: z.string(),
  language: z.string(),
  platform: z.string(),
})
export type ConsentRecord = z.output<typeof consentRecord>

/** A newsletter subscriber, current or former. */
export const subscriber = z.object({
  email: z.string(),
  source: z.enum(newsletterSources),
  subscribedAt: z.number(),
  unsubscribedAt: z.number().nullable(),
})
export type Subscriber = z.output<typeof subscriber>

const page = wholeNumberInQuery(1, 100_000).optional()
const search = z.string().max(100).optional()

const subscriberFilter = { search, subscribed: z.enum(['true', 'false']).optional() }

/** Visitors who need not be customers, as staff see them. */
export const staffVisitorCalls = {
  'staff.consents': defineCall({
    method: 'GET',
    path: '/api/admin/consents',
    access: 'staff',
    summary: "Lists visitors' consents, newest first.",
    request: { query: z.object({ search, analytics: z.enum(['true', 'false']).optional(), page }) },
    response: success({
      consents: z.array(consentRecord),
      total: z.number().int(),
      pages: z.number().int(),
    }),
    refusals: ['staff.role-forbids'],
  }),
  'staff.subscribers': defineCall({
    method: 'GET',
    path: '/api/admin/subscribers',
    access: 'staff',
    summary: 'Lists newsletter subscribers, newest first.',
    request: { query: z.object({ ...subscriberFilter, page }) },
    response: success({
      subscribers: z.array(subscriber),
      total: z.number().int(),
      pages: z.number().int(),
    }),
    refusals: ['staff.role-forbids'],
  }),
  'staff.subscribers-export': defineCall({
    method: 'POST',
    path: '/api/admin/subscribers/export',
    access: 'staff',
    summary: 'Exports the subscribers as a CSV file. The export is recorded.',
    request: { body: z.object(subscriberFilter) },
    response: success({ fileName: z.string(), csv: z.string() }),
    refusals: ['staff.role-forbids'],
  }),
}
