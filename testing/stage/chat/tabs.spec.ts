import type { Page } from '@playwright/test'
import { photograph } from '../screen.ts'
import { expect, test } from '../stage.ts'
import { customerInChat, openChat, panelOf } from './talk.ts'

const waiting = 'Failed to send message'
const mayBeLost = 'What you were sending may not have arrived. Your text is back in the box.'

/** Writes in another tab what cannot be sent there, and closes it. */
async function writeInOtherTab(page: Page, text: string) {
  const other = await page.context().newPage()
  await other.route('**/api/chat/send', (route) => route.fulfill({ status: 503, json: {} }))
  await other.goto('/about?chat=open')
  const { chat, box } = panelOf(other)
  await box.fill(text)
  await box.press('Enter')
  await expect(chat.getByText(waiting)).toBeVisible()
  return other
}

test('messages of two tabs that could not be sent outlive one of them, and go out once', {
  tag: '@once',
}, async ({ page, stage }) => {
  const { chat, box, talk } = await customerInChat(stage)
  await page.route('**/api/chat/send', (route) => route.fulfill({ status: 503, json: {} }))
  const other = await writeInOtherTab(page, 'From the other tab')
  await box.fill('From this tab')
  await box.press('Enter')
  await expect(chat.getByText(waiting)).toBeVisible()
  await other.close()
  await page.unroute('**/api/chat/send')
  await talk.serve(page)
  await page.reload()
  await expect.poll(() => [...talk.texts()].sort()).toEqual(['From the other tab', 'From this tab'])
})

test('what another tab could not send goes out of a chat that is looked at, open or closed', {
  tag: '@once',
}, async ({ page, stage }) => {
  // An open chat asks every half minute, too: here only looking at it counts.
  await page.addInitScript(() => {
    const { setInterval } = window
    window.setInterval = ((act: () => void, ms: number) =>
      ms === 30_000 ? 0 : setInterval(act, ms)) as typeof window.setInterval
  })
  const { chat, talk } = await customerInChat(stage)
  const expectSent = async (text: string, before: readonly string[]) => {
    await (await writeInOtherTab(page, text)).close()
    expect(talk.texts()).toEqual(before)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(talk.texts).toEqual([...before, text])
  }
  await test.step('open', async () => {
    await expectSent('From the other tab', [])
    await expect(chat.getByText('From the other tab')).toHaveCount(1)
  })
  await test.step('closed', async () => {
    await page.keyboard.press('Escape')
    await expectSent('From there again', ['From the other tab'])
  })
})

const pictures = '**/api/chat/send-picture'

/** Sends a picture with a caption. */
async function sendPicture(page: Page) {
  const { chat, box } = panelOf(page)
  await box.fill('The seam')
  await chat.getByRole('button', { name: 'Show something' }).click()
  await chat.getByLabel('Send a picture').setInputFiles(await photograph(page, 'seam.jpg'))
}

test('what is typed while a picture is on its way stays, and goes out by itself', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const { chat, box } = await customerInChat(stage)
  const onItsWay = Promise.withResolvers<void>()
  const typed = Promise.withResolvers<void>()
  await page.route(pictures, async (route) => {
    onItsWay.resolve()
    await typed.promise
    await route.fulfill({ json: { success: true } })
  })
  await sendPicture(page)
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

test('a picture takes its text along, and gives it back if it did not arrive', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const { chat, box, talk } = await customerInChat(stage)
  await page.route(pictures, (route) => route.abort())
  await sendPicture(page)
  await expect(box).toHaveValue('The seam')
  await page.unroute(pictures)
  await page.route(pictures, (route) => route.fulfill({ json: talk.keepPicture(route.request()) }))
  await chat.getByLabel('Send a picture').setInputFiles(await photograph(page, 'seam.jpg'))
  await expect(box).toHaveValue('')
  expect(talk.texts()).toEqual(['The seam'])
  for (const data of talk.messages) await stage.push({ event: 'new-message', data })
  await expect(chat.getByText('The seam', { exact: true })).toHaveCount(1)
})

test('the text of a picture outlives a reload on the way, unless the picture did arrive', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const { chat, box, talk } = await customerInChat(stage)
  await test.step('the text of a picture outlives a reload on the way, and goes back into the box once', async () => {
    await page.route(pictures, () => {})
    await sendPicture(page)
    await expect(box).toHaveValue('')
    await page.reload()
    await openChat(page)
    await expect(box).toHaveValue('The seam')
    await expect(page.getByText(mayBeLost)).toBeVisible()
    await box.fill('The seam came open')
    await page.reload()
    await openChat(page)
    await expect(box).toHaveValue('The seam came open')
  })
  await page.unroute(pictures)

  await test.step('the text of a picture that did arrive is no draft after the reload', async () => {
    await page.route(pictures, (route) => void talk.keepPicture(route.request()))
    await sendPicture(page)
    await expect.poll(talk.texts).toEqual(['The seam'])
    await page.reload()
    await openChat(page)
    await expect(chat.getByText('The seam', { exact: true })).toHaveCount(1)
    await expect(box).toHaveValue('')
    await expect(page.getByText(mayBeLost)).toHaveCount(0)
  })
})

test('a picture that does not arrive while the chat is closed says why, and its text is in the box', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const { chat, box } = await customerInChat(stage)
  const closed = Promise.withResolvers<void>()
  await page.route(pictures, async (route) => {
    await closed.promise
    await route.fulfill({
      status: 422,
      json: { success: false, message: 'This file is not a picture.', code: 'pictures.unreadable' },
    })
  })
  await sendPicture(page)
  await expect(box).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(chat).toHaveCount(0)
  closed.resolve()
  await expect(page.getByText('Your picture was not sent. This file is not a picture.')).toBeVisible()
  await openChat(page)
  await expect(box).toHaveValue('The seam')
})
