import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { agent, chattingShopper, connect } from '../../../testing/chat/chatting.ts'
import { cashOrder, paidOrder } from '../../../testing/line-refunds.ts'
import { soon } from '../../../testing/payments/payment-harness.ts'
import { deliver } from '../../../testing/returns.ts'
import { productInStock, setStock, stockOf } from '../../../testing/shoppers.ts'
import { owner, support } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

/** The customer of an order, and an agent who proposes. */
async function talkOf(token: string, who = owner) {
  const { shop } = test
  const { conversation } = (await shop.call('chat.conversation', { token })).body
  const { headers, path } = await agent(shop, who)
  const ask = (terms: object) =>
    shop.call('staff.chat-propose', { headers, path: path(conversation.id, '/proposals'), body: { terms } })
  const newest = async () => {
    const { messages } = (
      await shop.call('chat.history', { token, path: `/api/chat/history/${conversation.id}` })
    ).body
    return messages.at(-1)?.proposal
  }
  return {
    conversationId: conversation.id,
    ask,
    newest,
    answer: async (agrees: boolean, by = token) =>
      shop.call('chat.answer-proposal', {
        token: by,
        path: `/api/chat/proposal/${(await newest())?._id}/answer`,
        body: { agrees },
      }),
    outcome: () => expect.poll(async () => (await newest())?.outcome, soon),
    timeline: async (orderId: string) =>
      (
        await shop.call('staff.order', { headers, path: `/api/admin/orders/${orderId}` })
      ).body.order.events.map(({ text }) => text),
  }
}

