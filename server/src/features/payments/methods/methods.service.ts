import { type PaymentMethod, paymentMethods } from '@first-fashion/contract/orders/status'
import {
  firstMethodStates,
  isMethodOfCountry,
  isPaidOnline,
  type MethodState,
  methodMessages,
} from '@first-fashion/contract/payments/methods'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { paymentMethods as table } from './methods.table.ts'

export interface MethodSetting {
  readonly method: PaymentMethod
  readonly state: MethodState
  readonly version: number
  /** Whether its partner has credentials. */
  readonly isSetUp: boolean
}

/** The payment methods of a country: limited by the country itself [A5.36], the owner's settings and the configured partners. */
export interface PaymentMethods {
  /** Methods with a selector at checkout. */
  offeredIn(countryCode: string): PaymentMethod[]
  /**
   * Refuses a method that a country cannot use with 'order.method-unavailable' and its text [A5.36]. A
   * method whose partner is not configured is refused when it is used.
   */
  require(method: PaymentMethod, countryCode: string): void
  list(): Promise<MethodSetting[]>
  /** Returns false if someone else was faster. */
  change(tx: Db, method: PaymentMethod, change: MethodChange): Promise<boolean>
}

export interface MethodChange {
  readonly state: MethodState
  readonly version: number
  readonly at: Date
}

/** The availability of all methods is cached: placing an order needs no query for it. */
export function createPaymentMethods(
  deps: Pick<Shop, 'database' | 'providers' | 'invalidation'>,
): PaymentMethods {
  const { database, providers, invalidation } = deps
  let states: Readonly<Record<PaymentMethod, MethodState>> = firstMethodStates
  const cached = invalidation.cache('payment-methods', async () => {
    const rows = await database.db.select().from(table)
    const loaded = Object.fromEntries(rows.map(({ method, state }) => [method, state]))
    states = { ...firstMethodStates, ...loaded }
  })
  const isSetUp = (method: PaymentMethod) => !isPaidOnline(method) || providers[method] !== null
  return {
    offeredIn: (countryCode) =>
      paymentMethods.filter(
        (method) => states[method] === 'offered' && isSetUp(method) && isMethodOfCountry(method, countryCode),
      ),
    require: (method, countryCode) => {
      if (isMethodOfCountry(method, countryCode) && states[method] !== 'off') return
      const isHome = isMethodOfCountry(method, 'LK') && !isMethodOfCountry(method, countryCode)
      const { sriLankaOnly, notOffered } = methodMessages
      throw new AppError('refused', 'order.method-unavailable', isHome ? sriLankaOnly : notOffered)
    },
    list: async () => {
      const rows = await database.db.select().from(table)
      return paymentMethods.flatMap((method) => {
        const row = rows.find((one) => one.method === method)
        return row === undefined ? [] : [{ ...row, isSetUp: isSetUp(method) }]
      })
    },
    change: async (tx, method, { state, version, at }) => {
      const changed = await tx
        .update(table)
        .set({ state, changedAt: at, version: sql`${table.version} + 1` })
        .where(and(eq(table.method, method), eq(table.version, version)))
        .returning({ method: table.method })
      await cached.changed(tx)
      return changed.length > 0
    },
  }
}
