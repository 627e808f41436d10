import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type CallName, callList } from '@first-fashion/contract'
import { samples } from '@first-fashion/contract/samples'
import { describe, expect, it } from 'vitest'
import { newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()
const withBody = callList.filter(([, call]) => call.request.body !== undefined && call.access !== 'staff')

/** An answer that shows nothing of the inside. */
function expectPlain(answer: { body: unknown }) {
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|at \w+ \(|select |insert |Error:|\.ts:/i)
}

describe('bad input', () => {
  it.each(withBody.map(([name]) => name))(
    'is refused in words and without a stack by %s',
    async (name: CallName) => {
      const { shop } = test
      let { token } = await newShopper(shop)
      const bodies = [
        [],
        'text',
        7,
        { a: { b: [] } },
        { email: 1, password: {}, items: 'x', quantity: 'two', slug: null, token: [] },
      ]
      for (const body of bodies) {
        let answer = await shop.call(name, { token, body })
        // Some calls are limited per session, whatever is in them.
        if (answer.status === 429) {
          token = (await newShopper(shop)).token
          answer = await shop.call(name, { token, body })
        }
        expect([200, 400, 401, 404, 415, 422]).toContain(answer.status)
        expect(answer.body.success).toBe(answer.status === 200)
        expectPlain(answer)
      }
    },
  )

  it('of more than 1 MiB is refused', async () => {
    const answer = await test.shop.call('catalog.single', { body: { slug: 'x'.repeat(1_100_000) } })
    expect(answer).toMatchObject({ status: 413, body: { success: false, code: 'request.too-large' } })
  })

  it('that is nested deeply is refused', async () => {
    const response = await test.shop.app.inject({
      method: 'POST',
      url: '/api/product/single',
      headers: { 'content-type': 'application/json' },
      payload: `{"slug":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, code: 'request.malformed' })
  })

  it('loses characters that are no text, in the body and in the address', async () => {
    for (const slug of ['weligama-tee\0', 'weligama\u0008-tee\ud83d', '\ufeffweligama-tee\u202e'])
      expect((await test.shop.call('catalog.single', { body: { slug } })).status).toBe(200)
    const query = await test.shop.call('catalog.list', {
      path: '/api/product/list?page=1&limit=2&search=linen%00%0B',
    })
    expect(query).toMatchObject({ status: 200, body: { success: true } })
  })

  it('with a character that is no text in the name of a field or in a password is refused', async () => {
    const inName = await test.shop.call('location.track-action', {
      body: {
        locationId: '019a0000-0000-7000-8000-000000000000',
        action: 'address_used',
        data: { 'a\0': 1 },
      },
    })
    const login = { email: 'nobody@example.com', password: 'half \ud83d and \0' }
    const inPassword = await test.shop.call('accounts.login', { body: login })
    for (const answer of [inName, inPassword])
      expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'request.malformed' } })
  })

  it('says in plain words which field is wrong, and how', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const said = async (change: object) =>
      (await shop.call('order.place', { token, body: { ...order, ...change } })).body
    expect(await said({ address: { ...order.address, firstName: 'x'.repeat(300) } })).toMatchObject({
      message: 'First name is too long (at most 80 characters)',
      errors: { 'address.firstName': 'is too long (at most 80 characters)' },
    })
    expect((await said({ items: [] })).message).toBe('Items is empty')
    expect((await said({ amount: 'all' })).message).toBe('Amount must be a number')
    expect((await said({ items: undefined })).message).toBe('Items is missing')
    const list = await shop.call('catalog.list', { path: '/api/product/list?page=two' })
    expect(list.body.message).toBe('Page has the wrong format')
  })

  it('that is no JSON is refused', async () => {
    const response = await test.shop.app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    })
    expect(response.statusCode).toBe(400)
    expectPlain({ body: response.json() })
  })

  it('with fields that nobody knows is taken, the fields are dropped', async () => {
    const answer = await test.shop.call('catalog.single', {
      body: { slug: 'weligama-tee', isAdmin: true, constructor: 1 },
    })
    expect(answer.status).toBe(200)
  })

  it.each(callList.filter(([, call]) => call.access === 'customer').map(([name]) => name))(
    'a wrong token opens nothing: %s',
    async (name: CallName) => {
      const { shop } = test
      const ended = { code: 'accounts.session-dead', message: 'Your session has ended. Please log in again.' }
      for (const token of ['wrong', 'x'.repeat(5000)])
        expect(await shop.call(name, { token })).toMatchObject({
          status: 401,
          body: { success: false, ...ended },
        })
      const missing = { code: 'accounts.login-needed', message: 'Please log in' }
      for (const input of [{}, { token: '' }])
        expect(await shop.call(name, input)).toMatchObject({
          status: 401,
          body: { success: false, ...missing },
        })
    },
  )

  it("another person's order is unknown", async () => {
    const { shop } = test
    const [owner, stranger] = [await newShopper(shop), await newShopper(shop)]
    const { product, variant, size } = await productInStock(shop)
    const placed = await shop.call('order.stripe', {
      token: owner.token,
      body: orderOf(product, variant.variantIndex, size),
    })
    const { orderId } = placed.body
    for (const name of ['order.pay-again', 'order.cancel-unpaid', 'payments.verify-stripe'] as const)
      expect(await shop.call(name, { token: stranger.token, body: { orderId } })).toMatchObject({
        status: 404,
        body: { code: 'order.unknown' },
      })
    expect((await shop.call('orders.user', { token: stranger.token })).body.orders).toEqual([])
  })

  it('an order with made-up prices costs what the shop says', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const cheap = { ...order, amount: 351, items: order.items.map((item) => ({ ...item, price: 1 })) }
    const answer = await shop.call('order.place', { token, body: cheap })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'order.quote-changed', quote: { total: product.price + 350 } },
    })
  })
})

describe('the API document', () => {
  it('describes every call in OpenAPI 3.1', async () => {
    const response = await test.shop.app.inject('/api/openapi.json')
    const document = response.json() as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((one) => one.operationId),
    )
    expect(document.openapi).toBe('3.1.0')
    expect(operations.sort()).toEqual(callList.map(([name]) => name).sort())
  })

  it('shows an example of each answer', async () => {
    const { paths } = (await test.shop.app.inject('/api/openapi.json')).json()
    const { example } = paths['/api/user/login'].post.responses['200'].content['application/json']
    expect(example).toEqual(samples['accounts.login'])
  })

  it('says who may make a call, how often, with what and what comes back', async () => {
    const { paths } = (await test.shop.app.inject('/api/openapi.json')).json()
    const { get: order } = paths['/api/admin/orders/{id}']
    expect(order.security).toEqual([{ staff: [] }])
    expect(order.description).toContain('Needs the permission orders.read.')
    expect(order.description).toContain('staff.role-forbids')
    expect(order.parameters).toMatchObject([{ in: 'path', name: 'id', required: true }])
    const { post: login } = paths['/api/user/login']
    expect(login.description).toContain('Tries are limited')
    expect(login.requestBody.content['application/json'].schema.properties).toHaveProperty('password')
    expect(login.responses['200'].content['application/json'].schema.properties).toHaveProperty('token')
    expect(login.responses.default.content['application/json'].schema.properties).toHaveProperty('code')
    const { post: photo } = paths['/api/review/photo/add']
    expect(photo.requestBody.content['multipart/form-data'].schema.properties.photo.format).toBe('binary')
  })

  it('is a page for people, without scripts', async () => {
    const { body, headers } = await test.shop.app.inject('/api/docs')
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<code>staff.order-move</code> · Needs a staff session')
    expect(body).toContain('Needs the permission orders.move.')
    expect(body).not.toMatch(/<script|<style|style=/)
  })

  it.each(['/api/openapi.json', '/api/docs'])('travels light, and not twice: %s', async (url) => {
    const plain = await test.shop.app.inject({ url })
    const sent = await test.shop.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(sent.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(sent.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(sent.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8)
    const zipped = await test.shop.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true)
    const headers = { 'if-none-match': String(sent.headers.etag) }
    const again = await test.shop.app.inject({ url, headers })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })
})
