import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { StaffCustomer, StaffCustomerInFull } from '@first-fashion/contract/customers/staff-calls'
import type { Db } from '../../platform/database/database.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import { pageOf } from '../../platform/paging.ts'
import type { Shop } from '../../shop.ts'
import {
  type CustomerSessions,
  changeCustomer,
  customerById,
  listCustomers,
  lockCustomer,
  passwordResetRequested,
  unknownCustomer,
} from '../accounts/index.ts'
import { subscriptionOf } from '../newsletter/index.ts'
import { listOrders, orderView, purchasesOf } from '../orders/index.ts'
import { countReviewsOf } from '../reviews/index.ts'
import type { Devices } from '../security/index.ts'
import { recordedChange } from '../staff/index.ts'

const ordersShown = 20

/** Every act on a customer is recorded in the transaction that does it. */
export interface StaffCustomers {
  list(
    query: ParsedQuery<Calls['staff.customers']>,
  ): Promise<{ customers: StaffCustomer[]; total: number; pages: number }>
  /** Refuses with 'staff.customer-unknown', as all below. */
  find(id: string): Promise<StaffCustomerInFull>
  /** Lets nobody sign in and ends what is open. */
  block(session: StaffSession, id: string, reason: string): Promise<StaffCustomerInFull>
  unblock(session: StaffSession, id: string): Promise<StaffCustomerInFull>
  sendReset(session: StaffSession, id: string): Promise<void>
}

export interface StaffCustomersDeps extends Shop {
  readonly sessions: CustomerSessions
  readonly devices: Devices
}

export function createStaffCustomers(deps: StaffCustomersDeps): StaffCustomers {
  const { database, clock, events, sessions } = deps
  return {
    list: (query) => list(database.db, query),
    find: (id) => find(deps, id),
    block: async (session, id, reason) => {
      await act(deps, session, id, 'customer-block', { reason }, async (tx) => {
        await changeCustomer(tx, id, { blockedAt: clock.now() })
        await sessions.endAll(tx, id)
      })
      return find(deps, id)
    },
    unblock: async (session, id) => {
      await act(deps, session, id, 'customer-unblock', {}, (tx) =>
        changeCustomer(tx, id, { blockedAt: null }),
      )
      return find(deps, id)
    },
    sendReset: (session, id) =>
      act(deps, session, id, 'customer-reset-mail', {}, (tx) =>
        events.emit(tx, passwordResetRequested, { customerId: id }),
      ),
  }
}

type Customer = NonNullable<Awaited<ReturnType<typeof customerById>>>

/** Does something to a customer and writes down who did it. */
async function act(
  deps: StaffCustomersDeps,
  session: StaffSession,
  id: string,
  action: string,
  change: Record<string, unknown>,
  work: (tx: Db, customer: Customer) => Promise<void>,
): Promise<void> {
  await recordedChange(deps, session, { action, subject: `customer:${id}`, change }, async (tx) => {
    const customer = isUuid(id) ? await lockCustomer(tx, id) : undefined
    if (customer === undefined) throw unknownCustomer()
    await work(tx, customer)
  })
}

async function list(
  db: Db,
  { search, sort = 'newest', blocked, page }: ParsedQuery<Calls['staff.customers']>,
) {
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

async function find(
  { database: { db }, clock, devices }: StaffCustomersDeps,
  id: string,
): Promise<StaffCustomerInFull> {
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
    devices: await devices.ofCustomer(id),
    orders: orders.map((full) => orderView(full, clock.now())),
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
