import { dayInColombo } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import { networkOf } from '../../../platform/http/network.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { findProduct, unknownProduct } from '../../catalog/index.ts'
import { awardedSince, awardFor } from '../ledger/ledger.queries.ts'
import { dayBegin } from '../ledger/ledger.rules.ts'
import { settlePoints } from '../ledger/ledger.service.ts'
import { earningRules, lockMember } from '../members/members.queries.ts'
import { countShare } from './share-networks.queries.ts'

/** So many people share in one network on a day. */
const sharersOfNetwork = 4

/**
 * Awards a point for sharing a product, once a product and day of Colombo [A9.14], and up to a daily number
 * of products; accounts of one network earn together what a few people would. Returns the points. Refuses with
 * 'catalog.product-unknown', 'loyalty.shared-today' and 'loyalty.too-many-awards'.
 */
export async function awardShare(
  shop: Shop,
  customerId: string,
  { productId, address }: { readonly productId: string; readonly address: string },
): Promise<number> {
  const { database, clock } = shop
  const product = isUuid(productId) ? await findProduct(database.db, productId) : undefined
  if (product === undefined || !product.isPublished) throw unknownProduct()
  return database.transaction(async (tx) => {
    const now = clock.now()
    const reasonKey = `share:${customerId}:${product.id}:${dayInColombo(now)}`
    await lockMember(tx, customerId, now)
    if ((await awardFor(tx, reasonKey)) !== undefined) throw sharedToday()
    const rules = await earningRules(tx)
    const today = await awardedSince(tx, customerId, ['share'], dayBegin(now))
    if (today.entries >= rules.dailyShares) throw tooManyAwards('today')
    const network = { network: networkOf(address), day: dayInColombo(now) }
    const maximum = rules.dailyShares * sharersOfNetwork
    if (!(await countShare(tx, { ...network, maximum }))) throw tooManyAwards('today')
    const points = await settlePoints(shop, tx, {
      customerId,
      kind: 'share',
      reasonKey,
      sourceId: product.id,
      description: `Shared ${product.name}`,
      points: rules.sharePoints,
    })
    if (points === 0 && rules.sharePoints > 0) throw tooManyAwards('this month')
    return points
  })
}

const sharedToday = () =>
  new AppError(
    'conflict',
    'loyalty.shared-today',
    'You have already earned points for sharing this product today',
  )

const tooManyAwards = (period: string) =>
  new AppError(
    'refused',
    'loyalty.too-many-awards',
    `You have earned all the points for sharing that you can earn ${period}`,
  )
