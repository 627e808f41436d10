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
import type { Likes } from './gallery/likes.service.ts'
import { lookTakenDown } from './looks.events.ts'
import { movePictures } from './moderation/picture-addresses.service.ts'
import type { WornLooks } from './worn/worn-looks.service.ts'

interface Deps extends Shop {
  readonly likes: Likes
  readonly wornLooks: WornLooks
}

/**
 * Likes count once their giver has confirmed the address, and for the leaderboard once they have kept what was bought, and no more once all of it went back. What is
 * worn in a look shows on product pages while nothing of it goes back, and again when it is bought again. Pictures of
 * looks that are taken down move away.
 */
export function looksSubscriptions({ likes, wornLooks, ...deps }: Deps): Subscription[] {
  const ofBuyer =
    (work: (customerId: string) => Promise<void>) =>
    async ({ orderId }: { readonly orderId: string }) => {
      const customerId = (await findOrder(deps.database.db, orderId))?.order.customerId
      if (customerId != null) await work(customerId)
    }
  const recountBuyer = ofBuyer(likes.recount)
  const recheckWorn = ofBuyer(wornLooks.recheck)
  return [
    subscribe(customerVerified, 'community-likes', ({ customerId }) => likes.confirm(customerId)),
    subscribe(orderCompleted, 'community-likes', recountBuyer),
    subscribe(orderRefunded, 'community-likes', recountBuyer),
    subscribe(orderRefundReversed, 'community-likes', recountBuyer),
    subscribe(orderDelivered, 'community-worn', recheckWorn),
    subscribe(orderRefunded, 'community-worn', recheckWorn),
    subscribe(orderRefundReversed, 'community-worn', recheckWorn),
    subscribe(returnRequested, 'community-worn', recheckWorn),
    subscribe(returnChanged, 'community-worn', recheckWorn),
    subscribe(returnRejected, 'community-worn', recheckWorn),
    subscribe(returnWithdrawn, 'community-worn', recheckWorn),
    subscribe(returnReceived, 'community-worn', recheckWorn),
    subscribe(lookTakenDown, 'community-pictures', (known) => movePictures(deps, known)),
  ]
}
