import { z } from 'zod'
import { defineCall, success } from '../call.ts'

export const stockAlertCalls = {
  'stockalerts.ask': defineCall({
    method: 'POST',
    path: '/api/stock-alert/ask',
    access: 'everyone',
    limit: 'email-tries',
    summary: 'Requests one email when a sold-out size is back in stock.',
    request: {
      body: z.object({
        productId: z.string().max(64),
        variantIndex: z.number().int().min(0).max(10_000),
        size: z.string().max(40),
        email: z.string().max(254),
      }),
    },
    response: success({ message: z.string() }),
    refusals: [
      'stockalerts.email-missing',
      'stockalerts.email-invalid',
      'stockalerts.size-unknown',
      'stockalerts.in-stock',
      'stockalerts.too-many',
    ],
  }),
}
