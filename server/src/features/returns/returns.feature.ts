import { after } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { reopenLate, reopenUnpaid } from './exchanges/difference-outcome.ts'
import { createDifferencePayments, type DifferencePaymentsDeps } from './exchanges/pay-difference.ts'
import { returnLabelRoutes } from './label/return-labels.service.ts'
import {
  anonymisePhotos,
  picturesOfReturns,
  purgeUnsent,
  takeUnsentBack,
} from './photos/return-photos.queries.ts'
import { createReturnPhotos } from './photos/return-photos.service.ts'
import { createReturnReminders } from './reminders/return-reminders.service.ts'
import { anonymiseRequests, requestsOfCustomer } from './returns.queries.ts'
import { returnRoutes } from './returns.routes.ts'
import { createReturns, type ReturnsDeps, returnViews } from './returns.service.ts'
import { type ReturnSubscriptionsDeps, returnSubscriptions } from './returns.subscribers.ts'
import type { ReturnDecisionsDeps } from './staff/return-decisions.staff.service.ts'
import { returnStaffRoutes } from './staff/returns.staff.routes.ts'
import { withdrawRequest } from './withdrawal.ts'

/** Photos of a request that was not sent, for a shopper who comes back to it the same day. */
const unsentForMs = 24 * 3_600_000

type Deps = ReturnsDeps & ReturnDecisionsDeps & ReturnSubscriptionsDeps & DifferencePaymentsDeps & Shop & Shop

export const returnsFeature = (deps: Deps): Feature => ({
  name: 'returns',
  handlers: {
    ...returnRoutes({
      returns: createReturns(deps),
      withdraw: (...given) => withdrawRequest(deps, ...given),
      differences: createDifferencePayments(deps),
      photos: createReturnPhotos(deps),
      reminders: createReturnReminders(deps),
    }),
    ...returnStaffRoutes(deps),
    ...returnLabelRoutes(deps),
  },
  subscriptions: returnSubscriptions(deps),
  tasks: [
    { name: 'reopen-unpaid-exchanges', rhythm: 'every-minute', run: () => reopenUnpaid(deps) },
    { name: 'reopen-late-exchanges', rhythm: 'every-minute', run: () => reopenLate(deps) },
    { name: 'send-return-reminders', rhythm: 'every-minute', run: createReturnReminders(deps).sendDue },
  ],
  retention: [{ name: 'purge-return-photos', purge: (db, now) => purgeUnsent(db, after(now, -unsentForMs)) }],
  uploads: [{ kind: 'return-photo', ownedAmong: picturesOfReturns }],
  personalData: {
    tables: ['return_requests', 'return_photos', 'return_reminders'],
    download: async (db, { customerId }) => ({
      returns: await returnViews(db, await requestsOfCustomer(db, customerId)),
    }),
    // The account's row takes its name off them; what was written goes once a request is over.
    erase: async (tx, { customerId }) => {
      const unsent = await takeUnsentBack(tx, customerId)
      return () => Promise.all(unsent.map((name) => deps.uploads.discard(name)))
    },
    anonymise: async (tx) => {
      await anonymisePhotos(tx)
      await anonymiseRequests(tx)
    },
  },
})
