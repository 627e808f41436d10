import { afterEach, describe, expect, it } from 'vitest'
import { newGooglePerson, socialVisitor, switchFault } from '../../../../testing/social-visitor.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
afterEach(() => switchFault(test.shop, { google: 'none', facebook: 'none' }))

const failed = 'http://localhost:4000/login?error=oauth_failed'

describe('a way back that is wrong', () => {
  it('is refused when the person would rather not [A8.14]', async () => {
    for (const provider of ['google', 'facebook'] as const) {
      const { arrived } = await socialVisitor(test.shop).signIn(provider, { denied: 'yes' })
      expect(arrived.href).toBe(failed)
    }
  })

  it('is refused with another state, and another state uses nothing up', async () => {
    const visitor = socialVisitor(test.shop)
    const way = await visitor.choose(await visitor.start('google'), newGooglePerson())
    const wrong = new URL(way)
    wrong.searchParams.set('state', 'A'.repeat(43))
    expect((await visitor.comeBack(wrong)).href).toBe(failed)
    wrong.searchParams.delete('state')
    expect((await visitor.comeBack(wrong)).href).toBe(failed)
    expect((await visitor.comeBack(way)).searchParams.has('token')).toBe(true)
  })

  it('is refused a second time: a code that was used is no good to whoever reads it later', async () => {
    const visitor = socialVisitor(test.shop)
    const way = await visitor.choose(await visitor.start('google'), newGooglePerson())
    expect((await visitor.comeBack(way)).searchParams.has('token')).toBe(true)
    expect((await visitor.comeBack(way)).href).toBe(failed)
  })

  it.each(['google', 'facebook'] as const)(
    'is refused with a code that %s gave for another sign-in already',
    async (provider) => {
      const visitor = socialVisitor(test.shop)
      const first = await visitor.choose(await visitor.start(provider), newGooglePerson())
      await visitor.comeBack(first)
      const second = await visitor.choose(await visitor.start(provider), newGooglePerson())
      second.searchParams.set('code', first.searchParams.get('code') ?? '')
      expect((await visitor.comeBack(second)).href).toBe(failed)
    },
  )

  it('is refused in a browser that did not set out: nobody is signed in as someone else', async () => {
    const intruder = socialVisitor(test.shop)
    const way = await intruder.choose(await intruder.start('google'), newGooglePerson())
    const victim = socialVisitor(test.shop)
    expect((await victim.comeBack(way)).href).toBe(failed)
    await victim.start('google')
    expect((await victim.comeBack(way)).href).toBe(failed)
    const arrived = await intruder.comeBack(way)
    expect(await victim.exchange(arrived)).toMatchObject({
      status: 422,
      body: { code: 'accounts.sign-in-code-dead' },
    })
    expect((await intruder.exchange(arrived)).status).toBe(200)
  })

  it('is refused at the door of the other provider', async () => {
    const visitor = socialVisitor(test.shop)
    const way = await visitor.choose(await visitor.start('facebook'), newGooglePerson())
    way.pathname = way.pathname.replace('facebook', 'google')
    expect((await visitor.comeBack(way)).href).toBe(failed)
  })

  it('is refused after ten minutes', async () => {
    const visitor = socialVisitor(test.shop)
    const way = await visitor.choose(await visitor.start('google'), newGooglePerson())
    test.shop.clock.advance(10 * 60_000 + 1)
    expect((await visitor.comeBack(way)).href).toBe(failed)
  })

  it('is told what to do when the provider shares no address', async () => {
    for (const provider of ['google', 'facebook'] as const) {
      const { arrived } = await socialVisitor(test.shop).signIn(provider, { name: 'Nimal Wijesinghe' })
      expect(arrived.search).toBe(`?error=email_missing&auth=${provider}`)
    }
  })
})

describe('a provider that goes wrong', () => {
  it.each([
    ['google', 'wrong-nonce'],
    ['google', 'wrong-audience'],
    ['google', 'forged-signature'],
    ['google', 'expired-token'],
    ['google', 'error-500'],
    ['google', 'slow'],
    ['google', 'time-out'],
    ['facebook', 'foreign-token'],
    ['facebook', 'error-500'],
    ['facebook', 'slow'],
    ['facebook', 'time-out'],
  ] as const)('lets nobody in and leaves nobody waiting: %s, %s', async (provider, fault) => {
    const visitor = socialVisitor(test.shop)
    const person = newGooglePerson()
    const url = await visitor.start(provider)
    await switchFault(test.shop, { [provider]: fault })
    expect((await visitor.comeBack(await visitor.choose(url, person))).href).toBe(failed)
    await switchFault(test.shop, { [provider]: 'none' })
    const { rows } = await test.shop.database.pool.query('select from customers where email = $1', [
      person.email,
    ])
    expect(rows).toHaveLength(0)
  })
})

describe('the code that becomes a session', () => {
  it('is good once, for a minute, and not without the cookie', async () => {
    const visitor = socialVisitor(test.shop)
    const arrive = async () =>
      visitor.comeBack(await visitor.choose(await visitor.start('google'), newGooglePerson()))
    const used = await arrive()
    expect((await visitor.exchange(used)).status).toBe(200)
    expect((await visitor.exchange(used)).status).toBe(422)
    const old = await arrive()
    test.shop.clock.advance(60_001)
    expect((await visitor.exchange(old)).status).toBe(422)
    const bare = await arrive()
    visitor.cookies.clear()
    expect((await visitor.exchange(bare)).status).toBe(422)
  })

  it('is purged when it expires, and so are ways that nobody came back on', async () => {
    const { shop } = test
    const visitor = socialVisitor(shop)
    await visitor.comeBack(await visitor.choose(await visitor.start('google'), newGooglePerson()))
    await visitor.start('google')
    shop.clock.advance(11 * 60_000)
    await shop.features.everyMinute()
    const { rows } = await shop.database.pool.query(
      'select (select count(*) from sign_in_attempts)::int + (select count(*) from sign_in_codes)::int as kept',
    )
    expect(rows).toEqual([{ kept: 0 }])
  })
})
