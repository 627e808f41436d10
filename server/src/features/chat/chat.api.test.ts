import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addressOf, agent, chattingShopper, connect, openSilently } from '../../../testing/chat/chatting.ts'
import { newShopper } from '../../../testing/shoppers.ts'
import { support } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { photograph, upload } from '../../../testing/uploads.ts'

const test = useOwnShop()
const historyOf = async (token: string, conversationId: string, query = '') =>
  (await test.shop.call('chat.history', { token, path: `/api/chat/history/${conversationId}${query}` })).body

describe("a customer's conversation", () => {
  it('is one, whoever opens it at the same time [B3.09, B7.05]', async () => {
    const { token } = await newShopper(test.shop)
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => test.shop.call('chat.conversation', { token })),
    )
    const ids = opened.map(({ body }) => body.conversation.id)
    expect(new Set(ids).size).toBe(1)
    expect(opened[0]?.body).toMatchObject({ success: true, conversation: { id: ids[0], lastSequence: 0 } })
  })

  it('holds what both sides said, in order, and says who said it [B3.07, B3.08, B7.06]', async () => {
    const { token, conversationId, say } = await chattingShopper(test.shop)
    const { say: answer } = await agent(test.shop)
    await say('Does the shirt come in blue?')
    await answer(conversationId, 'It does.')
    const { messages, hasMore } = await historyOf(token, conversationId)
    expect(hasMore).toBe(false)
    expect(messages).toMatchObject([
      { sequence: 1, message: 'Does the shirt come in blue?', senderModel: 'User', senderType: 'customer' },
      { sequence: 2, message: 'It does.', senderModel: 'Admin', senderType: 'admin' },
    ])
    for (const one of messages) {
      expect(one._id).not.toBe('')
      expect(one.senderName).not.toBe('')
      expect(Date.parse(one.timestamp)).not.toBeNaN()
    }
  })

  it('is paged: the newest, those before, and those that were missed', async () => {
    const { token, conversationId, say } = await chattingShopper(test.shop)
    for (let nth = 1; nth <= 55; nth++) await say(`line ${nth}`)
    const newest = await historyOf(token, conversationId)
    expect(newest.messages.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 6),
    )
    expect(newest.hasMore).toBe(true)
    const older = await historyOf(token, conversationId, '?before=6')
    expect(older.messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
    expect(older.hasMore).toBe(false)
    const missed = await historyOf(token, conversationId, '?after=53')
    expect(missed.messages.map(({ sequence }) => sequence)).toEqual([54, 55])
  })

  it('counts what the shop wrote and was not read [B7.08]', async () => {
    const { token, conversationId, say } = await chattingShopper(test.shop)
    const { say: answer } = await agent(test.shop)
    const unread = async () => (await test.shop.call('chat.unread-count', { token })).body.unreadCount
    await say('Hello')
    expect(await unread()).toBe(0)
    for (const text of ['One', 'Two', 'Three']) await answer(conversationId, text)
    expect(await unread()).toBe(3)
    await test.shop.call('chat.read', { token, body: { conversationId, sequence: 3 } })
    expect(await unread()).toBe(1)
    await test.shop.call('chat.read', { token, body: { conversationId, sequence: 2 } })
    expect(await unread()).toBe(1)
  })

  it('is read once its history is loaded, unless the client marks by itself [B4.03] [B7.06] [B7.08]', async () => {
    const { token, conversationId } = await chattingShopper(test.shop)
    const { say: answer } = await agent(test.shop)
    const unread = async () => (await test.shop.call('chat.unread-count', { token })).body.unreadCount
    for (const text of ['One', 'Two']) await answer(conversationId, text)
    await historyOf(token, conversationId, '?markRead=false')
    expect(await unread()).toBe(2)
    await historyOf(token, conversationId, '?before=2')
    expect(await unread()).toBe(1)
    await historyOf(token, conversationId)
    expect(await unread()).toBe(0)
  })

  it("is closed to others: calls and rooms refuse another's id", async () => {
    const { conversationId } = await chattingShopper(test.shop)
    const other = await chattingShopper(test.shop)
    const { token } = other
    for (const id of [conversationId, randomUUID(), 'nonsense']) {
      const body = { conversationId: id, message: 'Hello' }
      expect((await test.shop.call('chat.send', { token, body })).body.code).toBe('chat.unknown')
      expect(await historyOf(token, id)).toMatchObject({ code: 'chat.unknown' })
      const tab = await other.open()
      expect(await tab.send('join-conversation', id)).toMatchObject({ success: false, code: 'chat.unknown' })
      expect(await tab.send('typing', { conversationId: id, isTyping: true })).toMatchObject({
        success: false,
      })
    }
  })
})

