import { samples } from '@first-fashion/contract/samples'
import { type Answers, altered, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'

const { partnerOrder } = samples['staff.partner-order']
const address = `/admin/made-to-order/${partnerOrder._id}`
const may = { ...partnerOrder.can }

/** The print partner's side of an order, after some change. */
const shown = (change: object): Answers =>
  altered('staff.partner-order', (answer) =>
    Object.assign(answer.partnerOrder, { heldReason: null, ...change }),
  )

test('a print that went on meanwhile is not held: staff read so, and keep what they typed', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const can = { ...may, hold: true, release: false }
  await stage.open(address, { as: 'owner', answers: shown({ state: 'sent', can }) })
  const note = page.getByLabel('Note for the history')
  await note.fill('The customer asked us to wait')
  const words = 'This order has changed. Please check it again.'
  await stage.answer({
    ...shown({ state: 'on-hold', can }),
    'staff.partner-order-hold': refused('fulfilment.changed-meanwhile', words, 409),
  })
  await page.getByRole('button', { name: 'Hold' }).click()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('On hold there', { exact: true })).toBeVisible()
  await expect(note).toHaveValue('The customer asked us to wait')
  await stage.answer({ 'staff.partner-order-hold': samples['staff.partner-order-hold'] })
  const sent = page.waitForRequest('**/api/admin/partner-orders/*/hold')
  await page.getByRole('button', { name: 'Hold' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ note: 'The customer asked us to wait' })
})

test('staff mark a parcel that came back to the print partner as resolved, and say what they did', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const back = { state: 'shipped', incident: 'parcel-returned', incidentNote: 'The address is incomplete.' }
  await stage.open(address, { as: 'owner', answers: shown({ ...back, can: { ...may, resolve: true } }) })
  await expect(page.getByText('The address is incomplete.').first()).toBeVisible()
  await page.getByLabel('Note for the history').fill('Sent again to the right street')
  const sent = page.waitForRequest('**/api/admin/partner-orders/*/resolve')
  await stage.answer(shown({ state: 'shipped', incident: null, can: { ...may, resolve: false } }))
  await stage.answer(
    altered('staff.partner-order-resolve', (answer) => {
      Object.assign(answer.partnerOrder, { state: 'shipped', heldReason: null })
      answer.partnerOrder.can.resolve = false
    }),
  )
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ note: 'Sent again to the right street' })
  await expect(page.getByRole('button', { name: 'Mark as resolved' })).toHaveCount(0)
})
