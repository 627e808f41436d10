import type { Store } from '@first-fashion/contract/store/details'
import type { TimeMachine } from '../features/demonstration/index.ts'
import type { PrintFiles } from '../features/fulfilment/index.ts'
import { currentText } from '../features/mail-texts/index.ts'
import type { AdjustmentSources } from '../features/order-sums/index.ts'
import type { SellableSource } from '../features/sellables/index.ts'
import { cachedStore, withLogo } from '../features/store/index.ts'
import { createBroadcasts } from '../platform/bus/broadcasts.ts'
import type { Bus } from '../platform/bus/bus.ts'
import { createInvalidation } from '../platform/bus/invalidation.ts'
import { createResponseCache } from '../platform/cache/response-cache.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Subscription } from '../platform/events/domain-event.ts'
import { createEventBus } from '../platform/events/event-bus.ts'
import { idsFrom } from '../platform/ids.ts'
import type { JobRunner } from '../platform/jobs.ts'
import { limitMail } from '../platform/mail/limited-mail.ts'
import type { MailText } from '../platform/mail/mail-kind.ts'
import type { PdfDocument } from '../platform/pdf/pdf-document.ts'
import { createSealing, type SealingDeps } from '../platform/sealing/sealing.ts'
import { createSockets } from '../platform/sockets/sockets.ts'
import type { Mail } from '../ports/mail.ts'
import type { PrintPartner } from '../ports/print-partner.ts'
import type { Shop } from '../shop.ts'

/** What the server adds to a shop. */
type OwnParts =
  | 'store'
  | 'clock'
  | 'newId'
  | 'events'
  | 'broadcasts'
  | 'invalidation'
  | 'cache'
  | 'sockets'
  | 'mail'
  | 'sealing'
  | 'printPartner'

/** What a shop is made of from outside. Time and IDs are injected for tests. */
export interface ShopInput extends Omit<Shop, OwnParts>, Pick<SealingDeps, 'settingsKey'> {
  readonly jobs: Pick<JobRunner, 'open'>
  /** Tells the other server processes what has changed. */
  readonly bus: Bus
  readonly mail: Mail
  /** The print partner of the moment. */
  readonly printPartner: () => PrintPartner | null
  /** Emails per hour that strangers can cause to one mailbox. */
  readonly mailsPerMailbox: number
  /** Size of the response cache; 0 disables it. */
  readonly pageCacheMib?: number
  /** Other print files than those of custom products, for tests. */
  readonly printFiles?: PrintFiles
  /** More sources of adjustments and tenders, after those of the shop's own features. */
  readonly adjustmentSources?: Partial<AdjustmentSources>
  /** More kinds of things that can be bought, for tests that sell one. */
  readonly sellableSources?: readonly SellableSource[]
  /** More subscribers, for tests that listen. */
  readonly subscriptions?: readonly Subscription[]
  readonly clock?: Clock
  /** Of a demonstration, whose clock is its clock. */
  readonly timeMachine?: TimeMachine | null
}

/** Adds what the server has of its own: the store's details, clock, ids, events, caches and the limits of email. */
export function createShop(input: ShopInput) {
  const clock = input.timeMachine?.clock ?? input.clock ?? systemClock
  const newId = idsFrom(clock)
  const store = (): Store => cachedStore(shop).current()
  const shop = {
    ...input,
    writePdf: async (document: PdfDocument) =>
      input.writePdf(await withLogo(document, store(), input.uploads)),
    store,
    clock,
    newId,
    get printPartner() {
      return input.printPartner()
    },
    sockets: createSockets(),
    broadcasts: createBroadcasts(input),
    events: createEventBus({ ...input, clock, newId }),
    invalidation: createInvalidation(input),
    cache: createResponseCache(input.pageCacheMib ?? 64, clock),
    sealing: createSealing({ ...input, clock }),
    mail: limitMail({
      ...input,
      clock,
      store,
      textOf: (kind): MailText => currentText(shop, kind),
      onHeldBack: () =>
        input.onError(new Error('A mailbox has reached its email limit'), 'mails per mailbox'),
    }),
  }
  return shop
}
