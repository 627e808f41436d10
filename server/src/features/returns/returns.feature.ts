import type { ReturnTodo } from '@first-fashion/contract/returns/status'
import { after } from '../../platform/clock.ts'
import type { Feature, WaitingList } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { reopenLate, reopenUnpaid } from './exchanges/difference-outcome.ts'
import { returnLabelRoutes } from './label/return-labels.service.ts'
import {
  anonymisePhotos,
  picturesOfReturns,
  purgeUnsent,
  takeUnsentBack,
} from './photos/return-photos.queries.ts'
import { returnReminder } from './reminders/return-reminder.mail.ts'
import { sendDueReminders } from './reminders/return-reminders.service.ts'
import { allReturnMails } from './return-mail-kinds.ts'
import { anonymiseRequests, countRequests, requestsOfCustomer } from './returns.queries.ts'
import { returnRoutes } from './returns.routes.ts'
import { returnViews } from './returns.service.ts'
import { returnSubscriptions } from './returns.subscribers.ts'
import { returnStaffRoutes } from './staff/returns.staff.routes.ts'

/** Photos of a request that was not sent, for a shopper who comes back to it the same day. */
const unsentForMs = 24 * 3_600_000

/** What staff have to do with requests, as their list filters them. */
const toDo = (name: WaitingList['name'], todo: ReturnTodo): WaitingList => ({
  name,
  permission: 'returns.read',
  path: `/returns?todo=${todo}`,
  count: (db) => countRequests(db, { todo }),
})

export const returnsFeature = (shop: Shop): Feature => ({
  name: 'returns',
  mails: [...allReturnMails, returnReminder],
  handlers: {
    ...returnRoutes(shop),
    ...returnStaffRoutes(shop),
    ...returnLabelRoutes(shop),
  },
  subscriptions: returnSubscriptions(shop),
  tasks: [
    { name: 'reopen-unpaid-exchanges', rhythm: 'every-minute', run: () => reopenUnpaid(shop) },
    { name: 'reopen-late-exchanges', rhythm: 'every-minute', run: () => reopenLate(shop) },
    { name: 'send-return-reminders', rhythm: 'every-minute', run: () => sendDueReminders(shop) },
  ],
  retention: [{ name: 'purge-return-photos', purge: (db, now) => purgeUnsent(db, after(now, -unsentForMs)) }],
  waiting: [
    toDo('returns-to-decide', 'decide'),
    toDo('returns-to-receive', 'receive'),
    toDo('returns-to-settle', 'settle'),
  ],
  uploads: [{ kind: 'return-photo', ownedAmong: picturesOfReturns }],
  personalData: {
    tables: ['return_requests', 'return_photos', 'return_reminders'],
    download: async (db, { customerId }) => ({
      returns: await returnViews(db, await requestsOfCustomer(db, customerId)),
    }),
    // The account's row takes its name off them; what was written goes once a request is over.
    erase: async (tx, { customerId }) => {
      const unsent = await takeUnsentBack(tx, customerId)
      return () => Promise.all(unsent.map((name) => shop.uploads.discard(name)))
    },
    anonymise: async (tx) => {
      await anonymisePhotos(tx)
      await anonymiseRequests(tx)
    },
  },
})
