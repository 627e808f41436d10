import { beforeAll, describe, expect, it } from 'vitest'
import {
  colour,
  draftOf,
  openedDraft,
  productCallsOf,
  uploadedShot,
} from '../../../../testing/product-drafts.ts'
import { newShopper, orderOf } from '../../../../testing/shoppers.ts'
import { owner as ownerLogin, signIn, support as supportLogin } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
let owner: Record<string, string> = {}
let calls: ReturnType<typeof productCallsOf>

beforeAll(async () => {
  owner = (await signIn(test.shop, ownerLogin)).headers
  calls = productCallsOf(test.shop, owner)
})

const inStore = async (slug: string) => {
  const { status, body } = await test.shop.call('catalog.single', { body: { slug } })
  return status === 200 ? body.product : undefined
}
const collection = async (query: string) =>
  (await test.shop.call('catalog.list', { path: `/api/product/list?page=1&size=48&${query}` })).body

/** A product with pictures of both colours that shoppers see. */
async function published(name: string) {
  const pictures = [
    { address: await uploadedShot(test.shop, owner), alt: 'From the front', colour: 0 },
    { address: await uploadedShot(test.shop, owner), alt: '', colour: 1 },
  ]
  const { product } = (await calls.add(draftOf({ name, pictures }))).body
  return (await calls.setState(product._id, product.version, 'published')).body.product
}

describe('a product that staff add', () => {
  it('is a draft that shoppers do not see, and is sold once it is published', async () => {
    const { shop } = test
    const address = await uploadedShot(shop, owner)
    const pictures = [{ address, alt: 'A shirt on a rail', colour: null }]
    const { status, body } = await calls.add(draftOf({ name: 'Jetty Shirt', pictures }))
    expect(status).toBe(200)
    expect(body.product).toMatchObject({ slug: 'jetty-shirt', isPublished: false, missing: [], version: 0 })
    expect(await inStore('jetty-shirt')).toBeUndefined()
    shop.clock.advance(1000)
    expect((await calls.setState(body.product._id, 0, 'published')).status).toBe(200)
    const shown = await inStore('jetty-shirt')
    expect(shown).toMatchObject({
      name: 'Jetty Shirt',
      price: 12_500,
      image: [address],
      imageAlts: { [address]: 'A shirt on a rail' },
    })
    // It is new from the moment in which shoppers see it.
    expect(shown?.date).toBeGreaterThanOrEqual(body.product.date + 1000)
    expect((await collection('search=jetty')).products.map(({ slug }) => slug)).toEqual(['jetty-shirt'])
    const [ink] = shown?.variants ?? []
    if (shown === undefined || ink === undefined) throw new Error('the product has no colours')
    const { token } = await newShopper(shop)
    const placed = await shop.call('order.place', { token, body: orderOf(shown, ink.variantIndex, 'S') })
    expect(placed.status).toBe(200)
    expect((await inStore('jetty-shirt'))?.variants[0]?.sizes).toEqual([
      { size: 'S', quantity: 4 },
      { size: 'M', quantity: 5 },
    ])
  })

  it('may begin with a name alone, and says what shoppers would miss', async () => {
    const { body } = await calls.add(
      draftOf({ name: 'Just an Idea', price: 0, colours: [], description: '', fabric: '' }),
    )
    expect(body.product.missing).toEqual(['price', 'pictures', 'sizes'])
    const refused = await calls.setState(body.product._id, 0, 'published')
    expect(refused).toMatchObject({ status: 422, body: { code: 'catalog.not-publishable' } })
    expect(refused.body.errors).toEqual({
      price: 'Add a price above 0',
      pictures: 'Add at least one picture',
      colours: 'Add a colour with at least one size',
    })
    const patched = await test.shop.call('staff.product-edit', {
      path: `/api/admin/products/${body.product._id}`,
      headers: owner,
      body: { version: 0, isPublished: true },
    })
    expect(patched.body.code).toBe('catalog.not-publishable')
  })

  it('gets its errors field by field', async () => {
    const wrong = await calls.add(
      draftOf({
        name: '  ',
        colours: [
          { ...colour('Ink', 'black'), sizes: [] },
          {
            ...colour('ink', '#000000'),
            sizes: [
              { size: 'M', onHand: 1, expected: null },
              { size: 'm', onHand: 1, expected: null },
            ],
          },
          colour('', '#ffffff'),
        ],
        pictures: [{ address: '/media/garments/nothing/960.webp', alt: '', colour: 7 }],
      }),
    )
    expect(wrong).toMatchObject({ status: 422, body: { code: 'catalog.product-invalid' } })
    expect(wrong.body.errors).toEqual({
      name: 'Enter a name',
      'colours.0.colorCode': 'A colour code has six digits, like #23574A',
      'colours.1.color': 'Another colour of this product has this name',
      'colours.1.sizes.1.size': 'This size is listed twice',
      'colours.2.color': 'Enter a name for this colour',
      'pictures.0': 'The colour of this picture is not in the list',
    })
    expect((await calls.add({ ...draftOf(), price: -1 })).body.errors).toHaveProperty('price')
    expect((await calls.add({ ...draftOf(), price: 0.001 })).status).toBe(400)
    expect((await calls.add(draftOf({ collection: 'nowhere' }))).body.code).toBe('catalog.collection-unknown')
    expect((await calls.add(draftOf({ sizeChart: 'none' }))).body.code).toBe('catalog.size-chart-unknown')
    for (const address of [
      '/media/garments/tee.front.ff0000.solid.v4/960.webp',
      '/media/uploads/0190f0a0-0000-7000-8000-000000000000/960.webp',
      'https://elsewhere.example/x.jpg',
    ]) {
      const foreign = await calls.add(draftOf({ pictures: [{ address, alt: '', colour: null }] }))
      expect(foreign.body.code, address).toBe('catalog.picture-unknown')
    }
  })

  it('has an address of its own, which stays when it is renamed', async () => {
    const first = await published('Mirissa Dress')
    const { product: second } = (await calls.add(draftOf({ name: 'Mirissa  Dress!' }))).body
    expect([first.slug, second.slug]).toEqual(['mirissa-dress', 'mirissa-dress-2'])
    const renamed = await calls.save(first._id, { ...openedDraft(first), name: 'Tangalle Dress' })
    expect(renamed.body.product).toMatchObject({ name: 'Tangalle Dress', slug: 'mirissa-dress' })
    expect((await inStore('mirissa-dress'))?.name).toBe('Tangalle Dress')
    // Nobody has seen the other one yet: it goes by its newest name.
    const draft = await calls.save(second._id, { ...openedDraft(second), name: 'Matara Dress' })
    expect(draft.body.product.slug).toBe('matara-dress')
    const many = await Promise.all(Array.from({ length: 5 }, () => calls.add(draftOf({ name: 'Same' }))))
    expect(new Set(many.map(({ body }) => body.product.slug)).size).toBe(5)
  })

  it('keeps what a description says, and nothing that runs', async () => {
    const description = `<h3>Cloth</h3><p onmouseover="x()" style="color:red">Soft <em>linen</em></p>
      <script>alert(1)</script><img src=x onerror=alert(1)><iframe src="//evil.example"></iframe>
      <a href="javascript:alert(1)">one</a><a href="https://example.com/">two</a><svg onload=alert(1)></svg>`
    const { product } = (await calls.add(draftOf({ name: 'Plain Words', description }))).body
    expect(product.description).not.toMatch(/script|onerror|onmouseover|iframe|svg|style|evil/)
    expect(product.description).toContain('<h3>Cloth</h3>')
    expect(product.description).toContain('<em>linen</em>')
    expect(product.description).toContain('href="https://example.com/"')
  })
})

