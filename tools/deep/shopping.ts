import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningShop } from './running-shop.ts'

export interface Answer {
  /** 0: no answer came. */
  readonly status: number
  readonly body: Record<string, unknown>
}

/** A call to the shop; a connection that breaks is an answer too. */
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

/** A call as a patient browser makes it: where the shop says that it is too full, it comes again. */
export async function patientCall(...given: Parameters<typeof call>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call(...given)
    if (answer.body.code !== 'server.overloaded' || tries === 60) return answer
    await wait(500)
  }
}

let addresses = 0

/** An address that nobody else of this run comes from. */
export function ownAddress(): string {
  addresses += 1
  return `10.${Math.floor(addresses / 65_536)}.${Math.floor(addresses / 256) % 256}.${addresses % 256}`
}

/** A new customer, from an address of their own, as registering is limited for each; answers the token. */
export async function register(shop: RunningShop, from = ownAddress()): Promise<string> {
  const body = { name: 'Nadeesha Silva', email: `${randomUUID()}@example.com`, password: 'a-long-enough-one' }
  const { status, body: said } = await patientCall(shop, '/api/user/register', body, {
    'x-forwarded-for': from,
  })
  if (status !== 200 || typeof said.token !== 'string')
    throw new Error(`a shopper could not register: ${status} ${JSON.stringify(said)}`)
  return said.token
}

export interface Piece {
  readonly productId: string
  readonly variantId: string
  readonly variantIndex: number
  readonly size: string
  readonly priceRupees: number
}

/** Pieces of stock, each of another size or colour, with exactly so many on hand. */
export async function piecesWithStock(shop: RunningShop, many: number, onHand: number): Promise<Piece[]> {
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

export const orderOf = (pieces: readonly Piece[], quantity = 1) => ({
  address,
  items: pieces.map(({ productId, variantIndex, size }) => ({ productId, variantIndex, size, quantity })),
  amount: pieces.reduce((sum, { priceRupees }) => sum + priceRupees * quantity, 0) + 350,
  currency: { code: 'LKR' },
})

/** Pays a page at the sandbox, as a shopper with a good card does. */
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

/** Asks until it is so; throws when it is not after the time. */
export async function until(what: string, isSo: () => Promise<boolean>, withinMs = 30_000): Promise<void> {
  for (let waited = 0; waited < withinMs; waited += 100) {
    if (await isSo()) return
    await wait(100)
  }
  throw new Error(`not within ${withinMs} ms: ${what}`)
}
