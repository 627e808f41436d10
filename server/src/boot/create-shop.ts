import type { MapSource } from '@first-fashion/contract/location/calls'
import type { TimeMachine } from '../features/demonstration/index.ts'
import type { PrintFiles } from '../features/fulfilment/index.ts'
import type { AdjustmentSources } from '../features/order-sums/index.ts'
import type { SellableSource } from '../features/sellables/index.ts'
import { createBroadcasts } from '../platform/bus/broadcasts.ts'
import type { Bus } from '../platform/bus/bus.ts'
import { createInvalidation } from '../platform/bus/invalidation.ts'
import { createResponseCache } from '../platform/cache/response-cache.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Subscription } from '../platform/events/domain-event.ts'
import { createEventBus } from '../platform/events/event-bus.ts'
import { idsFrom, type NewId } from '../platform/ids.ts'
import type { JobRunner } from '../platform/jobs.ts'
import { limitMail } from '../platform/mail/limited-mail.ts'
import type { JpegAt } from '../platform/media/document-writing.ts'
import type { PrintStore } from '../platform/media/prints/print-store.ts'
import type { ImageHosts } from '../platform/media/proxy/image-addresses.ts'
import type { Letterhead, WritePdf } from '../platform/pdf/pdf-document.ts'
import { createSockets } from '../platform/sockets/sockets.ts'
import type { UploadedPictures } from '../platform/uploads/uploaded-pictures.ts'
import type { ExchangeRates } from '../ports/exchange-rates.ts'
import type { Geocoder } from '../ports/geocoder.ts'
import type { IpLookup } from '../ports/ip-lookup.ts'
import type { Mail } from '../ports/mail.ts'
import type { PaymentProviders } from '../ports/payment-provider.ts'
import type { PrintPartner } from '../ports/print-partner.ts'
import type { SignInProvider } from '../ports/sign-in-provider.ts'

/** What a shop is made of from outside. Time and IDs are injected for tests. */
export interface ShopInput {
  readonly database: Database
  readonly jobs: Pick<JobRunner, 'open'>
  /** Tells the other server processes what has changed. */
  readonly bus: Bus
  readonly mail: Mail
  readonly providers: PaymentProviders
  readonly printPartner: PrintPartner | null
  /** Other print files than those of custom products, for tests. */
  readonly printFiles?: PrintFiles
  /** Whose pictures the shop shows through itself. */
  readonly imageHosts: ImageHosts
  readonly geocoder: Geocoder | null
  readonly mapSource: MapSource
  readonly ipLookup: IpLookup
  readonly exchangeRates: ExchangeRates | null
  readonly signInProviders: Readonly<Record<'google' | 'facebook', SignInProvider | null>>
  readonly uploads: UploadedPictures
  readonly prints: PrintStore
  readonly storeUrl: string
  /** Who writes documents, and where parcels come back to. */
  readonly letterhead: Letterhead
  readonly writePdf: WritePdf
  readonly jpegAt: JpegAt
  readonly deliveryRupees: number
  /** Of each new hash of a password. */
  readonly passwordMemoryKib: number
  /** Emails per hour that strangers can cause to one mailbox. */
  readonly mailsPerMailbox: number
  /** In the link that makes the first owner; random if undefined. */
  readonly firstOwnerToken?: string | undefined
  /** Size of the response cache; 0 disables it. */
  readonly pageCacheMib?: number
  readonly onError: (error: unknown, subject: string) => void
  /** More sources of adjustments and tenders, after those of the shop's own features. */
  readonly adjustmentSources?: Partial<AdjustmentSources>
  /** More kinds of things that can be bought, for tests that sell one. */
  readonly sellableSources?: readonly SellableSource[]
  /** More subscribers, for tests that listen. */
  readonly subscriptions?: readonly Subscription[]
  readonly clock?: Clock
  /** Of a demonstration, whose clock is its clock. */
  readonly timeMachine?: TimeMachine | null
  readonly newId?: NewId
}

/** Adds what the server has of its own: clock, ids, events, caches and the limits of email. */
export function createShop(input: ShopInput) {
  const clock = input.timeMachine?.clock ?? input.clock ?? systemClock
  const newId = input.newId ?? idsFrom(clock)
  return {
    ...input,
    clock,
    newId,
    sockets: createSockets(),
    broadcasts: createBroadcasts(input),
    events: createEventBus({ ...input, clock, newId }),
    invalidation: createInvalidation(input),
    cache: createResponseCache(input.pageCacheMib ?? 64, clock),
    mail: limitMail({
      ...input,
      clock,
      onHeldBack: () =>
        input.onError(new Error('A mailbox has reached its email limit'), 'mails per mailbox'),
    }),
  }
}