describe('a product that staff change', () => {
  it('shows its colours, sizes and pictures in the store as they were saved', async () => {
    const before = await published('Quillwort Shirt')
    const draft = openedDraft(before)
    const [ink, leaf] = draft.colours
    const [front, back] = draft.pictures
    if (ink === undefined || leaf === undefined || front === undefined || back === undefined)
      throw new Error('two colours, two pictures')
    const third = { address: await uploadedShot(test.shop, owner), alt: '', colour: 2 }
    const { body } = await calls.save(before._id, {
      ...draft,
      colours: [
        { ...ink, color: 'Night', sizes: [...ink.sizes.slice(1), { size: 'L', onHand: 2, expected: null }] },
        leaf,
        colour('Sand', '#dcc9a3', 1),
      ],
      pictures: [back, third, front],
    })
    expect(body.product.version).toBe(before.version + 1)
    const shown = await inStore('quillwort-shirt')
    expect(shown?.variants).toMatchObject([
      { variantIndex: 0, color: 'Night', images: [front.address], sizes: [{ size: 'M' }, { size: 'L' }] },
      { variantIndex: 1, color: 'Leaf', images: [back.address] },
      { variantIndex: 2, color: 'Sand', images: [third.address] },
    ])
    expect(shown?.image).toEqual([back.address])
    expect((await collection('search=quillwort&sizes=L')).total).toBe(1)
    expect((await collection('search=quillwort&colour=Beige')).total).toBe(1)
  })

  it('gives up a colour or a size, which can come back; its number is not given again', async () => {
    const before = await published('Cove Shirt')
    const draft = openedDraft(before)
    const [ink, leaf] = draft.colours
    if (ink === undefined || leaf === undefined) throw new Error('two colours')
    const own = draft.pictures.filter(({ colour: place }) => place === 0)
    const less = await calls.save(before._id, {
      ...draft,
      colours: [{ ...ink, sizes: ink.sizes.slice(0, 1) }],
      pictures: own,
    })
    expect((await inStore('cove-shirt'))?.variants).toMatchObject([{ sizes: [{ size: 'S' }] }])
    const { token } = await newShopper(test.shop)
    const add = (variantIndex: number, size: string) =>
      test.shop.call('cart.add', { token, body: { itemId: before._id, size, variantIndex, quantity: 1 } })
    expect((await add(1, 'S')).body.code).toBe('cart.size-unknown')
    expect((await add(0, 'M')).body.code).toBe('cart.size-unknown')
    const again = openedDraft(less.body.product)
    const more = await calls.save(before._id, {
      ...again,
      colours: [
        ...again.colours.map((one) => ({
          ...one,
          sizes: [...one.sizes, { size: 'M', onHand: 3, expected: null }],
        })),
        colour('Leaf', '#23574a'),
      ],
    })
    expect(more.body.product.variants).toMatchObject([
      { variantIndex: 0, sizes: [{ size: 'S' }, { size: 'M', onHand: 3 }] },
      { variantIndex: 2, color: 'Leaf' },
    ])
  })

  it('must not lose what shoppers need while they see it', async () => {
    const before = await published('Lagoon Shirt')
    const draft = openedDraft(before)
    for (const change of [
      { price: 0 },
      { pictures: [] },
      { colours: [], pictures: draft.pictures.map((one) => ({ ...one, colour: null })) },
    ]) {
      const refused = await calls.save(before._id, { ...draft, ...change })
      expect(refused.body.code, JSON.stringify(change)).toBe('catalog.not-publishable')
    }
    expect(await inStore('lagoon-shirt')).toMatchObject({ price: 12_500, image: before.image })
  })

  it('of two who save at once the second is told, and nothing of the first is lost', async () => {
    const before = await published('Two Hands Shirt')
    const draft = openedDraft(before)
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => calls.save(before._id, { ...draft, name })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('catalog.changed-meanwhile')
    const saved = answers.find(({ status }) => status === 200)?.body.product
    expect(await calls.find(before._id)).toMatchObject({ name: saved?.name, version: before.version + 1 })
    expect((await calls.setState(before._id, before.version, 'draft')).body.code).toBe(
      'catalog.changed-meanwhile',
    )
  })

  it('is changed by owner and manager only, and every change is written down', async () => {
    const support = (await signIn(test.shop, supportLogin)).headers
    const before = await published('Locked Shirt')
    const other = productCallsOf(test.shop, support)
    for (const answer of [
      await other.add(draftOf()),
      await other.save(before._id, openedDraft(before)),
      await other.setState(before._id, before.version, 'archived'),
      await other.duplicate(before._id),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'staff.role-forbids' } })
    expect((await other.find(before._id)).name).toBe('Locked Shirt')
    const { rows } = await test.shop.database.pool.query(
      'select action, staff_id is not null as by from staff_changes where subject = $1 order by id',
      [`product:${before._id}`],
    )
    expect(rows).toEqual([
      { action: 'product-add', by: true },
      { action: 'product-published', by: true },
    ])
  })

  it('is a product of the demonstration as well', async () => {
    const shown = await inStore('weligama-tee')
    const before = await calls.find(shown?._id ?? '')
    expect(before.pictures.length).toBeGreaterThanOrEqual(before.variants.length * 4)
    const untouched = await calls.save(before._id, openedDraft(before))
    expect(untouched.status).toBe(200)
    const after = await inStore('weligama-tee')
    expect(after?.image).toEqual(shown?.image)
    expect(after?.variants).toEqual(shown?.variants)
    const address = await uploadedShot(test.shop, owner)
    const draft = openedDraft(untouched.body.product)
    await calls.save(before._id, { ...draft, pictures: [{ address, alt: '', colour: 0 }, ...draft.pictures] })
    expect((await inStore('weligama-tee'))?.image[0]).toBe(address)
  })
})

