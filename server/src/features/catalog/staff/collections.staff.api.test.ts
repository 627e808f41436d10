import type { CallName } from '@first-fashion/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { owner as ownerLogin, signIn, support as supportLogin } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
type Headers = Record<string, string>
let owner: Headers = {}
let support: Headers = {}

beforeAll(async () => {
  owner = (await signIn(test.shop, ownerLogin)).headers
  support = (await signIn(test.shop, supportLogin)).headers
})

const ask = <Name extends CallName>(name: Name, id = '', body: object = {}, headers = owner) =>
  test.shop.call(name, {
    path: `/api/admin/collections${id === '' ? '' : `/${id}`}${name === 'staff.collection-products' ? '/products' : ''}`,
    headers,
    body,
  })
const product = async (slug: string) =>
  (await test.shop.call('catalog.single', { body: { slug } })).body.product
const collection = async (query: string) =>
  (await test.shop.call('catalog.list', { path: `/api/product/list?page=1&size=48&${query}` })).body
const words = { name: 'Night Market', story: 'For plates of kottu and long ways home.' }

describe('collections in the back office', () => {
  it('are listed with how many products stand in each', async () => {
    const { collections } = (await ask('staff.collections')).body
    expect(collections.map(({ name }) => name)).toEqual([
      'Fort',
      'Surf',
      'Office',
      'Wax Room',
      'Handloom',
      'Monsoon',
      'Play',
      'Studio',
    ])
    expect(collections.find(({ id }) => id === 'surf')).toMatchObject({ products: 17, version: 0 })
    const { body } = await ask('staff.collection', 'surf')
    expect(body.products).toHaveLength(17)
    expect((await ask('staff.collection', 'nowhere')).body.code).toBe('catalog.no-such-collection')
  })

  it('show a new name and story at once: on the products, in the collection, among the filters', async () => {
    await product('okanda-swim-shorts')
    await collection('collection=surf')
    const edit = { name: 'Salt', story: 'For the sea, and for the bus after it.' }
    expect((await ask('staff.collection-edit', 'surf', { version: 0, ...edit })).status).toBe(200)
    expect((await product('okanda-swim-shorts')).collection).toEqual({ id: 'surf', ...edit })
    const shown = await collection('collection=surf')
    expect(shown.collection).toEqual({ id: 'surf', ...edit })
    expect(shown.collections).toContainEqual({ id: 'surf', name: 'Salt' })
    expect((await test.shop.call('catalog.collections')).body.collections).toContainEqual({
      id: 'surf',
      ...edit,
    })
  })

  it('refuse the second of two simultaneous changes', async () => {
    const edits = await Promise.all(
      ['One', 'Two'].map((name) =>
        ask('staff.collection-edit', 'play', { version: 0, name, story: 'A story.' }),
      ),
    )
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(edits.find(({ status }) => status === 409)?.body.code).toBe('catalog.changed-meanwhile')
  })

  it('take products in, out of the collection they were in, and let them out', async () => {
    const { body: added } = await ask('staff.collection-add', '', words)
    expect(added.collection).toMatchObject({ id: 'night-market', products: 0, ...words })
    expect(await collection('collection=night-market')).toMatchObject({
      total: 0,
      collection: { id: 'night-market' },
    })
    const shorts = await product('night-market-shorts')
    const hat = await product('sunburn-hat')
    const { body } = await ask('staff.collection-products', 'night-market', { add: [shorts._id, hat._id] })
    expect(body.collection.products).toBe(2)
    expect((await product('sunburn-hat')).collection?.name).toBe('Night Market')
    const both = await collection('collection=night-market')
    expect(both.products.map(({ slug }) => slug).sort()).toEqual(['night-market-shorts', 'sunburn-hat'])
    await ask('staff.collection-products', 'night-market', { remove: [hat._id] })
    expect((await product('sunburn-hat')).collection).toBeNull()
    expect((await collection('collection=night-market')).total).toBe(1)
    const outOfDate = await test.shop.call('staff.product-edit', {
      path: `/api/admin/products/${hat._id}`,
      headers: owner,
      body: { version: 0, name: 'Old form' },
    })
    expect(outOfDate.body.code).toBe('catalog.changed-meanwhile')
  })

  it('have a name of their own, and a permanent address', async () => {
    const again = await ask('staff.collection-add', '', { ...words, name: 'NIGHT MARKET' })
    expect(again.body.code).toBe('catalog.collection-name-taken')
    const renamed = await ask('staff.collection-edit', 'monsoon', { version: 0, ...words })
    expect(renamed.body.code).toBe('catalog.collection-name-taken')
    const other = await ask('staff.collection-add', '', { ...words, name: 'Night Market 2' })
    expect(other.body.collection.id).toBe('night-market-b')
    expect((await ask('staff.collection-add', '', { name: ' ', story: 'x' })).status).toBe(400)
  })

  it('stand in the order that staff give them', async () => {
    const { body } = await ask('staff.collections-order', '', { ids: ['studio', 'handloom'] })
    const ids = body.collections.map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual(['studio', 'handloom', 'fort'])
    expect((await collection('')).collections?.map(({ id }) => id)).toEqual(ids)
  })

  it('go when they are deleted, and leave their products in the shop', async () => {
    const before = await collection('collection=studio')
    const { body } = await ask('staff.collection-delete', 'studio')
    expect(body.collections.map(({ id }) => id)).not.toContain('studio')
    expect((await collection('collection=studio')).total).toBe(0)
    for (const { slug } of before.products) expect((await product(slug)).collection).toBeNull()
    expect((await ask('staff.collection-delete', 'studio')).body.code).toBe('catalog.no-such-collection')
  })

  it('are read by support and changed by nobody but owner and manager, who are written down', async () => {
    expect((await ask('staff.collections', '', {}, support)).status).toBe(200)
    for (const answer of [
      await ask('staff.collection-add', '', words, support),
      await ask('staff.collection-edit', 'fort', { version: 0, ...words }, support),
      await ask('staff.collection-products', 'fort', {}, support),
      await ask('staff.collections-order', '', { ids: [] }, support),
      await ask('staff.collection-delete', 'fort', {}, support),
    ])
      expect(answer.body.code).toBe('staff.role-forbids')
    const { rows } = await test.shop.database.pool.query(
      "select distinct action from staff_changes where subject like 'collection:%' order by action",
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'collection-add',
      'collection-delete',
      'collection-edit',
      'collection-products',
      'collections-order',
    ])
  })
})
