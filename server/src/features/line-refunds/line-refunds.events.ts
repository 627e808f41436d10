import { lineRefundKinds } from '@first-fashion/contract/line-refunds/staff-calls'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** Staff cancelled or refunded units of an order that stands. @public */
export const linesRefunded = defineEvent(
  'lines-refunded',
  z.object({
    orderId: z.string(),
    kind: z.enum(lineRefundKinds),
    lines: z.array(z.object({ lineId: z.string(), quantity: z.number() })),
  }),
)
