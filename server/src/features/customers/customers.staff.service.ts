import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { StaffCustomer, StaffCustomerInFull } from '@first-fashion/contract/customers/staff-calls'
import type { Db } from '../../platform/database/database.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import { pageOf } from '../../platform/paging.ts'
import type { Shop } from '../../shop.ts'
import {
  changeCustomer,
  customerById,
  listCustomers,
  lockCustomer,
  passwordResetRequested,
  signOutEverywhere,
  unknownCustomer,
} from '../accounts/index.ts'
import { subscriptionOf } from '../newsletter/index.ts'
import { listOrders, orderView, purchasesOf } from '../orders/index.ts'
import { countReviewsOf } from '../reviews/index.ts'
import { listDevicesOf } from '../security/index.ts'
import { recordedChange } from '../staff/index.ts'

const ordersShown = 20

/** Lets nobody sign in and ends what is open. Refuses with 'staff.customer-unknown'. */
export async function blockCustomer(
  shop: Shop,
  session: StaffSession,
  id: string,
  reason: string,
): Promise<StaffCustomerInFull> {
  await act(shop, session, id, 'customer-block', { reason }, async (tx) => {
    await changeCustomer(tx, id, { blockedAt: shop.clock.now() })
    await signOutEverywhere(shop, tx, id)
  })
  return findStaffCustomer(shop, id)
}

/** Refuses with 'staff.customer-unknown'. */
export async function unblockCustomer(
  shop: Shop,
  session: StaffSession,
  id: string,
): Promise<StaffCustomerInFull> {
  await act(shop, session, id, 'customer-unblock', {}, (tx) => changeCustomer(tx, id, { blockedAt: null }))
  return findStaffCustomer(shop, id)
}

/** Emails a link to reset the password. Refuses with 'staff.customer-unknown'. */
export const sendPasswordReset = (shop: Shop, session: StaffSession, id: string): Promise<void> =>
  act(shop, session, id, 'customer-reset-mail', {}, (tx) =>
    shop.events.emit(tx, passwordResetRequested, { customerId: id }),
  )

type Customer = NonNullable<Awaited<ReturnType<typeof customerById>>>

/** Does something to a customer and records it, in one transaction. */
async function act(
  shop: Shop,
  session: StaffSession,
  id: string,
  action: string,
  change: Record<string, unknown>,
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  await recordedChange(shop, session, { action, subject: `customer:${id}`, change }, async (tx) => {
    const customer = isUuid(id) ? await lockCustomer(tx, id) : undefined
    if (customer === undefined) throw unknownCustomer()
    await work(tx)
  })
}

export async function listStaffCustomers(
  { database: { db } }: Shop,
  { search, sort = 'newest', blocked, page }: ParsedQuery<Calls['staff.customers']>,
): Promise<{ customers: StaffCustomer[]; total: number; pages: number }> {
  const filter = {
    sort,
    ...(search === undefined ? {} : { search }),
    ...(blocked === undefined ? {} : { blocked: blocked === 'true' }),
  }
  const { rows, ...found } = await pageOf(page, (window) => listCustomers(db, filter, window))
  const orders = await purchasesOf(
    db,
    rows.map(({ id }) => id),
  )
  const customers = rows.map((row) => ({ ...shortOf(row), orderCount: orders.get(row.id)?.count ?? 0 }))
  return { customers, ...found }
}

/** Refuses with 'staff.customer-unknown'. */
export async function findStaffCustomer(shop: Shop, id: string): Promise<StaffCustomerInFull> {
  const { db } = shop.database
  const customer = isUuid(id) ? await customerById(db, id) : undefined
  if (customer === undefined) throw unknownCustomer()
  const { orders, total } = await listOrders(db, { customerId: id }, { limit: ordersShown, offset: 0 })
  const subscription = await subscriptionOf(db, customer.emailKey)
  return {
    ...shortOf(customer),
    orderCount: total,
    country: customer.countryCode,
    currency: customer.currencyCode,
    blockedAt: customer.blockedAt?.getTime() ?? null,
    reviewCount: await countReviewsOf(db, id),
    newsletter:
      subscription === undefined
        ? null
        : {
            subscribedAt: subscription.createdAt.getTime(),
            unsubscribedAt: subscription.unsubscribedAt?.getTime() ?? null,
          },
    devices: await listDevicesOf(shop, id),
    orders: orders.map((full) => orderView(full, shop.clock.now())),
  }
}

const shortOf = ({ id, name, email, verifiedAt, blockedAt, createdAt, lastLoginAt }: Customer) => ({
  _id: id,
  name,
  email,
  isVerified: verifiedAt !== null,
  isBlocked: blockedAt !== null,
  createdAt: createdAt.getTime(),
  lastLoginAt: lastLoginAt.getTime(),
})
