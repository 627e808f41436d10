import type { Database } from '../../platform/database/database.ts'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { findOrder, orderCompleted, orderRefunded } from '../orders/index.ts'
import type { Likes } from './gallery/likes.service.ts'

interface Deps {
  readonly database: Database
  readonly likes: Likes
}

/** Likes count for the leaderboard once their giver has kept what was bought, and no more once all of it went back. */
export function communitySubscriptions({ database, likes }: Deps): Subscription[] {
  const recountBuyer = async ({ orderId }: { readonly orderId: string }) => {
    const customerId = (await findOrder(database.db, orderId))?.order.customerId
    if (customerId != null) await likes.recount(customerId)
  }
  return [
    subscribe(orderCompleted, 'community-likes', recountBuyer),
    subscribe(orderRefunded, 'community-likes', recountBuyer),
  ]
}
