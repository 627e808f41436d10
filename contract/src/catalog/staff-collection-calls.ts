import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { limits } from '../limits.ts'
import { product, productCollection } from './product.ts'

export const staffCollection = productCollection.extend({
  version: z.number().int(),
  /** The number of its products, published or not. */
  products: z.number().int(),
})
export type StaffCollection = z.output<typeof staffCollection>

/** A product in the list of a collection. */
export const collectionProduct = product
  .pick({ _id: true, name: true, category: true, subCategory: true, isPublished: true })
  .extend({ image: z.string() })
export type CollectionProduct = z.output<typeof collectionProduct>

const collections = success({ collections: z.array(staffCollection), message: z.string() })
const collectionWithProducts = success({
  collection: staffCollection,
  products: z.array(collectionProduct),
  message: z.string(),
})
const id = z.object({ id: z.string().max(40) })
const words = {
  name: z.string().trim().min(1).max(limits.collectionNameMaximumLength),
  story: z.string().trim().min(1).max(limits.collectionStoryMaximumLength),
}

/** Collections in the back office: texts, order and products. */
export const staffCollectionCalls = {
  'staff.collections': defineCall({
    method: 'GET',
    path: '/api/admin/collections',
    access: 'staff',
    permission: 'products.read',
    summary: 'Lists the collections in their order.',
    request: {},
    response: success({ collections: z.array(staffCollection) }),
    refusals: [],
  }),
  'staff.collection': defineCall({
    method: 'GET',
    path: '/api/admin/collections/:id',
    access: 'staff',
    permission: 'products.read',
    summary: 'Returns one collection with its products.',
    request: { params: id },
    response: success({ collection: staffCollection, products: z.array(collectionProduct) }),
    refusals: ['catalog.no-such-collection'],
  }),
  'staff.collection-add': defineCall({
    method: 'POST',
    path: '/api/admin/collections',
    access: 'staff',
    permission: 'products.change',
    summary: 'Adds a collection at the end. Its slug comes from its name and never changes.',
    request: { body: z.object(words) },
    response: collectionWithProducts,
    refusals: ['catalog.collection-name-taken'],
  }),
  'staff.collection-edit': defineCall({
    method: 'PATCH',
    path: '/api/admin/collections/:id',
    access: 'staff',
    permission: 'products.change',
    summary: "Updates a collection's name and story.",
    request: { params: id, body: z.object({ version: z.number().int().min(0), ...words }) },
    response: collectionWithProducts,
    refusals: ['catalog.no-such-collection', 'catalog.collection-name-taken', 'catalog.changed-meanwhile'],
  }),
  'staff.collection-products': defineCall({
    method: 'POST',
    path: '/api/admin/collections/:id/products',
    access: 'staff',
    permission: 'products.change',
    summary: 'Moves products into a collection, out of any other, and removes products from it.',
    request: {
      params: id,
      body: z.object({
        add: z.array(z.uuid()).max(200).default([]),
        remove: z.array(z.uuid()).max(200).default([]),
      }),
    },
    response: collectionWithProducts,
    refusals: ['catalog.no-such-collection'],
  }),
  'staff.collections-order': defineCall({
    method: 'PUT',
    path: '/api/admin/collections',
    access: 'staff',
    permission: 'products.change',
    summary: 'Sets the order of the collections. Those not named follow in their old order.',
    request: { body: z.object({ ids: z.array(z.string().max(40)).max(200) }) },
    response: collections,
    refusals: [],
  }),
  'staff.collection-delete': defineCall({
    method: 'DELETE',
    path: '/api/admin/collections/:id',
    access: 'staff',
    permission: 'products.change',
    summary: 'Deletes a collection. Its products stay in the shop.',
    request: { params: id },
    response: collections,
    refusals: ['catalog.no-such-collection'],
  }),
}