describe('stock in the form of a product', () => {
  const sold = async (name: string) => {
    const product = await published(name)
    const [ink] = product.variants
    if (ink === undefined) throw new Error('a colour')
    return { product, ink }
  }

  it('keeps what orders made of numbers that nobody touched', async () => {
    const { product, ink } = await sold('Counted Shirt')
    const { token } = await newShopper(test.shop)
    await test.shop.call('order.place', { token, body: orderOf(product, ink.variantIndex, 'S', 2) })
    const draft = openedDraft(product)
    const { body } = await calls.save(product._id, { ...draft, name: 'Counted Shirt Two' })
    expect(body.product.variants[0]?.sizes[0]).toMatchObject({ size: 'S', onHand: 3 })
  })

  it('tells which number changed meanwhile, and saves nothing', async () => {
    const { product, ink } = await sold('Raced Shirt')
    const { token } = await newShopper(test.shop)
    await test.shop.call('order.place', { token, body: orderOf(product, ink.variantIndex, 'S', 2) })
    const draft = openedDraft(product)
    const colours = draft.colours.map((one) => ({
      ...one,
      sizes: one.sizes.map((size) => ({ ...size, onHand: 20 })),
    }))
    const refused = await calls.save(product._id, { ...draft, name: 'Not Saved', colours })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'catalog.stock-changed-meanwhile',
        errors: { 'colours.0.sizes.0.onHand': 'There are 3 now' },
      },
    })
    expect(await calls.find(product._id)).toMatchObject({ name: 'Raced Shirt' })
  })

  it('never falls below what is held, nor goes with a colour or size that has held stock', async () => {
    const { product, ink } = await sold('Held Shirt')
    await test.shop.database.pool.query(
      "update variant_stock set held = 2 where variant_id = $1 and size = 'S'",
      [ink._id],
    )
    const draft = openedDraft(product)
    const withStock = (onHand: number) =>
      draft.colours.map((one, place) =>
        place > 0 ? one : { ...one, sizes: one.sizes.map((size) => ({ ...size, onHand })) },
      )
    const below = await calls.save(product._id, { ...draft, colours: withStock(1) })
    expect(below).toMatchObject({
      status: 409,
      body: {
        code: 'catalog.stock-below-held',
        errors: { 'colours.0.sizes.0.onHand': '2 held for orders: at least 2' },
      },
    })
    const [first, second] = draft.colours
    if (first === undefined || second === undefined) throw new Error('two colours')
    const other = draft.pictures.slice(1).map((one) => ({ ...one, colour: 0 }))
    for (const gone of [
      { colours: [{ ...first, sizes: first.sizes.slice(1) }, second] },
      { colours: [second], pictures: other },
    ]) {
      const refused = await calls.save(product._id, { ...draft, ...gone })
      expect(refused.body.code).toBe('catalog.stock-below-held')
    }
    expect((await calls.save(product._id, { ...draft, colours: withStock(2) })).status).toBe(200)
  })
})

