import { z } from 'zod'
import { defineCall, success } from '../call.ts'

export const newsletterSources = ['homepage', 'about', 'contact', 'website'] as const

export const newsletterCalls = {
  'newsletter.subscribe': defineCall({
    method: 'POST',
    path: '/api/newsletter/subscribe',
    access: 'everyone',
    summary: 'Subscribes an address to the newsletter',
    request: { body: z.object({ email: z.string().max(254), source: z.enum(newsletterSources) }) },
    response: success({ message: z.string(), discountCode: z.string().optional() }),
    refusals: ['newsletter.email-missing', 'newsletter.email-invalid'],
  }),
}
