import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { printSides } from '../designs/design-limits.ts'

const params = z.object({ id: z.string().max(64) })
const placement = z.enum(printSides)
const refusals = [
  'custom-products.unknown',
  'custom-products.no-mockups',
  'custom-products.mockups-busy',
  'custom-products.full',
  'custom-products.unprintable',
  'custom-products.proof-changed',
  'media.blank-print',
  'media.too-long-to-draw',
  'media.unavailable',
  'designs.product-unknown',
  'designs.catalog-unavailable',
]

export const mockupCalls = {
  'custom-products.generate-mockup': defineCall({
    method: 'POST',
    path: '/api/custom-products/mockup/generate/:id',
    access: 'customer',
    limit: 'mockups',
    summary:
      'Asks the print partner for a picture of one side of a custom product. Its print file is drawn if needed.',
    request: {
      params,
      body: z.object({
        placement,
        /** Not read: a mockup is made of the stored design. */
        designUrl: z.string().max(2_000).default(''),
      }),
    },
    response: success({ taskKey: z.string() }),
    refusals,
  }),
  'custom-products.mockup-status': defineCall({
    method: 'GET',
    path: '/api/custom-products/mockup/status/:taskKey',
    access: 'customer',
    summary:
      'Says how far a mockup is; its picture is stored once it is completed. After five minutes it has failed.',
    request: { params: z.object({ taskKey: z.string().max(64) }) },
    response: success({
      status: z.enum(['pending', 'completed', 'failed']),
      mockups: z.array(z.object({ placement, mockup_url: z.string() })),
    }),
    refusals: ['custom-products.mockup-unknown'],
  }),
  'custom-products.refresh-mockup': defineCall({
    method: 'POST',
    path: '/api/printful/designer/mockup/:id',
    access: 'customer',
    limit: 'mockups',
    summary: 'Asks for new mockups of a custom product, one for each side with something on it.',
    request: { params, body: emptyBody },
    response: success({
      message: z.string(),
      tasks: z.array(z.object({ placement, taskKey: z.string() })),
    }),
    refusals,
  }),
}
