import type { ChatMessage } from '@first-fashion/contract/chat/message'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLiveChat, type LiveChatDeps } from './live-chat.ts'
import type { PendingMessage, SendResult } from './outbox.ts'
import { storedMessage } from './testing/chat-message.ts'

const message = (sequence: number, text = `message ${sequence}`, clientId = `id-${sequence}`) =>
  storedMessage(sequence, text, clientId)

const read = { customer: 0, staff: 0 }

/** A shop that stores each client id once, and a link to it that fails as told. */
function shopWith(stored: ChatMessage[], fails: () => 'no' | 'before' | 'after' = () => 'no') {
  const store = (clientId: string, text: string) => {
    const known = stored.find((one) => one.clientId === clientId)
    const made = known ?? message(stored.length + 1, text, clientId)
    if (known === undefined) stored.push(made)
    return made
  }
  let ids = 0
  let kept: readonly PendingMessage[] = []
  const refused: string[] = []
  const deps: LiveChatDeps = {
    history: async ({ after, before }) => {
      if (fails() !== 'no') return undefined
      if (after !== undefined) {
        const rows = stored.filter(({ sequence }) => sequence > after)
        return { messages: rows.slice(0, 4), hasMore: rows.length > 4, read }
      }
      const rows = stored.filter(({ sequence }) => sequence < (before ?? Number.POSITIVE_INFINITY))
      return { messages: rows.slice(-4), hasMore: rows.length > 4, read }
    },
    send: async ({ clientId, text }): Promise<SendResult> => {
      if (text === 'bad') return { is: 'refused', words: 'Failed to send message' }
      const outcome = fails()
      if (outcome === 'before') return { is: 'unknown' }
      const made = store(clientId, text)
      return outcome === 'after' ? { is: 'unknown' } : { is: 'stored', message: made }
    },
    newId: () => `own-${ids++}`,
    wait: async () => {},
    chance: () => 0.5,
    onChange: () => {},
    onRefused: (text) => void refused.push(text),
    outbox: {
      read: () => kept,
      write: (pending) => {
        kept = pending
      },
    },
  }
  return { deps, stored, refused, store }
}

