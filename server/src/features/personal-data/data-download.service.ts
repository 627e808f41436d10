import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import { addressOfUpload } from '../../platform/uploads/uploaded-pictures.ts'
import { customerById } from '../accounts/index.ts'
import { cartItemsOf } from '../cart/index.ts'
import { subscriptionOf } from '../newsletter/index.ts'
import { listOrders, orderView } from '../orders/index.ts'
import type { Profiles } from '../profile/index.ts'
import { newsletterCodeOf } from '../promo-codes/index.ts'
import { photosOf, reviewsBy } from '../reviews/index.ts'
import type { Devices } from '../security/index.ts'
import { alertsOf } from '../stock-alerts/index.ts'
import { wishlistOf } from '../wishlist/index.ts'

/** Each feature's part, by its name. */
export type PersonalData = Readonly<Record<string, unknown>>

export interface DataDownload {
  /** Everything that is kept about the customer, as each feature tells it. */
  of(session: CustomerSession): Promise<{ fileName: string; data: PersonalData }>
}

export interface DataDownloadDeps {
  readonly database: Database
  readonly clock: Clock
  readonly devices: Devices
  readonly profiles: Profiles
}

export const createDataDownload = (deps: DataDownloadDeps): DataDownload => ({
  of: async (session) => {
    const { database, clock } = deps
    const customer = await customerById(database.db, session.customerId)
    if (customer === undefined)
      throw new AppError('unauthenticated', 'accounts.session-dead', 'Please log in again.')
    const { id, passwordHash: _secret, emailKey, ...profile } = customer
    // What is kept of an address alone belongs to whoever has shown that it is theirs.
    const byAddress = customer.verifiedAt === null ? {} : await keptOfAddress(deps, emailKey)
    const day = clock.now().toISOString().slice(0, 10)
    const data = {
      writtenAt: clock.now(),
      profile: { ...profile, ...(await deps.profiles.user(id)) },
      ...(await keptOfCustomer(deps, session)),
      ...byAddress,
    }
    return { fileName: `first-fashion-data-${day}.json`, data }
  },
})

async function keptOfCustomer(
  { database: { db }, clock, devices }: DataDownloadDeps,
  session: CustomerSession,
) {
  const { customerId } = session
  const all = { limit: 100_000, offset: 0 }
  const { orders } = await listOrders(db, { customerId }, all)
  return {
    devices: (await devices.of(session)).map(
      ({ _id, isThisOne: _asking, signedInAt, lastUsedAt, ...device }) => ({
        ...device,
        signedInAt: new Date(signedInAt),
        lastUsedAt: new Date(lastUsedAt),
      }),
    ),
    orders: orders.map((full) => {
      const { email, instructions } = full.order
      return { ...orderView(full, clock.now()), email, instructions }
    }),
    reviews: await reviewsWithPhotos(db, customerId),
    cart: (await cartItemsOf(db, customerId)).map(withoutCustomer),
    wishlist: (await wishlistOf(db, customerId)).map(withoutCustomer),
  }
}

async function reviewsWithPhotos(db: Db, customerId: string) {
  const written = await reviewsBy(db, customerId)
  const photos = await photosOf(
    db,
    written.map(({ id }) => id),
  )
  return written.map(({ id, ...review }) => ({
    ...review,
    photos: (photos.get(id) ?? []).map(addressOfUpload),
  }))
}

const withoutCustomer = <Row extends { customerId: string }>({ customerId: _id, ...row }: Row) => row

async function keptOfAddress({ database: { db } }: DataDownloadDeps, emailKey: string) {
  const subscription = await subscriptionOf(db, emailKey)
  const { source, createdAt, unsubscribedAt } = subscription ?? {}
  return {
    newsletter: subscription === undefined ? null : { source, subscribedAt: createdAt, unsubscribedAt },
    newsletterCode: (await newsletterCodeOf(db, emailKey)) ?? null,
    stockAlerts: (await alertsOf(db, emailKey)).map(({ id: _id, email: _email, ...alert }) => alert),
  }
}
