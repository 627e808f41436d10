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

/** Each refuses with 'catalog.no-such-collection' where it names one. */
export interface StaffCollections {
  list(): Promise<StaffCollection[]>
  find(id: string): Promise<CollectionWithProducts>
  /** Refuses with 'catalog.collection-name-taken'. */
  add(session: StaffSession, words: Words): Promise<CollectionWithProducts>
  /** Refuses with 'catalog.collection-name-taken', and 'catalog.changed-meanwhile' if someone else was faster. */
  edit(session: StaffSession, id: string, edit: Words & { version: number }): Promise<CollectionWithProducts>
  place(session: StaffSession, id: string, products: Placing): Promise<CollectionWithProducts>
  order(session: StaffSession, ids: readonly string[]): Promise<StaffCollection[]>
  /** The collection's products stay in the shop. */
  delete(session: StaffSession, id: string): Promise<StaffCollection[]>
}

interface Placing {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

export function createStaffCollections(shop: Shop): StaffCollections {
  const { db } = shop.database
  const find = (id: string) => collectionWithProducts(db, id)
  const list = () => listCollectionsWithCounts(db)
  const change: Change = (...given) => recordedEdit(shop, ...given)
  return {
    list,
    find,
    add: async (session, words) => {
      const taken = new Set((await list()).map((collection) => collection.id))
      const id = collectionIdOf(words.name, taken)
      const insert = (tx: Db) => insertCollection(tx, { id, ...words }).then(noProducts)
      await change(session, 'collection-add', id, words, insert)
      return find(id)
    },
    edit: async (session, id, { version, ...words }) => {
      await change(session, 'collection-edit', id, words, (tx) => editWords(tx, id, version, words))
      return find(id)
    },
    place: async (session, id, placing) => {
      const { add, remove } = placing
      await change(session, 'collection-products', id, { add, remove }, (tx) => place(tx, id, placing))
      return find(id)
    },
    order: async (session, ids) => {
      await change(session, 'collections-order', 'all', { ids }, (tx) =>
        sortCollections(tx, ids).then(noProducts),
      )
      return list()
    },
    delete: async (session, id) => {
      await change(session, 'collection-delete', id, {}, (tx) => emptyAndDelete(tx, id))
      return list()
    },
  }
}

async function collectionWithProducts(db: Db, id: string): Promise<CollectionWithProducts> {
  const collection = await findCollection(db, id)
  if (collection === undefined) throw noSuchCollection()
  return { collection, products: (await productsOfCollection(db, id)).map(toCollectionProduct) }
}

/** `work` returns the products that show the change. */
type Change = (
  session: StaffSession,
  action: string,
  id: string,
  detail: object,
  work: (tx: Db) => Promise<readonly string[]>,
) => Promise<void>

/** Makes a change and records it, in one transaction; then everything that shows the products is rebuilt. */
async function recordedEdit(
  shop: Shop,
  ...[session, action, id, detail, work]: Parameters<Change>
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
