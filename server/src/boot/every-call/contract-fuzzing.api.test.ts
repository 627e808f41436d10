import { type Call, callList } from '@first-fashion/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type FuzzedRequest, requestsFor } from '../../../testing/requests/call-arbitraries.ts'
import { goodAddress, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()
const runs = Number(process.env.FUZZ_RUNS ?? '5')
const seed = Number(process.env.FUZZ_SEED ?? '2026')
const secretStreet = '77 Secret Lane behind the Temple'

/** Someone with an order, a cart and a review; everything that the strangers below must not see. */
const victim = { email: '', token: '', ids: [''] }
let stranger = ''

beforeAll(async () => {
  const { shop } = test
  Object.assign(victim, await newShopper(shop))
  stranger = (await newShopper(shop)).token
  const { product, variant, size } = await productInStock(shop)
  const order = orderOf(product, variant.variantIndex, size)
  const address = { ...goodAddress, street: secretStreet, email: victim.email }
  const placed = await shop.call('order.place', { token: victim.token, body: { ...order, address } })
  const line = { itemId: product._id, size, variantIndex: variant.variantIndex, quantity: 1 }
  await shop.call('cart.add', { token: victim.token, body: line })
  const logged = await shop.call('accounts.logged', { token: victim.token })
  victim.ids = [placed.body.orderId, product._id, product.slug, logged.body.user._id]
})

/** Everybody who is not the victim and not of the staff. */
const strangers = {
  nobody: () => ({}),
  'a token that was never given': () => ({ token: 'x'.repeat(43) }),
  'a token of nonsense': () => ({ token: "' or 1=1 --" }),
  'somebody else': () => ({ token: stranger }),
  'a shopper who takes the token for a staff session': () => ({
    cookie: `staff=${stranger}; staff_session=${stranger}`,
    'x-csrf-token': stranger,
  }),
} as const

async function send(call: Call, request: FuzzedRequest, headers: Record<string, string>) {
  const params: Record<string, unknown> = Object(request.params)
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams(
    Object.entries(Object(request.query)).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  )
  const response = await test.shop.app.inject({
    method: call.method,
    url: `${path}?${query}`,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9', ...headers },
    ...(call.method === 'GET' ? {} : { payload: JSON.stringify(request.body) }),
  })
  return { status: response.statusCode, text: response.body }
}

describe('whatever a stranger sends', () => {
  it.each(callList.map(([name, call]) => ({ name, call })))(
    '$name never fails inside and never shows what is not theirs',
    async ({ call }) => {
      const who = fc.constantFrom(...Object.keys(strangers))
      const property = fc.asyncProperty(requestsFor(call, victim.ids), who, async (request, name) => {
        const headers = strangers[name as keyof typeof strangers]()
        const { status, text } = await send(call, request, headers)
        expect(status, text).toBeLessThan(500)
        expect(text).not.toContain(secretStreet)
        expect(text).not.toContain(victim.email)
        expect(text).not.toMatch(
          /node_modules|at [\w. ]+ \((<anonymous>|native|[^)]*:\d+:\d+)\)|\binsert into\b|\.ts:\d/i,
        )
        if (call.access === 'staff') expect([400, 401, 403, 404, 414, 429]).toContain(status)
        if (call.access === 'customer' && name !== 'somebody else')
          expect([400, 401, 404, 414, 429]).toContain(status)
      })
      await fc.assert(property, { numRuns: runs, seed })
    },
    // Hashing a password takes a while on purpose.
    30_000 + runs * 500,
  )
  it('leaves the cart and the orders of others as they were', async () => {
    const { shop } = test
    const cart = await shop.call('cart.get', { token: victim.token })
    expect(Object.keys(cart.body.cartData)).toHaveLength(1)
    const { body } = await shop.call('orders.user', { token: victim.token })
    expect(body.orders).toMatchObject([{ status: 'Order Placed', address: { street: secretStreet } }])
  })
})
