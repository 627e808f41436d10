import { describe, expect, it } from 'vitest'
import { agent, chattingShopper } from '../../../testing/chat/chatting.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const perMinute = 20
const test = useOwnShop({ messagesPerMinute: perMinute })

describe('a hundred messages a second', () => {
  it('are refused beyond the limit, those of others are not, and what was stored stays', async () => {
    const { token, conversationId, say } = await chattingShopper(test.shop)
    const sent = []
    for (let nth = 0; nth < 100; nth++) sent.push(await say(`message ${nth}`))
    const stored = sent.filter(({ status }) => status === 200)
    const refused = sent.filter(({ status }) => status === 429)
    expect([stored.length, refused.length]).toEqual([perMinute, 100 - perMinute])
    expect(refused[0]?.body).toMatchObject({ success: false, code: 'request.too-many' })
    const other = await chattingShopper(test.shop)
    expect((await other.say('Me, too')).status).toBe(200)
    expect((await (await agent(test.shop)).say(conversationId, 'One at a time, please')).status).toBe(200)
    const path = `/api/chat/history/${conversationId}`
    const { messages } = (await test.shop.call('chat.history', { token, path })).body
    expect(messages).toHaveLength(perMinute + 1)
  })
})

describe('a person who logs in again and again', () => {
  it("has one limit for all logins, and made-up tokens use up nobody's", async () => {
    const { shop } = test
    const { email, token, conversationId } = await chattingShopper(shop)
    const login = { email, password: 'a-long-enough-one' }
    const tokens = [token]
    for (let nth = 0; nth < 2; nth++)
      tokens.push((await shop.call('accounts.login', { body: login })).body.token ?? '')
    const send = (by: string, nth: number) =>
      shop.call('chat.send', {
        token: by,
        body: { conversationId, message: `message ${nth}` },
      })
    for (let nth = 0; nth < perMinute * 2; nth++)
      expect(await send(`made-up-${nth}`, nth)).toMatchObject({
        status: 401,
        body: { code: 'accounts.session-dead' },
      })
    const statuses: number[] = []
    for (let nth = 0; nth < perMinute * 2; nth++)
      statuses.push((await send(tokens[nth % tokens.length] ?? '', nth)).status)
    expect(statuses).toEqual([...Array(perMinute).fill(200), ...Array(perMinute).fill(429)])
  })
})

describe('the chat of an account that is deleted', () => {
  it('goes with it: messages, notes and pictures', async () => {
    const { shop } = test
    const { token, conversationId, say } = await chattingShopper(shop)
    await say('Something private')
    const { headers, path } = await agent(shop)
    await shop.call('staff.chat-note', {
      headers,
      path: path(conversationId, '/notes'),
      body: { body: 'A note' },
    })
    const body = { password: 'a-long-enough-one' }
    expect((await shop.call('personal-data.delete-account', { token, body })).status).toBe(200)
    for (const table of ['chat_messages', 'chat_notes', 'chat_cases'])
      expect(
        (
          await shop.database.pool.query(`select 1 from ${table} where conversation_id = $1`, [
            conversationId,
          ])
        ).rows,
      ).toEqual([])
  })
})
