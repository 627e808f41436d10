import type { Feature } from '../../platform/feature.ts'
import { type ReturnLabelsDeps, returnLabelRoutes } from './label/return-labels.service.ts'
import { anonymiseRequests, requestsOfCustomer } from './returns.queries.ts'
import { returnRoutes } from './returns.routes.ts'
import { createReturns, type ReturnsDeps, returnViews } from './returns.service.ts'
import { type ReturnSubscriptionsDeps, returnSubscriptions } from './returns.subscribers.ts'
import { returnStaffRoutes } from './staff/returns.staff.routes.ts'
import { createStaffReturns, type StaffReturnsDeps } from './staff/returns.staff.service.ts'

type Deps = ReturnsDeps & StaffReturnsDeps & ReturnSubscriptionsDeps & ReturnLabelsDeps

export const returnsFeature = (deps: Deps): Feature => ({
  name: 'returns',
  handlers: {
    ...returnRoutes(createReturns(deps)),
    ...returnStaffRoutes(createStaffReturns(deps)),
    ...returnLabelRoutes(deps),
  },
  subscriptions: returnSubscriptions(deps),
  personalData: {
    tables: ['return_requests'],
    download: async (db, { customerId }) => ({
      returns: await returnViews(db, await requestsOfCustomer(db, customerId)),
    }),
    // The account's row takes its name off them; what was written goes once a request is over.
    anonymise: anonymiseRequests,
  },
})
