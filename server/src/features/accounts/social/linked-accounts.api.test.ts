import { describe, expect, it } from 'vitest'
import { newShopper } from '../../../../testing/shoppers.ts'
import { newGooglePerson, socialVisitor } from '../../../../testing/social-visitor.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
const password = 'a-long-enough-one'
const linkPath = '/api/user/auth/link/google'
const unlinkPath = '/api/user/auth/unlink/google'
const userOf = async (token: string) => (await test.shop.call('accounts.logged', { token })).body.user
const laterThanFresh = () => test.shop.clock.advance(10 * 60_000 + 1)

type Visitor = ReturnType<typeof socialVisitor>

async function link(visitor: Visitor, token: string, who: Parameters<Visitor['choose']>[1]) {
  const answer = await visitor.post(linkPath, {}, { token })
  return visitor.comeBack(await visitor.choose(answer.body.authUrl, who))
}

describe('linking', () => {
  it('leads to the provider and back to the settings; one signs in with it from then on [B4.07] [B7.25]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const who = newGooglePerson()
    const visitor = socialVisitor(shop)
    const arrived = await link(visitor, token, who)
    expect(arrived.href).toBe('http://localhost:4000/profile?tab=settings&auth=google')
    expect((await userOf(token)).googleId).not.toBeNull()
    const { body } = await socialVisitor(shop).signIn('google', who)
    expect((await userOf(body.token))._id).toBe((await userOf(token))._id)
  })

  it('with someone who is linked elsewhere is refused, and nothing changes hands', async () => {
    const { shop } = test
    const who = newGooglePerson()
    const first = await socialVisitor(shop).signIn('google', who)
    const { token } = await newShopper(shop)
    const arrived = await link(socialVisitor(shop), token, who)
    expect(arrived.search).toBe('?tab=settings&error=linked_elsewhere&auth=google')
    expect((await userOf(token)).googleId).toBeNull()
    expect((await userOf(first.body.token)).googleId).not.toBeNull()
  })

  it('ends with the session that asked for it', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const visitor = socialVisitor(shop)
    const { body } = await visitor.post(linkPath, {}, { token })
    await shop.call('accounts.logout', { token })
    const arrived = await visitor.comeBack(await visitor.choose(body.authUrl, newGooglePerson()))
    expect(arrived.search).toBe('?error=oauth_failed')
  })

  it('that was begun in another browser links nothing: nobody lays their Google under a stranger’s account', async () => {
    const { shop } = test
    const victim = await newShopper(shop)
    const intruder = await newShopper(shop)
    const visitor = socialVisitor(shop)
    const { body } = await visitor.post(linkPath, {}, { token: intruder.token })
    const way = await visitor.choose(body.authUrl, newGooglePerson())
    const other = socialVisitor(shop)
    await other.post(linkPath, {}, { token: victim.token })
    expect((await other.comeBack(way)).search).toBe('?error=oauth_failed')
    expect((await userOf(victim.token)).googleId).toBeNull()
  })

  it('a denial, or a second one of the same provider, is told in the settings', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const visitor = socialVisitor(shop)
    expect((await link(visitor, token, { denied: 'yes' })).search).toBe(
      '?tab=settings&error=link_failed&auth=google',
    )
    await link(visitor, token, newGooglePerson())
    expect(await visitor.post(linkPath, {}, { token })).toMatchObject({
      status: 409,
      body: { code: 'accounts.provider-already-linked' },
    })
  })
})

describe('unlinking', () => {
  it('takes the provider away while a password remains, and its owner is notified by email [B7.25]', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const visitor = socialVisitor(shop)
    const who = newGooglePerson()
    await link(visitor, token, who)
    expect(await visitor.post(unlinkPath, {}, { token })).toMatchObject({
      status: 200,
      body: { message: 'Google is no longer linked' },
    })
    expect((await userOf(token)).googleId).toBeNull()
    expect((await visitor.post(unlinkPath, {}, { token })).body.code).toBe('accounts.provider-not-linked')
    await expect
      .poll(async () => (await fetch(`${shop.sandboxUrl}/api/inbox?to=${email}`)).text())
      .toContain('Google is no longer linked to your account')
  })

  it('never takes the last way in, not even when two are taken at once', async () => {
    const { shop } = test
    const visitor = socialVisitor(shop)
    const { body } = await visitor.signIn('google', newGooglePerson())
    const token: string = body.token
    expect(await visitor.post(unlinkPath, {}, { token })).toMatchObject({
      status: 409,
      body: { code: 'accounts.last-way-in' },
    })
    const facebook = await visitor.post('/api/user/auth/link/facebook', {}, { token })
    await visitor.comeBack(await visitor.choose(facebook.body.authUrl, newGooglePerson()))
    const answers = await Promise.all(
      ['google', 'facebook'].map((one) => visitor.post(`/api/user/auth/unlink/${one}`, {}, { token })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('and linking want the password when the sign-in is not fresh', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const visitor = socialVisitor(shop)
    await link(visitor, token, newGooglePerson())
    laterThanFresh()
    for (const path of [unlinkPath, '/api/user/auth/link/facebook']) {
      expect(await visitor.post(path, {}, { token })).toMatchObject({
        status: 422,
        body: {
          code: 'accounts.password-wrong',
          errors: { password: 'Please enter your current password' },
        },
      })
      expect(await visitor.post(path, { password: 'guessed' }, { token })).toMatchObject({
        status: 422,
        body: { code: 'accounts.password-wrong', errors: { password: 'This is not your current password' } },
      })
      expect((await visitor.post(path, { password }, { token })).status).toBe(200)
    }
  })

  it('without a password wants a new sign-in', async () => {
    const visitor = socialVisitor(test.shop)
    const who = newGooglePerson()
    const { body } = await visitor.signIn('google', who)
    laterThanFresh()
    const answer = await visitor.post('/api/user/auth/link/facebook', { password: '' }, { token: body.token })
    expect(answer.body.message).toContain('log in again')
    const again = await visitor.signIn('google', who)
    const retried = await visitor.post('/api/user/auth/link/facebook', {}, { token: again.body.token })
    expect(retried.status).toBe(200)
  })

  it('is nothing that a visitor can do', async () => {
    for (const path of [linkPath, unlinkPath])
      expect((await socialVisitor(test.shop).post(path, {})).status).toBe(401)
  })

  it('guesses at the password are limited', async () => {
    const { token } = await newShopper(test.shop)
    const visitor = socialVisitor(test.shop, '10.8.8.8')
    laterThanFresh()
    const statuses = []
    for (let nth = 0; nth < 11; nth++)
      statuses.push((await visitor.post(unlinkPath, { password: `guess-${nth}` }, { token })).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
