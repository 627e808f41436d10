import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { listPage, pageInQuery, searchInQuery } from '../paging.ts'
import { careSymbols } from './care.ts'
import { bestSellerChoices, categories, productTypes } from './classification.ts'
import { product } from './product.ts'
import { productDraft, publishNeeds } from './product-draft.ts'

/** The state of a product: published, draft or archived. */
export const productStates = ['published', 'draft', 'archived'] as const
export type ProductState = (typeof productStates)[number]

export const staffProduct = product.extend({
  version: z.number().int(),
  /** When it was first published, ms; null before. */
  publishedAt: z.number().nullable(),
  archivedAt: z.number().nullable(),
  sizeChartId: z.string().nullable(),
  /** All pictures in their order, with the permanent number of the shown colour. */
  pictures: z.array(
    z.object({ address: z.string(), alt: z.string(), variantIndex: z.number().int().nullable() }),
  ),
  /** What it needs before it can be published. */
  missing: z.array(z.enum(publishNeeds)),
  bestSellerChoice: z.enum(bestSellerChoices),
  /** Units sold in the last `limits.bestSellerDays` days. */
  soldLately: z.number().int(),
  /** The weight of one unit with packaging. */
  weightGrams: z.number().int(),
  /** Its number in the print partner's catalogue, for made-to-order products. */
  printVariantId: z.number().int().nullable(),
  variants: z.array(
    product.shape.variants.element.extend({
      sizes: z.array(
        z.object({
          size: z.string(),
          quantity: z.number().int(),
          onHand: z.number().int(),
          held: z.number().int(),
        }),
      ),
    }),
  ),
})
export type StaffProduct = z.output<typeof staffProduct>

/** Why units that are on hand cannot be ordered. */
export const holdReasons = ['payment', 'exchange', 'reservation'] as const

const stockHold = z.object({
  variantIndex: z.number().int(),
  size: z.string(),
  quantity: z.number().int(),
  reason: z.enum(holdReasons),
  /** null if it has no end yet. */
  until: z.number().nullable(),
  /** The order that awaits its payment or, of an exchange, is sent back. */
  orderNumber: z.string().nullable(),
  /** The order, or the request for the exchange. */
  subjectId: z.string().nullable(),
})
export type StockHold = z.output<typeof stockHold>

const id = z.object({ id: z.string().max(64) })
const savedProduct = success({ product: staffProduct, message: z.string() })
const draftRefusals = [
  'catalog.product-invalid',
  'catalog.picture-unknown',
  'catalog.collection-unknown',
  'catalog.size-chart-unknown',
] as const

