import { samples } from '@first-fashion/contract/samples'
import { screens } from '../../../web/app/features/returns/return-dialog.screens.ts'
import { requestOf, returnsOf } from '../../../web/app/features/returns/return-requests.screens.ts'
import { altered, refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

test('the review of a return says the points that it takes back, before anything is sent', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const returnable = screens.find(({ name }) => name === 'orders, figures of returns')?.answers
  await stage.open('/orders', { as: 'member', answers: { ...returnable } })
  for (const [earned, words] of [
    [1, 'This return takes back the point that the order earned.'],
    [12, 'This return takes back all 12 points that the order earned.'],
  ] as const) {
    await stage.answer(
      altered('loyalty.return-points', (answer) => {
        Object.assign(answer, { earned, takenBack: earned, returnedCode: null })
      }),
    )
    await page.reload()
    await page.getByRole('button', { name: 'Return or exchange' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('region', { name: 'Loyalty points' })).toHaveText(words)
  }
})

test('the returns of all orders are asked for in one call [A7.42]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const asked: unknown[] = []
  await stage.set({
    as: 'member',
    answers: altered('orders.user', ({ orders }) => {
      for (const order of orders) Object.assign(order, { status: 'Delivered', canCancel: false })
    }),
  })
  page.on('request', (request) => {
    if (request.url().includes('/api/return/')) asked.push(request.postDataJSON())
  })
  await gotoHydrated(page, '/orders')
  await expect.poll(() => asked).toEqual([{ orderIds: samples['orders.user'].orders.map(({ _id }) => _id) }])
})

test('a refund that is refused keeps all that was entered, and can be sent again', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const returnable = screens.find(({ name }) => name === 'orders, figures of returns')?.answers
  await stage.open('/orders', {
    as: 'member',
    answers: { ...returnable, 'returns.request-refund': refused() },
  })
  await page.getByRole('button', { name: 'Return or exchange' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Please choose at least one item.')).toBeVisible()
  await expect(dialog.getByRole('checkbox').first()).toBeFocused()
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByLabel(/Anything we should know/).fill('The seam is open')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('The shop is very busy.')).toBeVisible()
  await expect(dialog.getByText('USD 21.58')).toBeVisible()
  await stage.answer({ 'returns.request-refund': samples['returns.request-refund'] })
  const sent = page.waitForRequest('**/api/refund/request')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ reason: 'size', note: 'The seam is open' })
  await expect(dialog).toHaveCount(0)
})

test('a shopper withdraws an exchange after reading what that frees', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const exchange = returnsOf((answer) => {
    const [line] = answer.lines
    if (line === undefined) return
    const step = 'requested' as const
    answer.requests = [{ ...requestOf(line, 'pending', 1), kind: 'exchange', step }]
  })
  await stage.open('/orders', { as: 'member', answers: exchange })
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: 'Withdraw request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw this request?' })
  await expect(dialog.getByText(/what we hold for you is free for others/)).toBeVisible()
  const sent = page.waitForRequest('**/api/return/withdraw')
  await dialog.getByRole('button', { name: 'Withdraw request' }).click()
  expect((await sent).postDataJSON()).toEqual({ requestId: 'pending' })
})
