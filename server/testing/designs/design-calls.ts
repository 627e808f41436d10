import type { BodyOf, Calls } from '@first-fashion/contract'
import { designLimits } from '@first-fashion/contract/designs/design-limits'
import type { TestShop } from '../test-shop.ts'

/** A front side with a text on it. */
export const frontSide = (text = 'Ceylon') => ({
  placement: 'front' as const,
  elements: [
    {
      id: 'text-1',
      type: 'text' as const,
      text,
      position: { x: 100, y: 100, width: 200, height: 50 },
      style: { color: '#23574A' },
    },
  ],
})

/** A side of so many texts, each as long as a text can be, in a script that needs three bytes a letter. */
export function sideOfTexts(count: number, placement: 'front' | 'back' = 'front') {
  const { elements } = frontSide('ග'.repeat(designLimits.textLength))
  const texts = Array.from({ length: count }, (_, at) => elements.map((one) => ({ ...one, id: `${at}` })))
  return { placement, elements: texts.flat() }
}

/** Sides that no call takes, by what is wrong with them. */
export function badSides(): Readonly<Record<string, unknown>> {
  const { elements, ...side } = frontSide()
  const [text] = elements
  const changed = (change: object) => [{ ...side, elements: [{ ...text, ...change }] }]
  const dot = { type: 'image', url: '/a', position: { x: 0, y: 0, width: 1, height: 1 }, style: {} }
  const picture = (url: string) => changed({ type: 'image', url, style: {} })
  return {
    'a newer version': [{ ...side, version: 2, elements }],
    'a position that is no number': changed({ position: { x: null, y: 0, width: 1, height: 1 } }),
    'a huge size': changed({ position: { x: 0, y: 0, width: 1e9, height: 1 } }),
    'a negative size': changed({ position: { x: 0, y: 0, width: -5, height: 1 } }),
    '10,000 elements': [
      { ...side, elements: Array.from({ length: 10_000 }, (_, at) => ({ ...dot, id: `${at}` })) },
    ],
    'an unknown font': changed({ style: { fontFamily: 'Papyrus' } }),
    'a picture elsewhere': picture('https://evil.example/a.png'),
    'a picture elsewhere by its host alone': picture('//evil.example/a.png'),
    'a picture that is a program': picture('javascript:alert(1)'),
    'two fronts': [
      { ...side, elements },
      { ...side, elements },
    ],
  }
}

type Draft = BodyOf<Calls['custom-products.create']>

/** A white shirt of the print partner with a text on it. */
export async function shirtDraft(shop: TestShop, change: Partial<Draft> = {}) {
  const path = '/api/custom-products/catalog/product/71'
  const { variants } = (await shop.call('designs.catalog-product', { path })).body.product
  const variant = variants.find(({ size }) => size === 'L') ?? variants[0]
  if (variant === undefined) throw new Error('the print partner has no shirts')
  const draft = {
    printfulProductId: 71,
    printfulVariantId: variant.id,
    name: 'Galle Fort',
    description: 'For the beach',
    designs: [frontSide()],
    baseCost: variant.price,
    sellingPrice: variant.price + 10,
    selectedOptions: { size: variant.size, color: variant.color, material: [] },
    ...change,
  }
  return { variant, draft }
}

/** A custom product of a customer, whose proof nobody has seen yet. */
export async function newShirt(shop: TestShop, token: string, change: Partial<Draft> = {}) {
  const { draft, variant } = await shirtDraft(shop, change)
  const { body } = await shop.call('custom-products.create', { token, body: draft })
  return { product: body.product, draft, variant }
}

/** A custom product of a customer that can be bought. */
export async function customShirt(shop: TestShop, token: string, change: Partial<Draft> = {}) {
  const made = await newShirt(shop, token, change)
  await approveProof(shop, token, made.product._id)
  return made
}

/** The same of another product of the print partner. */
export async function customDesign(shop: TestShop, token: string, productId: number) {
  const path = `/api/custom-products/catalog/product/${productId}`
  const [variant] = (await shop.call('designs.catalog-product', { path })).body.product.variants
  if (variant === undefined) throw new Error(`the print partner does not make ${productId}`)
  return customShirt(shop, token, { printfulProductId: productId, printfulVariantId: variant.id })
}

export const proofOf = (shop: TestShop, token: string, id: string) =>
  shop.call('custom-products.proof', { token, body: {}, path: `/api/custom-products/proof/${id}` })

/** Looks at the proof of a custom product, and approves it. */
export async function approveProof(shop: TestShop, token: string, id: string) {
  const { proof } = (await proofOf(shop, token, id)).body
  const { version, sides } = proof
  const path = `/api/custom-products/proof/${id}/approve`
  const body = { version, sides: sides.map(({ placement, sha256 }) => ({ placement, sha256 })) }
  const { status } = await shop.call('custom-products.approve-proof', { token, body, path })
  if (status !== 200) throw new Error(`the proof was not approved: ${status}`)
  return proof
}
