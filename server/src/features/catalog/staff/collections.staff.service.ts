import type {
  CollectionProduct,
  StaffCollection,
} from '@first-fashion/contract/catalog/staff-collection-calls'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { collectionsChanged } from '../catalog.service.ts'
import {
  changeCollection,
  deleteCollection,
  findCollection,
  insertCollection,
  listCollectionsWithCounts,
  productsOfCollection,
  putIntoCollection,
  sortCollections,
  takeOutOfCollection,
} from '../collection.queries.ts'
import { collectionIdOf } from './collection-id.rules.ts'

interface CollectionWithProducts {
  readonly collection: StaffCollection
  readonly products: CollectionProduct[]
}
interface Words {
  readonly name: string
  readonly story: string
}

interface Placing {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** Refuses with 'catalog.no-such-collection'. */
export async function findStaffCollection({ database }: Shop, id: string): Promise<CollectionWithProducts> {
  const { db } = database
  const collection = await findCollection(db, id)
  if (collection === undefined) throw noSuchCollection()
  return { collection, products: (await productsOfCollection(db, id)).map(toCollectionProduct) }
}

/** Refuses with 'catalog.collection-name-taken'. */
export async function addCollection(
  shop: Shop,
  session: StaffSession,
  words: Words,
): Promise<CollectionWithProducts> {
  const taken = new Set((await listCollectionsWithCounts(shop.database.db)).map(({ id }) => id))
  const id = collectionIdOf(words.name, taken)
  await recordedEdit(shop, session, { action: 'collection-add', id, detail: words }, (tx) =>
    insertCollection(tx, { id, ...words }).then(noProducts),
  )
  return findStaffCollection(shop, id)
}

/**
 * Refuses with 'catalog.no-such-collection', 'catalog.collection-name-taken', and 'catalog.changed-meanwhile' if someone
 * else was faster.
 */
export async function editCollection(
  shop: Shop,
  session: StaffSession,
  id: string,
  { version, ...words }: Words & { version: number },
): Promise<CollectionWithProducts> {
  await recordedEdit(shop, session, { action: 'collection-edit', id, detail: words }, (tx) =>
    editWords(tx, id, version, words),
  )
  return findStaffCollection(shop, id)
}

/** Puts products into a collection and takes others out. Refuses with 'catalog.no-such-collection'. */
export async function placeInCollection(
  shop: Shop,
  session: StaffSession,
  id: string,
  placing: Placing,
): Promise<CollectionWithProducts> {
  const { add, remove } = placing
  await recordedEdit(shop, session, { action: 'collection-products', id, detail: { add, remove } }, (tx) =>
    place(tx, id, placing),
  )
  return findStaffCollection(shop, id)
}

/** Sets the sequence in which the store lists collections. */
export async function orderCollections(
  shop: Shop,
  session: StaffSession,
  ids: readonly string[],
): Promise<StaffCollection[]> {
  await recordedEdit(shop, session, { action: 'collections-order', id: 'all', detail: { ids } }, (tx) =>
    sortCollections(tx, ids).then(noProducts),
  )
  return listCollectionsWithCounts(shop.database.db)
}

/** The collection's products stay in the shop. Refuses with 'catalog.no-such-collection'. */
export async function removeCollection(
  shop: Shop,
  session: StaffSession,
  id: string,
): Promise<StaffCollection[]> {
  await recordedEdit(shop, session, { action: 'collection-delete', id, detail: {} }, (tx) =>
    emptyAndDelete(tx, id),
  )
  return listCollectionsWithCounts(shop.database.db)
}

interface CollectionChange {
  readonly action: string
  readonly id: string
  readonly detail: object
}

/**
 * Makes a change and records it, in one transaction; then everything that shows the products is rebuilt. `work` returns
 * the products that show the change.
 */
async function recordedEdit(
  shop: Shop,
  session: StaffSession,
  { action, id, detail }: CollectionChange,
  work: (tx: Db) => Promise<readonly string[]>,
): Promise<void> {
  const entry = { action, subject: `collection:${id}`, change: detail }
  const changing = recordedChange(shop, session, entry, async (tx) =>
    collectionsChanged(shop, tx, await work(tx)),
  )
  await changing.catch(refuseTakenName)
}

const noProducts = (): string[] => []

async function editWords(tx: Db, id: string, version: number, words: Words): Promise<string[]> {
  if ((await findCollection(tx, id)) === undefined) throw noSuchCollection()
  if (!(await changeCollection(tx, id, version, words))) throw changedMeanwhile()
  return (await productsOfCollection(tx, id)).map((product) => product.id)
}

async function place(tx: Db, id: string, { add, remove }: Placing): Promise<string[]> {
  if ((await findCollection(tx, id)) === undefined) throw noSuchCollection()
  return [...(await takeOutOfCollection(tx, id, remove)), ...(await putIntoCollection(tx, id, add))]
}

async function emptyAndDelete(tx: Db, id: string): Promise<string[]> {
  const left = await takeOutOfCollection(tx, id)
  if (!(await deleteCollection(tx, id))) throw noSuchCollection()
  return left
}

function refuseTakenName(error: unknown): never {
  const isTaken =
    isViolation(error, 'unique', 'collections_name') || isViolation(error, 'unique', 'collections_pkey')
  if (!isTaken) throw error
  throw new AppError(
    'conflict',
    'catalog.collection-name-taken',
    'A collection with this name already exists',
  )
}

const noSuchCollection = () =>
  new AppError('unknown', 'catalog.no-such-collection', 'This collection does not exist')

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'catalog.changed-meanwhile',
    'Someone else changed this collection. Please reload; your changes were not saved.',
  )

const toCollectionProduct = (
  row: Awaited<ReturnType<typeof productsOfCollection>>[number],
): CollectionProduct => ({
  _id: row.id,
  name: row.name,
  image: row.image,
  category: row.category,
  subCategory: row.productType,
  isPublished: row.isPublished,
})
