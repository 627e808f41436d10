/** The sorts of reviews; equal ratings are sorted newest first. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const
export type ReviewOrder = (typeof reviewOrders)[number]
