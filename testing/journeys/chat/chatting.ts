import type { Browser, Page } from '@playwright/test'
import { asOwner, expect, signedIn } from '../shop.ts'

/** A customer who is logged in and has the chat open. */
export async function customerInChat(page: Page) {
  const { token, email } = await signedIn(page)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open the chat with support' }).click()
  const chat = page.getByRole('dialog', { name: 'First Fashion Support' })
  await expect(chat.getByText('Hi! How can we help you today?')).toBeVisible()
  await expect(chat.getByText('Online', { exact: true })).toBeVisible()
  return { token, email, chat, box: chat.getByRole('textbox', { name: 'Your message' }) }
}

/** Someone of staff in a browser of their own. */
export async function agentInInbox(browser: Browser, baseURL: string) {
  const page = await (await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })).newPage()
  await page.goto('/admin')
  await page.getByLabel('Email address').fill('support@firstfashion.example')
  await page.getByLabel('Password').fill('kandy-lake-1807')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await page.goto('/admin/chat')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  return page
}

interface Conversation {
  readonly token: string
  readonly id: string
}

export async function conversationOf(page: Page, token: string): Promise<Conversation> {
  const answer = await page.request.get('/api/chat/conversation', { headers: { token } })
  const { conversation }: { conversation: { id: string } } = await answer.json()
  return { token, id: conversation.id }
}

/** Calls of someone of staff without a browser. */
export async function staffCalls(page: Page) {
  const headers = await asOwner(page)
  const path = (id: string, what: string) => `/api/admin/chat/conversations/${id}${what}`
  return {
    answer: (id: string, message: string) =>
      page.request.post(path(id, '/messages'), { headers, data: { message } }),
    propose: (id: string, terms: object) =>
      page.request.post(path(id, '/proposals'), { headers, data: { terms } }),
    close: async (id: string) => {
      const answer = await page.request.get(path(id, ''), { headers })
      const { conversation }: { conversation: { version: number } } = await answer.json()
      await page.request.post(path(id, '/state'), {
        headers,
        data: { version: conversation.version, status: 'closed' },
      })
    },
  }
}
