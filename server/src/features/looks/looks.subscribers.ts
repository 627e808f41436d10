import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import type { Shop } from '../../shop.ts'
import { customerVerified } from '../accounts/index.ts'
import {
  findOrder,
  orderCompleted,
  orderDelivered,
  orderRefunded,
  orderRefundReversed,
} from '../orders/index.ts'
import {
  returnChanged,
  returnReceived,
  returnRejected,
  returnRequested,
  returnWithdrawn,
} from '../returns/index.ts'
import { confirmLikes, recountLikes } from './gallery/likes.service.ts'
import { lookTakenDown } from './looks.events.ts'
import { movePictures } from './moderation/picture-addresses.service.ts'
import { recheckWorn } from './worn/worn-looks.service.ts'

/**
 * Likes count once their giver has confirmed the address, and for the leaderboard once they have kept what was bought,
 * and no more once all of it went back. What is worn in a look shows on product pages while nothing of it goes back, and
 * again when it is bought again. Pictures of looks that are taken down move away.
 */
export function looksSubscriptions(shop: Shop): Subscription[] {
  const ofBuyer =
    (work: (shop: Shop, customerId: string) => Promise<void>) =>
    async ({ orderId }: { readonly orderId: string }) => {
      const customerId = (await findOrder(shop.database.db, orderId))?.order.customerId
      if (customerId != null) await work(shop, customerId)
    }
  const recount = ofBuyer(recountLikes)
  const recheck = ofBuyer(recheckWorn)
  return [
    subscribe(customerVerified, 'community-likes', ({ customerId }) => confirmLikes(shop, customerId)),
    subscribe(orderCompleted, 'community-likes', recount),
    subscribe(orderRefunded, 'community-likes', recount),
    subscribe(orderRefundReversed, 'community-likes', recount),
    subscribe(orderDelivered, 'community-worn', recheck),
    subscribe(orderRefunded, 'community-worn', recheck),
    subscribe(orderRefundReversed, 'community-worn', recheck),
    subscribe(returnRequested, 'community-worn', recheck),
    subscribe(returnChanged, 'community-worn', recheck),
    subscribe(returnRejected, 'community-worn', recheck),
    subscribe(returnWithdrawn, 'community-worn', recheck),
    subscribe(returnReceived, 'community-worn', recheck),
    subscribe(lookTakenDown, 'community-pictures', (known) => movePictures(shop, known)),
  ]
}
