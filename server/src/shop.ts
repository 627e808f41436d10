import type { MapSource } from '@first-fashion/contract/location/calls'
import type { Store } from '@first-fashion/contract/store/details'
import type { Broadcasts } from './platform/bus/broadcasts.ts'
import type { Invalidation } from './platform/bus/invalidation.ts'
import type { ResponseCache } from './platform/cache/response-cache.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { EventBus } from './platform/events/event-bus.ts'
import type { NewId } from './platform/ids.ts'
import type { LimitedMail } from './platform/mail/limited-mail.ts'
import type { JpegAt } from './platform/media/document-writing.ts'
import type { PrintStore } from './platform/media/prints/print-store.ts'
import type { ImageHosts } from './platform/media/proxy/image-addresses.ts'
import type { WritePdf } from './platform/pdf/pdf-document.ts'
import type { Sealing } from './platform/sealing/sealing.ts'
import type { Sockets } from './platform/sockets/sockets.ts'
import type { UploadedPictures } from './platform/uploads/uploaded-pictures.ts'
import type { ExchangeRates } from './ports/exchange-rates.ts'
import type { Geocoder } from './ports/geocoder.ts'
import type { IpLookup } from './ports/ip-lookup.ts'
import type { PartnerKeyring } from './ports/partner-keyring.ts'
import type { PaymentProviders } from './ports/payment-provider.ts'
import type { PrintPartner } from './ports/print-partner.ts'
import type { SignInProvider } from './ports/sign-in-provider.ts'

/** What services work with. A service is a function whose first parameter is the shop. */
export interface Shop {
  readonly database: Database
  /** Whose store it is: who signs emails and documents, and where parcels come back to. */
  readonly store: () => Store
  readonly clock: Clock
  readonly newId: NewId
  readonly events: EventBus
  readonly broadcasts: Broadcasts
  readonly invalidation: Invalidation
  readonly cache: ResponseCache
  readonly sockets: Sockets
  /** Keeps the limit of emails to one mailbox. */
  readonly mail: LimitedMail
  readonly providers: PaymentProviders
  readonly printPartner: PrintPartner | null
  /** The keys that the shop shows to its partners. */
  readonly partnerKeys: PartnerKeyring
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
  /** Live, but with the sandbox's partners; pages say so. */
  readonly isRehearsal?: boolean | undefined
  readonly writePdf: WritePdf
  readonly jpegAt: JpegAt
  readonly deliveryRupees: number
  /** Encrypts secrets that the database stores. */
  readonly sealing: Sealing
  /** Of each new hash of a password. */
  readonly passwordMemoryKib: number
  /** In the link that makes the first owner; random if undefined. */
  readonly firstOwnerToken?: string | undefined
  readonly onError: (error: unknown, subject: string) => void
}

/**
 * What a feature keeps in memory for a shop, made when it is first asked for. A cache that `invalidation` fills stands
 * under `caches` of its feature, so that it is full before the first request.
 */
export function perShop<T extends object>(make: (shop: Shop) => T): (shop: Shop) => T {
  // Copies of a shop share its database: tests make them to change another part.
  const made = new WeakMap<Database, T>()
  return (shop) => {
    const known = made.get(shop.database)
    if (known !== undefined) return known
    const fresh = make(shop)
    made.set(shop.database, fresh)
    return fresh
  }
}

/** A place where a feature is handed what it must not import: what features above it add, or what tests replace. */
export interface Seam<T extends object> {
  (shop: Shop): T
  /** Called once by `boot`. */
  fill(shop: Shop, value: T): void
}

/** Throws when the seam is used before it is filled, or filled twice. */
export function seam<T extends object>(name: string): Seam<T> {
  const filled = new WeakMap<Database, T>()
  const read = (shop: Shop): T => {
    const value = filled.get(shop.database)
    if (value === undefined) throw new Error(`nothing was plugged in at '${name}'`)
    return value
  }
  return Object.assign(read, {
    fill: (shop: Shop, value: T) => {
      if (filled.has(shop.database)) throw new Error(`'${name}' is filled twice`)
      filled.set(shop.database, value)
    },
  })
}
