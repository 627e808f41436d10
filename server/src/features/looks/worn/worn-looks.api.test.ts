import { wornConsentVersion } from '@first-fashion/contract/looks/worn-consent'
import { describe, expect, it } from 'vitest'
import { submitLook } from '../../../../testing/community/looks.ts'
import {
  buyer,
  ordered,
  twoColours,
  twoSizes,
  wearing,
  wornOf,
} from '../../../../testing/community/worn-looks.ts'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { deliver, refundOf, staffReturns } from '../../../../testing/returns.ts'
import { newShopper, orderOf } from '../../../../testing/shoppers.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
const consent = (token: string, submissionId: string, version: string) =>
  test.shop.call('community.worn-consent', { token, body: { submissionId, version } })
const boughtItems = async (token: string) =>
  (await test.shop.call('community.bought-items', { token })).body.items
const idsOn = async (product: { readonly _id: string }) =>
  (await wornOf(test.shop, product)).looks.map(({ _id }) => _id)

/** Someone who wears what was bought in a look that shows on its page. */
async function wornLook(what?: Parameters<typeof buyer>[1], quantity = 1) {
  const author = await buyer(test.shop, what, quantity)
  const { body } = await wearing(test.shop, author.token, [author.item])
  return { ...author, id: body.submission._id }
}

describe('a look in what its author bought', () => {
  it('shows on the page of the product, with the size, the colour and the height', async () => {
    const { shop } = test
    const { token, item, product, variant, size } = await buyer(shop)
    expect(await boughtItems(token)).toEqual([
      { ...item, name: product.name, image: expect.any(String), color: variant.color },
    ])
    const answer = await wearing(shop, token, [item, item], { heightCm: '168' })
    expect(answer.status).toBe(200)
    const { looks, sizes } = await wornOf(shop, product)
    expect(looks.filter(({ _id }) => _id === answer.body.submission._id)).toEqual([
      {
        _id: answer.body.submission._id,
        title: 'Rampart walk',
        image: { url: answer.body.submission.images[0]?.url, caption: '' },
        user: answer.body.submission.user,
        worn: [{ size, color: variant.color }],
        heightCm: 168,
      },
    ])
    expect(sizes).toContainEqual({ size, looks: looks.length })
  })

  it('names nothing that somebody else bought, or that is not delivered, or was cancelled', async () => {
    const { shop } = test
    const stranger = await newShopper(shop)
    const waiting = await ordered(shop)
    const { token, orderId, item } = await ordered(shop)
    expect((await shop.call('orders.cancel', { token, body: { orderId } })).status).toBe(200)
    const bought = await buyer(shop)
    const otherSize = { ...bought.item, size: 'XXXL' }
    const tries = [
      [stranger.token, bought.item],
      [waiting.token, waiting.item],
      [token, item],
      [bought.token, otherSize],
      [bought.token, { ...bought.item, productId: '019a0000-0000-4000-8000-000000000000' }],
    ] as const
    const looks = () => shop.database.pool.query('select id from community_submissions order by id')
    const before = (await looks()).rows
    for (const [as, claimed] of tries)
      expect(await wearing(shop, as, [claimed])).toMatchObject({
        status: 422,
        body: { code: 'community.worn-not-owned', errors: { wornItems: expect.any(String) } },
      })
    expect(await boughtItems(waiting.token)).toEqual([])
    expect((await looks()).rows).toEqual(before)
  })

  it('names nothing that goes back, but what is left of it', async () => {
    const { shop } = test
    const two = await buyer(shop, undefined, 2)
    const { token, item } = two
    const sendBack = async () =>
      (await shop.call('returns.request-refund', { token, body: refundOf(two, 1) })).body.request._id
    await sendBack()
    expect(await boughtItems(token)).toHaveLength(1)
    await sendBack()
    expect(await boughtItems(token)).toEqual([])
    expect((await wearing(shop, token, [item])).body.code).toBe('community.worn-not-owned')
  })

  it('needs the consent to the words of now, and a height that people have', async () => {
    const { shop } = test
    const { token, item, product } = await buyer(shop)
    const before = await idsOn(product)
    for (const wornConsent of ['', 'yes', '2020-01'])
      expect((await wearing(shop, token, [item], { wornConsent })).body).toMatchObject({
        code: 'community.consent-missing',
        errors: { wornConsent: expect.any(String) },
      })
    for (const heightCm of ['99', '231', '1.7', 'tall'])
      expect((await wearing(shop, token, [item], { heightCm })).body).toMatchObject({
        code: 'community.style-invalid',
        errors: { heightCm: expect.any(String) },
      })
    for (const wornItems of ['[{"productId":1}]', 'x', JSON.stringify(Array(9).fill(item))])
      expect((await submitLook(shop, token, { wornItems })).body).toMatchObject({
        code: 'community.style-invalid',
        errors: { wornItems: expect.any(String) },
      })
    expect(await idsOn(product)).toEqual(before)
    // Without items nothing needs to be agreed to.
    expect((await submitLook(shop, token, { heightCm: '168' })).status).toBe(200)
  })

  it('is found by the size that is worn', async () => {
    const { shop } = test
    const [one, other] = await twoSizes(shop)
    const [small, large] = [await wornLook(one), await wornLook(other)]
    const { sizes } = await wornOf(shop, one.product)
    expect(sizes.map(({ size }) => size)).toEqual([one.size, other.size])
    const found = async (size: string) => (await wornOf(shop, one.product, size)).looks.map(({ _id }) => _id)
    expect(await found(one.size)).toContain(small.id)
    expect(await found(one.size)).not.toContain(large.id)
    expect(await found(other.size)).toContain(large.id)
    expect(await found('no such size')).toEqual([])
  })
})

