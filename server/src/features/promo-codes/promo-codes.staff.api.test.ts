import { beforeAll, describe, expect, it } from 'vitest'
import { newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner as ownerLogin, signIn, support as supportLogin } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()
type Headers = Record<string, string>
let owner: Headers = {}
let support: Headers = {}

beforeAll(async () => {
  owner = (await signIn(test.shop, ownerLogin)).headers
  support = (await signIn(test.shop, supportLogin)).headers
})

const terms = {
  minimum: 0,
  startsOn: null,
  endsOn: null,
  usesMaximum: null,
  usesPerCustomer: 1,
  isFirstOrderOnly: false,
  categories: [],
  productIds: [] as string[],
  note: 'For the New Year',
}
const path = '/api/admin/promo-codes'
const add = (code: string, change: object = {}, headers = owner) =>
  test.shop.call('staff.promo-code-add', {
    path,
    headers,
    body: { code, discountType: 'fixed', discountValue: 500.5, ...terms, ...change },
  })
const edit = (code: string, change: object) =>
  test.shop.call('staff.promo-code-edit', {
    path: `${path}/${code}`,
    headers: owner,
    body: { version: 1, isActive: true, ...terms, ...change },
  })
const list = async (query = '') =>
  (await test.shop.call('staff.promo-codes', { path: `${path}${query}`, headers: owner })).body

describe('promo codes in the back office', () => {
  it('are made, used by shoppers, and tell what they gave', async () => {
    const { product, variant, size } = await productInStock(test.shop)
    const made = await add('AVURUDU', { productIds: [product._id] })
    expect(made.body).toMatchObject({
      message: 'AVURUDU created',
      promoCode: { discountValue: 500.5, products: [{ _id: product._id, name: product.name }], uses: 0 },
    })
    const { token } = await newShopper(test.shop)
    const order = orderOf(product, variant.variantIndex, size)
    const body = { ...order, promoCode: 'avurudu', amount: order.amount - 500.5 }
    expect((await test.shop.call('order.stripe', { token, body })).status).toBe(200)
    const { promoCodes } = await list('?search=avurudu')
    expect(promoCodes).toHaveLength(1)
    expect(promoCodes[0]).toMatchObject({ code: 'AVURUDU', uses: 1, discountGiven: 500.5 })
  })

  it('stand beside each other: none is told the products and uses of another', async () => {
    const { product, variant, size } = await productInStock(test.shop)
    const { products } = (await test.shop.call('catalog.list')).body
    const other = products.find(({ _id }) => _id !== product._id)
    await add('FOR-ALL')
    await add('FOR-ONE', { productIds: [String(other?._id)] })
    const { token } = await newShopper(test.shop)
    const order = orderOf(product, variant.variantIndex, size)
    const body = { ...order, amount: order.amount - 500.5 }
    expect(
      (await test.shop.call('order.stripe', { token, body: { ...body, promoCode: 'FOR-ONE' } })).body.code,
    ).toBe('promo-code.not-for-these')
    expect(
      (await test.shop.call('order.stripe', { token, body: { ...body, promoCode: 'FOR-ALL' } })).status,
    ).toBe(200)
    const shown = async (code: string) => (await list(`?search=${code}`)).promoCodes[0]
    expect(await shown('FOR-ALL')).toMatchObject({ products: [], uses: 1, discountGiven: 500.5 })
    expect(await shown('FOR-ONE')).toMatchObject({
      products: [{ _id: other?._id }],
      uses: 0,
      discountGiven: 0,
    })
  })

  it('are switched off at once, and what they take off stays as it is', async () => {
    await add('MONSOON', { discountType: 'percentage', discountValue: 15 })
    expect((await edit('MONSOON', { isActive: false })).body).toMatchObject({
      promoCode: { isActive: false, discountValue: 15, version: 2 },
    })
    const { token } = await newShopper(test.shop)
    const body = { code: 'MONSOON', orderAmount: 5_000 }
    expect((await test.shop.call('promo-codes.validate', { token, body })).body.code).toBe(
      'promo-code.unknown',
    )
  })

  it('are refused twice, out of date, for what is not there and out of bounds', async () => {
    expect((await add('VESAK')).status).toBe(200)
    expect((await add('VESAK')).body.code).toBe('promo-code.taken')
    expect((await edit('VESAK', { version: 0 })).body.code).toBe('promo-code.changed-meanwhile')
    expect((await edit('NO-SUCH', {})).body.code).toBe('promo-code.absent')
    const nowhere = { productIds: ['0190a000-0000-7000-8000-000000000000'] }
    expect((await add('POSON', nowhere)).body.code).toBe('promo-code.product-unknown')
    expect((await list('?search=POSON')).promoCodes).toEqual([])
    for (const wrong of [
      { discountType: 'percentage', discountValue: 101 },
      { discountType: 'percentage', discountValue: 12.5 },
      { discountType: 'fixed', discountValue: 0 },
      { startsOn: '2026-04-20', endsOn: '2026-04-10' },
    ])
      expect((await add('ESALA', wrong)).status).toBe(400)
  })

  it('are for owner and manager alone, and every change is written down', async () => {
    expect((await add('KANDY', {}, support)).body.code).toBe('staff.role-forbids')
    await add('GALLE')
    const { rows } = await test.shop.database.pool.query(
      "select action, change from staff_changes where subject = 'promo-code:GALLE'",
    )
    expect(rows).toEqual([
      { action: 'promo-code-add', change: expect.objectContaining({ discountValue: 500.5 }) },
    ])
  })
})
