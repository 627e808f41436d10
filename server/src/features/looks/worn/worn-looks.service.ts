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
import { authorsOf, type CommunityPages, lockMember, type Members } from '../../members/index.ts'
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

export interface WornLooks {
  /** What a customer bought and still has. */
  boughtItems(customerId: string): Promise<BoughtItem[]>
  /** The looks that show on the page of a product. */
  ofProduct(query: ParsedQuery<Calls['community.worn']>): Promise<WornList>
  /**
   * Agrees that an own look shows on product pages, with the version of the words, or takes it back with ''. Refuses with
   * 'community.submission-unknown', '.consent-missing' and '.blocked'.
   */
  consent(customerId: string, submissionId: string, version: string): Promise<void>
  /** Looks again at what a customer still has of what own looks name. */
  recheck(customerId: string): Promise<void>
}

export interface WornLooksDeps extends Shop {
  readonly communityPages: CommunityPages
  readonly members: Members
}

export const createWornLooks = (deps: WornLooksDeps): WornLooks => ({
  boughtItems: async (customerId) => [...(await ownedItems(deps.database.db, customerId)).values()],
  ofProduct: (query) => ofProduct(deps.database.db, query),
  consent: (...given) => consent(deps, ...given),
  recheck: (customerId) => recheck(deps, customerId),
})

async function ofProduct(db: Db, query: ParsedQuery<Calls['community.worn']>): Promise<WornList> {
  const { product: productId, size, page: current = 1 } = query
  const none = { looks: [], sizes: [], pagination: { total: 1, current } }
  if (!isUuid(productId)) return none
  const window = { limit: wornLooksShown, offset: (current - 1) * wornLooksShown }
  const [{ rows, total }, sizes] = await Promise.all([
    looksWearing(db, { productId, size }, window),
    wornSizes(db, productId),
  ])
  const ids = rows.map(({ id }) => id)
  const [authors, pictures, items] = await Promise.all([
    authorsOf(
      db,
      rows.map(({ customerId }) => customerId),
    ),
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

async function consent(
  { database, clock, communityPages, members }: WornLooksDeps,
  ...[customerId, submissionId, version]: Parameters<WornLooks['consent']>
): Promise<void> {
  if (!isUuid(submissionId)) throw unknownSubmission()
  if (version !== '') refuseOtherWords(version)
  await database.transaction(async (tx) => {
    const look = await lockLook(tx, submissionId)
    const worn = await findWornLook(tx, submissionId)
    if (look?.customerId !== customerId || worn === undefined) throw unknownSubmission()
    // Whoever is excluded can still take it back.
    if (version !== '') await members.refuseBlocked(tx, customerId)
    if (worn.consentVersion === version) return
    const at = clock.now()
    const isGiven = version !== ''
    await setConsent(tx, submissionId, isGiven ? { at, version } : null)
    await insertConsent(tx, { submissionId, isGiven, version: isGiven ? version : worn.consentVersion, at })
    await communityPages.changed(tx, ['community-worn', submissionTag(submissionId)])
  })
}

async function recheck({ database, communityPages }: WornLooksDeps, customerId: string): Promise<void> {
  await database.transaction(async (tx) => {
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
    await communityPages.changed(tx, ['community-worn'])
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
