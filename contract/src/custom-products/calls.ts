import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { designBodyMaximumBytes } from '../limit-values.ts'
import {
  customProduct,
  customProductDraft,
  customProductItem,
  customProductLimits,
} from './custom-product.ts'

const params = z.object({ id: z.string().max(64) })
const unknown = 'custom-products.unknown'
const version = z.number().int().min(0)
const partnerId = z.coerce.number().int().min(1).max(2_147_483_647)
const address = z.string().max(2_000)
const savedProduct = success({
  message: z.string(),
  product: customProduct,
  /** The base cost that was sent is not the partner's any more: the answer has today's. */
  costChanged: z.boolean(),
})
const savingRefusals = [
  'custom-products.variant-unknown',
  'custom-products.no-rate',
  'designs.product-unknown',
  'designs.catalog-unavailable',
  'designs.picture-unknown',
]

export const customProductCalls = {
  'custom-products.create': defineCall({
    method: 'POST',
    path: '/api/custom-products/create',
    access: 'customer',
    summary:
      'Saves a design on a product as a custom product. With an id that the client has chosen, a repeat after a lost answer makes no second one: it replaces what is stored if that is of the same design log and holds no more of it, and is else refused with what is stored.',
    request: { body: customProductDraft.extend({ id: z.uuid().optional() }) },
    bodyMaximumBytes: designBodyMaximumBytes,
    response: savedProduct,
    refusals: [
      ...savingRefusals,
      'custom-products.full',
      unknown,
      'custom-products.changed',
      'custom-products.ordered',
      'custom-products.in-cart',
      'custom-products.embedded',
    ],
  }),
  'custom-products.update': defineCall({
    method: 'PUT',
    path: '/api/custom-products/update/:id',
    access: 'customer',
    summary:
      'Saves a custom product anew. Names the version that it was made from, so that two tabs never overwrite each other; without one the newest is replaced. What holds as much or more of the same design log replaces any version.',
    request: { params, body: customProductDraft.extend({ version: version.optional() }) },
    bodyMaximumBytes: designBodyMaximumBytes,
    response: savedProduct,
    refusals: [
      ...savingRefusals,
      unknown,
      'custom-products.changed',
      'custom-products.ordered',
      'custom-products.in-cart',
      'custom-products.embedded',
    ],
  }),
  'custom-products.list': defineCall({
    method: 'GET',
    path: '/api/printful/designer/custom-products',
    access: 'customer',
    summary: "Lists the customer's custom products, the newest first.",
    request: {},
    response: success({ customProducts: z.array(customProductItem) }),
    refusals: [],
  }),
  'custom-products.get': defineCall({
    method: 'GET',
    path: '/api/printful/designer/custom-product/:id',
    access: 'customer',
    summary: 'Returns a custom product with its design.',
    request: { params },
    response: success({ customProduct }),
    refusals: [unknown],
  }),
  'custom-products.delete': defineCall({
    method: 'DELETE',
    path: '/api/printful/designer/custom-product/:id',
    access: 'customer',
    summary: 'Deletes a custom product; one that was ordered or is in the cart is archived.',
    request: { params },
    response: success({ message: z.string() }),
    refusals: [unknown],
  }),
  'custom-products.save-embedded': defineCall({
    method: 'POST',
    path: '/api/custom-product/save',
    access: 'customer',
    summary: "Saves what was designed in the print partner's embedded designer.",
    request: {
      body: z.object({
        /** The product of the shop that the designer was opened for. */
        productId: z.string().max(64),
        /** With the `designId` of the call that opened the designer. */
        designData: z
          .record(z.string().max(100), z.union([z.string().max(1_000), z.number(), z.boolean(), z.null()]))
          .refine((facts) => Object.keys(facts).length <= customProductLimits.designFacts)
          .default({}),
        printfulData: z.object({
          productId: partnerId,
          variantId: partnerId,
          mockupUrl: address.default(''),
          printFiles: z.array(address).max(customProductLimits.printFiles).default([]),
        }),
      }),
    },
    response: success({ customProductId: z.string() }),
    refusals: [
      ...savingRefusals,
      'catalog.product-unknown',
      'custom-products.full',
      'custom-products.file-foreign',
      'custom-products.wrong-place',
      'custom-products.design-unknown',
      'custom-products.not-designable',
      'custom-products.not-saved',
      'custom-products.no-designer',
    ],
  }),
  'custom-products.open-embedded': defineCall({
    method: 'POST',
    path: '/api/printful/designer/initialize',
    access: 'customer',
    summary: "Begins a design in the print partner's embedded designer.",
    request: {
      body: z.object({ productId: z.string().max(64), printfulProductId: partnerId, variantId: partnerId }),
    },
    response: success({
      /** The page for the frame. */
      designerUrl: z.string(),
      /** What the design is saved by. */
      designId: z.string(),
    }),
    refusals: [
      'catalog.product-unknown',
      'custom-products.not-designable',
      'custom-products.no-designer',
      'custom-products.variant-unknown',
      'designs.product-unknown',
      'designs.catalog-unavailable',
    ],
  }),
  'custom-products.designer-origin': defineCall({
    method: 'GET',
    path: '/api/printful/designer/origin',
    access: 'everyone',
    summary: "Says where the pages of the print partner's embedded designer are.",
    request: {},
    response: success({ origin: z.string() }),
    refusals: ['custom-products.no-designer'],
  }),
}
