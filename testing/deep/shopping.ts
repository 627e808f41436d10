import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningShop } from './running-shop.ts'

export interface Answer {
  /** 0: no answer came. */
  readonly status: number
  readonly body: Record<string, unknown>
}

/** A call to the shop; a broken connection counts as an answer. */
export async function call(
  shop: RunningShop,
  path: string,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  try {
    const response = await fetch(`${shop.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const answered: Record<string, unknown> = Object(await response.json())
    return { status: response.status, body: answered }
  } catch {
    return { status: 0, body: {} }
  }
}

/** A call that is retried while the shop is overloaded, as a browser does. */
export async function retryingCall(...given: Parameters<typeof call>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call(...given)
    if (answer.body.code !== 'server.overloaded' || tries === 60) return answer
    await wait(500)
  }
}

let addresses = 0

/** An IP address that this run uses once. */
export function ownAddress(): string {
  addresses += 1
  return `10.${Math.floor(addresses / 65_536)}.${Math.floor(addresses / 256) % 256}.${addresses % 256}`
}

/** Registers a customer from a new IP address, as registering is limited per address; returns the token. */
export async function register(shop: RunningShop, from = ownAddress()): Promise<string> {
  const body = { name: 'Nadeesha Silva', email: `${randomUUID()}@example.com`, password: 'a-long-enough-one' }
  const { status, body: said } = await retryingCall(shop, '/api/user/register', body, {
    'x-forwarded-for': from,
  })
  if (status !== 200 || typeof said.token !== 'string')
    throw new Error(`a shopper could not register: ${status} ${JSON.stringify(said)}`)
  return said.token
}

export interface Sku {
  readonly productId: string
  readonly variantId: string
  readonly variantIndex: number
  readonly size: string
  readonly priceRupees: number
}

/** SKUs, all different, with exactly this many units on hand. */
export async function skusWithStock(shop: RunningShop, many: number, onHand: number): Promise<Sku[]> {
  const { rows } = await shop.pool.query(
    `with chosen as (
       select s.variant_id, s.size from variant_stock s join variants v on v.id = s.variant_id
       join products p on p.id = v.product_id
       where p.is_published and not p.made_to_order and s.held = 0 order by s.variant_id, s.position limit $1)
     update variant_stock s set on_hand = $2 from chosen c, variants v, products p
     where s.variant_id = c.variant_id and s.size = c.size and v.id = s.variant_id and p.id = v.product_id
     returning p.id as "productId", v.id as "variantId", v.variant_index as "variantIndex", s.size,
       (p.price_cents / 100)::int as "priceRupees"`,
    [many, onHand],
  )
  return rows
}

const address = {
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
}

export const orderOf = (skus: readonly Sku[], quantity = 1) => ({
  address,
  items: skus.map(({ productId, variantIndex, size }) => ({ productId, variantIndex, size, quantity })),
  amount: skus.reduce((sum, { priceRupees }) => sum + priceRupees * quantity, 0) + 350,
  currency: { code: 'LKR' },
})

/** Pays at the sandbox's page with a valid card. */
export async function payAt(shop: RunningShop, pageUrl: string): Promise<void> {
  const session = pageUrl.split('/').at(-1)
  const answer = await fetch(`${shop.sandboxUrl}/api/control/sessions/${session}/pay`, { method: 'POST' })
  if (!answer.ok) throw new Error(`the sandbox did not take the payment: ${answer.status}`)
}

export async function switchFault(shop: RunningShop, faults: Record<string, string>): Promise<void> {
  const answer = await fetch(`${shop.sandboxUrl}/api/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })
  if (!answer.ok) throw new Error(`the sandbox knows no such fault: ${JSON.stringify(faults)}`)
}

/** Polls until the condition is true; throws after the timeout. */
export async function until(what: string, isSo: () => Promise<boolean>, withinMs = 30_000): Promise<void> {
  for (let waited = 0; waited < withinMs; waited += 100) {
    if (await isSo()) return
    await wait(100)
  }
  throw new Error(`not within ${withinMs} ms: ${what}`)
}
