/** How reviews may be read; among equal ratings the newest stand first. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const
export type ReviewOrder = (typeof reviewOrders)[number]
