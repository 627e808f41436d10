import type { ProductDraft } from '@first-fashion/contract/catalog/product-draft'
import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import sharp from 'sharp'
import type { TestShop } from './test-shop.ts'
import { upload } from './uploads.ts'

type Headers = Record<string, string>

/** A draft that says only what every product must, and what a test changes. */
export const draftOf = (change: Partial<ProductDraft> = {}): ProductDraft => ({
  name: 'Harbour Shirt',
  description: '<p>Cut for the <strong>harbour</strong>.</p>',
  price: 12_500,
  category: 'Women',
  subCategory: 'Topwear',
  collection: null,
  fabric: 'Linen',
  care: ['wash-30'],
  careNote: '',
  fit: 'Loose',
  sizeChart: null,
  weightGrams: 300,
  printVariantId: null,
  printProductId: null,
  bestSellerChoice: 'automatic',
  finalSale: false,
  taxClass: 'standard',
  earlyAccessUntil: null,
  colours: [colour('Ink', '#1c1a17'), colour('Leaf', '#23574a')],
  pictures: [],
  ...change,
})

/** A new colour with some pieces of two sizes. */
export const colour = (color: string, colorCode: string, onHand = 5): ProductDraft['colours'][number] => ({
  variantIndex: null,
  color,
  colorCode,
  sizes: ['S', 'M'].map((size) => ({ size, onHand, expected: null })),
})

/** A product as the form of a member of staff holds it who has just opened it. */
export const openedDraft = (product: StaffProduct): ProductDraft & { version: number } => ({
  name: product.name,
  description: product.description,
  price: product.price,
  category: product.category,
  subCategory: product.subCategory,
  collection: product.collection?.id ?? null,
  fabric: product.fabric ?? '',
  care: product.care ?? [],
  careNote: product.careNote ?? '',
  fit: product.fit ?? '',
  sizeChart: product.sizeChartId,
  weightGrams: product.weightGrams,
  printVariantId: product.printVariantId,
  printProductId: product.printful_product_id ?? null,
  bestSellerChoice: product.bestSellerChoice,
  finalSale: product.finalSale === true,
  taxClass: product.taxClass ?? 'standard',
  earlyAccessUntil: product.earlyAccessUntil ?? null,
  version: product.version,
  colours: product.variants.map(({ variantIndex, color, colorCode, sizes }) => ({
    variantIndex,
    color,
    colorCode,
    sizes: sizes.map(({ size, onHand }) => ({ size, onHand, expected: onHand })),
  })),
  pictures: product.pictures.map(({ address, alt, variantIndex }) => {
    const place = product.variants.findIndex((one) => one.variantIndex === variantIndex)
    return { address, alt, colour: place === -1 ? null : place }
  }),
})

/** A photograph. */
export const shot = (width = 900, height = 1200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#5b3e2b' } })
    .jpeg()
    .toBuffer()

/** Uploads a photograph as staff do, and answers its address. */
export async function uploadedShot(shop: TestShop, headers: Headers, file?: Buffer): Promise<string> {
  const { body } = await upload(shop, 'staff.product-picture-add', { headers, file: file ?? (await shot()) })
  return body.picture.address
}

/** The calls of the product's form. */
export const productCallsOf = (shop: TestShop, headers: Headers) => ({
  add: (draft: ProductDraft) => shop.call('staff.product-add', { headers, body: draft }),
  find: async (id: string) =>
    (await shop.call('staff.product', { path: `/api/admin/products/${id}`, headers })).body.product,
  save: (id: string, draft: ProductDraft & { version: number }) =>
    shop.call('staff.product-save', { path: `/api/admin/products/${id}`, headers, body: draft }),
  setState: (id: string, version: number, to: string) =>
    shop.call('staff.product-state', {
      path: `/api/admin/products/${id}/state`,
      headers,
      body: { version, to },
    }),
  duplicate: (id: string) =>
    shop.call('staff.product-duplicate', { path: `/api/admin/products/${id}/duplicate`, headers }),
})
