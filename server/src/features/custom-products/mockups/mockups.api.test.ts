import { createServer } from 'node:http'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { customShirt, frontSide, newShirt } from '../../../../testing/designs/design-calls.ts'
import { designedAt, openedDesigner } from '../../../../testing/designs/embedded-designer.ts'
import { newShopper } from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { fetchPicture } from '../../../../testing/uploads.ts'

// The partner fetches print files, so this shop listens where it says it is.
const port = await freePort()
const test = useOwnShop({ storeUrl: `http://127.0.0.1:${port}` })
beforeAll(() => test.shop.app.listen({ host: '127.0.0.1', port }))

/** The partner's stand-in draws its garments first. */
const soon = { timeout: 100_000, interval: 200 }
const pauseMs = 10_000
/** The shop's clock runs on while a test runs: longer than a few calls take. */
const aMoment = 5_000
const backSide = () => ({ ...frontSide('Kandy'), placement: 'back' as const })
const generate = (token: string, id: string, placement = 'front') =>
  test.shop.call('custom-products.generate-mockup', {
    token,
    body: { placement, designUrl: '' },
    path: `/api/custom-products/mockup/generate/${id}`,
  })
const statusOf = async (token: string, key: string) =>
  (
    await test.shop.call('custom-products.mockup-status', {
      token,
      path: `/api/custom-products/mockup/status/${key}`,
    })
  ).body
const find = async (token: string, id: string) =>
  (
    await test.shop.call('custom-products.get', {
      token,
      path: `/api/printful/designer/custom-product/${id}`,
    })
  ).body.customProduct
