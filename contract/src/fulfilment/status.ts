/** How far an order at the print partner is. 'queued' is about to be sent; 'held' waits for staff. */
export const partnerOrderStates = [
  'held',
  'queued',
  'sent',
  'on-hold',
  'printing',
  'shipped',
  'delivered',
  'refused',
  'cancelled',
] as const
export type PartnerOrderState = (typeof partnerOrderStates)[number]

/**
 * What may come next. The partner's news may skip steps. One that was refused is mended and queued again; a draft that
 * comes back from the partner is confirmed again; what staff hold is taken back from it first.
 * What they order there themselves, for want of a file, they say has arrived.
 */
export const nextPartnerOrder: Readonly<Record<PartnerOrderState, readonly PartnerOrderState[]>> = {
  held: ['queued', 'delivered', 'cancelled'],
  queued: ['held', 'sent', 'on-hold', 'printing', 'shipped', 'refused', 'cancelled'],
  sent: ['held', 'queued', 'on-hold', 'printing', 'shipped', 'refused', 'cancelled'],
  'on-hold': ['held', 'queued', 'sent', 'printing', 'shipped', 'refused', 'cancelled'],
  printing: ['on-hold', 'shipped', 'refused', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  refused: ['held', 'queued', 'sent', 'on-hold', 'printing', 'shipped', 'cancelled'],
  cancelled: [],
}

/** The partner is making it, or has made it: it cannot be cancelled there any more. */
export const isInProduction = (state: PartnerOrderState): boolean =>
  state === 'printing' || state === 'shipped' || state === 'delivered'

/** What staff have to do with it: say that a cash order is meant, or see to a problem. */
export const partnerOrderTodos = ['cash-to-confirm', 'problem'] as const
export type PartnerOrderTodo = (typeof partnerOrderTodos)[number]

/** Why an order waits for staff. */
export const heldReasons = [
  'staff',
  'cash-on-delivery',
  'disputed-payment',
  'no-print-file',
  'wrong-print-file',
  'blank-print-file',
  'unknown-product',
] as const
export type HeldReason = (typeof heldReasons)[number]

/** What was wrong, as shoppers and staff read it. */
export const partnerProblems = ['out-of-stock', 'file-rejected', 'cancelled-there', 'other'] as const
export type PartnerProblem = (typeof partnerProblems)[number]

/** What the partner reports beside the usual course of an order; staff have to see to it. */
export const partnerIncidents = [
  'parcel-returned',
  'parcel-cancelled',
  'refunded-there',
  'stopped-there',
] as const
export type PartnerIncident = (typeof partnerIncidents)[number]

/** What a parcel's shopper reads. */
export const parcelSteps = ['waiting', 'preparing', 'printing', 'shipped', 'delivered'] as const
export type ParcelStep = (typeof parcelSteps)[number]