describe('a message', () => {
  it('is stored once, however often and however quickly it is sent', async () => {
    const { token, conversationId, say } = await chattingShopper(test.shop)
    const clientId = randomUUID()
    const sent = await Promise.all(Array.from({ length: 12 }, () => say('Only once', clientId)))
    expect(sent.map(({ body }) => body.sequence)).toEqual(Array(12).fill(1))
    expect(sent.filter(({ body }) => !body.isRepeat)).toHaveLength(1)
    expect((await historyOf(token, conversationId)).messages).toHaveLength(1)
  })

  it('gets the next number, without gaps, when many come at once', async () => {
    const { conversationId, say } = await chattingShopper(test.shop)
    const { say: answer } = await agent(test.shop)
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, nth) =>
        nth % 2 === 0 ? say(`c${nth}`) : answer(conversationId, `a${nth}`),
      ),
    )
    expect(all.map(({ body }) => body.sequence).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, at) => at + 1),
    )
  })

  it.each([
    ['', 'chat.empty-message'],
    [' \n\t ', 'chat.empty-message'],
    ['x'.repeat(2001), 'chat.message-too-long'],
    ['y'.repeat(200_000), 'chat.message-too-long'],
    [' \u0007\u202e\ud800\0\ufffe', 'chat.empty-message'],
  ])('%# that nobody should read is refused and leaves nothing [B5.01]', async (message, code) => {
    const { token, conversationId, say } = await chattingShopper(test.shop)
    const { body } = await say(message)
    expect(body).toMatchObject({ success: false, code })
    expect(body.message).not.toBe('')
    expect((await historyOf(token, conversationId)).messages).toEqual([])
  })

  it('is stored without what nobody can see', async () => {
    const { token, conversationId, say } = await chattingShopper(test.shop)
    await say('a\u0007 bell\u000bturned \u202e round\r\n half \ud800 a pair \0\ufffe')
    expect((await historyOf(token, conversationId)).messages.map(({ message }) => message)).toEqual([
      'a bell\nturned  round\n half  a pair',
    ])
  })

  it('needs a login [B5.02]', async () => {
    const body = { conversationId: randomUUID(), message: 'Hello' }
    expect((await test.shop.call('chat.send', { body })).status).toBe(401)
  })

  it('to a closed conversation opens it again', async () => {
    const { conversationId, say } = await chattingShopper(test.shop)
    const { look, change } = await agent(test.shop)
    await say('Hello')
    const { version } = await look(conversationId)
    await change(conversationId, { version, status: 'closed' })
    expect((await look(conversationId)).status).toBe('closed')
    await say('One more thing')
    expect((await look(conversationId)).status).toBe('open')
  })

  it('can show a picture, without what the telephone wrote into it', async () => {
    const { shop } = test
    const { token, conversationId } = await chattingShopper(shop)
    const file = await photograph(900, 600)
    const fields = { conversationId, message: 'Look', clientId: randomUUID() }
    const sent = await upload(shop, 'chat.send-picture', { token, file, fields })
    expect(sent.body.message).toMatchObject({ message: 'Look', picture: { _id: expect.any(String) } })
    const again = await upload(shop, 'chat.send-picture', { token, file, fields })
    expect(again.body).toMatchObject({ isRepeat: true, sequence: 1 })
    const none = await upload(shop, 'chat.send-picture', {
      token,
      file: Buffer.from('%PDF-1.7 no picture'),
      fields: { conversationId, message: '' },
    })
    expect(none.body).toMatchObject({ success: false, code: 'media.not-a-picture' })
  })

  it("can show a product, and no order of somebody else's", async () => {
    const { shop } = test
    const { token, conversationId } = await chattingShopper(shop)
    const [product] = (await shop.call('catalog.list')).body.products
    const say = (card: object) =>
      shop.call('chat.send', { token, body: { conversationId, message: '', card } })
    expect((await say({ kind: 'product', id: product?._id })).body.message.card).toMatchObject({
      title: product?.name,
      path: `/product/${product?.slug}`,
    })
    for (const id of [randomUUID(), 'nonsense'])
      expect((await say({ kind: 'order', id })).body.code).toBe('chat.card-unknown')
  })
})

