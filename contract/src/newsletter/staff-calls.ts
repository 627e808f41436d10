import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { wholeNumberInQuery } from '../paging.ts'
import { newsletterSources } from './calls.ts'

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

/** Newsletter subscribers in the back office. */
export const staffSubscriberCalls = {
  'staff.subscribers': defineCall({
    method: 'GET',
    path: '/api/admin/subscribers',
    access: 'staff',
    permission: 'visitors.read',
    summary: 'Lists newsletter subscribers, newest first.',
    request: { query: z.object({ ...subscriberFilter, page }) },
    response: success({
      subscribers: z.array(subscriber),
      total: z.number().int(),
      pages: z.number().int(),
    }),
    refusals: [],
  }),
  'staff.subscribers-export': defineCall({
    method: 'POST',
    path: '/api/admin/subscribers/export',
    access: 'staff',
    permission: 'visitors.read',
    summary: 'Exports the subscribers as a CSV file. The export is recorded.',
    request: { body: z.object(subscriberFilter) },
    response: success({ fileName: z.string(), csv: z.string() }),
    refusals: [],
  }),
}
