import type { MapSource } from '@first-fashion/contract/location/calls'
import type { Bus } from '../platform/bus/bus.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { NewId } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { UploadedPictures } from '../platform/uploads/uploaded-pictures.ts'
import type { ExchangeRates } from '../ports/exchange-rates.ts'
import type { Geocoder } from '../ports/geocoder.ts'
import type { IpLookup } from '../ports/ip-lookup.ts'
import type { Mail } from '../ports/mail.ts'
import type { PaymentProviders } from '../ports/payment-provider.ts'
import type { PrintPartner } from '../ports/print-partner.ts'
import type { SignInProvider } from '../ports/sign-in-provider.ts'

/** What the features need from outside. Time and IDs are injected for tests. */
export interface FeatureDeps {
  readonly database: Database
  readonly jobs: Jobs
  /** Tells the other server processes what has changed. */
  readonly bus: Bus
  readonly mail: Mail
  readonly providers: PaymentProviders
  readonly printPartner: PrintPartner | null
  readonly geocoder: Geocoder | null
  readonly mapSource: MapSource
  readonly ipLookup: IpLookup
  readonly exchangeRates: ExchangeRates | null
  readonly signInProviders: Readonly<Record<'google' | 'facebook', SignInProvider | null>>
  readonly uploads: UploadedPictures
  readonly storeUrl: string
  readonly deliveryRupees: number
  /** Emails per hour that strangers can cause to one mailbox. */
  readonly mailsPerMailbox: number
  /** In the link that makes the first owner; random if undefined. */
  readonly firstOwnerToken?: string | undefined
  /** Size of the response cache; 0 disables it. */
  readonly pageCacheMib?: number
  readonly onError: (error: unknown, subject: string) => void
  readonly clock?: Clock
  readonly newId?: NewId
}
