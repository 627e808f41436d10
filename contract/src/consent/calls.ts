import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { trackingPartners } from './tracking-partners.ts'

/** A visitor's consent. Essential cookies cannot be refused. */
export const consentPreferences = z.object({
  necessary: z.literal(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
  /** When the visitor chose, ISO 8601. */
  timestamp: z.iso.datetime(),
  /** The partners that the question named; none if the store had none. */
  partners: z.array(z.enum(trackingPartners)).max(trackingPartners.length).optional(),
})

/** An anonymous browser ID from the server: 128 bits as a UUID. */
const sessionId = z.string().max(64)

export const consentCalls = {
  'consent.save': defineCall({
    method: 'POST',
    path: '/api/cookie/consent',
    access: 'everyone',
    limit: 'visits',
    summary: "Records a visitor's consent. A change is recorded next to the earlier choices.",
    request: {
      body: z.object({
        preferences: consentPreferences,
        userAgent: z.string().max(500),
        screenResolution: z.string().max(40),
        language: z.string().max(40),
        platform: z.string().max(80),
        /** The ID from an earlier answer, when a choice changes. */
        sessionId: sessionId.optional(),
      }),
    },
    response: success({ sessionId: z.string() }),
    refusals: [],
  }),
  'consent.track': defineCall({
    method: 'POST',
    path: '/api/cookie/track',
    access: 'everyone',
    limit: 'visits',
    summary: 'Records a page view of a visitor who allows analytics.',
    request: {
      body: z.object({
        sessionId,
        url: z.string().max(2000),
        title: z.string().max(300),
        /** Whole seconds. */
        timeSpent: z.number().int().min(0).max(86_400),
      }),
    },
    response: success({}),
    refusals: ['consent.not-given'],
  }),
}
