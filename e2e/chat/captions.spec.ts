import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../shop.ts'
import { customerInChat } from './chatting.ts'

const pictures = '**/api/chat/send-picture'
const mayBeLost = 'What you were sending may not have arrived. Your text is back in the box.'

/** A picture with a caption is on its way, and does not get there before `route` lets it. */
async function sendingPicture(page: Page) {
  const { chat, box } = await customerInChat(page)
  await box.fill('The seam')
  await chat.getByRole('button', { name: 'Show something' }).click()
  await chat.getByLabel('Send a picture').setInputFiles(await photograph(page, 'seam.jpg'))
  await expect(box).toHaveValue('')
  return { chat, box }
}

const openChat = (page: Page) => page.getByRole('button', { name: 'Open the chat with support' }).click()

test('the text of a picture outlives a reload on the way, and goes back into the box once', async ({
  page,
}) => {
  await page.route(pictures, () => {})
  const { box } = await sendingPicture(page)
  await page.reload()
  await openChat(page)
  await expect(box).toHaveValue('The seam')
  await expect(page.getByText(mayBeLost)).toBeVisible()
  await box.fill('The seam came open')
  await page.reload()
  await openChat(page)
  await expect(box).toHaveValue('The seam came open')
})

test('the text of a picture that did arrive is no draft after the reload', async ({ page }) => {
  const stored = Promise.withResolvers<void>()
  await page.route(pictures, async (route) => {
    await route.fetch()
    stored.resolve()
  })
  const { chat, box } = await sendingPicture(page)
  await stored.promise
  await page.reload()
  await openChat(page)
  await expect(chat.getByText('The seam', { exact: true })).toHaveCount(1)
  await expect(box).toHaveValue('')
  await expect(page.getByText(mayBeLost)).toHaveCount(0)
})

test('a picture that does not arrive while the chat is closed says why, and its text is in the box', async ({
  page,
}) => {
  const closed = Promise.withResolvers<void>()
  await page.route(pictures, async (route) => {
    await closed.promise
    await route.fulfill({
      status: 422,
      json: { success: false, message: 'This file is not a picture.', code: 'pictures.unreadable' },
    })
  })
  const { chat, box } = await sendingPicture(page)
  await page.keyboard.press('Escape')
  await expect(chat).toHaveCount(0)
  closed.resolve()
  await expect(page.getByText('Your picture was not sent. This file is not a picture.')).toBeVisible()
  await openChat(page)
  await expect(box).toHaveValue('The seam')
})
