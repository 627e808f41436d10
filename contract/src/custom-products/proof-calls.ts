import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { printSides } from '../designs/design-limits.ts'
import { approvedSide, proof } from './proof.ts'

const params = z.object({ id: z.string().max(64) })
const unknown = 'custom-products.unknown'

export const proofCalls = {
  'custom-products.proof': defineCall({
    method: 'POST',
    path: '/api/custom-products/proof/:id',
    access: 'customer',
    limit: 'prints',
    summary: 'Returns the proof of a custom product. The first call for a version draws its print files.',
    request: { params, body: emptyBody },
    response: success({ proof }),
    refusals: [
      unknown,
      'custom-products.full',
      'custom-products.unprintable',
      'custom-products.proof-changed',
      'media.blank-print',
      'media.too-long-to-draw',
      'media.unavailable',
      'designs.product-unknown',
      'designs.catalog-unavailable',
    ],
  }),
  'custom-products.approve-proof': defineCall({
    method: 'POST',
    path: '/api/custom-products/proof/:id/approve',
    access: 'customer',
    summary:
      'Approves the proof that the shopper has seen: only these files are printed. A changed design needs a new one.',
    request: {
      params,
      body: z.object({
        version: z.number().int().min(0),
        sides: z.array(approvedSide).min(1).max(printSides.length),
      }),
    },
    response: success({ message: z.string() }),
    refusals: [unknown, 'custom-products.proof-changed'],
  }),
}
