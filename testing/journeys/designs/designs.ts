import type { Browser, Page } from '@playwright/test'
import { expect, post } from '../shop.ts'

/** A side of a design with a text on it. */
const front = (text: string) => ({
  placement: 'front',
  elements: [
    {
      id: 'text-1',
      type: 'text',
      text,
      position: { x: 50, y: 100, width: 200, height: 50 },
      style: {},
    },
  ],
})

/** Something on both sides. */
export const frontAndBack = [front('Galle'), { ...front('Since 1588'), placement: 'back' }]

interface Variant {
  readonly id: number
  readonly size: string
  readonly color: string
  readonly price: number
  readonly image: string
}

async function shirt(page: Page, size: string): Promise<Variant> {
  const answer = await page.request.get('/api/custom-products/catalog/product/71')
  const { product }: { product: { variants: readonly Variant[] } } = await answer.json()
  const variant = product.variants.find((one) => one.size === size)
  if (variant === undefined) throw new Error(`no shirt in ${size}`)
  return variant
}

/** Creates a custom product over the API, whose proof nobody has seen yet; returns its id. */
export async function newShirt(page: Page, token: string, change: object = {}): Promise<string> {
  const data = { ...(await shirtBody(page)), ...change }
  const answer = await post(page, '/api/custom-products/create', { headers: { token }, data })
  expect(answer.status()).toBe(200)
  const { product }: { product: { _id: string } } = await answer.json()
  return product._id
}

async function shirtBody(page: Page) {
  const { id, size, color, price } = await shirt(page, 'L')
  return {
    printfulProductId: 71,
    printfulVariantId: id,
    name: 'Galle Fort',
    description: 'For the beach',
    designs: [front('Galle')],
    baseCost: price,
    sellingPrice: price + 10,
    selectedOptions: { size, color, material: [] },
  }
}

/** Puts another text on a custom product, which has this version: 0 if it was never changed. */
export async function changeShirt(page: Page, token: string, id: string, version = 0): Promise<void> {
  const data = { ...(await shirtBody(page)), designs: [front('Matara')], version }
  const answer = await page.request.put(`/api/custom-products/update/${id}`, { headers: { token }, data })
  expect(answer.status()).toBe(200)
}

/** The same with its proof approved, so that it can be bought. */
export async function customShirt(page: Page, token: string, change: object = {}): Promise<string> {
  const id = await newShirt(page, token, change)
  const path = `/api/custom-products/proof/${id}`
  const answer = await post(page, path, { headers: { token }, data: {} })
  expect(answer.status()).toBe(200)
  const { proof }: { proof: SeenProof } = await answer.json()
  const sides = proof.sides.map(({ placement, sha256 }) => ({ placement, sha256 }))
  const data = { version: proof.version, sides }
  expect((await post(page, `${path}/approve`, { headers: { token }, data })).status()).toBe(200)
  return id
}

interface SeenProof {
  readonly version: number
  readonly sides: readonly { readonly placement: string; readonly sha256: string }[]
}

/** Waits until the server has so many entries of the log of a shirt's design. */
export const onServer = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const headers = { token: localStorage.getItem('token') ?? '' }
        const read = async (path: string) => (await fetch(path, { headers })).json()
        const { product } = await read('/api/custom-products/catalog/product/71')
        const { logs } = await read(`/api/design-logs?productId=71&variantId=${product.variants[0].id}`)
        return logs[0]?.length ?? 0
      }),
    )
    .toBe(count)

/** Another device of the same customer: nothing is stored on it but the session. */
export async function otherDevice(browser: Browser, page: Page): Promise<Page> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const context = await browser.newContext({ viewport: page.viewportSize() })
  await context.addInitScript((value) => localStorage.setItem('token', value), token)
  return context.newPage()
}
