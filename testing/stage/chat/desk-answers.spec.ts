import { writeFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { makePicture, photograph } from '../screen.ts'
import { expect, test } from '../stage.ts'
import { callsOf, customerWrote, desk, deskOf, openConversation, waiting } from './desk.ts'
import { fieldsOf } from './talk.ts'

const mayBeLost = 'The picture may not have been sent. Its text is back in the box.'

test('an answer that meets a dead network waits, outlives a look elsewhere and a reload, and goes out once', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const { log, box, talk } = await customerWrote(stage, ['Where is my parcel?'])
  const sentIds = new Set<string>()
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/messages'))
      sentIds.add(request.postDataJSON().clientId)
  })
  await page.route(callsOf('messages'), (route) => route.abort())
  await box.fill('It left this morning')
  await box.press('Enter')
  await expect(log.getByText(waiting)).toBeVisible()
  await page.goBack()
  await expect(log).toHaveCount(0)
  await openConversation(page)
  await expect(log.getByText('It left this morning')).toBeVisible()
  await expect(log.getByText(waiting)).toBeVisible()
  await page.reload()
  await expect(log.getByText('It left this morning')).toBeVisible()
  await page.unroute(callsOf('messages'))
  await talk.serve(page)
  // What waits goes out from the inbox, too.
  await page.goto('/admin/chat')
  await expect.poll(talk.texts).toEqual(['Where is my parcel?', 'It left this morning'])
  expect(sentIds.size).toBe(1)
  await page.goto(desk)
  await expect(log.getByText('It left this morning')).toHaveCount(1)
  await expect(log.getByText(waiting)).toHaveCount(0)
})

test('two tabs of an agent keep the waiting answers of both', { tag: '@desktop' }, async ({
  page,
  stage,
}) => {
  const { talk } = await customerWrote(stage, ['Two questions'])
  const other = await page.context().newPage()
  await talk.serve(other)
  await other.goto(desk)
  // Neither tab knows of the other's answer.
  await expect(deskOf(other).log.getByText('Two questions')).toBeVisible()
  for (const [tab, text] of [
    [page, 'The first answer'],
    [other, 'The second answer'],
  ] as const) {
    await tab.route(callsOf('messages'), (route) => route.abort())
    const { box, log } = deskOf(tab)
    await box.fill(text)
    await box.press('Enter')
    await expect(log.getByRole('listitem').filter({ hasText: text }).getByText(waiting)).toBeVisible()
  }
  // No tab is left that could send what it remembers.
  await other.close()
  await page.goto('/admin')
  await page.unroute(callsOf('messages'))
  await talk.serve(page)
  await page.goto(desk)
  const all = ['The first answer', 'The second answer', 'Two questions']
  await expect.poll(() => [...talk.texts()].sort()).toEqual(all)
})

test('a refused answer is a draft of its conversation again, although another page is open meanwhile', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const { box } = await customerWrote(stage, ['Can you help?'])
  const refusal = Promise.withResolvers<void>()
  await page.route(callsOf('messages'), async (route) => {
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
  await openConversation(page)
  await expect(box).toHaveValue('We certainly can')
  await page.reload()
  await expect(box).toHaveValue('We certainly can')
})

const sendPicture = async (page: Page) =>
  page.getByLabel('Send a picture').setInputFiles(await photograph(page, 'worn.jpg'))

test(
  'a picture whose answer was lost keeps its id when it is chosen again, and has another one later',
  {
    tag: '@desktop',
  },
  async ({ stage }, info) => {
    const { page } = stage
    const { box, talk } = await customerWrote(stage, ['How does it look?'])
    const ids: string[] = []
    let isLost = true
    await page.route(callsOf('pictures'), async (route) => {
      ids.push(fieldsOf(route.request()).clientId ?? '')
      const json = talk.keepPicture(route.request())
      await (isLost ? route.abort() : route.fulfill({ json }))
    })
    // The same file, with the same date, each time.
    const file = info.outputPath('worn.jpg')
    await writeFile(file, await makePicture(page, 300, 400))
    const choose = () => page.getByLabel('Send a picture').setInputFiles(file)
    await box.fill('Like this')
    await choose()
    await expect(box).toHaveValue('Like this')
    isLost = false
    await choose()
    await expect(box).toHaveValue('')
    await expect(page.getByText('Sending the picture')).toHaveCount(0)
    expect(talk.texts()).toEqual(['How does it look?', 'Like this'])
    await choose()
    await expect.poll(talk.texts).toHaveLength(3)
    expect(ids).toEqual([ids[0], ids[0], expect.not.stringMatching(`^${ids[0]}$`)])
  },
)

test('what is typed while a picture goes out stays, and its caption goes with it once', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const { box, talk } = await customerWrote(stage, ['How does it look?'])
  let goOn = Promise.withResolvers<'fulfill' | 'abort'>()
  await page.route(callsOf('pictures'), async (route) => {
    const how = await goOn.promise
    if (how === 'abort') return route.abort()
    await route.fulfill({ json: talk.keepPicture(route.request()) })
  })
  await box.fill('Like this')
  await sendPicture(page)
  await expect(page.getByText('Sending the picture')).toBeVisible()
  await expect(box).toHaveValue('')
  await box.press('Enter')
  await box.fill('And in blue')
  goOn.resolve('abort')
  await expect(box).toHaveValue('Like this\nAnd in blue')
  goOn = Promise.withResolvers()
  await sendPicture(page)
  await expect(box).toHaveValue('')
  await box.fill('Shall I hold one?')
  goOn.resolve('fulfill')
  await expect.poll(talk.texts).toEqual(['How does it look?', 'Like this\nAnd in blue'])
  await expect(page.getByText('Sending the picture')).toHaveCount(0)
  await expect(box).toHaveValue('Shall I hold one?')
})

test('the caption of a picture outlives a reload on the way, unless the picture did arrive', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const { box, log, talk } = await customerWrote(stage, ['How does it look?'])
  await test.step('the caption of a picture outlives a reload on the way, and goes back into the box once', async () => {
    await page.route(callsOf('pictures'), () => {})
    await box.fill('Like this')
    await sendPicture(page)
    await expect(page.getByText('Sending the picture')).toBeVisible()
    await expect(box).toHaveValue('')
    await page.reload()
    await expect(box).toHaveValue('Like this')
    await expect(page.getByText(mayBeLost)).toBeVisible()
    await box.fill('Like that')
    await page.reload()
    await expect(log.getByRole('listitem')).toHaveCount(1)
    await expect(box).toHaveValue('Like that')
  })
  await page.unroute(callsOf('pictures'))

  await test.step('the caption of a picture that did arrive is no draft after the reload', async () => {
    const kept = Promise.withResolvers<Request>()
    await page.route(callsOf('pictures'), (route) => {
      talk.keepPicture(route.request())
      kept.resolve(route.request())
    })
    await box.fill('Like this')
    await sendPicture(page)
    await kept.promise
    await page.reload()
    await expect(log.getByText('Like this')).toHaveCount(1)
    await expect(box).toHaveValue('')
    await expect(page.getByText(mayBeLost)).toHaveCount(0)
    expect(talk.texts()).toEqual(['How does it look?', 'Like this'])
  })
})
