import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { FeaturedProduct, Submission } from '@first-fashion/contract/looks/look'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pagesOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { opaqueCustomerId } from '../../accounts/index.ts'
import { cardsByIds } from '../../catalog/index.ts'
import { authorsOf, type MemberLooks } from '../../members/index.ts'
import { itemsAgreedTo } from '../worn/worn.queries.ts'
import {
  findSubmission,
  listShown,
  partsOf,
  productsOfLooks,
  type SubmissionRow,
} from './submissions.queries.ts'

interface GalleryPage {
  readonly submissions: Submission[]
  readonly pagination: { readonly total: number; readonly current: number }
  readonly message?: string
}

export async function listLooks(
  { database: { db } }: Shop,
  { page: current = 1, limit, challenge }: ParsedQuery<Calls['community.submissions']>,
): Promise<GalleryPage> {
  const filter = challenge === undefined || !isUuid(challenge) ? {} : { challengeId: challenge }
  const { rows, total } = await listShown(db, filter, { limit, offset: (current - 1) * limit })
  const pages = pagesOf(total, limit)
  return {
    submissions: await toSubmissionViews(db, rows),
    pagination: { total: pages, current },
    ...(current > pages ? { message: `There is no page ${current}. The last page is ${pages}.` } : {}),
  }
}

/** Refuses with 'community.submission-unknown' what is not there or taken down. */
export async function findLook({ database: { db } }: Shop, id: string): Promise<Submission> {
  const row = isUuid(id) ? await findSubmission(db, id) : undefined
  if (row === undefined || row.hiddenAt !== null) throw unknownSubmission()
  const [shown] = await toSubmissionViews(db, [row])
  if (shown === undefined) throw unknownSubmission()
  return shown
}

/** Submissions as people see them, with authors, pictures and products; in the order of the rows. */
export async function toSubmissionViews(db: Db, rows: readonly SubmissionRow[]): Promise<Submission[]> {
  const [authors, { images, featured, likers, challenges }] = await Promise.all([
    authorsOf(
      db,
      rows.map(({ customerId }) => customerId),
    ),
    partsOf(db, rows),
  ])
  const productsOf = await productsOfRows(db, rows, featured)
  return rows.map((row) => ({
    _id: row.id,
    title: row.title,
    description: row.description,
    images: images
      .filter(({ submissionId }) => submissionId === row.id)
      .map(({ url, caption }) => ({ url, caption })),
    user: authors.get(row.customerId) ?? null,
    likes: likers
      .filter(({ submissionId }) => submissionId === row.id)
      .map(({ customerId }) => opaqueCustomerId(customerId)),
    likesCount: row.likesCount,
    views: row.views,
    products: productsOf(row.id),
    hashtags: row.hashtags,
    instagramLink: row.instagramLink,
    challenge: challengeOf(row, challenges),
    createdAt: row.createdAt.getTime(),
  }))
}

function challengeOf({ challengeId }: SubmissionRow, titles: ReadonlyMap<string, string>) {
  const title = challengeId === null ? undefined : titles.get(challengeId)
  return challengeId === null || title === undefined ? null : { _id: challengeId, title }
}

type Card = Awaited<ReturnType<typeof cardsByIds>>[number]

const featuredProduct = ({ _id, slug, name, image, price }: Card): FeaturedProduct => ({
  _id,
  slug,
  name,
  image,
  price,
})

/** The products of each of these looks, in the order that staff chose. */
async function productsOfRows(
  db: Db,
  rows: readonly SubmissionRow[],
  featured: readonly { readonly submissionId: string; readonly productId: string }[],
) {
  const submissionIds = rows.map(({ id }) => id)
  const productIds = featured.map(({ productId }) => productId)
  const [cards, worn] = await Promise.all([cardsOf(db, productIds), itemsAgreedTo(db, submissionIds)])
  return (submissionId: string) =>
    featured
      .filter((one) => one.submissionId === submissionId)
      .flatMap(({ productId }) => {
        const card = cards.get(productId)
        const item = worn.find((one) => one.submissionId === submissionId && one.productId === productId)
        return card === undefined ? [] : wornProduct(card, item?.variantIndex)
      })
}

/** A product of a look in the colour that is worn in it, if its author says so and it still comes in it. */
function wornProduct(card: Card, variantIndex: number | undefined): Submission['products'][number] {
  const variant = card.variants.find((one) => one.variantIndex === variantIndex)
  const product = featuredProduct(card)
  if (variant === undefined) return { ...product, variantIndex: null }
  const image = [...new Set([...variant.images, ...product.image])]
  return { ...product, image, variantIndex: variant.variantIndex }
}

async function cardsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Card>> {
  const cards = ids.length === 0 ? [] : await cardsByIds(db, [...new Set(ids)])
  return new Map(cards.map((card) => [card._id, card]))
}

/** Published products as they stand beside an article, or what somebody wears, by their ids. */
export async function featuredProducts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FeaturedProduct>> {
  const cards = await cardsOf(db, ids)
  return new Map([...cards].map(([id, card]) => [id, featuredProduct(card)]))
}

/** What the page of a member shows of looks. */
export const looksOfMembers: MemberLooks = {
  shown: async (db, customerId, window) => {
    const { rows, total } = await listShown(db, { customerId }, window)
    return { looks: await toSubmissionViews(db, rows), total }
  },
  products: async (db, customerId, limit) => {
    const ids = await productsOfLooks(db, customerId, limit)
    const products = await featuredProducts(db, ids)
    return ids.flatMap((id) => products.get(id) ?? [])
  },
}

export const unknownSubmission = () =>
  new AppError('unknown', 'community.submission-unknown', 'This look is no longer here')
