import type { Feature } from '../../platform/feature.ts'
import type { OrderMailerDeps } from './order-mailer.service.ts'
import { orderMailStaffRoutes } from './order-mails.staff.service.ts'
import { orderMailSubscriptions } from './order-mails.subscribers.ts'

export const orderMailsFeature = (deps: OrderMailerDeps): Feature => ({
  name: 'order-mails',
  handlers: {
    'orders.by-link': async ({ body }) => ({ success: true, order: await deps.orderLinks.open(body.token) }),
    ...orderMailStaffRoutes(deps),
  },
  subscriptions: orderMailSubscriptions(deps),
})
