import { describe, expect, it } from 'vitest'
import { submitLook } from '../../../../testing/community/looks.ts'
import { customerIdOf } from '../../../../testing/loyalty.ts'
import { newShopper, productInStock } from '../../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
type Level = 'member' | 'ambassador' | 'vip'

const asStaff = async (who = owner) => (await signIn(test.shop, who)).headers

async function setLevel(id: string, level: Level, reason = 'She shows our clothes', who = owner) {
  return test.shop.call('staff.member-level', {
    headers: await asStaff(who),
    path: `/api/admin/community-members/${id}/level`,
    body: { level, reason },
  })
}

/** Sets what a level brings, beside what it brings already. */
async function bring(
  level: Level,
  change: Partial<{ hasEarlyAccess: boolean; hasOwnPage: boolean; extras: string[] }>,
) {
  const { shop } = test
  const headers = await asStaff()
  const { levels } = (await shop.call('staff.community-levels', { headers })).body
  const now = levels.find((one) => one.level === level)
  const body = { ...now, ...change }
  return shop.call('staff.community-level-save', {
    headers,
    path: `/api/admin/community-levels/${level}`,
    body,
  })
}

/** A member with a look that features products. */
async function member() {
  const { shop } = test
  const { token, email } = await newShopper(shop)
  const { submission } = (await submitLook(shop, token)).body
  await shop.call('staff.look-products', {
    headers: await asStaff(),
    path: `/api/admin/looks/${submission._id}/products`,
    body: { slugs: ['planter-sun-hat', 'weligama-tee'] },
  })
  const membership = await membershipOf(token)
  return { token, email, id: await customerIdOf(shop, email), slug: membership.slug, look: submission }
}

const membershipOf = async (token: string) =>
  (await test.shop.call('community.join', { token, path: '/api/community/join?check=1' })).body.membership

const page = (slug: string) =>
  test.shop.call('community.ambassador', { path: `/api/community/ambassadors/${slug}` })

const profile = (slug: string) =>
  test.shop.call('community.member', { path: `/api/community/members/${slug}` })

describe('the level of a member', () => {
  it('is set by staff with a reason that stands in the audit log, vip too', async () => {
    const { shop } = test
    const { token, id, slug } = await member()
    expect((await setLevel(id, 'vip')).body).toMatchObject({
      member: { level: 'vip' },
      message: 'Level saved',
    })
    expect((await membershipOf(token)).level).toBe('vip')
    expect((await profile(slug)).body.member.level).toBe('vip')
    const { rows } = await shop.database.pool.query(
      "select change from staff_changes where action = 'member-level' and subject = $1",
      [id],
    )
    expect(rows).toEqual([{ change: { from: 'member', level: 'vip', reason: 'She shows our clothes' } }])
    expect((await setLevel(id, 'ambassador', ' ')).status).toBe(400)
    expect((await setLevel('x', 'vip')).body.code).toBe('community.member-unknown')
    expect((await setLevel(id, 'member', 'x', support)).body.code).toBe('staff.role-forbids')
  })

  it('is found by the chosen name, by that of the account, and by level', async () => {
    const { shop } = test
    const { token, id } = await member()
    const body = { displayName: 'Pearl of Matara', bio: '', isHidden: true }
    await shop.call('community.profile-save', { token, body })
    await setLevel(id, 'ambassador')
    const found = async (query: string) => {
      const path = `/api/admin/community-members?${query}`
      return (await shop.call('staff.community-members', { headers: await asStaff(), path })).body.members
    }
    expect(await found('search=matara')).toMatchObject([
      { _id: id, name: 'Pearl of Matara', accountName: 'Nadeesha Silva', slug: null, isHidden: true },
    ])
    expect((await found('search=nadeesha&level=ambassador')).map(({ _id }) => _id)).toContain(id)
    expect((await found('search=matara&level=vip')).length).toBe(0)
    expect((await found('search=%25')).length).toBe(0)
    expect((await found('search=nadeesha&blocked=true')).length).toBe(0)
    // Many customers who are no members have the name, too, and are newer.
    await test.shop.database.pool.query(
      `insert into customers (id, email, name, created_at, last_login_at)
       select gen_random_uuid(), 'nadeesha' || n || '@example.com', 'Nadeesha', now(), now() from generate_series(1, 250) n`,
    )
    expect((await found('search=nadeesha&level=ambassador')).map(({ _id }) => _id)).toContain(id)
  })
})

describe('a member without looks', () => {
  it('is excluded with a reason, found among the excluded, and let in again', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    await shop.call('community.join', { token })
    const id = await customerIdOf(shop, email)
    const exclude = async (reason: string, who = owner) =>
      shop.call('staff.member-block', {
        headers: await asStaff(who),
        path: `/api/admin/community-members/${id}/block`,
        body: { reason },
      })
    const excluded = async () => {
      const path = '/api/admin/community-members?blocked=true'
      const { members } = (await shop.call('staff.community-members', { headers: await asStaff(), path }))
        .body
      return members.filter(({ _id }) => _id === id)
    }
    const { slug } = await membershipOf(token)
    const profile = () => shop.call('community.member', { path: `/api/community/members/${slug}` })
    expect((await profile()).status).toBe(200)
    expect((await exclude('Advertises in the bio')).body.member).toMatchObject({
      isBlocked: true,
      blockedReason: 'Advertises in the bio',
    })
    expect(await excluded()).toHaveLength(1)
    expect((await profile()).status).toBe(404)
    expect((await submitLook(shop, token)).body).toMatchObject({
      code: 'community.blocked',
      message: expect.stringContaining('Advertises in the bio'),
    })
    expect((await exclude('')).body.member).toMatchObject({ isBlocked: false, blockedReason: '' })
    expect(await excluded()).toEqual([])
    expect((await profile()).status).toBe(200)
  })
})

