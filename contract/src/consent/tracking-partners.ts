/** Partners that count visits for the owner, as consents name them. */
export const trackingPartners = ['google', 'meta'] as const
export type TrackingPartner = (typeof trackingPartners)[number]