describe('the consent of an author', () => {
  it('is withdrawn and given again at once, and each is recorded with the version of its words', async () => {
    const { shop } = test
    const { token, product, id, size } = await wornLook()
    expect((await consent(token, id, '')).status).toBe(200)
    expect(await idsOn(product)).not.toContain(id)
    const own = async () => (await shop.call('community.own', { token })).body.worn
    expect(await own()).toMatchObject([
      { _id: id, isConsented: false, items: [{ name: product.name, size }] },
    ])
    // It stays in the gallery.
    const path = `/api/community/submissions/${id}`
    expect((await shop.call('community.submission', { path })).status).toBe(200)
    expect((await consent(token, id, '')).status).toBe(200)
    expect((await consent(token, id, 'other words')).body.code).toBe('community.consent-missing')
    await consent(token, id, wornConsentVersion)
    expect(await idsOn(product)).toContain(id)
    const { body } = await shop.call('personal-data.download', { token })
    expect(JSON.parse(JSON.stringify(body.data)).community.looks).toMatchObject([
      {
        worn: {
          heightCm: null,
          consentedAt: expect.any(String),
          items: [{ productId: product._id, size, isOwned: true }],
          consents: [
            { isGiven: true, version: wornConsentVersion },
            { isGiven: false, version: wornConsentVersion },
            { isGiven: true, version: wornConsentVersion },
          ],
        },
      },
    ])
  })

  it('lets the look show its products in the colours that are worn, until it is withdrawn', async () => {
    const { shop } = test
    const [, { product, size, variant }] = await twoColours(shop)
    const { token, id } = await wornLook({ product, size, variant })
    await shop.call('staff.look-products', {
      headers: (await signIn(shop, owner)).headers,
      path: `/api/admin/looks/${id}/products`,
      body: { slugs: [product.slug] },
    })
    const path = `/api/community/submissions/${id}`
    const products = async () => (await shop.call('community.submission', { path })).body.submission.products
    const [shown] = await products()
    expect(shown).toMatchObject({ _id: product._id, variantIndex: variant.variantIndex })
    expect(shown?.image[0]).toBe(variant.images[0])
    await consent(token, id, '')
    expect(await products()).toMatchObject([{ _id: product._id, variantIndex: null }])
  })

  it('is no one else’s, and there is none for a look that names nothing', async () => {
    const { shop } = test
    const { id } = await wornLook()
    const stranger = await newShopper(shop)
    const { body } = await submitLook(shop, stranger.token)
    for (const one of [id, body.submission._id, 'x'])
      expect((await consent(stranger.token, one, '')).body.code).toBe('community.submission-unknown')
  })
})

