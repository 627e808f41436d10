import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { listPage, pageInQuery, searchInQuery } from '../paging.ts'
import { newsletterSources } from './calls.ts'

/** A newsletter subscriber, current or former. */
export const subscriber = z.object({
  email: z.string(),
  source: z.enum(newsletterSources),
  subscribedAt: z.number(),
  unsubscribedAt: z.number().nullable(),
})
export type Subscriber = z.output<typeof subscriber>

const subscriberFilter = { search: searchInQuery, subscribed: z.enum(['true', 'false']).optional() }

/** Newsletter subscribers in the back office. */
export const staffSubscriberCalls = {
  'staff.subscribers': defineCall({
    method: 'GET',
    path: '/api/admin/subscribers',
    access: 'staff',
    permission: 'visitors.read',
    summary: 'Lists newsletter subscribers, newest first.',
    request: { query: z.object({ ...subscriberFilter, page: pageInQuery }) },
    response: listPage({ subscribers: z.array(subscriber) }),
    refusals: [],
  }),
  'staff.subscribers-export': defineCall({
    method: 'POST',
    path: '/api/admin/subscribers/export',
    access: 'staff',
    permission: 'visitors.read',
    proof: 'recent',
    summary: 'Exports the subscribers as a CSV file. The export is recorded.',
    request: { body: z.object(subscriberFilter) },
    response: success({ fileName: z.string(), csv: z.string() }),
    refusals: [],
  }),
}
