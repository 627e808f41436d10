import { z } from 'zod'
import { defineCall } from '../call.ts'
import { listPage, pageInQuery, searchInQuery } from '../paging.ts'

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

/** Visitors' consents in the back office. */
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
}
