import { samples } from '@first-fashion/contract/samples'
import { screens } from '../../../web/app/features/product/early-access.screens.ts'
import { altered, makePicture, refused } from '../screen.ts'
import { arrive, expect, test } from '../stage.ts'
import { memberWith, rewardsFor } from './members.ts'

const rewards = '/loyalty?tab=rewards'
const [discount] = samples['loyalty.rewards'].rewards

test('a reward is redeemed once, however quickly its button is clicked [B4.09]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const answers = {
    ...rewardsFor(40),
    ...memberWith({ currentPoints: 40 }),
    ...altered('loyalty.redeem', ({ redemption }) => {
      Object.assign(redemption, { name: discount.name, code: 'REWARD-K7M2PQ4X', points: 10 })
    }),
  }
  await stage.open(rewards, { as: 'member', answers })
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/loyalty/redeem')) asked.push(request.postDataJSON())
  })
  await page.getByRole('button', { name: 'Redeem Rs. 2,000 off' }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true })
  await confirm.evaluate((button) => {
    // Both before the page draws again, as on a busy phone.
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect(page.getByText(/Rs. 2,000 off is yours\. Your code: REWARD-/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(asked).toEqual([{ rewardId: discount._id, pointsCost: 10 }])
})

test('a reward whose price was raised meanwhile is not redeemed for the new one', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const message = 'This reward costs 20 points now. Please check it again.'
  const answers = { ...rewardsFor(40), 'loyalty.redeem': refused('loyalty.reward-changed', message, 409) }
  await stage.open(rewards, { as: 'member', answers })
  await page.getByRole('button', { name: 'Redeem Rs. 2,000 off' }).click()
  const sent = page.waitForRequest('**/api/loyalty/redeem')
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true }).click()
  expect((await sent).postDataJSON()).toMatchObject({ pointsCost: 10 })
  await expect(page.getByText('This reward costs 20 points now.')).toBeVisible()
})

test('the catalog names what runs out [B2.43] [B9.07]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/loyalty', { as: 'member' })
  await page.getByRole('link', { name: 'Rewards Catalog' }).click()
  const soldOff = page.getByRole('listitem').filter({ hasText: 'Free shipping' })
  await expect(soldOff.getByText('Only 7 left')).toBeVisible()
  const plenty = page.getByRole('listitem').filter({ hasText: 'Rs. 2,000 off' }).first()
  await expect(plenty.getByText(/left$/)).toHaveCount(0)
})

test('what fails about codes and rewards is said in words [B8.24] [B8.25] [B8.26]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const broken = refused('server.failed', '')
  const answers = {
    ...memberWith({ referralCode: '' }),
    ...rewardsFor(90),
    'loyalty.generate-referral': broken,
    'loyalty.redeem': broken,
  }
  await stage.open('/loyalty', { as: 'member', answers })
  await page.getByRole('tab', { name: 'Referrals' }).click()
  await page.getByRole('button', { name: 'Get your referral code' }).click()
  await expect(page.getByText('Failed to generate referral code')).toBeVisible()
  await page.getByRole('link', { name: 'Rewards Catalog' }).click()
  await page.getByRole('button', { name: 'Redeem Free shipping' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(page.getByText('Failed to redeem reward')).toBeVisible()
  await stage.answer({ 'loyalty.rewards': broken })
  await page.reload()
  await expect(page.getByText('Failed to load rewards catalog')).toBeVisible()
})

test('a member gets a link with a QR code for friends, who are listed by first name [B2.41] [B7.32] [B9.02]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/loyalty', { as: 'member', answers: memberWith({ referralCode: '' }) })
  await page.getByRole('tab', { name: 'Referrals' }).click()
  const referralCode = 'NADEESHA'
  const joined = { name: 'Ruwan', state: 'joined', at: Date.UTC(2026, 10, 28) } as const
  await stage.answer({
    ...memberWith({ referralCode }),
    'loyalty.generate-referral': { success: true, referralCode },
    'loyalty.referrals': { ...samples['loyalty.referrals'], referrals: [joined] },
  })
  await page.getByRole('button', { name: 'Get your referral code' }).click()
  await expect(page.getByText(`/register?ref=${referralCode}`)).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'Referrals' }).click()
  await expect(page.getByRole('rowheader', { name: 'Ruwan' })).toBeVisible()
})

test('who has no early access is shown the way to a reward', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const notOpen = screens.find(({ name }) => name === 'product, not open yet')
  if (notOpen === undefined) throw new Error('there is no such state')
  await arrive(stage, { ...notOpen, as: 'member' })
  await expect(page.getByText('Until then, only customers with early access can buy it.')).toBeVisible()
  await page.getByRole('link', { name: 'Members can redeem early access' }).click()
  await expect(page).toHaveURL(/\/loyalty\?tab=rewards$/)
  await expect(page.getByRole('button', { name: 'Redeem Rs. 2,000 off' })).toBeVisible()
})

test('staff give a reward a picture with its words, and take it away again', { tag: '@desktop' }, async ({
  stage,
}) => {
  const { page } = stage
  const address = '/media/uploads/ribbon/960.webp'
  const answers = {
    'staff.loyalty-reward-picture-add': { success: true, picture: { address } },
    'staff.loyalty-reward-add': { success: true, message: 'A parcel with a ribbon is offered now' },
  } as const
  await stage.set({ as: 'owner', answers })
  await page.goto('/admin/rewards')
  await page.getByRole('button', { name: 'Add a reward' }).click()
  await page.getByLabel('Name', { exact: true }).fill('A parcel with a ribbon')
  await page.getByLabel('Points', { exact: true }).fill('40')
  await page.getByLabel('Type').selectOption('Free shipping')
  await page.getByLabel('Add a picture').setInputFiles({
    name: 'ribbon.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePicture(page, 300, 400),
  })
  await page.getByLabel('Alt text').fill('A parcel with a green ribbon')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/admin/loyalty/rewards'),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'A parcel with a ribbon',
    image: address,
    imageAlt: 'A parcel with a green ribbon',
  })
  await expect(page.getByText('A parcel with a ribbon is offered now')).toBeVisible()
  const pictured = altered('staff.loyalty-rewards', ({ rewards: [first] }) => {
    Object.assign(first ?? {}, { image: address, imageAlt: 'A parcel with a green ribbon' })
  })
  await stage.answer(pictured)
  await page.reload()
  await page.getByRole('button', { name: `Edit ${discount.name}` }).click()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  const saved = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await saved).postDataJSON()).toMatchObject({ image: '' })
})