describe('over a socket', () => {
  it('both sides hear what was said, and the customer elsewhere that something is new [B7.02, B7.03]', async () => {
    const { conversationId, token, open, say } = await chattingShopper(test.shop)
    const { say: answer, connect: inbox } = await agent(test.shop)
    const tab = await open()
    const elsewhere = await connect(test.shop, { token })
    await elsewhere.send('join-customer', 'someone-else')
    const desk = await inbox()
    await desk.send('staff-join-conversation', conversationId)
    await say('Hello')
    await answer(conversationId, 'Good morning')
    await expect.poll(() => tab.messages().map(({ message }) => message)).toEqual(['Hello', 'Good morning'])
    await expect.poll(() => desk.messages().map(({ message }) => message)).toEqual(['Hello', 'Good morning'])
    expect(tab.messages()[1]).toMatchObject({ senderType: 'admin', message: 'Good morning' })
    await expect
      .poll(() => elsewhere.received)
      .toEqual([{ event: 'customer-notification', payload: { senderType: 'admin' } }])
  })

  it('who comes back gets what was missed, once [B4.02]', async () => {
    const { conversationId, open, say } = await chattingShopper(test.shop)
    const { say: answer } = await agent(test.shop)
    const tab = await open()
    await say('Hello')
    await expect.poll(tab.messages).toHaveLength(1)
    tab.socket.close()
    for (const text of ['One', 'Two']) await answer(conversationId, text)
    const later = await open()
    const joined = await later.send('join-conversation', conversationId, { after: 1 })
    expect(joined).toMatchObject({ success: true, messages: [{ message: 'One' }, { message: 'Two' }] })
  })

  it('each sees that the other types, and how far the other has read', async () => {
    const { conversationId, open, say } = await chattingShopper(test.shop)
    const { connect: inbox } = await agent(test.shop)
    const [tab, desk] = [await open(), await inbox()]
    await desk.send('staff-join-conversation', conversationId)
    await say('Hello')
    await desk.send('staff-typing', { conversationId, isTyping: true })
    await desk.send('staff-messages-read', { conversationId, sequence: 1 })
    await tab.send('typing', { conversationId, isTyping: true })
    const ofTab = (event: string) => tab.received.find((one) => one.event === event)?.payload
    await expect.poll(() => ofTab('typing')).toMatchObject({ senderType: 'admin', isTyping: true })
    await expect.poll(() => ofTab('messages-read')).toMatchObject({ by: 'admin', sequence: 1 })
    await expect
      .poll(() => desk.received.find((one) => one.event === 'typing')?.payload)
      .toMatchObject({ senderType: 'customer', isTyping: true })
  })

  it("what the customer has read is known to their other tabs, with the chat closed, and to no one else's", async () => {
    const { token, conversationId } = await chattingShopper(test.shop)
    const other = await chattingShopper(test.shop)
    const [closed, foreign] = [await connect(test.shop, { token }), await other.open()]
    await closed.send('join-customer', 'whoever')
    await (await agent(test.shop)).say(conversationId, 'It does.')
    await test.shop.call('chat.read', { token, body: { conversationId, sequence: 1 } })
    const readBy = ({ received }: typeof closed) =>
      received.filter(({ event }) => event === 'messages-read').map(({ payload }) => payload)
    await expect.poll(() => readBy(closed)).toEqual([{ conversationId, by: 'customer', sequence: 1 }])
    expect(readBy(foreign)).toEqual([])
  })

  it('staff see who else looks at a conversation', async () => {
    const { conversationId } = await chattingShopper(test.shop)
    const [first, second] = [await agent(test.shop), await agent(test.shop, support)]
    const [desk, other] = [await first.connect(), await second.connect()]
    await desk.send('staff-join-conversation', conversationId)
    await other.send('staff-join-conversation', conversationId)
    const viewers = () => {
      const received = desk.received.filter(({ event }) => event === 'viewers').at(-1)
      return (received?.payload.viewers as unknown[] | undefined)?.length
    }
    await expect.poll(viewers).toBe(2)
    other.socket.close()
    await expect.poll(viewers).toBe(1)
  })

  it('staff see that the customer is there, in whatever tab, and when the last one closes', async () => {
    const { conversationId, open } = await chattingShopper(test.shop)
    const { connect: inbox } = await agent(test.shop)
    const desk = await inbox()
    const join = () => desk.send('staff-join-conversation', conversationId)
    expect(await join()).toMatchObject({ isOnline: false, viewers: [{}] })
    const [first, second] = [await open(), await open()]
    const presence = () => desk.received.filter(({ event }) => event === 'presence').at(-1)?.payload.isOnline
    await expect.poll(presence).toBe(true)
    first.socket.close()
    expect(await join()).toMatchObject({ isOnline: true })
    second.socket.close()
    await expect.poll(presence).toBe(false)
    expect(await join()).toMatchObject({ isOnline: false })
    await open()
    await expect.poll(presence).toBe(true)
    // The server process of the tab dies: nobody says that it is gone.
    test.shop.clock.advance(2 * 60_000)
    expect(await join()).toMatchObject({ isOnline: false })
  })

  it('nobody connects without a session, and none stays when it ends', async () => {
    const { shop } = test
    await expect(connect(shop, { token: 'made-up' })).rejects.toMatchObject({
      data: { success: false, code: 'accounts.session-dead' },
    })
    await expect(connect(shop, { csrf: 'made-up' })).rejects.toMatchObject({
      data: { code: 'staff.session-dead' },
    })
    const { token, open } = await chattingShopper(shop)
    const tab = await open()
    await shop.call('accounts.logout', { token })
    await expect.poll(() => tab.socket.connected).toBe(false)
  })

  it('pages of other sites are turned away', async () => {
    const { token } = await newShopper(test.shop)
    await expect(connect(test.shop, { token }, { origin: 'https://evil.example' })).rejects.toThrow()
    await expect(connect(test.shop, { token }, { origin: await addressOf(test.shop) })).resolves.toBeDefined()
    await expect(connect(test.shop, {}, { token })).resolves.toBeDefined()
    await expect(connect(test.shop, {}, { token: 'nobody' })).rejects.toThrow()
  })

  it('one address has so many connections that do not say whose they are; those that do are not counted', async () => {
    const url = await addressOf(test.shop)
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const { token } = await newShopper(test.shop)
    for (let nth = 0; nth < 25; nth++) await connect(test.shop, { token }, from('10.84.0.1'))
    const open = await Promise.all(Array.from({ length: 60 }, () => openSilently(url, from('10.84.0.1'))))
    expect(open.filter(({ status }) => status === 101)).toHaveLength(40)
    expect(open.filter(({ status }) => status >= 400)).toHaveLength(20)
    expect((await openSilently(url, from('10.84.0.2'))).status).toBe(101)
    for (const { close } of open) close()
    await expect
      .poll(async () => (await openSilently(url, from('10.84.0.1'))).status, { interval: 200 })
      .toBe(101)
  })

  it('staff events are refused to customers, made-up events to all, and floods are slowed down', async () => {
    const { conversationId, open } = await chattingShopper(test.shop)
    const tab = await open()
    expect(await tab.send('staff-join-conversation', conversationId)).toMatchObject({
      success: false,
      code: 'request.unknown-event',
    })
    expect(await tab.send('constructor', 1)).toMatchObject({ code: 'request.unknown-event' })
    expect(await tab.send('typing', 'nonsense')).toMatchObject({ code: 'request.malformed' })
    const flood = await Promise.all(
      Array.from({ length: 100 }, () => tab.send('typing', { conversationId, isTyping: true })),
    )
    expect(flood.filter(({ code }) => code === 'request.too-many').length).toBeGreaterThan(30)
    expect(flood.filter(({ success }) => success).length).toBeGreaterThan(20)
    expect(tab.socket.connected).toBe(true)
  })

  it('a frame that is too large ends the connection', async () => {
    const { open } = await chattingShopper(test.shop)
    const tab = await open()
    tab.socket.emit('typing', 'x'.repeat(20_000))
    await expect.poll(() => tab.socket.connected).toBe(false)
  })
})