const fault = (printful: string) =>
  fetch(`${test.shop.sandboxUrl}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ printful }),
  })

/** Asks until the partner is done, as if its pause were over each time: the clock stays before the five minutes. */
async function ended(token: string, key: string) {
  await expect
    .poll(async () => {
      await test.shop.database.pool.query(`update mockup_tasks set asked_at = '2020-01-01'`)
      return (await statusOf(token, key)).status
    }, soon)
    .not.toBe('pending')
  return statusOf(token, key)
}

describe('a mockup', { timeout: 120_000 }, () => {
  it('is made by the partner from the print file, stored in the shop, and shown [B7.51] [B7.52] [B4.18]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await newShirt(shop, token, { designs: [frontSide(), backSide()] })
    const { taskKey } = (await generate(token, product._id, 'back')).body
    expect(await statusOf(token, taskKey)).toEqual({ success: true, status: 'pending', mockups: [] })
    const done = await ended(token, taskKey)
    expect(done.status).toBe('completed')
    const url = done.mockups[0]?.mockup_url ?? ''
    expect(url).toMatch(/^\/media\/uploads\/[0-9a-f-]{36}\/960\.webp$/)
    expect(await sharp(await fetchPicture(shop, url)).metadata()).toMatchObject({ width: 960, height: 1200 })
    const shown = await find(token, product._id)
    expect(shown).toMatchObject({ image: url, mockups: [{ placement: 'back', url }] })
    await shop.features.everyDay()
    await fetchPicture(shop, url)
  })

  it('is stored although nobody asks how far it is, and its design says until then that it is being made', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await newShirt(shop, token)
    expect(product.mockupTasks).toEqual([])
    const { taskKey } = (await generate(token, product._id)).body
    expect(await find(token, product._id)).toMatchObject({
      mockups: [],
      mockupTasks: [{ placement: 'front', taskKey }],
    })
    await expect
      .poll(async () => {
        await shop.database.pool.query(`update mockup_tasks set asked_at = '2020-01-01'`)
        await shop.features.everyMinute()
        return find(token, product._id)
      }, soon)
      .toMatchObject({ mockups: [{ placement: 'front' }], mockupTasks: [] })
    const { mockups } = await find(token, product._id)
    expect((await statusOf(token, taskKey)).mockups).toMatchObject([{ mockup_url: mockups[0]?.url }])
  })

  it('stands in the cart, where the proof stood before it [B3.56]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await customShirt(shop, token)
    const itemId = `custom_${product._id}`
    await shop.call('cart.add', { token, body: { itemId, size: 'L' } })
    const inCart = async () => (await shop.call('cart.get', { token })).body.cartData[itemId]
    expect(await inCart()).toMatchObject({ item: { image: expect.stringContaining('/proof.webp') } })
    const { taskKey } = (await generate(token, product._id)).body
    const url = (await ended(token, taskKey)).mockups[0]?.mockup_url
    expect(url).toMatch(/^\/media\/uploads\//)
    expect(await inCart()).toMatchObject({ item: { image: url } })
  })

  it('is asked about once in ten seconds, however many look', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await newShirt(shop, token)
    const { taskKey } = (await generate(token, product._id)).body
    const askedAt = async () => {
      const { rows } = await shop.database.pool.query('select asked_at from mockup_tasks where key = $1', [
        taskKey,
      ])
      return new Date(rows[0]?.asked_at).getTime()
    }
    const before = await askedAt()
    shop.clock.advance(pauseMs - aMoment)
    await Promise.all([1, 2, 3].map(() => statusOf(token, taskKey)))
    expect(await askedAt()).toBe(before)
    shop.clock.advance(aMoment)
    await statusOf(token, taskKey)
    expect(await askedAt()).toBeGreaterThanOrEqual(before + pauseMs)
  })

  it('that is being made is not asked for twice', async () => {
    const { token } = await newShopper(test.shop)
    const { product } = await newShirt(test.shop, token)
    const [one, other] = [await generate(token, product._id), await generate(token, product._id)]
    expect(one.body.taskKey).toBe(other.body.taskKey)
  })

  it('is asked for once by clicks at the same time', async () => {
    const { token } = await newShopper(test.shop)
    const { product } = await newShirt(test.shop, token)
    const answers = await Promise.all([1, 2, 3].map(() => generate(token, product._id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.taskKey)).size).toBe(1)
    const asked = 'select partner_name from mockup_tasks where custom_product_id = $1'
    const { rows } = await test.shop.database.pool.query(asked, [product._id])
    expect(rows).toEqual([{ partner_name: expect.stringMatching(/./) }])
  })

  it('fails where the partner fails, and after five minutes', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await newShirt(shop, token)
    await fault('mockup-failed')
    const failed = (await generate(token, product._id)).body.taskKey
    expect(await ended(token, failed)).toMatchObject({ status: 'failed', mockups: [] })
    await fault('none')
    const again = (await generate(token, product._id)).body.taskKey
    expect(again).not.toBe(failed)
    await fault('error-500')
    shop.clock.advance(5 * 60_000 - aMoment)
    expect((await statusOf(token, again)).status).toBe('pending')
    shop.clock.advance(aMoment)
    expect((await statusOf(token, again)).status).toBe('failed')
    await fault('none')
  })

  it('fails at a host that the shop does not know, and the log names that host', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await newShirt(shop, token)
    const key = (await generate(token, product._id)).body.taskKey
    await fault('mockup-elsewhere')
    expect(await ended(token, key)).toMatchObject({ status: 'failed', mockups: [] })
    await fault('none')
    const [line = ''] = shop.logLines.filter((one) => one.includes('mockups.printful.example'))
    expect(JSON.parse(line)).toMatchObject({
      subject: 'mockup',
      err: { message: 'a mockup is at mockups.printful.example, which IMAGE_PROXY_HOSTS does not name' },
    })
  })

  it('is refused in words while the partner is busy or down, and for an empty side', async () => {
    const { token } = await newShopper(test.shop)
    const { product } = await newShirt(test.shop, token)
    expect((await generate(token, product._id, 'back')).body.code).toBe('custom-products.unprintable')
    await fault('too-many')
    expect((await generate(token, product._id)).body.code).toBe('custom-products.mockups-busy')
    await fault('error-500')
    expect((await generate(token, product._id)).body.code).toBe('custom-products.no-mockups')
    await fault('none')
    expect((await generate(token, product._id)).status).toBe(200)
    expect((await generate(token, product._id)).status).toBe(429)
  })

  it('of a side stays when the other side is changed, and goes with another garment', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const back = (text: string) => ({ ...frontSide(text), placement: 'back' as const })
    const { product, draft } = await newShirt(shop, token, { designs: [frontSide(), back('Kandy')] })
    const change = (version: number, more: object) =>
      shop.call('custom-products.update', {
        token,
        body: { ...draft, ...more, version },
        path: `/api/custom-products/update/${product._id}`,
      })
    await ended(token, (await generate(token, product._id)).body.taskKey)
    await change(0, { designs: [frontSide(), back('Jaffna')] })
    expect((await find(token, product._id)).mockups).toMatchObject([{ placement: 'front' }])
    const { variants } = (
      await shop.call('designs.catalog-product', { path: '/api/custom-products/catalog/product/71' })
    ).body.product
    const other = variants.find(({ id }) => id !== draft.printfulVariantId)
    await change(1, { designs: [frontSide(), back('Jaffna')], printfulVariantId: other?.id })
    expect((await find(token, product._id)).mockups).toEqual([])
  })

  it('of a design that was changed meanwhile is not shown, and a change takes old ones away', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, draft } = await newShirt(shop, token)
    const change = (version: number, more: object) =>
      shop.call('custom-products.update', {
        token,
        body: { ...draft, ...more, version },
        path: `/api/custom-products/update/${product._id}`,
      })
    await ended(token, (await generate(token, product._id)).body.taskKey)
    await change(0, { name: 'Kandy' })
    expect((await find(token, product._id)).mockups).toHaveLength(1)
    await change(1, { designs: [frontSide('Jaffna')] })
    expect((await find(token, product._id)).mockups).toEqual([])
    const late = (await generate(token, product._id)).body.taskKey
    await change(2, { designs: [frontSide('Matara')] })
    expect(await ended(token, late)).toMatchObject({ status: 'failed' })
    expect((await find(token, product._id)).mockups).toEqual([])
  })

  it('belongs to the maker of the design alone', async () => {
    const [own, other] = [await newShopper(test.shop), await newShopper(test.shop)]
    const { product } = await newShirt(test.shop, own.token)
    expect((await generate(other.token, product._id)).body.code).toBe('custom-products.unknown')
    const { taskKey } = (await generate(own.token, product._id)).body
    expect((await statusOf(other.token, taskKey)).code).toBe('custom-products.mockup-unknown')
    expect((await statusOf(own.token, 'nothing')).code).toBe('custom-products.mockup-unknown')
  })

  it('is made anew of the partner’s own print file for what comes from its designer [B7.62]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const opened = await openedDesigner(shop, token)
    await designedAt(shop, opened)
    const body = {
      productId: opened.product._id,
      designData: { designId: opened.designId },
      printfulData: { productId: opened.partnersId, variantId: opened.variantId },
    }
    const id = (await shop.call('custom-products.save-embedded', { token, body })).body.customProductId
    const path = `/api/printful/designer/mockup/${id}`
    const { tasks } = (await shop.call('custom-products.refresh-mockup', { token, body: {}, path })).body
    expect(tasks).toMatchObject([{ placement: 'front' }])
    const made = await ended(token, tasks[0]?.taskKey ?? '')
    expect(made.status).toBe('completed')
    const url = made.mockups[0]?.mockup_url
    expect(await find(token, id)).toMatchObject({ state: 'ok', mockups: [{ placement: 'front', url }] })
  })

  it('is made anew for each side when a shopper asks for that [B7.62]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await customShirt(shop, token, { designs: [frontSide(), backSide()] })
    const path = `/api/printful/designer/mockup/${product._id}`
    const { tasks } = (await shop.call('custom-products.refresh-mockup', { token, body: {}, path })).body
    expect(tasks.map(({ placement }) => placement)).toEqual(['front', 'back'])
    for (const { taskKey } of tasks) expect((await ended(token, taskKey)).status).toBe('completed')
    expect((await find(token, product._id)).mockups).toMatchObject([
      { placement: 'front' },
      { placement: 'back' },
    ])
  })
})

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
