import type { Calls, ParsedBody } from '@first-fashion/contract'
import { type PaymentMethod, paymentMethods } from '@first-fashion/contract/orders/status'
import {
  firstMethodStates,
  isMethodOfCountry,
  isPaidOnline,
  type MethodState,
  methodCountries,
  methodMessages,
} from '@first-fashion/contract/payments/methods'
import type { StaffPaymentMethod } from '@first-fashion/contract/payments/staff-calls'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { perShop, type Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { paymentMethods as table } from './methods.table.ts'

interface MethodSetting {
  readonly method: PaymentMethod
  readonly state: MethodState
  readonly version: number
  /** Whether its partner has credentials. */
  readonly isSetUp: boolean
}

/** The availability of all methods is kept in memory: placing an order needs no query for it. */
export const cachedMethods = perShop(({ database, invalidation, cache }) => {
  let states: Readonly<Record<PaymentMethod, MethodState>> = firstMethodStates
  return {
    stateOf: (method: PaymentMethod) => states[method],
    cached: invalidation.cache('payment-methods', async () => {
      const rows = await database.db.select().from(table)
      const loaded = Object.fromEntries(rows.map(({ method, state }) => [method, state]))
      states = { ...firstMethodStates, ...loaded }
      cache.drop(['store'])
    }),
  }
})

/**
 * Methods with a selector at checkout: limited by the country itself [A5.36], the owner's settings and the configured
 * partners.
 */
export const methodsOfferedIn = (shop: Shop, countryCode: string): PaymentMethod[] =>
  offered(shop).filter((method) => isMethodOfCountry(method, countryCode))

const offered = (shop: Shop): PaymentMethod[] =>
  paymentMethods.filter(
    (method) => cachedMethods(shop).stateOf(method) === 'offered' && isSetUp(shop, method),
  )

/** The same in any country: those for everybody first, those of Sri Lanka last. */
export const methodsOffered = (shop: Shop): PaymentMethod[] =>
  offered(shop).toSorted((a, b) => Number(methodCountries[a] === 'LK') - Number(methodCountries[b] === 'LK'))

/**
 * Refuses a method that a country cannot use with 'order.method-unavailable' and its text [A5.36]. A
 * method whose partner is not configured is refused when it is used.
 */
export function requireMethod(shop: Shop, method: PaymentMethod, countryCode: string): void {
  if (isMethodOfCountry(method, countryCode) && cachedMethods(shop).stateOf(method) !== 'off') return
  const isHome = isMethodOfCountry(method, 'LK') && !isMethodOfCountry(method, countryCode)
  const { sriLankaOnly, notOffered } = methodMessages
  throw new AppError('refused', 'order.method-unavailable', isHome ? sriLankaOnly : notOffered)
}

async function methodSettings(shop: Shop): Promise<MethodSetting[]> {
  const rows = await shop.database.db.select().from(table)
  return paymentMethods.flatMap((method) => {
    const row = rows.find((one) => one.method === method)
    return row === undefined ? [] : [{ ...row, isSetUp: isSetUp(shop, method) }]
  })
}

const isSetUp = ({ providers }: Shop, method: PaymentMethod): boolean =>
  !isPaidOnline(method) || providers[method] !== null

export const staffMethods = async (shop: Shop): Promise<StaffPaymentMethod[]> =>
  (await methodSettings(shop)).map((one) => ({ ...one, country: methodCountries[one.method] }))

/** Refuses with 'payments.method-stays' and, if someone else was faster, 'payments.changed-meanwhile'. */
export async function setMethod(
  shop: Shop,
  session: StaffSession,
  method: PaymentMethod,
  setting: ParsedBody<Calls['staff.payment-method-set']>,
): Promise<StaffPaymentMethod[]> {
  if (method === 'stripe' && setting.state !== 'offered')
    throw new AppError(
      'refused',
      'payments.method-stays',
      'Card payment stays on: some countries have no other payment method.',
    )
  const entry = { action: 'payment-method-set', subject: `payment-method:${method}`, change: setting }
  await recordedChange(shop, session, entry, async (tx, at) => {
    const { state, version } = setting
    const changed = await tx
      .update(table)
      .set({ state, changedAt: at, version: sql`${table.version} + 1` })
      .where(and(eq(table.method, method), eq(table.version, version)))
      .returning({ method: table.method })
    await cachedMethods(shop).cached.changed(tx)
    if (changed.length === 0) throw changedMeanwhile()
  })
  return staffMethods(shop)
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'payments.changed-meanwhile',
    'Someone else has changed this payment method. Please reload.',
  )
