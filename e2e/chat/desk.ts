import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, newEmail, password } from '../shop.ts'

export interface Writer {
  readonly name: string
  readonly id: string
  readonly token: string
  readonly write: (message: string) => Promise<void>
  /** All that stands in the conversation, as its customer reads it. */
  readonly texts: () => Promise<readonly string[]>
  /** Up to which message staff has read. */
  readonly readByStaff: () => Promise<number>
}

/** A customer with a conversation, without a browser. */
export async function customerWrites(
  request: APIRequestContext,
  messages: readonly string[],
  name = `Ishara ${randomUUID().replaceAll(/[^a-f]/g, '')}x`,
): Promise<Writer> {
  const registered = await request.post('/api/user/register', { data: { name, email: newEmail(), password } })
  const { token }: { token: string } = await registered.json()
  const headers = { token }
  const answer = await request.get('/api/chat/conversation', { headers })
  const { conversation }: { conversation: { id: string } } = await answer.json()
  const { id } = conversation
  const history = async (): Promise<History> =>
    (await request.get(`/api/chat/history/${id}`, { headers })).json()
  const write = async (message: string) => {
    const data = { conversationId: id, message }
    expect((await request.post('/api/chat/send', { headers, data })).status()).toBe(200)
  }
  for (const message of messages) await write(message)
  return {
    name,
    id,
    token,
    write,
    texts: async () => (await history()).messages.map(({ message }) => message),
    readByStaff: async () => (await history()).read.staff,
  }
}

interface History {
  readonly messages: readonly { readonly message: string }[]
  readonly read: { readonly staff: number }
}

/** Signs staff in and opens the inbox where it shows only this customer. */
export async function inboxWith(page: Page, { name }: Writer): Promise<void> {
  const signedIn = await page.request.post('/api/admin/session', {
    data: { email: 'owner@firstfashion.example', password: 'galle-fort-1663' },
  })
  expect(signedIn.status()).toBe(200)
  await page.goto(`/admin/chat?search=${encodeURIComponent(name)}`)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
}

/** The conversation in the inbox. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: new RegExp(name) })

/** Opens the conversation from the inbox that shows it. */
export async function openConversation(page: Page, { name }: Writer) {
  await rowOf(page, name).click()
  await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible()
  return deskOf(page)
}

/** The open conversation. */
export const deskOf = (page: Page) => ({
  log: page.getByRole('log'),
  box: page.getByRole('textbox', { name: 'Answer' }),
})

/** The answers of staff, by what is after 'conversations'. */
export const answersTo = ({ id }: Writer, what: 'messages' | 'pictures') =>
  `**/api/admin/chat/conversations/${id}/${what}`
