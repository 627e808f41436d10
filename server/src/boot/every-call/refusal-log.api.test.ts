import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chattingShopper, connect } from '../../../testing/chat/chatting.ts'
import { newShopper } from '../../../testing/shoppers.ts'
import { signIn, support } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()
let nextAddress = 1

/** What the log says of an address that only one test comes from. */
function fromNowOn() {
  const address = `10.83.0.${nextAddress++}`
  const lines = () => test.shop.logLines.filter((line) => line.includes(`"${address}"`))
  return {
    headers: { 'x-forwarded-for': address },
    lines,
    logged: () => lines().map((line) => JSON.parse(line)),
    address,
  }
}

const idOf = async (email: string): Promise<string> =>
  (await test.shop.database.pool.query('select id from customers where email_key = $1', [email])).rows[0].id

describe('the log of refusals', () => {
  it('tells which account was refused which call, from where, and shows neither token nor what was sent', async () => {
    const { headers, lines, logged, address } = fromNowOn()
    const { token, email } = await newShopper(test.shop)
    const conversation = randomUUID()
    const path = `/api/chat/history/${conversation}`
    expect((await test.shop.call('chat.history', { token, headers, path })).status).toBe(404)
    expect(logged()).toMatchObject([
      { address, account: await idOf(email), route: 'GET /api/chat/history/:conversationId', status: 404 },
    ])
    for (const secret of [token, email, conversation]) expect(lines().join()).not.toContain(secret)
  })

  it('tells of limits and permissions: who they held, or that nobody is known', async () => {
    const { headers, logged, address } = fromNowOn()
    const staff = await signIn(test.shop, support)
    await test.shop.call('staff.tasks', { headers: { ...staff.headers, ...headers } })
    await test.shop.call('accounts.logged', { token: 'made-up', headers })
    for (let time = 0; time < 31; time++) await test.shop.call('consent.save', { headers, body: {} })
    expect(logged()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          address,
          account: expect.any(String),
          code: 'staff.role-forbids',
          status: 403,
        }),
        expect.objectContaining({ address, code: 'accounts.session-dead', status: 401 }),
        expect.objectContaining({ address, code: 'request.too-many', status: 429 }),
      ]),
    )
    expect(JSON.stringify(logged())).not.toContain('made-up')
  })

  it('tells of sockets, too', async () => {
    const { headers, logged, address } = fromNowOn()
    await expect(connect(test.shop, { token: 'made-up' }, headers)).rejects.toThrow()
    const { token, email } = await chattingShopper(test.shop)
    const tab = await connect(test.shop, { token }, headers)
    await tab.send('join-conversation', randomUUID())
    expect(logged()).toMatchObject([
      { address, code: 'accounts.session-dead', msg: 'socket refused' },
      { address, account: await idOf(email), route: 'join-conversation', msg: 'socket event refused' },
    ])
  })
})
