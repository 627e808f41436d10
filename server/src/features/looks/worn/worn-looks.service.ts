import type { Calls, ParsedQuery, ResponseOf } from '@first-fashion/contract'
import { bySize } from '@first-fashion/contract/catalog/size-sort'
import { submissionTag } from '@first-fashion/contract/looks/cache-tags'
import type { OwnWornLook } from '@first-fashion/contract/looks/moderation-calls'
import type { BoughtItem } from '@first-fashion/contract/looks/worn-calls'
import { wornLooksShown } from '@first-fashion/contract/looks/worn-consent'
import type { Db } from '../../../platform/database/database.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pagesOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { productNames } from '../../catalog/index.ts'
import { authorsOf, communityPagesChanged, lockMember, refuseBlockedMember } from '../../members/index.ts'
import { unknownSubmission } from '../gallery/gallery.service.ts'
import { lockLook } from '../moderation/looks.queries.ts'
import { ownedItems } from './owned-items.queries.ts'
import {
  findWornLook,
  firstPictures,
  insertConsent,
  itemsOfLooks,
  looksWearing,
  setConsent,
  setOwned,
  wornLooksOf,
  wornSizes,
} from './worn.queries.ts'
import { refuseOtherWords, skuKey } from './worn.rules.ts'

type WornList = Omit<ResponseOf<Calls['community.worn']>, 'success'>

/** What a customer bought and still has. */
export const findBoughtItems = async ({ database }: Shop, customerId: string): Promise<BoughtItem[]> => [
  ...(await ownedItems(database.db, customerId)).values(),
]

/** The looks that show on the page of a product. */
export async function findLooksWearing(
  { database: { db } }: Shop,
  query: ParsedQuery<Calls['community.worn']>,
): Promise<WornList> {
  const { product: productId, size, page: current = 1 } = query
  const none = { looks: [], sizes: [], pagination: { total: 1, current } }
  if (!isUuid(productId)) return none
  const window = { limit: wornLooksShown, offset: (current - 1) * wornLooksShown }
  const [{ rows, total }, sizes] = await Promise.all([
    looksWearing(db, { productId, size }, window),
    wornSizes(db, productId),
  ])
  const ids = rows.map(({ id }) => id)
  const authorIds = rows.map(({ customerId }) => customerId)
  const [authors, pictures, items] = await Promise.all([
    authorsOf(db, authorIds),
    firstPictures(db, ids),
    itemsOfLooks(db, ids),
  ])
  return {
    looks: rows.flatMap(({ id, title, customerId, heightCm }) => {
      const user = authors.get(customerId)
      const picture = pictures.find(({ submissionId }) => submissionId === id)
      if (user === undefined || picture === undefined) return []
      const worn = items.filter(
        (item) => item.submissionId === id && item.productId === productId && item.isOwned,
      )
      return {
        _id: id,
        title,
        image: { url: picture.url, caption: picture.caption },
        user,
        worn: worn.map((item) => ({ size: item.size, color: item.color })),
        heightCm,
      }
    }),
    sizes: sizes.toSorted((one, other) => bySize(one.size, other.size)),
    pagination: { total: pagesOf(total, wornLooksShown), current },
  }
}

/**
 * Agrees that an own look shows on product pages, with the version of the words, or takes it back with ''. Refuses with
 * 'community.submission-unknown', '.consent-missing' and '.blocked'.
 */
export async function setWornConsent(
  shop: Shop,
  customerId: string,
  submissionId: string,
  version: string,
): Promise<void> {
  if (!isUuid(submissionId)) throw unknownSubmission()
  if (version !== '') refuseOtherWords(version)
  await shop.database.transaction(async (tx) => {
    const look = await lockLook(tx, submissionId)
    const worn = await findWornLook(tx, submissionId)
    if (look?.customerId !== customerId || worn === undefined) throw unknownSubmission()
    // Whoever is excluded can still take it back.
    if (version !== '') await refuseBlockedMember(tx, customerId)
    if (worn.consentVersion === version) return
    const at = shop.clock.now()
    const isGiven = version !== ''
    await setConsent(tx, submissionId, isGiven ? { at, version } : null)
    await insertConsent(tx, { submissionId, isGiven, version: isGiven ? version : worn.consentVersion, at })
    await communityPagesChanged(shop, tx, ['community-worn', submissionTag(submissionId)])
  })
}

/** Looks again at what a customer still has of what own looks name. */
export async function recheckWorn(shop: Shop, customerId: string): Promise<void> {
  await shop.database.transaction(async (tx) => {
    // One after the other, so that the last one sees all that happened.
    await lockMember(tx, customerId)
    const looks = await wornLooksOf(tx, customerId)
    const named = await itemsOfLooks(
      tx,
      looks.map(({ submissionId }) => submissionId),
    )
    if (named.length === 0) return
    const owned = await ownedItems(tx, customerId)
    const changed = named.filter((item) => owned.has(skuKey(item)) !== item.isOwned)
    if (changed.length === 0) return
    for (const item of changed) await setOwned(tx, item, !item.isOwned)
    await communityPagesChanged(shop, tx, ['community-worn'])
  })
}

/** What a member wears in own looks and still has, and whether it shows on product pages. */
export async function ownWornLooks(db: Db, customerId: string): Promise<OwnWornLook[]> {
  const looks = await wornLooksOf(db, customerId)
  const named = await itemsOfLooks(
    db,
    looks.map(({ submissionId }) => submissionId),
  )
  const items = named.filter(({ isOwned }) => isOwned)
  const names = await productNames(db, [...new Set(items.map(({ productId }) => productId))])
  return looks.map(({ submissionId, consentedAt, isAuthorShown }) => ({
    _id: submissionId,
    isConsented: consentedAt !== null,
    isAuthorShown,
    items: items
      .filter((item) => item.submissionId === submissionId)
      .map(({ productId, color, size }) => ({ name: names.get(productId)?.name ?? '', color, size })),
  }))
}
