import type { APIRequestContext, Page, Route } from '@playwright/test'
import { expect, photograph, test } from '../shop.ts'
import { answersTo, customerWrites, inboxWith, openConversation } from './desk.ts'

const mayBeLost = 'The picture may not have been sent. Its text is back in the box.'

/** Staff have a conversation open, and send a picture with a caption which meets `onTheWay`. */
async function sendingPicture(
  page: Page,
  request: APIRequestContext,
  onTheWay: (route: Route) => Promise<void>,
) {
  const customer = await customerWrites(request, ['How does it look?'])
  await inboxWith(page, customer)
  const { box } = await openConversation(page, customer)
  await page.route(answersTo(customer, 'pictures'), onTheWay)
  await box.fill('Like this')
  await page.getByLabel('Send a picture').setInputFiles(await photograph(page, 'worn.jpg'))
  await expect(page.getByText('Sending the picture')).toBeVisible()
  await expect(box).toHaveValue('')
  return { customer, box, log: page.getByRole('log') }
}

test('the caption of a picture outlives a reload on the way, and goes back into the box once', async ({
  page,
  request,
}) => {
  const { box } = await sendingPicture(page, request, async () => {})
  await page.reload()
  await expect(box).toHaveValue('Like this')
  await expect(page.getByText(mayBeLost)).toBeVisible()
  await box.fill('Like that')
  await page.reload()
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(1)
  await expect(box).toHaveValue('Like that')
})

test('the caption of a picture that did arrive is no draft after the reload', async ({ page, request }) => {
  test.slow()
  const stored = Promise.withResolvers<void>()
  const { customer, box, log } = await sendingPicture(page, request, async (route) => {
    await route.fetch({ timeout: 60_000 })
    stored.resolve()
  })
  await stored.promise
  await page.reload()
  await expect(log.getByText('Like this')).toHaveCount(1)
  await expect(box).toHaveValue('')
  await expect(page.getByText(mayBeLost)).toHaveCount(0)
  expect(await customer.texts()).toEqual(['How does it look?', 'Like this'])
})