describe('the archive and copies', () => {
  it('take a product out of the store and back, and leave it in the orders that name it', async () => {
    const { shop } = test
    const product = await published('Archived Shirt')
    const { token } = await newShopper(shop)
    await shop.call('order.place', { token, body: orderOf(product, 0, 'S') })
    const archived = await calls.setState(product._id, product.version, 'archived')
    expect(archived.body.product).toMatchObject({
      isPublished: false,
      archivedAt: expect.any(Number),
    })
    expect(await inStore('archived-shirt')).toBeUndefined()
    expect((await collection('search=archived+shirt')).products.map(({ slug }) => slug)).not.toContain(
      'archived-shirt',
    )
    const [order] = (await shop.call('orders.user', { token })).body.orders
    expect(order?.items).toMatchObject([{ name: 'Archived Shirt', image: product.image[0] }])
    const listed = async (state: string) =>
      (
        await shop.call('staff.products', {
          path: `/api/admin/products?search=archived+shirt${state}`,
          headers: owner,
        })
      ).body.total
    expect([await listed(''), await listed('&state=draft'), await listed('&state=archived')]).toEqual([
      0, 0, 1,
    ])
    const { version } = archived.body.product
    expect((await calls.setState(product._id, version, 'published')).body.code).toBe(
      'catalog.product-archived',
    )
    const restored = await calls.setState(product._id, version, 'draft')
    expect(restored.body.product).toMatchObject({ archivedAt: null, isPublished: false })
    await calls.setState(product._id, restored.body.product.version, 'published')
    expect(await inStore('archived-shirt')).toBeDefined()
  })

  it('copy everything but the stock, of drawn and of uploaded pictures alike', async () => {
    const product = await published('First Shirt')
    const { body } = await calls.duplicate(product._id)
    expect(body.product).toMatchObject({
      name: 'Copy of First Shirt',
      slug: 'copy-of-first-shirt',
      isPublished: false,
      pictures: product.pictures,
      variants: [
        {
          color: 'Ink',
          sizes: [
            { size: 'S', onHand: 0 },
            { size: 'M', onHand: 0 },
          ],
        },
        {
          color: 'Leaf',
          sizes: [
            { size: 'S', onHand: 0 },
            { size: 'M', onHand: 0 },
          ],
        },
      ],
    })
    const drawn = await inStore('sunburn-hat')
    const copy = await calls.duplicate(drawn?._id ?? '')
    expect(copy.status).toBe(200)
    expect(copy.body.product.image).toEqual(drawn?.image)
    expect((await calls.duplicate('nothing')).status).toBe(404)
  })
})
