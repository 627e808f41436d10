import type { CustomerSessions } from '../../features/accounts/index.ts'
import {
  assembleStaffProducts,
  type Catalog,
  collectionStaffRoutes,
  createStaffCollections,
} from '../../features/catalog/index.ts'
import { consentStaffRoutes, createStaffConsents } from '../../features/consent/index.ts'
import type { Countries } from '../../features/countries/index.ts'
import {
  type Currencies,
  createStaffCurrencies,
  currencyStaffRoutes,
  type RateRefresh,
} from '../../features/currency/index.ts'
import { createStaffCustomers, customerStaffRoutes } from '../../features/customers/index.ts'
import { type Explanations, explanationStaffRoutes } from '../../features/explanation/index.ts'
import { createStaffSubscribers, subscriberStaffRoutes } from '../../features/newsletter/index.ts'
import {
  createStaffOrderAlerts,
  createStaffOrderLimits,
  type OrderLimits,
  orderLimitStaffRoutes,
} from '../../features/order-limits/index.ts'
import {
  type BestSellers,
  createStaffOrders,
  type OrderStates,
  orderStaffRoutes,
} from '../../features/orders/index.ts'
import {
  type CreditedRefunds,
  createStaffMethods,
  createStaffPayments,
  type PaymentMethods,
  type PaymentProblems,
  paymentStaffRoutes,
  type Refunds,
} from '../../features/payments/index.ts'
import { createStaffPromoCodes, promoCodeStaffRoutes } from '../../features/promo-codes/index.ts'
import { createStaffReviews, reviewStaffRoutes } from '../../features/reviews/index.ts'
import type { Devices } from '../../features/security/index.ts'
import {
  countryStaffRoutes,
  createStaffCountries,
  createStaffZones,
  type Shipping,
  zoneStaffRoutes,
} from '../../features/shipping/index.ts'
import { type FirstOwner, type StaffSessions, staffRoutes } from '../../features/staff/index.ts'
import {
  createStaffStoreCredit,
  type StoreCredit,
  storeCreditStaffRoutes,
} from '../../features/store-credit/index.ts'
import {
  createStaffFailedJobs,
  createStaffTasks,
  failedJobStaffRoutes,
  taskStaffRoutes,
} from '../../features/system/index.ts'
import { staffDeviceCookie } from '../../platform/http/device-cookie.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { ScheduledTask } from '../../platform/tasks/scheduled-tasks.ts'
import { queueNamesOf, type withOwnDeps } from '../feature-deps.ts'

type OwnDeps = ReturnType<typeof withOwnDeps>

interface StaffCallDeps extends OwnDeps {
  readonly bestSellers: BestSellers
  readonly catalog: Catalog
  readonly countries: Countries
  readonly credited: CreditedRefunds
  readonly currencies: Currencies
  readonly devices: Devices
  readonly explanations: Explanations
  readonly firstOwner: FirstOwner
  readonly methods: PaymentMethods
  readonly orderLimits: OrderLimits
  readonly problems: PaymentProblems
  readonly rateRefresh: RateRefresh
  readonly refunds: Refunds
  readonly sessions: CustomerSessions
  readonly shipping: Shipping
  readonly staffSessions: StaffSessions
  readonly states: OrderStates
  readonly storeCredit: StoreCredit
  readonly tasks: readonly ScheduledTask[]
}

/** What staff call, feature by feature. */
export function staffCallHandlers(deps: StaffCallDeps): Handlers {
  const orders = createStaffOrders(deps)
  return {
    ...staffRoutes({
      sessions: deps.staffSessions,
      firstOwner: deps.firstOwner,
      isSecure: deps.storeUrl.startsWith('https:'),
      deviceCookie: staffDeviceCookie(deps.storeUrl),
    }),
    ...assembleStaffProducts(deps),
    ...collectionStaffRoutes(createStaffCollections(deps)),
    ...reviewStaffRoutes(createStaffReviews(deps)),
    ...orderStaffRoutes(orders),
    ...orderLimitStaffRoutes({
      limits: createStaffOrderLimits(deps),
      alerts: createStaffOrderAlerts({ ...deps, orders }),
    }),
    ...explanationStaffRoutes(deps.explanations),
    ...paymentStaffRoutes({ payments: createStaffPayments(deps), methods: createStaffMethods(deps) }),
    ...storeCreditStaffRoutes(createStaffStoreCredit(deps)),
    ...promoCodeStaffRoutes(createStaffPromoCodes(deps)),
    ...currencyStaffRoutes(createStaffCurrencies(deps)),
    ...zoneStaffRoutes(createStaffZones(deps)),
    ...countryStaffRoutes(createStaffCountries(deps)),
    ...customerStaffRoutes(createStaffCustomers(deps)),
    ...subscriberStaffRoutes(createStaffSubscribers(deps)),
    ...consentStaffRoutes(createStaffConsents(deps)),
    ...failedJobStaffRoutes(createStaffFailedJobs({ ...deps, queues: () => queueNamesOf(deps.events) })),
    ...taskStaffRoutes(createStaffTasks(deps)),
  }
}