describe('a look leaves the product page', () => {
  it('while it is taken down, while its author is hidden or excluded, and with the account', async () => {
    const { shop } = test
    const { headers } = await signIn(shop, owner)
    const { token, email, product, id } = await wornLook()
    const moderate = (call: 'staff.look-hide' | 'staff.look-show', action: string) =>
      shop.call(call, { headers, path: `/api/admin/looks/${id}/${action}`, body: { reason: 'Too loud' } })
    const block = (reason: string) =>
      shop.call('staff.look-block-author', {
        headers,
        path: `/api/admin/looks/${id}/block-author`,
        body: { reason },
      })
    const hideAuthor = (isHidden: boolean) =>
      shop.database.pool.query(
        'update community_members set is_hidden = $2 where customer_id = (select id from customers where email = $1)',
        [email, isHidden],
      )
    await moderate('staff.look-hide', 'hide')
    expect(await idsOn(product)).not.toContain(id)
    await moderate('staff.look-show', 'show')
    expect(await idsOn(product)).toContain(id)
    await block('Spam')
    expect(await idsOn(product)).not.toContain(id)
    // Whoever is excluded can still take the consent back, but not give it.
    expect((await consent(token, id, '')).status).toBe(200)
    expect((await consent(token, id, wornConsentVersion)).body.code).toBe('community.blocked')
    await block('')
    await consent(token, id, wornConsentVersion)
    expect(await idsOn(product)).toContain(id)
    const ownWorn = async () => (await shop.call('community.own', { token })).body.worn
    expect(await ownWorn()).toMatchObject([{ isConsented: true, isAuthorShown: true }])
    await hideAuthor(true)
    expect(await idsOn(product)).not.toContain(id)
    expect(await ownWorn()).toMatchObject([{ isConsented: true, isAuthorShown: false }])
    await hideAuthor(false)
    const password = 'a-long-enough-one'
    await shop.call('personal-data.delete-account', { token, body: { password } })
    expect(await idsOn(product)).not.toContain(id)
    const { rows } = await shop.database.pool.query(
      'select 1 from community_worn_items where submission_id = $1 union all select 1 from community_worn_consents where submission_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  it('while what is worn is on its way back, and returns with a rejected request', async () => {
    const { shop } = test
    const look = await wornLook()
    const { token, product, id } = look
    const staff = await staffReturns(shop)
    const { request } = (await shop.call('returns.request-refund', { token, body: refundOf(look, 1) })).body
    await expect.poll(() => idsOn(product), soon).not.toContain(id)
    expect((await shop.call('community.own', { token })).body.worn).toMatchObject([{ _id: id, items: [] }])
    await staff.step('reject', request._id, { note: 'Worn at a wedding' })
    await expect.poll(() => idsOn(product), soon).toContain(id)
  })

  it('when what is worn went back, until its author buys and gets the same again', async () => {
    const { shop } = test
    const look = await wornLook()
    const { token, product, variant, size, id } = look
    await shop.call('returns.request-refund', { token, body: refundOf(look, 1) })
    await expect.poll(() => idsOn(product), soon).not.toContain(id)
    const again = orderOf(product, variant.variantIndex, size)
    const { orderId } = (await shop.call('order.place', { token, body: again })).body
    await deliver(shop, orderId)
    await expect.poll(() => idsOn(product), soon).toContain(id)
  })
})
