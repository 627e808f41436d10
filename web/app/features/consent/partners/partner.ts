import type { TrackingPartner } from '@first-fashion/contract/consent/tracking-partners'
import type { TrackedEvent, TrackedItem } from '../../../platform/tracking.ts'
import type { Choice } from '../give-consent.ts'

/** What partners hear of: what shoppers do, and what they open. */
export type CountedEvent =
  | TrackedEvent
  | { readonly kind: 'page-view' }
  | { readonly kind: 'view-item'; readonly items: readonly TrackedItem[]; readonly value: number }

/** The page on which something happens. */
export interface CountedPage {
  /** Without what may be secret in it. */
  readonly address: string
  /** Whether its address had nothing secret: a partner that reads the address itself may hear of it. */
  readonly isPublic: boolean
  readonly title: string
}

/** A partner that counts visits. It loads with the first consent, and not before. */
export interface Partner {
  readonly name: TrackingPartner
  /** Follows a choice: loads the partner's script, lets it count, or stops it and removes its cookies. */
  follow(choice: Choice): void
  /** Does nothing without consent. */
  send(event: CountedEvent, page: CountedPage): void
}