describe('what a level brings', () => {
  it('is what its members read, as staff set it last', async () => {
    const { token, id } = await member()
    expect((await membershipOf(token)).brings).toMatchObject({ hasEarlyAccess: false, hasOwnPage: false })
    await setLevel(id, 'ambassador')
    expect((await membershipOf(token)).brings).toMatchObject({ hasEarlyAccess: true, hasOwnPage: true })
    await bring('ambassador', { extras: ['A seat at the spring show'] })
    expect((await membershipOf(token)).brings.extras).toEqual(['A seat at the spring show'])
  })

  it('is saved by one of two who change the same one, and has six extras at most', async () => {
    const { shop } = test
    const headers = await asStaff()
    const path = '/api/admin/community-levels/vip'
    const { levels } = (await shop.call('staff.community-levels', { headers })).body
    const vip = levels.find(({ level }) => level === 'vip')
    const save = (extras: readonly string[]) =>
      shop.call('staff.community-level-save', { headers, path, body: { ...vip, extras } })
    const answers = await Promise.all([save(['One']), save(['Two'])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.map(({ body }) => body.code)).toContain('community.changed-meanwhile')
    expect((await save(Array.from({ length: 7 }, () => 'x'))).status).toBe(400)
  })

  it('can be early access: a member buys before a product opens, and no more when it is taken back', async () => {
    const { shop } = test
    const { token, id } = await member()
    const { product, variant, size } = await productInStock(shop)
    await shop.database.pool.query(
      "update products set early_access_until = now() + interval '30 days' where id = $1",
      [product._id],
    )
    const add = async () => {
      const body = { itemId: product._id, size, variantIndex: variant.variantIndex }
      const { body: answer } = await shop.call('cart.add', { token, body })
      return answer.code ?? 'added'
    }
    expect(await add()).toBe('cart.early-access')
    await setLevel(id, 'ambassador')
    expect(await add()).toBe('added')
    await bring('ambassador', { hasEarlyAccess: false })
    expect(await add()).toBe('cart.early-access')
    await bring('ambassador', { hasEarlyAccess: true })
    expect((await shop.call('catalog.early-access', { token })).body.until).toEqual(expect.any(Number))
    await shop.database.pool.query(
      "update community_members set blocked_at = now(), blocked_reason = 'Advertising' where customer_id = $1",
      [id],
    )
    expect(await add()).toBe('cart.early-access')
    await shop.database.pool.query('update products set early_access_until = null where id = $1', [
      product._id,
    ])
  })
})

describe("an ambassador's page", () => {
  it('shows the profile, the products of the looks, and the code that friends join with', async () => {
    const { shop } = test
    const { token, id, slug, look } = await member()
    expect((await page(slug)).body.code).toBe('community.member-unknown')
    await setLevel(id, 'ambassador')
    const { body } = await page(slug)
    expect(body.member).toMatchObject({ slug, level: 'ambassador', hasOwnPage: true })
    expect(body.looks.map(({ _id }) => _id)).toEqual([look._id])
    expect(body.products.map((one) => one.slug)).toEqual(['planter-sun-hat', 'weligama-tee'])
    expect(body.referralCode).toMatch(/^[A-Z2-9]{8}$/)
    expect((await page(slug)).body.referralCode).toBe(body.referralCode)
    expect((await shop.call('loyalty.generate-referral', { token })).body.referralCode).toBe(
      body.referralCode,
    )
    const friend = { name: 'Ruwan Perera', email: `friend-${id}@example.com`, password: 'a-long-enough-one' }
    await shop.call('accounts.register', { body: { ...friend, referralCode: body.referralCode } })
    const joined = async () => (await shop.call('loyalty.referrals', { token })).body.referrals
    await expect.poll(joined).toMatchObject([{ name: 'Ruwan', state: 'joined' }])
  })

  it('is gone with the level, while its owner hides, and when no level brings one', async () => {
    const { shop } = test
    const { token, id, slug } = await member()
    const status = async () => (await page(slug)).status
    await setLevel(id, 'ambassador')
    expect(await status()).toBe(200)
    const hide = (isHidden: boolean) =>
      shop.call('community.profile-save', { token, body: { displayName: '', bio: '', isHidden } })
    await hide(true)
    expect(await status()).toBe(404)
    await hide(false)
    expect(await status()).toBe(200)
    await bring('ambassador', { hasOwnPage: false })
    expect(await status()).toBe(404)
    await bring('ambassador', { hasOwnPage: true })
    await setLevel(id, 'vip')
    expect(await status()).toBe(404)
  })
})
