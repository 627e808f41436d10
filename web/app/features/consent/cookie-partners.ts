import type { TrackingIds } from '@first-fashion/contract/consent/tracking'
import { type TrackingPartner, trackingPartners } from '@first-fashion/contract/consent/tracking-partners'
import type { Consent } from './stored-consent.ts'

/** The partners that the store has, as the cookie question names them. */
export const partnersOf = ({ measurementId, pixelId }: TrackingIds): TrackingPartner[] =>
  trackingPartners.filter((name) => (name === 'google' ? measurementId : pixelId) !== '')

/** The partners that an answer is about; none of an answer from before the question named them. */
export const namedPartners = ({ partners }: Consent): TrackingPartner[] =>
  Array.isArray(partners) ? trackingPartners.filter((name) => partners.includes(name)) : []
