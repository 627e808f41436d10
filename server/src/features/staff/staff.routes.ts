import type { DeviceCookie } from '../../platform/http/device-cookie.ts'
import type { Handlers, StaffSession } from '../../platform/http/handlers.ts'
import type { StaffCollections } from './collections/staff-collections.service.ts'
import type { FirstOwner } from './first-owner.service.ts'
import type { StaffPromoCodes } from './promo-codes/staff-promo-codes.service.ts'
import type { StaffCountries } from './shipping/staff-countries.service.ts'
import type { StaffZones } from './shipping/staff-zones.service.ts'
import type { StaffReviews } from './shoppers/staff-reviews.service.ts'
import type { StaffCurrencies } from './staff-currencies.service.ts'
import type { StaffCustomers } from './staff-customers.service.ts'
import type { StaffOrders } from './staff-orders.service.ts'
import type { StaffSessions } from './staff-sessions.service.ts'
import type { StaffConsents } from './visitors/staff-consents.service.ts'
import type { StaffSubscribers } from './visitors/staff-subscribers.service.ts'

export interface StaffRoutesDeps {
  readonly sessions: StaffSessions
  readonly firstOwner: FirstOwner
  readonly orders: StaffOrders
  readonly collections: StaffCollections
  readonly customers: StaffCustomers
  readonly consents: StaffConsents
  readonly subscribers: StaffSubscribers
  readonly reviews: StaffReviews
  readonly currencies: StaffCurrencies
  readonly promoCodes: StaffPromoCodes
  readonly zones: StaffZones
  readonly countries: StaffCountries
  /** Whether the shop is reached by https, so that the cookie may demand it. */
  readonly isSecure: boolean
  readonly deviceCookie: DeviceCookie
}

export const staffCookie = 'staff_session'

export const staffRoutes = ({
  sessions,
  firstOwner,
  orders,
  collections,
  customers,
  consents,
  subscribers,
  reviews,
  currencies,
  promoCodes,
  zones,
  countries,
  isSecure,
  deviceCookie,
}: StaffRoutesDeps): Handlers => {
  const cookie = { path: '/api/admin', httpOnly: true, sameSite: 'strict', secure: isSecure } as const
  return {
    'staff.sign-in': async ({ body, reply }) => {
      const device = deviceCookie.tokenFor(reply.request)
      const { token, session } = await sessions.signIn(body.email, body.password, device)
      reply.setCookie(staffCookie, token, cookie)
      deviceCookie.write(reply, device)
      return signedIn(session)
    },
    'staff.first-owner': async ({ body }) => {
      await firstOwner.make(body)
      return { success: true, message: 'Welcome. You can sign in now.' }
    },
    'staff.session': async ({ session }) => signedIn(session),
    'staff.sign-out': async ({ session, reply }) => {
      await sessions.end(session.tokenHash)
      reply.clearCookie(staffCookie, cookie)
      return { success: true }
    },
    'staff.orders': async ({ session, query }) => ({ success: true, ...(await orders.list(session, query)) }),
    'staff.order': async ({ session, params }) => ({
      success: true,
      order: await orders.find(session, params.id),
    }),
    'staff.order-explanation': async ({ session, params }) => ({
      success: true,
      explanation: await orders.explain(session, params.id),
    }),
    'staff.order-move': async ({ session, params, body }) => {
      const order = await orders.move(session, params.id, body)
      return { success: true, order, message: `Order ${order.orderNumber}: ${order.status}` }
    },
    ...lineRoutes(collections),
    ...reviewRoutes(reviews),
    'staff.currencies': async ({ session }) => ({
      success: true,
      ...(await currencies.list(session)),
    }),
    'staff.currency-add': async ({ session, body }) => ({
      success: true,
      currencies: await currencies.add(session, body),
      message: `${body.code} added`,
    }),
    'staff.currency-edit': async ({ session, params, body }) => ({
      success: true,
      currencies: await currencies.edit(session, params.code, body),
      message: `${params.code} saved`,
    }),
    ...promoCodeRoutes(promoCodes),
    ...customerRoutes(customers),
    ...zoneRoutes(zones),
    ...countryRoutes(countries),
    'staff.consents': async ({ session, query }) => ({
      success: true,
      ...(await consents.list(session, query)),
    }),
    'staff.subscribers': async ({ session, query }) => ({
      success: true,
      ...(await subscribers.list(session, query)),
    }),
    'staff.subscribers-export': async ({ session, body }) => ({
      success: true,
      ...(await subscribers.export(session, body)),
    }),
  }
}

