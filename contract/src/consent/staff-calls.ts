import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { listPage, pageInQuery, searchInQuery } from '../paging.ts'
import { trackingIds } from './tracking.ts'
import { trackingPartners } from './tracking-partners.ts'

/** A visitor's consent at one time. */
export const consentRecord = z.object({
  _id: z.string(),
  /** The same for all choices of one browser. */
  sessionId: z.string(),
  analytics: z.boolean(),
  marketing: z.boolean(),
  /** The partners that the question named. */
  partners: z.array(z.enum(trackingPartners)),
  givenAt: z.number(),
  userAgent: z.string(),
  screenResolution: z.string(),
  language: z.string(),
  platform: z.string(),
})
export type ConsentRecord = z.output<typeof consentRecord>

const version = z.number().int().min(0)
const storedIds = success({ ids: trackingIds, version })

/** Visitors' consents in the back office, and the partners that they allow. */
export const staffConsentCalls = {
  'staff.consents': defineCall({
    method: 'GET',
    path: '/api/admin/consents',
    access: 'staff',
    permission: 'visitors.read',
    summary: "Lists visitors' consents, newest first.",
    request: {
      query: z.object({
        search: searchInQuery,
        analytics: z.enum(['true', 'false']).optional(),
        page: pageInQuery,
      }),
    },
    response: listPage({ consents: z.array(consentRecord) }),
    refusals: [],
  }),
  'staff.analytics': defineCall({
    method: 'GET',
    path: '/api/admin/analytics',
    access: 'staff',
    permission: 'settings.change',
    summary: 'Returns the partners that count visits.',
    request: {},
    response: storedIds,
    refusals: [],
  }),
  'staff.analytics-set': defineCall({
    method: 'POST',
    path: '/api/admin/analytics',
    access: 'staff',
    permission: 'settings.change',
    summary: 'Sets the partners that count visits of those who allow it, from the next page on.',
    request: { body: z.object({ ids: trackingIds, version }) },
    response: storedIds.extend({ message: z.string() }),
    refusals: ['consent.analytics-changed'],
  }),
}
