import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { designBodyMaximumBytes } from '../limit-values.ts'
import { designEntry } from './design-commands.ts'

export const designLogLimits = {
  /** In a log. */
  entries: 10_000,
  /** In one call. */
  entriesAtOnce: 200,
  /** Of all entries of a log, as JSON. */
  bytes: 20_000_000,
  logsPerCustomer: 100,
  /** Of all logs of a customer: the oldest ones beyond that are dropped. */
  bytesPerCustomer: 50_000_000,
} as const

const partnerId = z.number().int().min(1).max(2_147_483_647)
const place = z.number().int().min(0).max(designLogLimits.entries)
const params = z.object({ id: z.uuid() })
const draftInQuery = z.object({
  productId: z.coerce.number().pipe(partnerId),
  /** Without it, those of all variants. */
  variantId: z.coerce.number().pipe(partnerId).optional(),
})
const unknown = 'designs.log-unknown'

/** What happened to one draft; a draft that two devices changed at once has several. */
export const designLogItem = z.object({
  id: z.uuid(),
  /** In which it was designed last. */
  variantId: partnerId,
  length: place,
  /** ms since 1970. */
  changedAt: z.number().int(),
})

export type DesignLogItem = z.output<typeof designLogItem>

export const designLogCalls = {
  'design-logs.list': defineCall({
    method: 'GET',
    path: '/api/design-logs',
    access: 'customer',
    summary:
      "Lists the logs of the customer's drafts of a product, or of one variant of it, the newest first.",
    request: { query: draftInQuery },
    response: success({ customerId: z.uuid(), logs: z.array(designLogItem) }),
    refusals: [],
  }),
  'design-logs.get': defineCall({
    method: 'GET',
    path: '/api/design-logs/:id',
    access: 'customer',
    summary: 'Returns what happened to a design, from a place of its log on.',
    request: { params, query: z.object({ from: z.coerce.number().pipe(place).default(0) }) },
    response: success({ entries: z.array(designEntry) }),
    refusals: [unknown],
  }),
  'design-logs.add': defineCall({
    method: 'POST',
    path: '/api/design-logs/:id',
    access: 'customer',
    summary:
      'Adds what happened to a design to its log, which begins with the first entry, and takes it along to the variant. The same again changes nothing.',
    request: {
      params,
      body: z.object({
        productId: partnerId,
        variantId: partnerId,
        /** The place of the first entry: as many as the log has. */
        from: place,
        /** None if only the variant changed. */
        entries: z.array(designEntry).max(designLogLimits.entriesAtOnce),
      }),
    },
    bodyMaximumBytes: designBodyMaximumBytes,
    response: success({ length: place }),
    refusals: [
      unknown,
      'designs.log-changed',
      'designs.log-full',
      'designs.product-unknown',
      'designs.variant-unknown',
      'designs.catalog-unavailable',
    ],
  }),
}
