import { partnerIncidents } from '@first-fashion/contract/fulfilment/status'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const ofPartnerOrder = z.object({ partnerOrderId: z.string() })

/** It is to be sent to the print partner. */
export const partnerOrderQueued = defineEvent('partner-order-queued', ofPartnerOrder)
/** Its order was cancelled after it was sent. */
export const partnerOrderCancelRequested = defineEvent('partner-order-cancel-requested', ofPartnerOrder)
/** The partner has taken what the shop cancelled meanwhile, or sent under another external id: this one is not wanted. */
export const partnerOrderOrphaned = defineEvent(
  'partner-order-orphaned',
  ofPartnerOrder.extend({ externalId: z.string() }),
)
/** The partner has news of it, or so it says: the partner is asked. The reason is in the partner's words. */
export const partnerOrderReported = defineEvent(
  'partner-order-reported',
  ofPartnerOrder.extend({
    reason: z.string(),
    isDelivery: z.boolean(),
    /** Of a delivery: which parcel arrived, in the partner's words. */
    shipmentId: z.string().optional(),
    incident: z.enum(partnerIncidents).optional(),
  }),
)
/** The partner will not make it as it is. */
export const partnerOrderRefused = defineEvent('partner-order-refused', ofPartnerOrder)
/** A part of an order left the partner; the other part is the shop's. */
export const partnerParcelShipped = defineEvent('partner-parcel-shipped', ofPartnerOrder)
