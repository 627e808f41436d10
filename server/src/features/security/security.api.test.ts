import { describe, expect, it } from 'vitest'
import { mailsFor, newShopper } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const password = 'a-long-enough-one'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

async function signIn(email: string, headers: Record<string, string> = {}, secret = password) {
  const answer = await test.shop.call('accounts.login', { body: { email, password: secret }, headers })
  return answer.body.token
}
const devicesOf = async (token: string) => (await test.shop.call('security.devices', { token })).body.devices
const isActive = async (token: string) => (await test.shop.call('accounts.logged', { token })).status === 200

describe('where a customer is signed in', () => {
  it('is listed with device, place and last use, this one first', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    const phone = await signIn(email, { 'user-agent': iphone, 'x-forwarded-for': '203.0.113.4' })
    shop.clock.advance(3_600_000)
    const desk = await signIn(email, { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.2' })
    await expect.poll(async () => (await devicesOf(desk)).map(({ place }) => place)).toContain('Tokyo, Japan')
    await expect.poll(async () => (await devicesOf(desk))[0]?.place).toBe('London, United Kingdom')
    const [here, there, registered] = await devicesOf(desk)
    expect(here).toMatchObject({ device: 'Firefox on Windows', isPhone: false, isThisOne: true })
    expect(there).toMatchObject({ device: 'Safari on iOS', isPhone: true, isThisOne: false })
    expect(registered?.isThisOne).toBe(false)
    const before = there?.lastUsedAt ?? 0
    shop.clock.advance(600_000)
    expect(await isActive(phone)).toBe(true)
    const after = (await devicesOf(desk)).find(({ _id }) => _id === there?._id)?.lastUsedAt ?? 0
    expect(after - before).toBeGreaterThanOrEqual(600_000)
    expect(JSON.stringify(await devicesOf(desk))).not.toContain('203.0.113')
  })

  it('is ended one by one, and never for someone else', async () => {
    const { shop } = test
    const [one, stranger] = [await newShopper(shop), await newShopper(shop)]
    const other = await signIn(one.email)
    const sessionId = (await devicesOf(one.token)).find(({ isThisOne }) => !isThisOne)?._id ?? ''
    const end = (token: string) => shop.call('security.end-device', { token, body: { sessionId } })
    expect(await end(stranger.token)).toMatchObject({
      status: 404,
      body: { code: 'security.device-unknown' },
    })
    expect(await isActive(other)).toBe(true)
    expect((await end(one.token)).status).toBe(200)
    expect([await isActive(other), await isActive(one.token)]).toEqual([false, true])
    expect((await end(one.token)).status).toBe(404)
  })

  it('is ended everywhere at once, and nobody else is logged out', async () => {
    const { shop } = test
    const [one, stranger] = [await newShopper(shop), await newShopper(shop)]
    const other = await signIn(one.email)
    expect((await shop.call('security.end-all', { token: one.token })).status).toBe(200)
    expect([await isActive(one.token), await isActive(other), await isActive(stranger.token)]).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('another password', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    test.shop.call('profile.update', { token, body: { type: 'password', currentPassword, newPassword } })

  it('asks for the present one, ends the other sessions, and an email reports it [B7.24] [B1.02]', async () => {
    const { shop } = test
    const { email, token } = await newShopper(shop)
    const other = await signIn(email)
    const wrong = await change(token, 'not-this-one', 'another-long-one')
    expect(wrong).toMatchObject({ status: 422, body: { code: 'accounts.password-wrong' } })
    expect(wrong.body.errors).toEqual({ currentPassword: 'This is not your current password' })
    const done = await change(token, password, 'another-long-one')
    expect(done.body).toMatchObject({ success: true, user: { email } })
    expect([await isActive(token), await isActive(other)]).toEqual([true, false])
    expect(await signIn(email)).toBeUndefined()
    expect(await signIn(email, {}, 'another-long-one')).toEqual(expect.any(String))
    const subjects = async () => (await mailsFor(shop, email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Your password was changed')
  })

  it('is neither empty before, nor weak after [B5.08] [B9.13]', async () => {
    const { token } = await newShopper(test.shop)
    expect((await change(token, '', 'another-long-one')).body.errors).toEqual({
      currentPassword: 'Please enter your current password',
    })
    expect((await change(token, password, '1234567')).body.errors).toEqual({
      newPassword: 'Password must be at least 8 characters long',
    })
  })
})
