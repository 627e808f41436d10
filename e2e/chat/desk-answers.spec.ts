import { writeFile } from 'node:fs/promises'
import type { APIRequestContext, Page, TestInfo } from '@playwright/test'
import { expect, makePicture, test } from '../shop.ts'
import { answersTo, customerWrites, deskOf, inboxWith, openConversation } from './desk.ts'

const waiting = 'Waits for a connection'

/** A fresh shop draws its own pictures before those that are sent to it. */
const patient = { timeout: 60_000 }

test('an answer that meets a dead network waits, outlives a look elsewhere and a reload, and goes out once', async ({
  page,
  request,
}) => {
  const customer = await customerWrites(request, ['Where is my parcel?'])
  await inboxWith(page, customer)
  const { log, box } = await openConversation(page, customer)
  const sentIds = new Set<string>()
  await page.route(answersTo(customer, 'messages'), (route) => {
    sentIds.add(route.request().postDataJSON().clientId)
    return route.abort()
  })
  await box.fill('It left this morning')
  await box.press('Enter')
  await expect(log.getByText(waiting)).toBeVisible()
  await page.goBack()
  await expect(log).toHaveCount(0)
  await openConversation(page, customer)
  await expect(log.getByText('It left this morning')).toBeVisible()
  await expect(log.getByText(waiting)).toBeVisible()
  await page.reload()
  await expect(log.getByText('It left this morning')).toBeVisible()
  await page.unroute(answersTo(customer, 'messages'))
  await page.route(answersTo(customer, 'messages'), (route) => {
    sentIds.add(route.request().postDataJSON().clientId)
    return route.continue()
  })
  // What waits goes out from the inbox, too.
  await page.goto('/admin/chat')
  await expect.poll(customer.texts).toEqual(['Where is my parcel?', 'It left this morning'])
  expect(sentIds.size).toBe(1)
  await page.goto(`/admin/chat/${customer.id}`)
  await expect(log.getByText('It left this morning')).toHaveCount(1)
  await expect(log.getByText(waiting)).toHaveCount(0)
})

test('two tabs of an agent keep the waiting answers of both', async ({ page, request }) => {
  const customer = await customerWrites(request, ['Two questions'])
  await inboxWith(page, customer)
  await openConversation(page, customer)
  const context = page.context()
  await context.route(answersTo(customer, 'messages'), (route) => route.abort())
  const other = await context.newPage()
  await other.goto(`/admin/chat/${customer.id}`)
  // Neither tab knows of the other's answer.
  await expect(deskOf(other).log.getByText('Two questions')).toBeVisible()
  for (const [tab, text] of [
    [page, 'The first answer'],
    [other, 'The second answer'],
  ] as const) {
    const { box, log } = deskOf(tab)
    await box.fill(text)
    await box.press('Enter')
    await expect(log.getByRole('listitem').filter({ hasText: text }).getByText(waiting)).toBeVisible()
  }
  // No tab is left that could send what it remembers.
  await other.close()
  await page.goto('/admin')
  await context.unroute(answersTo(customer, 'messages'))
  await page.goto(`/admin/chat/${customer.id}`)
  const all = ['The first answer', 'The second answer', 'Two questions']
  await expect.poll(async () => [...(await customer.texts())].sort()).toEqual(all)
})

test('a refused answer is a draft of its conversation again, although another page is open meanwhile', async ({
  page,
  request,
}) => {
  const customer = await customerWrites(request, ['Can you help?'])
  await inboxWith(page, customer)
  const { box } = await openConversation(page, customer)
  const refusal = Promise.withResolvers<void>()
  await page.route(answersTo(customer, 'messages'), async (route) => {
    await refusal.promise
    await route.fulfill({
      status: 422,
      json: { success: false, message: 'This is not taken', code: 'chat.unknown' },
    })
  })
  await box.fill('We certainly can')
  await box.press('Enter')
  await page.goBack()
  await expect(box).toHaveCount(0)
  refusal.resolve()
  await expect(page.getByText('This is not taken')).toBeVisible()
  await openConversation(page, customer)
  await expect(box).toHaveValue('We certainly can')
  await page.reload()
  await expect(box).toHaveValue('We certainly can')
})

test('a picture whose answer was lost is stored once when it is chosen again', async ({
  page,
  request,
}, info) => {
  test.slow()
  const { customer, box, picture } = await askedForPicture(page, request, info)
  await loseNextAnswer(page)
  await box.fill('Like this')
  await page.getByLabel('Send a picture').setInputFiles(picture)
  await expect.poll(customer.texts, patient).toEqual(['How does it look?', 'Like this'])
  await expect(page.getByLabel('Send a picture')).toBeAttached(patient)
  await expect(box).toHaveValue('Like this')
  await page.getByLabel('Send a picture').setInputFiles(picture)
  await expect(box).toHaveValue('')
  await expect(page.getByLabel('Send a picture')).toBeAttached(patient)
  expect(await customer.texts()).toEqual(['How does it look?', 'Like this'])
  await page.getByLabel('Send a picture').setInputFiles(picture)
  await expect.poll(customer.texts, patient).toHaveLength(3)
})

test('what is typed while a picture goes out stays, and its caption goes with it once', async ({
  page,
  request,
}, info) => {
  test.slow()
  const { customer, box, picture } = await askedForPicture(page, request, info)
  let goOn = Promise.withResolvers<'continue' | 'abort'>()
  await page.route(answersTo(customer, 'pictures'), async (route) => route[await goOn.promise]())
  await box.fill('Like this')
  await page.getByLabel('Send a picture').setInputFiles(picture)
  await expect(page.getByText('Sending the picture')).toBeVisible()
  await expect(box).toHaveValue('')
  await box.press('Enter')
  await box.fill('And in blue')
  goOn.resolve('abort')
  await expect(box).toHaveValue('Like this\nAnd in blue')
  goOn = Promise.withResolvers()
  await page.getByLabel('Send a picture').setInputFiles(picture)
  await expect(box).toHaveValue('')
  await box.fill('Shall I hold one?')
  goOn.resolve('continue')
  await expect.poll(customer.texts, patient).toEqual(['How does it look?', 'Like this\nAnd in blue'])
  await expect(page.getByText('Sending the picture')).toHaveCount(0)
  await expect(box).toHaveValue('Shall I hold one?')
})

/** The next upload arrives, and the page learns nothing of it. */
const loseNextAnswer = (page: Page) =>
  page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      XMLHttpRequest.prototype.send = send
      this.onload = this.onerror
      send.call(this, body)
    }
  })

/** Staff have a conversation open in which a picture is asked for, and a file of one. */
async function askedForPicture(page: Page, request: APIRequestContext, info: TestInfo) {
  const customer = await customerWrites(request, ['How does it look?'])
  await inboxWith(page, customer)
  const { box } = await openConversation(page, customer)
  return { customer, box, picture: await pictureFile(page, info) }
}

async function pictureFile(page: Page, info: TestInfo): Promise<string> {
  const path = info.outputPath('worn.jpg')
  await writeFile(path, await makePicture(page, 300, 400))
  return path
}
