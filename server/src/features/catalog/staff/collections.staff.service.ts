import type {
  CollectionProduct,
  StaffCollection,
} from '@first-fashion/contract/catalog/staff-collection-calls'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { recordedChange } from '../../staff/index.ts'
import type { Catalog } from '../catalog.service.ts'
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

export interface StaffCollectionsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly catalog: Catalog
}

export function createStaffCollections(deps: StaffCollectionsDeps): StaffCollections {
  const { database, catalog } = deps
  const find = async (id: string): Promise<CollectionWithProducts> => {
    const collection = await findCollection(database.db, id)
    if (collection === undefined) throw noSuchCollection()
    return { collection, products: (await productsOfCollection(database.db, id)).map(shownInList) }
  }
  /** Makes a change and records it, in one transaction; then everything that shows the products is rebuilt. */
  const change = async (
    session: StaffSession,
    action: string,
    id: string,
    work: (tx: Db) => Promise<readonly string[]>,
    detail: object,
  ) => {
    const entry = { action, subject: `collection:${id}`, change: detail }
    const changing = recordedChange(deps, session, entry, async (tx) =>
      catalog.collectionsChanged(tx, await work(tx)),
    )
    await changing.catch(refuseTakenName)
  }
  const idsOfProducts = async (tx: Db, id: string) =>
    (await productsOfCollection(tx, id)).map((one) => one.id)
  return {
    list: () => listCollectionsWithCounts(database.db),
    find,
    add: async (session, words) => {
      const taken = new Set((await listCollectionsWithCounts(database.db)).map((collection) => collection.id))
      const id = collectionIdOf(words.name, taken)
      const insert = async (tx: Db) => {
        await insertCollection(tx, { id, ...words })
        return []
      }
      await change(session, 'collection-add', id, insert, words)
      return find(id)
    },
    edit: async (session, id, { version, ...words }) => {
      const edit = async (tx: Db) => {
        if ((await findCollection(tx, id)) === undefined) throw noSuchCollection()
        if (!(await changeCollection(tx, id, version, words))) throw changedMeanwhile()
        return idsOfProducts(tx, id)
      }
      await change(session, 'collection-edit', id, edit, words)
      return find(id)
    },
    place: async (session, id, { add, remove }) => {
      const place = async (tx: Db) => {
        if ((await findCollection(tx, id)) === undefined) throw noSuchCollection()
        return [...(await takeOutOfCollection(tx, id, remove)), ...(await putIntoCollection(tx, id, add))]
      }
      await change(session, 'collection-products', id, place, { add, remove })
      return find(id)
    },
    order: async (session, ids) => {
      const order = async (tx: Db) => {
        await sortCollections(tx, ids)
        return []
      }
      await change(session, 'collections-order', 'all', order, { ids })
      return listCollectionsWithCounts(database.db)
    },
    delete: async (session, id) => {
      const empty = async (tx: Db) => {
        const left = await takeOutOfCollection(tx, id)
        if (!(await deleteCollection(tx, id))) throw noSuchCollection()
        return left
      }
      await change(session, 'collection-delete', id, empty, {})
      return listCollectionsWithCounts(database.db)
    },
  }
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

const shownInList = (row: Awaited<ReturnType<typeof productsOfCollection>>[number]): CollectionProduct => ({
  _id: row.id,
  name: row.name,
  image: row.image,
  category: row.category,
  subCategory: row.productType,
  isPublished: row.isPublished,
})