describe('what an agent proposes in the chat', () => {
  it('happens when the customer agrees, once: money back for a unit, by the rules of refunds, in the timeline', async () => {
    const order = await paidOrder(test.shop, { quantity: 3, isDelivered: true })
    const { ask, answer, outcome, newest, timeline } = await talkOf(order.token)
    const terms = {
      kind: 'refund',
      orderId: order.id,
      lineId: order.lineId,
      quantity: 1,
      payout: 'store-credit',
    }
    expect((await ask(terms)).status).toBe(200)
    expect(await newest()).toMatchObject({ status: 'open', kind: 'refund' })
    const credit = async () => (await test.shop.call('store-credit.own', { token: order.token })).body.balance
    const before = await credit()
    const answers = await Promise.all([answer(true), answer(true), answer(false)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('chat.proposal-decided')
    if ((await newest())?.status === 'declined') return
    await outcome().toContain('on its way back to you')
    expect(await credit()).toBeGreaterThan(before)
    expect((await timeline(order.id)).join('\n')).toContain('Agreed in the chat: Refund')
    await expect((await ask({ ...terms, quantity: 3 })).body).toMatchObject({
      code: 'chat.proposal-impossible',
    })
  })

  it('swaps a size as an exchange that holds the new one', async () => {
    const { shop } = test
    const order = await cashOrder(shop, { quantity: 1 })
    await deliver(shop, order.id)
    const { ask, answer, outcome } = await talkOf(order.token)
    const { orders } = (await shop.call('orders.user', { token: order.token })).body
    const item = orders[0]?.items[0]
    const { product } = (await shop.call('catalog.single', { body: { slug: item?.slug ?? '' } })).body
    const variant = product.variants.find(({ variantIndex }) => variantIndex === item?.variantIndex)
    const other = variant?.sizes.find(({ size, quantity }) => size !== item?.size && quantity > 0)
    const before = await stockOf(shop, variant?._id ?? '', other?.size ?? '')
    const terms = {
      ...{ kind: 'swap', orderId: order.id, lineId: order.lineId, quantity: 1 },
      ...{ variantIndex: item?.variantIndex, size: other?.size },
    }
    expect((await ask(terms)).body).toMatchObject({ success: true })
    await answer(true)
    await outcome().toContain('exchange is requested')
    expect(await stockOf(shop, variant?._id ?? '', other?.size ?? '')).toEqual({
      ...before,
      held: before.held + 1,
    })
    expect((await ask(terms)).body.code).toBe('chat.proposal-impossible')
  })

  it('holds a size, puts an order into the cart again, and gives a code', async () => {
    const { shop } = test
    const order = await cashOrder(shop, { quantity: 2 })
    const { ask, answer, outcome } = await talkOf(order.token)
    const { product, variant, size } = await productInStock(shop)
    const before = await stockOf(shop, variant._id, size)
    await ask({ kind: 'hold', productId: product._id, variantIndex: variant.variantIndex, size, quantity: 1 })
    await answer(true)
    await outcome().toContain('yours for 24 hours')
    expect((await stockOf(shop, variant._id, size)).held).toBe(before.held + 1)
    await ask({ kind: 'reorder', orderId: order.id })
    await answer(true)
    await outcome().toContain('in your cart')
    const { lines } = (await shop.call('cart.get', { token: order.token })).body
    expect(lines).toMatchObject([{ quantity: 2 }])
    await ask({ kind: 'code', percent: 15 })
    await answer(true)
    await outcome().toMatch(/Your code is CHAT-\w+/)
  })

  it('does not hold a size again of which the customer holds all that is left', async () => {
    const { shop } = test
    const order = await cashOrder(shop)
    const { ask, answer, outcome } = await talkOf(order.token)
    const { product, variant, size } = await productInStock(shop)
    await setStock(shop, variant._id, size, 2)
    const hold = { kind: 'hold', productId: product._id, variantIndex: variant.variantIndex, size }
    expect((await ask({ ...hold, quantity: 2 })).body).toMatchObject({ success: true })
    await answer(true)
    await outcome().toContain('yours for 24 hours')
    expect((await ask({ ...hold, quantity: 1 })).body).toMatchObject({
      code: 'chat.proposal-impossible',
      message: 'There are not enough left of it besides those that are held already',
    })
  })

  it('does nothing when it is declined or taken back, and nobody else can answer it', async () => {
    const { shop } = test
    const order = await cashOrder(shop)
    const { ask, answer, newest } = await talkOf(order.token)
    await ask({ kind: 'reorder', orderId: order.id })
    const stranger = await chattingShopper(shop)
    expect((await answer(true, stranger.token)).body.code).toBe('chat.proposal-unknown')
    expect((await answer(false)).body.proposal.status).toBe('declined')
    await ask({ kind: 'code', percent: 10 })
    const { headers } = await agent(shop)
    const path = `/api/admin/chat/proposals/${(await newest())?._id}/withdraw`
    expect((await shop.call('staff.chat-withdraw-proposal', { headers, path })).status).toBe(200)
    expect((await answer(true)).body.code).toBe('chat.proposal-decided')
    expect((await shop.call('cart.get', { token: order.token })).body.lines).toEqual([])
  })

  it('needs the permission that it needs elsewhere, and names no order of another customer', async () => {
    const { shop } = test
    const [order, other] = [await cashOrder(shop), await cashOrder(shop)]
    const { ask } = await talkOf(order.token, support)
    expect((await ask({ kind: 'code', percent: 50 })).body.code).toBe('staff.role-forbids')
    expect((await ask({ kind: 'reorder', orderId: other.id })).body.code).toBe('chat.proposal-impossible')
    expect((await ask({ kind: 'print-again', orderId: order.id })).body.code).toBe('staff.role-forbids')
    const asOwner = await talkOf(order.token)
    const refund = {
      kind: 'refund',
      orderId: other.id,
      lineId: other.lineId,
      quantity: 1,
      payout: 'original',
    }
    expect((await asOwner.ask(refund)).body.code).toBe('chat.proposal-impossible')
    const nothingPrinted = await asOwner.ask({ kind: 'print-again', orderId: order.id })
    expect(nothingPrinted.body.code).toBe('chat.proposal-impossible')
    expect((await asOwner.ask({ kind: 'code', percent: 99 })).status).toBe(400)
  })

  it('does not happen a second time when the server stopped in the middle, and the customer reads that', async () => {
    const { shop } = test
    const order = await cashOrder(shop, { quantity: 2 })
    const { ask, newest } = await talkOf(order.token)
    await ask({ kind: 'reorder', orderId: order.id })
    const proposalId = (await newest())?._id ?? ''
    const begin = (ago: string) =>
      shop.database.pool.query(
        `update chat_proposals set status = 'accepted', decided_at = $2, started_at = $2::timestamptz - $3::interval
         where id = $1`,
        [proposalId, shop.clock.now(), ago],
      )
    const deliver = () => shop.deliver('chat-proposal-accepted/agreement', { proposalId }, randomUUID())
    await begin('1 second')
    await expect(deliver()).rejects.toThrow('is being carried out')
    await begin('2 minutes')
    await deliver()
    expect(await newest()).toMatchObject({
      status: 'failed',
      outcome: 'We are not sure that this worked. We look into it.',
    })
    expect((await shop.call('cart.get', { token: order.token })).body.lines).toEqual([])
  })

  it('says so when it can no longer be done, in the words of the shop', async () => {
    const { shop } = test
    const order = await paidOrder(shop, { quantity: 2, isDelivered: true })
    const { ask, answer, outcome, newest, conversationId } = await talkOf(order.token)
    const tab = await connect(shop, { token: order.token })
    await tab.send('join-conversation', conversationId)
    await ask({ kind: 'refund', orderId: order.id, lineId: order.lineId, quantity: 1, payout: 'original' })
    await shop.database.pool.query('update orders set version = version + 1 where id = $1', [order.id])
    await answer(true)
    await outcome().not.toBe('')
    expect(await newest()).toMatchObject({ status: 'failed' })
    await expect
      .poll(() => tab.received.filter(({ event }) => event === 'proposal-changed').at(-1)?.payload)
      .toMatchObject({ proposal: { status: 'failed' } })
  })
})
