import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { agent, chattingShopper } from '../../../testing/chat/chatting.ts'
import { soon } from '../../../testing/payments/payment-harness.ts'
import { mailsFor } from '../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const minuteMs = 60_000

async function inbox(query: string, who = owner) {
  const { headers } = await signIn(test.shop, who)
  const path = `/api/admin/chat/conversations?${query}`
  return (await test.shop.call('staff.chat-inbox', { headers, path })).body
}

describe('the inbox', () => {
  it('has conversations in folders: open until they are answered, waiting after that, and closed', async () => {
    const { conversationId, say } = await chattingShopper(test.shop)
    const { say: answer, look, change } = await agent(test.shop)
    const folderOf = async () => {
      for (const folder of ['open', 'waiting', 'closed'] as const) {
        const { conversations } = await inbox(`folder=${folder}`)
        if (conversations.some(({ id }) => id === conversationId)) return folder
      }
      return 'none'
    }
    expect(await folderOf()).toBe('none')
    await say('Hello')
    expect(await folderOf()).toBe('open')
    await answer(conversationId, 'Good morning')
    expect(await folderOf()).toBe('waiting')
    const { version } = await look(conversationId)
    expect((await change(conversationId, { version, status: 'closed' })).status).toBe(200)
    expect(await folderOf()).toBe('closed')
  })

  it('shows who waits longest first, what is unread, and finds names and words', async () => {
    const [first, second] = [await chattingShopper(test.shop), await chattingShopper(test.shop)]
    await first.say('About a zebra scarf')
    test.shop.clock.advance(minuteMs)
    await second.say('Another thing')
    await first.say('Are you there?')
    const ids = (await inbox('folder=open')).conversations.map(({ id }) => id)
    expect(ids.indexOf(first.conversationId)).toBeLessThan(ids.indexOf(second.conversationId))
    const found = await inbox('search=ZEBRA')
    expect(found.conversations).toMatchObject([
      { id: first.conversationId, unread: 2, excerpt: 'Are you there?', customer: { email: first.email } },
    ])
    expect((await inbox('search=100%25')).conversations).toEqual([])
  })

  it('tells colleagues that a conversation was read, once and only if it was unread', async () => {
    const { conversationId, say } = await chattingShopper(test.shop)
    const [reader, colleague] = [await agent(test.shop), await agent(test.shop, support)]
    const [desk, list] = [await reader.connect(), await colleague.connect()]
    await list.send('staff-join-inbox')
    const read = (sequence: number) => desk.send('staff-messages-read', { conversationId, sequence })
    const heard = () => list.received.map(({ event, payload }) => [event, payload.conversationId])
    const changed = ['conversation-changed', conversationId]
    const isRead = ['conversation-read', conversationId]
    await say('Hello')
    await read(1)
    await expect.poll(heard).toEqual([changed, isRead])
    await read(1)
    await reader.say(conversationId, 'Good morning')
    await read(2)
    await say('Do you have it in blue?')
    await read(3)
    await expect.poll(heard).toEqual([changed, isRead, changed, changed, isRead])
  })

  it('assigns to who may answer; of two who change it at once, one is told', async () => {
    const { conversationId, say } = await chattingShopper(test.shop)
    await say('Hello')
    const { look, change, headers } = await agent(test.shop)
    const { members } = (await test.shop.call('staff.chat-members', { headers })).body
    const [member] = members
    const { version } = await look(conversationId)
    const both = await Promise.all([
      change(conversationId, { version, assignedTo: member?.staffId ?? '' }),
      change(conversationId, { version, status: 'closed' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('chat.changed-meanwhile')
    const after = await look(conversationId)
    const unknown = await change(conversationId, { version: after.version, assignedTo: randomUUID() })
    expect(unknown.body.code).toBe('chat.member-unknown')
  })

  it('has notes that customers never see', async () => {
    const { conversationId, say, token } = await chattingShopper(test.shop)
    await say('Hello')
    const { headers, path, look } = await agent(test.shop)
    const body = { body: 'Ordered twice last week' }
    await test.shop.call('staff.chat-note', { headers, path: path(conversationId, '/notes'), body })
    expect((await look(conversationId)).notes).toMatchObject([{ body: 'Ordered twice last week' }])
    const history = await test.shop.call('chat.history', {
      token,
      path: `/api/chat/history/${conversationId}`,
    })
    expect(JSON.stringify(history.body)).not.toContain('twice')
    const { data } = (await test.shop.call('personal-data.download', { token })).body
    expect(data).toMatchObject({ chat: [{ message: 'Hello' }] })
  })

  it('is for those whose role has it', async () => {
    const moderator = { email: 'moderator@firstfashion.example', password: 'trinco-harbour-1795' }
    await test.shop.database.pool.query(
      `insert into staff (id, name, email, role, password_hash, created_at)
       select gen_random_uuid(), 'Mohan', $1, 'moderator', password_hash, now() from staff where email = $2`,
      [moderator.email, owner.email],
    )
    const { conversationId } = await chattingShopper(test.shop)
    const who = { email: moderator.email, password: owner.password }
    expect(await inbox('folder=open', who)).toMatchObject({ code: 'staff.role-forbids' })
    const { say } = await agent(test.shop, who)
    expect((await say(conversationId, 'Hello')).body.code).toBe('staff.role-forbids')
    const desk = await (await agent(test.shop, who)).connect()
    expect(await desk.send('staff-join-conversation', conversationId)).toMatchObject({
      code: 'staff.role-forbids',
    })
    const helper = await agent(test.shop, support)
    expect((await helper.say(conversationId, 'Hello')).status).toBe(200)
  })
})

describe('an answer that nobody reads', () => {
  const about = /answered you in the chat/
  const mails = async (email: string) =>
    (await mailsFor(test.shop, email)).filter(({ subject }) => about.test(subject))

  it('is in one email after five minutes, with a link that opens the chat; read ones are not', async () => {
    const { shop } = test
    const [reading, away] = [await chattingShopper(shop), await chattingShopper(shop)]
    const { say: answer } = await agent(shop)
    for (const { conversationId, say } of [reading, away]) {
      await say('Hello')
      await answer(conversationId, 'We have your size again.')
    }
    const body = { conversationId: reading.conversationId, sequence: 2 }
    await shop.call('chat.read', { token: reading.token, body })
    shop.clock.advance(4 * minuteMs)
    await shop.features.everyMinute()
    expect(await mails(away.email)).toEqual([])
    shop.clock.advance(2 * minuteMs)
    await shop.features.everyMinute()
    await shop.features.everyMinute()
    await expect.poll(() => mails(away.email), soon).toHaveLength(1)
    const [mail] = await mails(away.email)
    expect(mail?.text).toContain('We have your size again.')
    expect(mail?.text).toContain('/profile?chat=open')
    expect(await mails(reading.email)).toEqual([])
  })

  it('waits five minutes from the answer on, however long ago the customer wrote', async () => {
    const { shop } = test
    const { conversationId, say, email, token } = await chattingShopper(shop)
    const { say: answer } = await agent(shop)
    await say('Hello')
    await answer(conversationId, 'Good morning')
    await say('Sent from the train, before the answer came')
    await shop.call('chat.read', { token, body: { conversationId, sequence: 2 } })
    shop.clock.advance(6 * minuteMs)
    await answer(conversationId, 'We have your size again.')
    await shop.features.everyMinute()
    const mailed = 'select mailed_sequence from chat_conversations where id = $1'
    expect((await shop.database.pool.query(mailed, [conversationId])).rows).toEqual([{ mailed_sequence: 0 }])
    shop.clock.advance(6 * minuteMs)
    await shop.features.everyMinute()
    await expect.poll(() => mails(email), soon).toHaveLength(1)
  })

  it('is in no second email: the next one has only what came after it', async () => {
    const { shop } = test
    const { conversationId, say, email } = await chattingShopper(shop)
    const { say: answer } = await agent(shop)
    await say('Hello')
    for (const [nth, text] of ['The first answer', 'The second answer'].entries()) {
      await answer(conversationId, text)
      shop.clock.advance(6 * minuteMs)
      await shop.features.everyMinute()
      await expect.poll(() => mails(email), soon).toHaveLength(nth + 1)
    }
    const texts = (await mails(email)).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('The first answer'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('The second answer'))).toHaveLength(1)
  })

  it('stays unread when the customer only sends what waited without a connection', async () => {
    const { shop } = test
    const { conversationId, say, email, token } = await chattingShopper(shop)
    const { say: answer } = await agent(shop)
    await say('Hello')
    await answer(conversationId, 'We have your size again.')
    await say('Sent from the train, before the answer came')
    expect((await shop.call('chat.unread-count', { token })).body.unreadCount).toBe(1)
    shop.clock.advance(6 * minuteMs)
    await shop.features.everyMinute()
    await expect.poll(() => mails(email), soon).toHaveLength(1)
  })
})

describe('a case', () => {
  it('is rated by its customer once it is closed, and counts in the figures', async () => {
    const { shop } = test
    const { conversationId, say, token } = await chattingShopper(shop)
    const { say: answer, look, change, headers } = await agent(shop)
    const figures = async () => (await shop.call('staff.chat-figures', { headers })).body.figures
    const before = await figures()
    await say('Hello')
    shop.clock.advance(3 * minuteMs)
    await answer(conversationId, 'Good morning')
    shop.clock.advance(7 * minuteMs)
    const toRate = async () => (await shop.call('chat.conversation', { token })).body.conversation.toRate
    expect(await toRate()).toBeNull()
    const { version } = await look(conversationId)
    await change(conversationId, { version, status: 'closed' })
    const caseId = (await toRate())?.caseId ?? ''
    const rate = (by: string, body: object) =>
      shop.call('chat.rate', { token: by, body: { caseId, ...body } })
    const stranger = await chattingShopper(shop)
    expect((await rate(stranger.token, { rating: 1 })).body.code).toBe('chat.case-unknown')
    expect((await rate(token, { rating: 6 })).status).toBe(400)
    expect((await rate(token, { rating: 4, note: 'Quick' })).status).toBe(200)
    expect(await toRate()).toBeNull()
    expect((await look(conversationId)).ratings).toMatchObject([{ rating: 4, note: 'Quick' }])
    const { data } = (await shop.call('personal-data.download', { token })).body
    expect(data).toMatchObject({ chatRatings: [{ rating: 4, note: 'Quick' }] })
    const after = await figures()
    expect(after.cases - before.cases).toBe(1)
    expect(after.rated - before.rated).toBe(1)
    expect(after.closed - before.closed).toBe(1)
  })

  it('that staff open is none that waited for a first answer', async () => {
    const { shop } = test
    const { conversationId } = await chattingShopper(shop)
    const { say: answer, headers } = await agent(shop)
    const figures = async () => (await shop.call('staff.chat-figures', { headers })).body.figures
    const before = await figures()
    await answer(conversationId, 'Your parcel is back in stock')
    expect(await figures()).toEqual(before)
  })

  it('is answered in opening hours; outside of them customers read that nobody is here', async () => {
    const { shop } = test
    const { token } = await chattingShopper(shop)
    const { headers } = await agent(shop)
    const stored = (await shop.call('staff.chat-opening-hours', { headers })).body.openingHours
    const isStaffed = async () =>
      (await shop.call('chat.conversation', { token })).body.conversation.isStaffed
    const set = (opensAt: string | null, closesAt: string | null, version: number) => {
      const days = stored.days.map(({ weekday }) => ({ weekday, opensAt, closesAt }))
      const body = { days, awayText: 'Back at nine.', version }
      return shop.call('staff.chat-opening-hours-set', { headers, body })
    }
    expect((await set('00:00', '23:59', stored.version)).status).toBe(200)
    expect(await isStaffed()).toBe(true)
    expect((await shop.call('chat.conversation', { token })).body.conversation.hours).toEqual({
      ...{ opensAt: '00:00', closesAt: '23:59' },
    })
    expect((await set(null, null, stored.version)).body.code).toBe('chat.changed-meanwhile')
    expect((await set(null, null, stored.version + 1)).status).toBe(200)
    expect((await shop.call('chat.conversation', { token })).body.conversation).toMatchObject({
      isStaffed: false,
      hours: null,
      awayText: 'Back at nine.',
    })
    // Past midnight is one opening; a time that no clock shows is none.
    expect((await set('18:00', '09:00', stored.version + 2)).status).toBe(200)
    expect((await set('18:00', '25:00', stored.version + 3)).status).toBe(400)
  })

  it('is transcribed as text, for its customer by email too', async () => {
    const { shop } = test
    const { token, email, conversationId, say } = await chattingShopper(shop)
    const mail = () => shop.call('chat.mail-transcript', { token })
    expect((await mail()).body.code).toBe('chat.nothing-to-mail')
    await say('Where is my parcel?')
    const { headers, path } = await agent(shop)
    const own = (await shop.call('chat.transcript', { token })).body.file
    const theirs = await shop.call('staff.chat-transcript', {
      headers,
      path: path(conversationId, '/transcript'),
    })
    expect(own.text).toContain('Nadeesha Silva\nWhere is my parcel?')
    expect(theirs.body.file).toEqual(own)
    expect((await mail()).status).toBe(200)
    const texts = async () => (await mailsFor(shop, email)).map(({ text }) => text).join('\n')
    await expect.poll(texts, soon).toContain('Where is my parcel?')
  })
})

describe('canned replies', () => {
  it('are added, changed and deleted; titles are unique', async () => {
    const { shop } = test
    const { headers } = await agent(shop)
    const save = (body: object) => shop.call('staff.chat-canned-reply-save', { headers, body })
    const title = `Sizes ${randomUUID()}`
    const { reply } = (await save({ title, body: 'Dear {customer}' })).body
    expect((await save({ title, body: 'Again' })).body.code).toBe('chat.reply-title-taken')
    const changed = await save({ id: reply._id, title, body: 'Hello {customer}' })
    expect(changed.body.reply).toEqual({ _id: reply._id, title, body: 'Hello {customer}' })
    const path = `/api/admin/chat/canned-replies/${reply._id}`
    const remove = () => shop.call('staff.chat-canned-reply-delete', { headers, path })
    expect((await remove()).status).toBe(200)
    expect((await remove()).body.code).toBe('chat.reply-unknown')
    const helper = await signIn(shop, support)
    const body = { title: 'Mine', body: 'Text' }
    const refused = await shop.call('staff.chat-canned-reply-save', { headers: helper.headers, body })
    expect(refused.body.code).toBe('staff.role-forbids')
  })
})