const sequences = (messages: readonly ChatMessage[]) => messages.map(({ sequence }) => sequence)
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('a conversation in a browser', () => {
  it('adds the next message, ignores one that it has, and asks for what is between', async () => {
    const { deps, stored } = shopWith(upTo(3).map((nth) => message(nth)))
    const chat = createLiveChat(deps)
    await chat.catchUp()
    stored.push(...[4, 5, 6, 7, 8, 9, 10].map((nth) => message(nth)))
    await chat.received(message(2))
    await chat.received(message(4))
    await chat.received(message(10))
    expect(sequences(chat.state().messages)).toEqual(upTo(10))
  })

  it('takes an answer as a sign that what was before is read', async () => {
    const { deps } = shopWith([message(1)])
    const chat = createLiveChat(deps)
    await chat.catchUp()
    await chat.received({ ...message(2), senderType: 'admin', senderModel: 'Admin' })
    expect(chat.state().read).toEqual({ customer: 0, staff: 2 })
    chat.hasRead('customer', 2)
    expect(chat.state().read).toEqual({ customer: 2, staff: 2 })
  })

  it('hears what became of a proposal while it slept', async () => {
    const proposal = { _id: 'p', kind: 'code', title: '', facts: [], status: 'open' as const, outcome: '' }
    const { deps, stored } = shopWith([{ ...message(1), proposal }])
    const chat = createLiveChat(deps)
    await chat.catchUp()
    stored[0] = { ...message(1), proposal: { ...proposal, status: 'withdrawn' } }
    await chat.catchUp()
    expect(chat.state().messages[0]?.proposal?.status).toBe('withdrawn')
  })

  it('shows the newest, and older ones on demand', async () => {
    const { deps } = shopWith(upTo(10).map((nth) => message(nth)))
    const chat = createLiveChat(deps)
    await chat.catchUp()
    expect(sequences(chat.state().messages)).toEqual([7, 8, 9, 10])
    while (chat.state().hasOlder) await chat.older()
    expect(sequences(chat.state().messages)).toEqual(upTo(10))
  })

  it('gives a refused text back, and sends what follows it [B5.03]', async () => {
    const { deps, refused, stored } = shopWith([])
    const chat = createLiveChat(deps)
    await chat.catchUp()
    for (const text of ['bad', 'good']) chat.post(text)
    await settled()
    expect(refused).toEqual(['bad'])
    expect(stored.map((one) => one.message)).toEqual(['good'])
    expect(chat.state().pending).toEqual([])
  })

  it('tries again at once when asked to, and stores the text once', async () => {
    let isDown = true
    const { deps, stored } = shopWith([], () => (isDown ? 'after' : 'no'))
    const chat = createLiveChat({ ...deps, wait: () => new Promise(() => {}) })
    chat.post('one')
    await settled()
    expect(chat.state().pending).toEqual([{ clientId: 'own-0', text: 'one', isWaiting: true }])
    isDown = false
    chat.tryAgain()
    await settled()
    expect(chat.state().pending).toEqual([])
    expect(stored).toHaveLength(1)
  })

  it('gives a text back that did not arrive, and sends what it was changed to [B5.03]', async () => {
    let isDown = true
    const { deps, stored } = shopWith([], () => (isDown ? 'before' : 'no'))
    const chat = createLiveChat({ ...deps, wait: () => new Promise(() => {}) })
    chat.post('tpyo')
    chat.post('next')
    await settled()
    expect(await chat.takeBack('own-0')).toBe('tpyo')
    isDown = false
    chat.tryAgain()
    chat.post('typo')
    await settled()
    expect(stored.map((one) => one.message)).toEqual(['next', 'typo'])
  })

  it('gives nothing back of a text that arrived though nobody heard of it', async () => {
    let isLost = true
    const { deps, stored } = shopWith([], () => (isLost ? 'after' : 'no'))
    const chat = createLiveChat({ ...deps, wait: () => new Promise(() => {}) })
    chat.post('heard')
    await settled()
    isLost = false
    expect(await chat.takeBack('own-0')).toBeUndefined()
    expect(chat.state().messages).toEqual(stored)
  })

  it('has a text once that was taken back, had arrived all the same, and is sent again', async () => {
    let isLost = true
    const { deps, stored } = shopWith([], () => (isLost ? 'after' : 'no'))
    const chat = createLiveChat({ ...deps, wait: () => new Promise(() => {}) })
    chat.post('twice')
    await settled()
    expect(await chat.takeBack('own-0')).toBe('twice')
    isLost = false
    chat.tryAgain()
    chat.post('twice')
    await settled()
    await chat.catchUp()
    expect(stored.map((one) => one.message)).toEqual(['twice'])
    expect(chat.state().messages).toEqual(stored)
    expect(chat.state().pending).toEqual([])
  })

  it('sends what an earlier visit could not, once', async () => {
    const { deps, stored, store } = shopWith([])
    store('early', 'arrived, though nobody heard of it')
    deps.outbox.write([
      { clientId: 'early', text: 'arrived, though nobody heard of it', isWaiting: true },
      { clientId: 'late', text: 'never arrived', isWaiting: true },
    ])
    const chat = createLiveChat(deps)
    await chat.catchUp()
    await settled()
    expect(stored.map(({ clientId }) => clientId)).toEqual(['early', 'late'])
    expect(chat.state().messages.map(({ clientId }) => clientId)).toEqual(['early', 'late'])
    expect(deps.outbox.read()).toEqual([])
  })

  it('sends what another tab left behind, and its own, once', async () => {
    const { deps, stored } = shopWith([])
    const chat = createLiveChat(deps)
    await chat.catchUp()
    chat.post('own')
    await settled()
    deps.outbox.write([{ clientId: 'other-tab', text: 'of a tab that was closed', isWaiting: true }])
    chat.takeUp()
    chat.takeUp()
    await settled()
    expect(stored.map((one) => one.message)).toEqual(['own', 'of a tab that was closed'])
    expect(chat.state().messages.map((one) => one.message)).toEqual(['own', 'of a tab that was closed'])
    expect(deps.outbox.read()).toEqual([])
  })

  it('has each message once and in order, whatever the link loses, doubles or delays', async () => {
    const outcomes = fc.constantFrom('no', 'no', 'before', 'after')
    await fc.assert(
      fc.asyncProperty(
        fc.array(outcomes, { maxLength: 60 }),
        fc.array(fc.nat(3), { maxLength: 25 }),
        async (failures, steps) => {
          const left = [...failures]
          const { deps, stored, store } = shopWith([], () => left.pop() ?? 'no')
          const chat = createLiveChat(deps)
          for (const [nth, step] of steps.entries()) {
            if (step === 0) chat.post(`own ${nth}`)
            else if (step === 1) await chat.received(store(`other-${nth}`, `other ${nth}`))
            else if (step === 2) store(`unheard-${nth}`, `unheard ${nth}`)
            else await chat.catchUp()
          }
          left.length = 0
          await settled()
          await chat.catchUp()
          await chat.catchUp()
          while (chat.state().hasOlder) await chat.older()
          expect(sequences(chat.state().messages)).toEqual(sequences(stored))
          expect(chat.state().pending).toEqual([])
          const own = stored.map((one) => one.message).filter((text) => text.startsWith('own'))
          expect(own).toEqual(steps.flatMap((step, nth) => (step === 0 ? [`own ${nth}`] : [])))
        },
      ),
      { numRuns: 100 },
    )
  })
})