/** Products in the back office, from draft to archive. */
export const staffProductCalls = {
  'staff.products': defineCall({
    method: 'GET',
    path: '/api/admin/products',
    access: 'staff',
    permission: 'products.read',
    summary: 'Lists products, published or not; archived ones on request.',
    request: {
      query: z.object({
        search: searchInQuery,
        category: z.enum(categories).optional(),
        type: z.enum(productTypes).optional(),
        /** The state to list; without one, all but archived products. */
        state: z.enum(productStates).optional(),
        /** Published ones with a size of which few are left. */
        stock: z.literal('low').optional(),
        page: pageInQuery,
      }),
    },
    response: listPage({ products: z.array(staffProduct) }),
    refusals: [],
  }),
  'staff.product': defineCall({
    method: 'GET',
    path: '/api/admin/products/:id',
    access: 'staff',
    permission: 'products.read',
    summary: 'Returns one product with its stock on hand and held.',
    request: { params: id },
    response: success({ product: staffProduct }),
    refusals: ['catalog.product-unknown'],
  }),
  'staff.product-holds': defineCall({
    method: 'GET',
    path: '/api/admin/products/:id/holds',
    access: 'staff',
    permission: 'products.read',
    summary: 'Tells what holds units of a product: payments, exchanges and the waitlist.',
    request: { params: id },
    response: success({ holds: z.array(stockHold) }),
    refusals: ['catalog.product-unknown'],
  }),
  'catalog.preview': defineCall({
    method: 'GET',
    path: '/api/admin/products/:id/preview',
    access: 'staff',
    permission: 'products.read',
    summary: 'Returns one product as shoppers will see it, published or not, for the preview page.',
    request: { params: id },
    response: success({ product }),
    refusals: ['catalog.product-unknown'],
  }),
  'staff.product-edit': defineCall({
    method: 'PATCH',
    path: '/api/admin/products/:id',
    access: 'staff',
    permission: 'products.change',
    summary: "Updates a product's texts, price, collection, or whether it is published.",
    request: {
      params: id,
      body: z.object({
        version: z.number().int().min(0),
        name: z.string().trim().min(1).max(160).optional(),
        description: z.string().max(20_000).optional(),
        fabric: z.string().trim().max(200).optional(),
        care: z.array(z.enum(careSymbols)).max(careSymbols.length).optional(),
        careNote: z.string().trim().max(300).optional(),
        fit: z.string().trim().max(300).optional(),
        price: z.number().positive().max(100_000_000).multipleOf(0.01).optional(),
        category: z.enum(categories).optional(),
        subCategory: z.enum(productTypes).optional(),
        /** The ID of a collection; null removes the product from its collection. */
        collection: z.string().max(40).nullable().optional(),
        bestSellerChoice: z.enum(bestSellerChoices).optional(),
        isPublished: z.boolean().optional(),
        weightGrams: z.number().int().min(1).max(50_000).optional(),
        printVariantId: z.number().int().min(1).max(2_000_000_000).nullable().optional(),
      }),
    },
    response: success({ product: staffProduct, message: z.string() }),
    refusals: [
      'catalog.product-unknown',
      'catalog.changed-meanwhile',
      'catalog.collection-unknown',
      'catalog.not-printed',
      'catalog.not-publishable',
      'catalog.product-archived',
    ],
  }),
  'staff.stock-set': defineCall({
    method: 'PUT',
    path: '/api/admin/products/:id/stock',
    access: 'staff',
    permission: 'products.change',
    summary: 'Sets the stock on hand of one colour and size.',
    request: {
      params: id,
      body: z.object({
        variantIndex: z.number().int().min(0),
        size: z.string().min(1).max(40),
        onHand: z.number().int().min(0).max(1_000_000),
        /** The stock that staff saw; refused if it has changed since. */
        expected: z.number().int().min(0),
      }),
    },
    response: success({ product: staffProduct, message: z.string() }),
    refusals: [
      'catalog.product-unknown',
      'catalog.size-unknown',
      'catalog.stock-below-held',
      'catalog.stock-changed-meanwhile',
    ],
  }),
  'staff.product-add': defineCall({
    method: 'POST',
    path: '/api/admin/products',
    access: 'staff',
    permission: 'products.change',
    summary: 'Adds an unpublished product. Its slug comes from its name.',
    request: { body: productDraft },
    response: savedProduct,
    refusals: draftRefusals,
  }),
  'staff.product-save': defineCall({
    method: 'PUT',
    path: '/api/admin/products/:id',
    access: 'staff',
    permission: 'products.change',
    summary: 'Saves the whole product form with stock and pictures, or nothing.',
    request: { params: id, body: productDraft.extend({ version: z.number().int().min(0) }) },
    response: savedProduct,
    refusals: [
      ...draftRefusals,
      'catalog.product-unknown',
      'catalog.changed-meanwhile',
      'catalog.stock-below-held',
      'catalog.stock-changed-meanwhile',
      'catalog.not-printed',
      'catalog.not-publishable',
    ],
  }),
  'staff.product-state': defineCall({
    method: 'POST',
    path: '/api/admin/products/:id/state',
    access: 'staff',
    permission: 'products.change',
    summary: 'Publishes, hides, archives or restores a product.',
    request: {
      params: id,
      body: z.object({ version: z.number().int().min(0), to: z.enum(productStates) }),
    },
    response: savedProduct,
    refusals: [
      'catalog.product-unknown',
      'catalog.changed-meanwhile',
      'catalog.not-publishable',
      'catalog.product-archived',
    ],
  }),
  'staff.product-duplicate': defineCall({
    method: 'POST',
    path: '/api/admin/products/:id/duplicate',
    access: 'staff',
    permission: 'products.change',
    summary: 'Copies a product into a draft with its texts, colours, sizes and pictures, and no stock.',
    request: { params: id },
    response: savedProduct,
    refusals: ['catalog.product-unknown'],
  }),
  'staff.product-picture-add': defineCall({
    method: 'POST',
    path: '/api/admin/product-pictures',
    access: 'staff',
    permission: 'products.change',
    summary: "Uploads a product photo. A product shows it once it is saved with the photo's address.",
    request: { file: 'picture' },
    response: success({
      /** px, of the uploaded file before cropping. */
      picture: z.object({ address: z.string(), width: z.number().int(), height: z.number().int() }),
    }),
    refusals: ['media.missing', 'media.too-large', 'media.too-many-pixels', 'media.not-a-picture'],
  }),
}
