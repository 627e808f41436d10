import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { badLink } from './chat/bad-link.ts'
import { customerSide, type Participant, staffSide } from './chat/participants.ts'
import { processes } from './processes.ts'
import { type RunningShop, runShop } from './running-shop.ts'
import { register, until } from './shopping.ts'

const messagesOfEach = 500

let shop: RunningShop
beforeAll(async () => {
  shop = await runShop({ SERVERS: '2', MESSAGES_PER_MINUTE: '1000000' })
})
afterAll(() => shop.stop())

const serverIds = () =>
  processes()
    .filter(
      ({ command, parentId }) => command.includes('server/src/boot/main.ts') && parentId === shop.serverId(),
    )
    .map(({ id }) => id)

/** A customer with a conversation, and who answers. */
async function twoPeople() {
  const token = await register(shop)
  const opened = await fetch(`${shop.url}/api/chat/conversation`, { headers: { token } })
  const { conversation } = (await opened.json()) as { conversation: { id: string } }
  const signedIn = await fetch(`${shop.url}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'support@firstfashion.example', password: 'kandy-lake-1807' }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { csrfToken } = (await signedIn.json()) as { csrfToken: string }
  return { token, conversationId: conversation.id, cookie, csrf: csrfToken }
}

const textsOf = ({ chat }: Participant) => chat.state().messages.map(({ message }) => message)

async function allShown({ chat }: Participant): Promise<void> {
  while (chat.state().hasOlder) await chat.older()
}

describe('a conversation of a thousand messages', () => {
  it('over a link that loses 30 % and sleeps, while a server is killed, is the same on both sides: each once, in order', async () => {
    const people = await twoPeople()
    const link = await badLink(shop.url, Math.random)
    onTestFinished(() => link.close())
    const customer = await customerSide({ ...people, url: link.url })
    const agent = await staffSide({ ...people, url: link.url })
    onTestFinished(() => {
      customer.leave()
      agent.leave()
    })
    const says = async (who: Participant, name: string) => {
      for (let nth = 1; nth <= messagesOfEach; nth++) {
        who.chat.post(`${name} ${nth}`)
        if (nth % 25 === 0) await wait(50)
      }
    }
    const talking = Promise.all([says(customer, 'customer'), says(agent, 'agent')])
    const stored = async () => {
      const { rows } = await shop.pool.query(
        'select body from chat_messages where conversation_id = $1 order by sequence',
        [people.conversationId],
      )
      return rows.map(({ body }) => String(body))
    }
    await until(
      'they are in the middle of it',
      async () => (await stored()).length > messagesOfEach / 2,
      120_000,
    )
    const [victim = 0] = serverIds()
    process.kill(victim, 'SIGKILL')
    await talking
    await until('all is stored', async () => (await stored()).length >= 2 * messagesOfEach, 240_000)
    link.mend()
    await until(
      'both show all of it',
      async () => {
        for (const one of [customer, agent]) await allShown(one)
        return [customer, agent].every((one) => textsOf(one).length === 2 * messagesOfEach)
      },
      60_000,
    )
    const all = await stored()
    expect(link.spoiled()).toBeGreaterThan(200)
    expect(all).toHaveLength(2 * messagesOfEach)
    for (const name of ['customer', 'agent'])
      expect(all.filter((text) => text.startsWith(name))).toEqual(
        Array.from({ length: messagesOfEach }, (_, at) => `${name} ${at + 1}`),
      )
    expect(textsOf(customer)).toEqual(all)
    expect(textsOf(agent)).toEqual(all)
    expect([...customer.refused, ...agent.refused]).toEqual([])
  })
})
