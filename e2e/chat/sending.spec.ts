import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../shop.ts'
import { conversationOf, customerInChat } from './chatting.ts'

/** All that stands in the conversation. */
async function textsOf(page: Page, token: string, id: string): Promise<readonly string[]> {
  const history = await page.request.get(`/api/chat/history/${id}`, { headers: { token } })
  const { messages }: { messages: { message: string }[] } = await history.json()
  return messages.map(({ message }) => message)
}

test('messages of two tabs that could not be sent outlive one of them, and go out once', async ({
  page,
  context,
}) => {
  const { chat, box, token } = await customerInChat(page)
  const { id } = await conversationOf(page, token)
  await context.route('**/api/chat/send', (route) => route.fulfill({ status: 503, json: {} }))
  const other = await context.newPage()
  await other.goto('/about?chat=open')
  const otherChat = other.getByRole('dialog', { name: 'First Fashion Support' })
  const waiting = 'Not sent yet. We keep trying.'
  await otherChat.getByRole('textbox', { name: 'Your message' }).fill('From the other tab')
  await other.keyboard.press('Enter')
  await expect(otherChat.getByText(waiting)).toBeVisible()
  await box.fill('From this tab')
  await box.press('Enter')
  await expect(chat.getByText(waiting)).toBeVisible()
  await other.close()
  await context.unroute('**/api/chat/send')
  await page.reload()
  const stored = async () => [...(await textsOf(page, token, id))].sort()
  await expect.poll(stored).toEqual(['From the other tab', 'From this tab'])
})

for (const isOpen of [true, false])
  test(`what another tab could not send goes out of ${isOpen ? 'an open' : 'a closed'} chat that is looked at`, async ({
    page,
    context,
  }) => {
    // An open chat asks every half minute, too: here only looking at it counts.
    await page.addInitScript(() => {
      const { setInterval } = window
      window.setInterval = ((act: () => void, ms: number) =>
        ms === 30_000 ? 0 : setInterval(act, ms)) as typeof window.setInterval
    })
    const { chat, token } = await customerInChat(page)
    if (!isOpen) await page.keyboard.press('Escape')
    const { id } = await conversationOf(page, token)
    const other = await context.newPage()
    await other.route('**/api/chat/send', (route) => route.fulfill({ status: 503, json: {} }))
    await other.goto('/about?chat=open')
    const otherChat = other.getByRole('dialog', { name: 'First Fashion Support' })
    await otherChat.getByRole('textbox', { name: 'Your message' }).fill('From the other tab')
    await other.keyboard.press('Enter')
    await expect(otherChat.getByText('Not sent yet. We keep trying.')).toBeVisible()
    await other.close()
    expect(await textsOf(page, token, id)).toEqual([])
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => textsOf(page, token, id)).toEqual(['From the other tab'])
    if (isOpen) await expect(chat.getByText('From the other tab')).toHaveCount(1)
  })

test('what is typed while a picture is on its way stays, and goes out by itself', async ({ page }) => {
  const { chat, box } = await customerInChat(page)
  const onItsWay = Promise.withResolvers<void>()
  const typed = Promise.withResolvers<void>()
  await page.route('**/api/chat/send-picture', async (route) => {
    onItsWay.resolve()
    await typed.promise
    await route.fulfill({ json: { success: true } })
  })
  await box.fill('The seam')
  await chat.getByRole('button', { name: 'Show something' }).click()
  await chat.getByLabel('Send a picture').setInputFiles(await photograph(page, 'seam.jpg'))
  await onItsWay.promise
  await expect(box).toHaveValue('')
  await box.fill('It came open.')
  await box.press('Enter')
  await box.fill('And there is')
  typed.resolve()
  await expect(chat.getByText('Send a picture')).toHaveCount(0)
  await expect(chat.getByRole('listitem')).toHaveText(/It came open\./)
  await expect(box).toHaveValue('And there is')
})

test('a picture takes its text along, and gives it back if it did not arrive', async ({ page }) => {
  const { chat, box } = await customerInChat(page)
  await page.route('**/api/chat/send-picture', (route) => route.abort())
  await box.fill('The seam')
  await chat.getByRole('button', { name: 'Show something' }).click()
  await chat.getByLabel('Send a picture').setInputFiles(await photograph(page, 'seam.jpg'))
  await expect(box).toHaveValue('The seam')
  await page.unroute('**/api/chat/send-picture')
  await chat.getByLabel('Send a picture').setInputFiles(await photograph(page, 'seam.jpg'))
  await expect(chat.getByRole('img', { name: 'Picture sent by You' })).toBeVisible()
  await expect(chat.getByText('The seam', { exact: true })).toHaveCount(1)
  await expect(box).toHaveValue('')
})
