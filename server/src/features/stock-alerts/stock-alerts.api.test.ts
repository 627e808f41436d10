import { describe, expect, it } from 'vitest'
import { productInStock, setStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

let next = 1
const newReader = () => `waiting-${next++}@example.com`
const ask = (body: object, headers = { 'x-forwarded-for': `10.55.0.${next++}` }) =>
  test.shop.call('stockalerts.ask', { body, headers })

async function soldOutSku() {
  const { shop } = test
  const { product, variant, size } = await productInStock(shop)
  await setStock(shop, variant._id, size, 0)
  return {
    product,
    variant,
    size,
    wish: { productId: product._id, variantIndex: variant.variantIndex, size },
  }
}

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const answer = await fetch(`${test.shop.sandboxUrl}/api/inbox?to=${encodeURIComponent(email)}`)
  return ((await answer.json()) as { messages: { subject: string; text: string }[] }).messages
}

const mailsOnce = async (email: string, count: number) => {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(count)
  return mailsTo(email)
}

describe('a sold-out size', () => {
  it('is announced once when it is back, however often it was requested', async () => {
    const { shop } = test
    const { product, variant, size, wish } = await soldOutSku()
    const email = newReader()
    for (const as of [email, email.toUpperCase()])
      expect((await ask({ ...wish, email: as })).body).toEqual({
        success: true,
        message: 'We will email you once when it is back.',
      })
    await shop.features.everyMinute()
    expect(await mailsTo(email)).toEqual([])
    await setStock(shop, variant._id, size, 2)
    await Promise.all([shop.features.everyMinute(), shop.features.everyMinute()])
    const [mail] = await mailsOnce(email, 1)
    expect(mail?.subject).toBe(`${product.name} is back in stock in size ${size}`)
    expect(mail?.text).toContain(`http://localhost:4000/product/${product.slug}`)
    await shop.features.everyMinute()
    await setStock(shop, variant._id, size, 0)
    expect((await ask({ ...wish, email })).status).toBe(200)
    await setStock(shop, variant._id, size, 1)
    await shop.features.everyMinute()
    await mailsOnce(email, 2)
  })

  it('is announced when everyone can buy it, not while the product is for early access', async () => {
    const { shop } = test
    const { product, variant, size, wish } = await soldOutSku()
    const email = newReader()
    await ask({ ...wish, email })
    const opensAt = new Date(shop.clock.now().getTime() + 3_600_000)
    const early = 'update products set early_access_until = $2 where id = $1'
    await shop.database.pool.query(early, [product._id, opensAt])
    await setStock(shop, variant._id, size, 2)
    await shop.features.everyMinute()
    const { rows } = await shop.database.pool.query('select notified_at from stock_alerts where email = $1', [
      email,
    ])
    expect(rows).toEqual([{ notified_at: null }])
    shop.clock.advance(3_600_000)
    await shop.features.everyMinute()
    await mailsOnce(email, 1)
  })

  it('is announced as soon as staff set its stock', async () => {
    const { shop } = test
    const { product, variant, size, wish } = await soldOutSku()
    const email = newReader()
    await ask({ ...wish, email })
    const { headers } = await signIn(shop, owner)
    const { variantIndex } = variant
    const set = await shop.call('staff.stock-set', {
      headers,
      path: `/api/admin/products/${product._id}/stock`,
      body: { variantIndex, size, onHand: 3, expected: 0 },
    })
    expect(set.status).toBe(200)
    await mailsOnce(email, 1)
  })

  it('is not back while all its stock is held for orders, or its product is hidden', async () => {
    const { shop } = test
    const { product, variant, size, wish } = await soldOutSku()
    const email = newReader()
    await ask({ ...wish, email })
    const { pool } = shop.database
    await pool.query('update variant_stock set on_hand = 1, held = 1 where variant_id = $1 and size = $2', [
      variant._id,
      size,
    ])
    await shop.features.everyMinute()
    await setStock(shop, variant._id, size, 1)
    await pool.query('update products set is_published = false where id = $1', [product._id])
    await shop.features.everyMinute()
    const { rows } = await pool.query('select notified_at from stock_alerts where email = $1', [email])
    expect(rows).toEqual([{ notified_at: null }])
    await pool.query('update products set is_published = true where id = $1', [product._id])
    await shop.features.everyMinute()
    await mailsOnce(email, 1)
  })

  it.each([
    ['no address', { email: ' ' }, 422, 'stockalerts.email-missing'],
    ['an address that is none', { email: 'nobody at home' }, 422, 'stockalerts.email-invalid'],
    ['an unknown product', { productId: 'none' }, 404, 'stockalerts.size-unknown'],
    ['an unknown colour', { variantIndex: 77 }, 404, 'stockalerts.size-unknown'],
    ['an unknown size', { size: 'XXXXL' }, 404, 'stockalerts.size-unknown'],
  ])('refuses %s', async (_what, change, status, code) => {
    const { wish } = await soldOutSku()
    expect(await ask({ ...wish, email: newReader(), ...change })).toMatchObject({ status, body: { code } })
  })

  it('is waited for only while it is sold out', async () => {
    const { variant, size, wish } = await soldOutSku()
    await setStock(test.shop, variant._id, size, 3)
    expect(await ask({ ...wish, email: newReader() })).toMatchObject({
      status: 409,
      body: { code: 'stockalerts.in-stock' },
    })
  })

  it('can be requested a limited number of times by one caller for one address', async () => {
    const { wish } = await soldOutSku()
    const headers = { 'x-forwarded-for': '10.55.9.9' }
    const email = newReader()
    for (let nth = 0; nth < 10; nth++) expect((await ask({ ...wish, email }, headers)).status).toBe(200)
    expect(await ask({ ...wish, email }, headers)).toMatchObject({
      status: 429,
      body: { code: 'request.too-many' },
    })
  })
})
