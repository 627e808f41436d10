import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import { addressOfUpload } from '../../platform/uploads/uploaded-pictures.ts'
import { activeSessions, customerById } from '../accounts/index.ts'
import { savedAddressesOf } from '../addresses/index.ts'
import { cartItemsOf } from '../cart/index.ts'
import { subscriptionOf } from '../newsletter/index.ts'
import { type FullOrder, listOrders, orderView } from '../orders/index.ts'
import type { Profiles } from '../profile/index.ts'
import { newsletterCodeOf } from '../promo-codes/index.ts'
import { photosOf, reportsBy, reviewsBy } from '../reviews/index.ts'
import { deviceName } from '../security/index.ts'
import { alertsOf } from '../stock-alerts/index.ts'
import { creditStatement, shownEntry } from '../store-credit/index.ts'
import { wishlistOf } from '../wishlist/index.ts'

/** Each feature's part, by its name. */
export type PersonalData = Readonly<Record<string, unknown>>

export interface DataDownload {
  /** All data stored about the customer, by feature. */
  of(session: CustomerSession): Promise<{ fileName: string; data: PersonalData }>
}

export interface DataDownloadDeps {
  readonly database: Database
  readonly clock: Clock
  readonly profiles: Profiles
}

export const createDataDownload = (deps: DataDownloadDeps): DataDownload => ({
  of: async (session) => {
    const { database, clock } = deps
    const customer = await customerById(database.db, session.customerId)
    if (customer === undefined)
      throw new AppError('unauthenticated', 'accounts.session-dead', 'Please log in again.')
    const { emailKey } = customer
    // What is kept of an address alone belongs to whoever has shown that it is theirs.
    const byAddress = customer.verifiedAt === null ? {} : await storedOfEmail(deps, emailKey)
    const day = clock.now().toISOString().slice(0, 10)
    const data = {
      writtenAt: clock.now(),
      profile: await profileOf(deps, customer),
      ...(await storedOfCustomer(deps, session.customerId)),
      ...byAddress,
    }
    return { fileName: `first-fashion-data-${day}.json`, data }
  },
})

const everything = 100_000

/** Times are formatted like '2026-11-21T23:48:06.000Z', unlike in other calls. */
const moment = (ms: number) => new Date(ms).toISOString()

type Customer = NonNullable<Awaited<ReturnType<typeof customerById>>>

async function profileOf({ profiles }: DataDownloadDeps, customer: Customer) {
  const { createdAt, lastLogin, ...rest } = await profiles.user(customer.id)
  const { verifiedAt, blockedAt, referredByCode, countryCode } = customer
  const moments = { createdAt: moment(createdAt), lastLogin: moment(lastLogin), verifiedAt, blockedAt }
  return { ...rest, ...moments, referredByCode, countryCode }
}

async function storedOfCustomer({ database: { db }, clock }: DataDownloadDeps, customerId: string) {
  const all = { limit: everything, offset: 0 }
  const { orders } = await listOrders(db, { customerId }, all)
  return {
    devices: (await activeSessions(db, customerId, clock.now())).map(deviceOf),
    orders: orders.map((full) => orderOf(full, clock.now())),
    storeCredit: await creditOf(db, customerId),
    reviews: await reviewsWithPhotos(db, customerId),
    reportsOfReviews: await reportsBy(db, customerId),
    addresses: (await savedAddressesOf(db, customerId)).map(withoutCustomer),
    cart: (await cartItemsOf(db, customerId)).map(withoutCustomer),
    wishlist: (await wishlistOf(db, customerId)).map(withoutCustomer),
  }
}

type Session = Awaited<ReturnType<typeof activeSessions>>[number]

/** All stored data of a session except its token. */
const deviceOf = ({ userAgent, address, place, createdAt, lastUsedAt, expiresAt }: Session) => ({
  device: deviceName(userAgent).device,
  userAgent,
  address,
  place,
  signedInAt: createdAt,
  lastUsedAt,
  expiresAt,
})

function orderOf(full: FullOrder, now: Date) {
  const { email, instructions, location } = full.order
  const { date, events, ...order } = orderView(full, now)
  const dated = events.map(({ at, ...event }) => ({ ...event, at: moment(at) }))
  return { ...order, date: moment(date), events: dated, email, instructions, location }
}

async function creditOf(db: Db, customerId: string) {
  const { balance, entries } = await creditStatement(db, customerId, everything)
  return { balance, entries: entries.map((entry) => ({ ...shownEntry(entry), at: entry.at })) }
}

async function reviewsWithPhotos(db: Db, customerId: string) {
  const written = await reviewsBy(db, customerId)
  const photos = await photosOf(
    db,
    written.map(({ id }) => id),
  )
  return written.map(({ id, ...review }) => ({
    ...review,
    photos: (photos.get(id) ?? []).map((name) => addressOfUpload(name)),
  }))
}

const withoutCustomer = <Row extends { customerId: string }>({ customerId: _id, ...row }: Row) => row

async function storedOfEmail({ database: { db } }: DataDownloadDeps, emailKey: string) {
  const subscription = await subscriptionOf(db, emailKey)
  const { source, createdAt, unsubscribedAt } = subscription ?? {}
  return {
    newsletter: subscription === undefined ? null : { source, subscribedAt: createdAt, unsubscribedAt },
    newsletterCode: (await newsletterCodeOf(db, emailKey)) ?? null,
    stockAlerts: (await alertsOf(db, emailKey)).map(({ id: _id, email: _email, ...alert }) => alert),
  }
}
