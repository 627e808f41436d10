import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../tools/testing/chromium.ts'
import { processes } from './processes.ts'
import { type RunningShop, runShop } from './running-shop.ts'
import { register, until } from './shopping.ts'

const messagesOfEach = 20

let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  shop = await runShop({ SERVERS: '2', MESSAGES_PER_MINUTE: '100000' })
  browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

const newPage = async () => (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()

async function customerPage(token: string): Promise<Page> {
  const page = await newPage()
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.goto(`${shop.url}/about`)
  await page.getByRole('button', { name: /Open the chat/ }).click()
  await page.getByRole('dialog').getByText('Online', { exact: true }).waitFor()
  return page
}

async function agentPage(conversationId: string): Promise<Page> {
  const page = await newPage()
  await page.goto(`${shop.url}/admin`)
  await page.getByLabel('Email address').fill('support@firstfashion.example')
  await page.getByLabel('Password').fill('kandy-lake-1807')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await page.goto(`${shop.url}/admin/chat/${conversationId}`)
  await page.getByLabel('Answer').waitFor()
  return page
}

/** Types messages one after the other. Without a connection a text stays in its box, so it is sent again. */
async function says(page: Page, label: string, name: string): Promise<void> {
  const box = page.getByLabel(label)
  const send = async () => {
    await box.press('Enter')
    return (await box.inputValue()) === ''
  }
  for (let nth = 1; nth <= messagesOfEach; nth++) {
    await box.fill(`${name} ${nth}`)
    await until('the text leaves its box', send, 60_000)
  }
}

const shownIn = (page: Page) =>
  page.getByRole('log').getByRole('listitem').locator('p:first-of-type').allInnerTexts()

describe('a customer and an agent in two browsers, on two server processes', () => {
  it('lose and double nothing when one of the processes is killed', async () => {
    const token = await register(shop)
    const opened = await fetch(`${shop.url}/api/chat/conversation`, { headers: { token } })
    const { conversation } = (await opened.json()) as { conversation: { id: string } }
    const customer = await customerPage(token)
    const agent = await agentPage(conversation.id)
    const stored = async () => {
      const { rows } = await shop.pool.query(
        'select body from chat_messages where conversation_id = $1 order by sequence',
        [conversation.id],
      )
      return rows.map(({ body }) => String(body))
    }
    const talking = Promise.all([says(customer, 'Your message', 'customer'), says(agent, 'Answer', 'agent')])
    await until(
      'they are in the middle of it',
      async () => (await stored()).length >= messagesOfEach / 2,
      60_000,
    )
    const servers = processes().filter(
      ({ command, parentId }) => command.includes('server/src/boot/main.ts') && parentId === shop.serverId(),
    )
    process.kill(servers[0]?.id ?? 0, 'SIGKILL')
    await talking
    await until('all is stored', async () => (await stored()).length === 2 * messagesOfEach, 60_000)
    const all = await stored()
    for (const name of ['customer', 'agent'])
      expect(all.filter((text) => text.startsWith(name))).toEqual(
        Array.from({ length: messagesOfEach }, (_, at) => `${name} ${at + 1}`),
      )
    for (const page of [customer, agent])
      await until('both show all of it', async () => (await shownIn(page)).join() === all.join(), 60_000)
  })
})
