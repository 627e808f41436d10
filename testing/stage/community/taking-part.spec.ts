import type { Calls, ResponseOf } from '@first-fashion/contract'
import { samples } from '@first-fashion/contract/samples'
import { loggedOutElsewhere, logIn } from '../log-in.ts'
import { type Page, refused } from '../screen.ts'
import { type EmptyStage, expect, gotoHydrated, test } from '../stage.ts'
import { fillLook, submitting } from './submit-dialog.ts'

const notJoined = { 'community.join': refused('community.not-a-member', 'You have not joined yet', 404) }

test('calls of a customer carry the token, and a dialog that is closed leaves the focus where it was [B7.01]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({ as: 'member' })
  await test.step('calls of a customer carry the token in the header of that name', async () => {
    const asked = page.waitForRequest(/\/api\/community\/join\?check=1$/)
    await gotoHydrated(page, '/community')
    const token = await page.evaluate(() => localStorage.getItem('token'))
    expect(token).not.toBeNull()
    expect((await asked).headers().token).toBe(token)
  })

  await test.step('a dialog that is closed by its button leaves the focus where it was', async () => {
    for (const [button, title] of [
      ['Submit Your Style', 'Submit Your Style'],
      ['Become an Ambassador', 'Become an Ambassador'],
      ['Your Profile', 'Your public profile'],
    ] as const) {
      const opener = page.getByRole('button', { name: button })
      await opener.click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })
})

async function applying(stage: EmptyStage) {
  const { page } = stage
  await stage.open('/community', { as: 'member' })
  await page.getByRole('button', { name: 'Become an Ambassador' }).click()
  return page.getByRole('dialog', { name: 'Become an Ambassador' })
}

async function fillApplication(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Become an Ambassador' })
  await dialog.getByLabel('Phone').fill('+94 77 123 4567')
  await dialog.getByLabel('Number of followers').fill('1200')
  await dialog.getByLabel('About you').fill('I sew, and show it.')
  await dialog.getByLabel('Why do you want to be an ambassador?').fill('I wear it anyway.')
  await dialog.getByLabel('Portfolio link 2').fill('https://portfolio.example')
}

test('an application is made once, and its state stands in the place of the form [B2.66] [B5.09]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const dialog = await applying(stage)
  const missing = 'Please fill all required fields'
  const errors = { phone: 'Enter a phone number' }
  await stage.answer({
    'community.ambassador-apply': refused('community.application-incomplete', missing, 400, { errors }),
  })
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByText(missing)).toBeVisible()
  await fillApplication(page)
  const { application } = samples['community.ambassador-apply']
  await stage.answer({
    'community.ambassador-apply': samples['community.ambassador-apply'],
    'community.ambassador-status': { success: true, hasApplied: true, application },
  })
  const sent = page.waitForRequest('**/api/community/ambassador/apply')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ portfolio: ['', 'https://portfolio.example', ''] })
  await expect(dialog.getByText('Received', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Become an Ambassador' }).click()
  await expect(dialog.locator('[data-status=pending]')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Apply' })).toHaveCount(0)
})

test('an application that is not received keeps its words, and says why [B5.10] [B8.31] [B8.32]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const dialog = await applying(stage)
  await fillApplication(page)
  await page.route('**/api/community/ambassador/apply', (route) => route.abort())
  const apply = dialog.getByRole('button', { name: 'Apply' })
  await apply.click()
  await expect(dialog.getByText('Failed to submit application')).toBeVisible()
  await loggedOutElsewhere(page)
  await apply.click()
  await expect(page.getByText('Please login to apply')).toBeVisible()
  await expect(dialog.getByLabel('About you')).toHaveValue('I sew, and show it.')
})

test('a look that is not received keeps its words and pictures, and says why [B8.30] [B8.33]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const dialog = await submitting(stage)
  await fillLook(page, 'Rain on tin roofs')
  const pictures = dialog.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')
  await page.route('**/api/community/submit-style', (route) => route.abort())
  const send = dialog.getByRole('button', { name: 'Submit', exact: true })
  await send.click()
  await expect(dialog.getByText('Failed to submit style')).toBeVisible()
  await loggedOutElsewhere(page)
  await send.click()
  await expect(dialog.getByText('Please login to submit')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveValue('Rain on tin roofs')
  await expect(pictures).toHaveCount(1)
  await dialog.getByLabel('Description').fill('A jacket, and the smell of rain.')
  await dialog.getByRole('link', { name: 'Log in and come back to your draft' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await logIn(page)
  await expect(dialog.getByLabel('Title')).toHaveValue('Rain on tin roofs')
  await expect(dialog.getByLabel('Description')).toHaveValue('A jacket, and the smell of rain.')
  await expect(pictures).toHaveCount(1)
  await expect(page).toHaveURL(/\/community$/)
})

test('a visitor who takes part in a challenge logs in, and goes on with that challenge', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/community?tab=challenges', { answers: notJoined })
  await page.getByRole('button', { name: 'Participate: One Colour, Head to Toe' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await logIn(page)
  const dialog = page.getByRole('dialog', { name: 'Submit Your Style' })
  await expect(dialog.getByLabel('Challenge').locator('option:checked')).toHaveText('One Colour, Head to Toe')
  await expect(page).toHaveURL(/\/community\?tab=challenges$/)
  // Only the button joins, or the look.
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Join the Community' })).toBeVisible()
})

type Member = ResponseOf<Calls['staff.community-members']>['members'][number]

test('staff exclude a member with a reason, find everyone who is excluded, and let the member in again', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const [, member] = samples['staff.community-members'].members
  const members = (...list: readonly Member[]) =>
    ({ 'staff.community-members': { success: true, members: list, total: list.length, pages: 1 } }) as const
  const mangrove = { ...member, name: 'Mangrove' }
  const blocked = { ...mangrove, isBlocked: true, blockedReason: 'Advertises in the bio' }
  await stage.set({ as: 'owner', answers: members(mangrove) })
  await page.goto('/admin/members')
  const searched = page.waitForRequest(/search=Mangrove/)
  await page.getByRole('searchbox').fill('Mangrove')
  await searched
  await page.getByRole('button', { name: 'Exclude Mangrove' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exclude' })
  await expect(dialog.getByText('Mangrove can no longer share or like anything')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Exclude' })).toBeDisabled()
  await dialog.getByLabel('Reason').fill('Advertises in the bio')
  await stage.answer(members(blocked))
  const sent = page.waitForRequest(/\/api\/admin\/.*block/)
  await dialog.getByRole('button', { name: 'Exclude' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ reason: 'Advertises in the bio' })
  const row = page.getByRole('row').filter({ hasText: 'Mangrove' })
  await expect(row).toContainText('Reason: Advertises in the bio')
  await page.getByLabel('Participation').selectOption('Excluded')
  await expect(page).toHaveURL(/blocked=true/)
  await row.getByRole('button', { name: 'Let Mangrove in again' }).click()
  await stage.answer(members())
  await page
    .getByRole('dialog', { name: 'Let in again' })
    .getByRole('button', { name: 'Let in again' })
    .click()
  await expect(page.getByText('No results.')).toBeVisible()
  await stage.answer(members(mangrove))
  await page.getByLabel('Participation').selectOption('All')
  await expect(row).not.toContainText('Excluded')
})
