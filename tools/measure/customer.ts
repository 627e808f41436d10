import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'

interface Sku {
  readonly productId: string
  readonly variantIndex: number
  readonly size: string
  readonly priceRupees: number
}

/** Two orders of this amount stay below the cash limit of an unverified address. */
const affordableRupees = 8_000
const enough = 15

/** Creates a customer with two orders in a demonstration store; returns the session token. */
export async function makeCustomer(shop: string): Promise<string> {
  const person = { name: 'Nadeesha Silva', email: `${randomUUID()}@example.com`, password: randomUUID() }
  const { token }: { token: string } = await send(shop, '/api/user/register', person)
  const skus = await affordableSkus(shop)
  for (const sku of skus.slice(0, 2)) await send(shop, '/api/order/place', orderOf(sku), { token })
  return token
}

/** Signs the page in before the visit. */
export const signIn = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript((value) => {
    if (window === window.top) localStorage.setItem('token', value)
  }, token)

async function affordableSkus(shop: string): Promise<Sku[]> {
  interface Listed {
    readonly _id: string
    readonly price: number
    readonly madeToOrder: boolean
    readonly earlyAccessUntil?: number
    readonly variants: readonly {
      readonly variantIndex: number
      readonly sizes: readonly { readonly size: string; readonly quantity: number }[]
    }[]
  }
  const { products }: { products: Listed[] } = await (await fetch(`${shop}/api/product/list`)).json()
  return products
    .filter(({ earlyAccessUntil }) => earlyAccessUntil === undefined)
    .filter(({ madeToOrder, price }) => !madeToOrder && price <= affordableRupees)
    .flatMap(({ _id: productId, price: priceRupees, variants }) =>
      variants.flatMap(({ variantIndex, sizes }) => {
        const size = sizes.find(({ quantity }) => quantity >= enough)?.size
        return size === undefined ? [] : [{ productId, variantIndex, size, priceRupees }]
      }),
    )
}

const deliveryRupees = 350

const orderOf = ({ priceRupees, ...sku }: Sku) => ({
  address: {
    firstName: 'Nadeesha',
    lastName: 'Silva',
    email: 'nadeesha@example.com',
    street: '14 Temple Road',
    apartment: '',
    city: 'Colombo',
    state: '',
    postalCode: '00300',
    country: 'LK',
    phone: '77 123 4567',
    phoneCode: '+94',
    instructions: '',
  },
  items: [{ ...sku, quantity: 1 }],
  amount: priceRupees + deliveryRupees,
  currency: { code: 'LKR' },
})

/** A shop that has just started may still be busy: it is asked again, for half a minute. */
async function send(
  shop: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  attemptsLeft = 30,
) {
  const answer = await fetch(`${shop}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (answer.status === 503 && attemptsLeft > 0) {
    await setTimeout(1_000)
    return send(shop, path, body, headers, attemptsLeft - 1)
  }
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`)
  return answer.json()
}