const signedIn = ({ staffId, name, email, role, csrfToken }: StaffSession) => ({
  success: true as const,
  staff: { _id: staffId, name, email, role },
  csrfToken,
})

const customerRoutes = (customers: StaffCustomers): Handlers => ({
  'staff.customers': async ({ session, query }) => ({
    success: true,
    ...(await customers.list(session, query)),
  }),
  'staff.customer': async ({ session, params }) => ({
    success: true,
    customer: await customers.find(session, params.id),
  }),
  'staff.customer-block': async ({ session, params, body }) => ({
    success: true,
    customer: await customers.block(session, params.id, body.reason),
    message: 'Account blocked',
  }),
  'staff.customer-unblock': async ({ session, params }) => ({
    success: true,
    customer: await customers.unblock(session, params.id),
    message: 'Account unblocked',
  }),
  'staff.customer-reset': async ({ session, params }) => {
    await customers.sendReset(session, params.id)
    return { success: true, message: 'Password reset link sent' }
  },
})

const zoneRoutes = (zones: StaffZones): Handlers => ({
  'staff.zones': async ({ session }) => ({ success: true, zones: await zones.list(session) }),
  'staff.zone-add': async ({ session, body }) => ({
    success: true,
    zones: await zones.add(session, body),
    message: `${body.name} added`,
  }),
  'staff.zone-edit': async ({ session, params, body }) => ({
    success: true,
    zones: await zones.edit(session, params.id, body),
    message: `${body.name} saved`,
  }),
  'staff.shipping-test': async ({ session, body }) => ({
    success: true,
    ...(await zones.test(session, body)),
  }),
})

const countryRoutes = (countries: StaffCountries): Handlers => ({
  'staff.countries': async ({ session, query }) => ({
    success: true,
    ...(await countries.list(session, query)),
  }),
  'staff.country-set': async ({ session, params, body }) => {
    const country = await countries.set(session, params.code, body.isDelivered)
    const message = body.isDelivered
      ? `${country.name} is available at checkout`
      : `${country.name} is no longer available at checkout`
    return { success: true, country, message }
  },
})

const lineRoutes = (collections: StaffCollections): Handlers => ({
  'staff.collections': async ({ session }) => ({
    success: true,
    collections: await collections.list(session),
  }),
  'staff.collection': async ({ session, params }) => ({
    success: true,
    ...(await collections.find(session, params.id)),
  }),
  'staff.collection-add': async ({ session, body }) => {
    const added = await collections.add(session, body)
    return { success: true, ...added, message: `${added.collection.name} added. Now add products to it.` }
  },
  'staff.collection-edit': async ({ session, params, body }) => ({
    success: true,
    ...(await collections.edit(session, params.id, body)),
    message: 'Saved. The store shows it now.',
  }),
  'staff.collection-products': async ({ session, params, body }) => ({
    success: true,
    ...(await collections.place(session, params.id, body)),
    message: 'Saved. The store shows it now.',
  }),
  'staff.collections-order': async ({ session, body }) => ({
    success: true,
    collections: await collections.order(session, body.ids),
    message: 'Order saved',
  }),
  'staff.collection-delete': async ({ session, params }) => ({
    success: true,
    collections: await collections.delete(session, params.id),
    message: 'Collection deleted. Its products are still in the shop.',
  }),
})

const reviewRoutes = (reviews: StaffReviews): Handlers => ({
  'staff.reviews': async ({ session, query }) => ({ success: true, ...(await reviews.list(session, query)) }),
  'staff.review-hide': async ({ session, params, body }) => ({
    success: true,
    review: await reviews.hide(session, params.id, body.reason),
    message: 'Review hidden',
  }),
  'staff.review-show': async ({ session, params, body }) => ({
    success: true,
    review: await reviews.show(session, params.id, body.reason),
    message: 'Review restored',
  }),
})

const promoCodeRoutes = (promoCodes: StaffPromoCodes): Handlers => ({
  'staff.promo-codes': async ({ session, query }) => ({
    success: true,
    ...(await promoCodes.list(session, query)),
  }),
  'staff.promo-code-add': async ({ session, body }) => ({
    success: true,
    promoCode: await promoCodes.add(session, body),
    message: `${body.code} created`,
  }),
  'staff.promo-code-edit': async ({ session, params, body }) => ({
    success: true,
    promoCode: await promoCodes.edit(session, params.code, body),
    message: `${params.code} saved`,
  }),
})
