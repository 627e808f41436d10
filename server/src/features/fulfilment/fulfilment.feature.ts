import type { PartnerOrderTodo } from '@first-fashion/contract/fulfilment/status'
import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature, WaitingList } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { partnerOrderRefused, partnerParcelShipped } from './fulfilment.events.ts'
import { fulfilmentMails, sendParcelMail, sendRefusedMail } from './fulfilment.mail.ts'
import { fulfilmentRoutes } from './fulfilment.routes.ts'
import { fulfilmentSubscriptions } from './fulfilment.subscribers.ts'
import { askAboutUnheard } from './fulfilment.tasks.ts'
import { purgeWebhookEvents } from './partner-orders.queries.ts'
import { anonymisePartnerOrders } from './personal-data.queries.ts'
import { countPartnerOrders } from './staff/partner-order-list.queries.ts'
import { partnerOrderStaffRoutes } from './staff/partner-orders.staff.routes.ts'

/** Longer than the partner repeats an event. */
const webhookEventsStayMs = 30 * 24 * 3_600_000

const toDo = (name: WaitingList['name'], todo: PartnerOrderTodo): WaitingList => ({
  name,
  permission: 'fulfilment.read',
  path: `/made-to-order?todo=${todo}`,
  count: (db) => countPartnerOrders(db, todo),
})

export const fulfilmentFeature = (shop: Shop): Feature => ({
  name: 'fulfilment',
  mails: fulfilmentMails,
  handlers: { ...fulfilmentRoutes(shop), ...partnerOrderStaffRoutes(shop) },
  subscriptions: [
    ...fulfilmentSubscriptions(shop),
    subscribe(partnerOrderRefused, 'email', ({ partnerOrderId }) => sendRefusedMail(shop, partnerOrderId)),
    subscribe(partnerParcelShipped, 'email', ({ partnerOrderId }) => sendParcelMail(shop, partnerOrderId)),
  ],
  waiting: [toDo('cash-to-confirm', 'cash-to-confirm'), toDo('print-problems', 'problem')],
  tasks: [{ name: 'ask-print-partner', rhythm: 'every-minute', run: () => askAboutUnheard(shop) }],
  retention: [
    {
      name: 'purge-print-webhooks',
      purge: (db, now) => purgeWebhookEvents(db, new Date(now.getTime() - webhookEventsStayMs)),
    },
  ],
  // Its rows name no customer, but what was written about their orders may.
  personalData: { tables: [], anonymise: anonymisePartnerOrders },
})
