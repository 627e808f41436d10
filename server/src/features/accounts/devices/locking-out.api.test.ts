import { describe, expect, it } from 'vitest'
import { newShopper } from '../../../../testing/shoppers.ts'
import { support } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
const password = 'a-long-enough-one'

interface From {
  readonly address: string
  readonly cookie?: string
}

async function signIn(who: object, { address, cookie = '' }: From, url = '/api/user/login') {
  const answer = await test.shop.app.inject({
    method: 'POST',
    url,
    headers: { 'x-forwarded-for': address, cookie },
    payload: who,
  })
  const device = answer.cookies.find(({ name }) => name.endsWith('device'))
  return {
    status: answer.statusCode,
    wait: Number(answer.headers['retry-after'] ?? 0),
    device: `${device?.name}=${device?.value}`,
    attributes: device,
  }
}

/** Someone who comes from another network each time. Without a password a try is refused at once, and counts. */
async function guessFromEverywhere(email: string, tries: number, url?: string) {
  const statuses = new Set<number>()
  for (let nth = 0; nth < tries; nth++)
    statuses.add((await signIn({ email }, { address: `198.${nth % 250}.51.7` }, url)).status)
  return [...statuses]
}

const home = { address: '192.0.2.10' }

describe('guessing at the password of an account', () => {
  it('does not keep its owner out: who comes from elsewhere waits, and gets in', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    shop.slowedBy.splice(0)
    expect(await guessFromEverywhere(email, 45)).toEqual([400])
    expect(shop.slowedBy.slice(0, 3)).toEqual([250, 500, 750])
    expect(shop.slowedBy).toHaveLength(15)
    expect((await signIn({ email, password }, home)).status).toBe(200)
    expect(Math.max(...shop.slowedBy)).toBeLessThanOrEqual(5_000)
  })

  it('from one network closes the account to that network alone, for a quarter of an hour', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    for (let nth = 0; nth < 30; nth++) {
      if (nth % 9 === 0) shop.clock.advance(61_000)
      expect((await signIn({ email }, { address: `203.0.113.${nth}` })).status).toBe(400)
    }
    shop.clock.advance(61_000)
    const closed = await signIn({ email, password }, { address: '203.0.113.200' })
    expect(closed.status).toBe(429)
    expect(closed.wait).toBeGreaterThan(60)
    expect((await signIn({ email, password }, home)).status).toBe(200)
    shop.clock.advance(15 * 60_000)
    expect((await signIn({ email, password }, { address: '203.0.113.200' })).status).toBe(200)
  })

  it('is limited a minute as well, for one network; who gets in each time is not counted', async () => {
    const { email } = await newShopper(test.shop)
    const statuses = async (who: object) => {
      const all: number[] = []
      for (let nth = 0; nth < 12; nth++) all.push((await signIn(who, { address: `192.0.3.${nth}` })).status)
      return all
    }
    expect(await statuses({ email, password })).toEqual(Array(12).fill(200))
    expect(await statuses({ email })).toEqual([...Array(10).fill(400), 429, 429])
  })

  it('has a bound however many networks it comes from, which a device that signed in before passes', async () => {
    const { shop } = test
    const [owner, another] = [await newShopper(shop), await newShopper(shop)]
    const { device, attributes } = await signIn({ email: owner.email, password }, home)
    expect(attributes).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/user' })
    const foreign = await signIn({ email: another.email, password }, home)
    expect(await guessFromEverywhere(owner.email, 105)).toEqual([400, 429])
    const owners = { email: owner.email, password }
    const shopAddress = { address: '192.0.2.99' }
    expect((await signIn(owners, shopAddress)).status).toBe(429)
    expect((await signIn(owners, { ...shopAddress, cookie: foreign.device })).status).toBe(429)
    expect((await signIn(owners, { ...shopAddress, cookie: `device=${'x'.repeat(43)}` })).status).toBe(429)
    expect((await signIn(owners, { ...shopAddress, cookie: device })).status).toBe(200)
  })

  it('with the cookie of a device that signed in is no easier', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    const { device } = await signIn({ email, password }, home)
    await guessFromEverywhere(email, 101)
    const guess = () => signIn({ email }, { address: '192.0.2.77', cookie: device })
    for (let nth = 0; nth < 30; nth++) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
  })

  it('keeps the device out of the database but for a hash, and deletes it with the account', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    const { device } = await signIn({ email, password }, home)
    const { rows } = await shop.database.pool.query('select * from customer_devices')
    expect(JSON.stringify(rows)).not.toContain(device.split('=')[1])
    const { token } = (await shop.call('accounts.login', { body: { email, password } })).body
    const devices = async () =>
      (
        await shop.database.pool.query(
          'select 1 from customer_devices d join customers c on c.id = d.customer_id where c.email = $1',
          [email],
        )
      ).rowCount
    expect(await devices()).toBeGreaterThan(0)
    await shop.call('personal-data.delete-account', { token, body: { password } })
    expect(await devices()).toBe(0)
  })
})

it('does not keep a member of staff out of the back office either', async () => {
  const url = '/api/admin/session'
  const known = await signIn(support, home, url)
  expect([known.status, known.attributes?.path]).toEqual([200, '/api/admin'])
  expect(await guessFromEverywhere(support.email, 60, url)).toEqual([400])
  expect((await signIn(support, { address: '192.0.2.55' }, url)).status).toBe(200)
  expect(await guessFromEverywhere(support.email, 60, url)).toEqual([400, 429])
  expect((await signIn(support, { address: '192.0.2.56' }, url)).status).toBe(429)
  expect((await signIn(support, { address: '192.0.2.56', cookie: known.device }, url)).status).toBe(200)
})
