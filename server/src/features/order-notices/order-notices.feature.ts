import { after } from '../../platform/clock.ts'
import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { orderPlaced } from '../orders/index.ts'
import { orderDigestDue, orderNoticeDue } from './order-notices.events.ts'
import { purgeOrdersBefore } from './order-notices.queries.ts'
import { emailDigest, emailOrder, noticeOrder, startDigests } from './order-notices.service.ts'
import { orderNoticesStaffRoutes } from './order-notices.staff.routes.ts'

/** No digest reaches back further. */
const retentionMs = 3 * 24 * 3_600_000

export const orderNoticesFeature = (shop: Shop): Feature => ({
  name: 'order-notices',
  handlers: orderNoticesStaffRoutes(shop),
  subscriptions: [
    subscribe(orderPlaced, 'staff-notice', ({ orderId }) => noticeOrder(shop, orderId)),
    subscribe(orderNoticeDue, 'email', ({ staffId, orderId }) => emailOrder(shop, staffId, orderId)),
    subscribe(orderDigestDue, 'email', ({ staffId, from, until }) =>
      emailDigest(shop, staffId, new Date(from), new Date(until)),
    ),
  ],
  tasks: [{ name: 'send-order-digests', rhythm: 'every-minute', run: () => startDigests(shop) }],
  retention: [
    { name: 'purge-new-orders', purge: (db, now) => purgeOrdersBefore(db, after(now, -retentionMs)) },
  ],
})
