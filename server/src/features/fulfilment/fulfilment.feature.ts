import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { OrderMailerDeps } from '../order-mails/index.ts'
import { partnerOrderRefused, partnerParcelShipped } from './fulfilment.events.ts'
import { createPartnerMails } from './fulfilment.mail.ts'
import { fulfilmentRoutes } from './fulfilment.routes.ts'
import { fulfilmentSubscriptions } from './fulfilment.subscribers.ts'
import { askAboutUnheard } from './fulfilment.tasks.ts'
import type { FulfilmentDeps } from './fulfilment-deps.ts'
import { purgeWebhookEvents } from './partner-orders.queries.ts'
import { anonymisePartnerOrders } from './personal-data.queries.ts'
import { partnerOrderStaffRoutes } from './staff/partner-orders.staff.routes.ts'
import { createStaffPartnerOrders } from './staff/partner-orders.staff.service.ts'

/** Longer than the partner repeats an event. */
const webhookEventsStayMs = 30 * 24 * 3_600_000

type Deps = FulfilmentDeps & OrderMailerDeps

export function fulfilmentFeature(deps: Deps): Feature {
  const mails = createPartnerMails(deps)
  return {
    name: 'fulfilment',
    handlers: { ...fulfilmentRoutes(deps), ...partnerOrderStaffRoutes(createStaffPartnerOrders(deps)) },
    subscriptions: [
      ...fulfilmentSubscriptions(deps),
      subscribe(partnerOrderRefused, 'email', ({ partnerOrderId }) => mails.refused(partnerOrderId)),
      subscribe(partnerParcelShipped, 'email', ({ partnerOrderId }) => mails.shipped(partnerOrderId)),
    ],
    tasks: [{ name: 'ask-print-partner', rhythm: 'every-minute', run: () => askAboutUnheard(deps) }],
    retention: [
      {
        name: 'purge-print-webhooks',
        purge: (db, now) => purgeWebhookEvents(db, new Date(now.getTime() - webhookEventsStayMs)),
      },
    ],
    // Its rows name no customer, but what was written about their orders may.
    personalData: { tables: [], anonymise: anonymisePartnerOrders },
  }
}
