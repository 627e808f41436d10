import { beforeAll, describe, expect, it } from 'vitest'
import { newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { invalidateSessions, owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop, useSecondServer } from '../../../testing/test-shop.ts'
import { detailsChanged } from '../../features/catalog/index.ts'
import { currentOrderLimits } from '../../features/order-limits/index.ts'

const here = useOwnShop()
const there = useSecondServer(here)

/** For what another server shows. The clock stands, so that nothing cached expires by itself meanwhile. */
const shortly = { timeout: 5_000, interval: 20 }
beforeAll(() => here.shop.clock.stop())
const listPage = '/api/product/list?page=1&size=48'

describe('two servers of one shop', () => {
  it('both show a price, and a page of products, as soon as it was changed on one', async () => {
    const { product } = await productInStock(here.shop)
    const priceThere = async () => {
      const { body } = await there.shop.call('catalog.single', { body: { slug: product.slug } })
      return body.product.price
    }
    const highestThere = async () =>
      (await there.shop.call('catalog.list', { path: listPage })).body.facets?.price?.highest
    expect(await priceThere()).toBe(product.price)
    const { headers } = await signIn(here.shop, owner)
    const { body } = await here.shop.call('staff.product', {
      headers,
      path: `/api/admin/products/${product._id}`,
    })
    const price = 987_654
    const edited = await here.shop.call('staff.product-edit', {
      headers,
      path: `/api/admin/products/${product._id}`,
      body: { version: body.product.version, price },
    })
    expect(edited.status).toBe(200)
    await expect.poll(priceThere, shortly).toBe(price)
    await expect.poll(highestThere, shortly).toBe(price)
  })

  it('drop the cached pages of what was changed on one', async () => {
    const { product } = await productInStock(here.shop)
    const page = { body: 'a page', tags: [`product:${product._id}`] }
    await there.shop.features.cache.get('page /product', async () => page)
    await there.shop.features.cache.get('page /about', async () => ({ body: 'a page', tags: [] }))
    await here.shop.database.transaction((tx) => detailsChanged(here.shop.features.shop, tx, [product._id]))
    await expect.poll(() => there.shop.features.cache.find('page /product'), shortly).toBeUndefined()
    expect(there.shop.features.cache.find('page /about')).toBeDefined()
  })

  it('show in the details of a product what was just ordered on one', async () => {
    const { product, variant, size } = await productInStock(here.shop)
    const leftThere = async () => {
      const { body } = await there.shop.call('catalog.single', { body: { slug: product.slug } })
      const shown = body.product.variants.find(({ _id }) => _id === variant._id)
      return shown?.sizes.find((one) => one.size === size)?.quantity
    }
    const before = (await leftThere()) ?? 0
    const { token } = await newShopper(here.shop)
    const body = orderOf(product, variant.variantIndex, size)
    expect((await here.shop.call('order.place', { token, body })).status).toBe(200)
    await expect.poll(leftThere, shortly).toBe(before - 1)
  })

  it('both keep to the settings that an owner changes on one', async () => {
    const { headers } = await signIn(here.shop, owner)
    const before = await here.shop.call('staff.order-limits', { headers })
    const limits = { ...before.body.limits, unitsPerLine: 7, version: before.body.version }
    const set = await here.shop.call('staff.order-limits-set', { headers, body: limits })
    expect(set.status).toBe(200)
    await expect.poll(() => currentOrderLimits(there.shop.features.shop).unitsPerLine, shortly).toBe(7)
  })

  it('both sell in the currencies that are active', async () => {
    const { headers } = await signIn(here.shop, owner)
    const currency = { code: 'SEK', symbol: 'kr', name: 'Swedish krona', exchangeRate: 0.03 }
    const added = await here.shop.call('staff.currency-add', {
      headers,
      body: currency,
    })
    expect(added.body).toMatchObject({ success: true })
    await expect.poll(() => [...there.shop.features.pageCurrencies], shortly).toContain('SEK')
  })

  it('both deliver to the countries that are switched on', async () => {
    const { headers } = await signIn(here.shop, owner)
    const listedThere = async () =>
      (await there.shop.call('countries.list')).body.countries.map(({ code }) => code)
    expect(await listedThere()).toContain('NO')
    await here.shop.call('staff.country-set', {
      headers,
      path: '/api/admin/countries/NO',
      body: { isDelivered: false },
    })
    await expect.poll(listedThere, shortly).not.toContain('NO')
  })

  it('both refuse a session that was ended on one, and no other one', async () => {
    const { token } = await newShopper(here.shop)
    const other = await newShopper(here.shop)
    const statusThere = async (of: string) =>
      (await there.shop.call('security.devices', { token: of })).status
    expect([await statusThere(token), await statusThere(other.token)]).toEqual([200, 200])
    expect((await here.shop.call('accounts.logout', { token })).status).toBe(200)
    await expect.poll(() => statusThere(token), shortly).toBe(401)
    expect(await statusThere(other.token)).toBe(200)
  })

  it('both refuse a staff session that was ended on one', async () => {
    const { headers } = await signIn(there.shop, owner)
    const statusThere = async () => (await there.shop.call('staff.orders', { headers })).status
    expect(await statusThere()).toBe(200)
    expect((await here.shop.call('staff.sign-out', { headers })).status).toBe(200)
    invalidateSessions(there.shop)
    await expect.poll(statusThere, shortly).toBe(401)
  })

  it('catch up on what they missed while a connection was lost', async () => {
    const { product } = await productInStock(here.shop)
    const page = { body: 'a page', tags: [`product:${product._id}`] }
    await there.shop.features.cache.get('page /missed', async () => page)
    // A change that no message tells of, as one that came while nobody listened.
    await here.shop.database.pool.query(`update currencies set is_active = false where code = 'SEK'`)
    await here.shop.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'first-fashion bus' and datname = current_database()`,
    )
    await expect.poll(() => [...there.shop.features.pageCurrencies]).not.toContain('SEK')
    await expect.poll(() => there.shop.features.cache.find('page /missed')).toBeUndefined()
  })
})

describe('the limits of two servers', () => {
  const password = 'a-long-enough-one'
  /** Tries on one server and the other in turn. */
  async function inTurn(tries: number, attempt: (shop: typeof here.shop) => Promise<{ status: number }>) {
    const statuses: number[] = []
    for (let nth = 0; nth < tries; nth++)
      statuses.push((await attempt(nth % 2 === 0 ? here.shop : there.shop)).status)
    return statuses
  }
  const from = (address: string) => ({ 'x-forwarded-for': address })

  it('allow as many guesses at a password as those of one', async () => {
    const { email } = await newShopper(here.shop)
    const headers = from('192.0.2.31')
    const guess = (shop: typeof here.shop) => shop.call('accounts.login', { body: { email }, headers })
    expect(await inTurn(12, guess)).toEqual([...Array(10).fill(400), 429, 429])
    const right = { body: { email, password }, headers }
    expect((await there.shop.call('accounts.login', right)).status).toBe(429)
    expect((await there.shop.call('accounts.login', { ...right, headers: from('192.0.9.31') })).status).toBe(
      200,
    )
  })

  it('allow as many emails to a mailbox as those of one', async () => {
    const { email } = await newShopper(here.shop)
    const ask = (shop: typeof here.shop) =>
      shop.call('accounts.forgot-password', { body: { email }, headers: from('192.0.2.32') })
    expect(await inTurn(12, ask)).toEqual([...Array(10).fill(200), 429, 429])
  })

  it('allow as many guesses at promo codes as those of one, and the code in use as often as needed', async () => {
    const { token } = await newShopper(here.shop)
    const { product, variant, size } = await productInStock(here.shop)
    const items = [{ productId: product._id, size, variantIndex: variant.variantIndex, quantity: 1 }]
    const quote = (shop: typeof here.shop, promoCode: string) =>
      shop.call('checkout.quote', { token, body: { items, promoCode } })
    let guesses = 0
    const inUse = await inTurn(40, (shop) => quote(shop, 'IN-USE'))
    expect(new Set(inUse)).toEqual(new Set([200]))
    const guessed = await inTurn(31, (shop) => quote(shop, `GUESS-${guesses++}`))
    expect(guessed.indexOf(429)).toBe(29)
  })
})
