import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import type { Shop } from '../../shop.ts'
import { customerById, customerRegistered, customerVerified } from '../accounts/index.ts'
import { productNames } from '../catalog/index.ts'
import { challengeWon } from '../challenges/index.ts'
import { linesRefunded } from '../line-refunds/index.ts'
import { styleSubmitted, submissionRemoved } from '../looks/index.ts'
import {
  orderCancelled,
  orderCompleted,
  orderPaid,
  orderPlaced,
  orderRefunded,
  orderRefundReversed,
} from '../orders/index.ts'
import { returnReceived } from '../returns/index.ts'
import { publishedReviewBy, reviewPublished, reviewRemoved } from '../reviews/index.ts'
import { settleOrderPoints } from './earning/order-points.ts'
import { settleReferral, settleReferralOfBuyer } from './earning/referral-points.ts'
import { awardChallenge, settleStylePoints } from './earning/style-points.ts'
import { settlePoints } from './ledger/ledger.service.ts'
import { tierChanged } from './loyalty.events.ts'
import { tierMail } from './loyalty.mail.ts'
import { allTiers, earningRules } from './members/members.queries.ts'

/** Points follow what happens to orders, reviews and people. */
export const loyaltySubscriptions = (shop: Shop): Subscription[] => [
  ...[orderPaid, orderCancelled, linesRefunded, returnReceived].map((event) =>
    subscribe(event, 'points', ({ orderId }) => settleOrderPoints(shop, orderId)),
  ),
  // The first order that a friend keeps makes the referral count.
  ...[orderCompleted, orderRefundReversed].map((event) =>
    subscribe(event, 'points', async ({ orderId }) => {
      await settleOrderPoints(shop, orderId)
      await settleReferralOfBuyer(shop, orderId)
    }),
  ),
  subscribe(orderRefunded, 'points', ({ orderId }) => settleOrderPoints(shop, orderId)),
  subscribe(reviewPublished, 'points', (review) => settleReviewPoints(shop, review)),
  subscribe(reviewRemoved, 'points', (review) => settleReviewPoints(shop, review)),
  subscribe(styleSubmitted, 'points', (style) => settleStylePoints(shop, style)),
  subscribe(submissionRemoved, 'points', (style) => settleStylePoints(shop, style)),
  subscribe(challengeWon, 'points', (prize) => awardChallenge(shop, prize)),
  subscribe(customerRegistered, 'referral', ({ customerId }) => settleReferral(shop, customerId)),
  subscribe(customerVerified, 'referral', ({ customerId }) => settleReferral(shop, customerId)),
  // An order shows a phone and an address, which may be the referrer's own.
  subscribe(orderPlaced, 'referral', async ({ customerId }) => {
    if (customerId !== null) await settleReferral(shop, customerId)
  }),
  // Its payment may be made with the referrer's card.
  subscribe(orderPaid, 'referral', ({ orderId }) => settleReferralOfBuyer(shop, orderId)),
  subscribe(tierChanged, 'tier-email', (change) => sendTierMail(shop, change)),
]

async function sendTierMail(
  { database, mail, storeUrl }: Shop,
  { customerId, from, to, isUp }: { customerId: string; from: string; to: string; isUp: boolean },
): Promise<void> {
  const customer = await customerById(database.db, customerId)
  if (customer === undefined) return
  const tier = (await allTiers(database.db)).find(({ name }) => name === to)
  await mail.send(
    tierMail({
      to: customer.email,
      customerName: customer.name,
      from,
      tier: to,
      benefits: tier?.benefits ?? [],
      isUp,
      storeUrl,
    }),
  )
}

/** A point for a customer's review of a product while it is shown: once, however often it goes and comes back. */
async function settleReviewPoints(
  shop: Shop,
  { productId, customerId }: { readonly productId: string; readonly customerId: string | null },
): Promise<void> {
  if (customerId === null) return
  await shop.database.transaction(async (tx) => {
    const isShown = (await publishedReviewBy(tx, productId, customerId)).length > 0
    const { reviewPoints } = await earningRules(tx)
    const name = (await productNames(tx, [productId])).get(productId)?.name
    await settlePoints(shop, tx, {
      customerId,
      kind: 'review',
      reasonKey: `review:${customerId}:${productId}`,
      sourceId: productId,
      description: name === undefined ? 'Review' : `Review of ${name}`,
      points: isShown ? reviewPoints : 0,
      stands: isShown,
      reversedBy: 'removed-review',
    })
  })
}
