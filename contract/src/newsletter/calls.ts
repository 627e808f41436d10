import { z } from 'zod'
import { defineCall, success } from '../call.ts'

export const newsletterSources = ['homepage', 'about', 'contact', 'website'] as const

export const newsletterCalls = {
  'newsletter.subscribe': defineCall({
    method: 'POST',
    path: '/api/newsletter/subscribe',
    access: 'everyone',
    limit: 'email-tries',
    summary: 'Subscribes an email address to the newsletter.',
    request: { body: z.object({ email: z.string().max(254), source: z.enum(newsletterSources) }) },
    response: success({
      message: z.string(),
      discountCode: z.string().optional(),
      discountPercent: z.number().int().optional(),
    }),
    refusals: ['newsletter.email-missing', 'newsletter.email-invalid'],
  }),
  /** Mail programs post their own form in one click (RFC 8058). The body is ignored. */
  'newsletter.unsubscribe': defineCall({
    method: 'POST',
    path: '/api/newsletter/unsubscribe/:token',
    access: 'everyone',
    summary: 'Unsubscribes the address that an email was sent to.',
    request: { params: z.object({ token: z.string().max(64) }) },
    response: success({ message: z.string() }),
    refusals: ['newsletter.link-dead'],
  }),
}
