import { expect, gotoHydrated, makePicture, signedIn, test } from '../shop.ts'
import { signIn } from '../staff.ts'

test('staff give a reward a picture, which members see with its words, and take it away again', async ({
  page,
}, { project }) => {
  const name = `A parcel with a ribbon (${project.name})`
  await signIn(page)
  await page.goto('/admin/rewards')
  await page.getByRole('button', { name: 'Add a reward' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Points', { exact: true }).fill('40')
  await page.getByLabel('Type').selectOption('Free shipping')
  await page.getByLabel('Add a picture').setInputFiles({
    name: 'ribbon.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePicture(page, 1200, 1500),
  })
  await page.getByLabel('Alt text').fill('A parcel with a green ribbon')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${name} is offered now`)).toBeVisible()

  await signedIn(page)
  await gotoHydrated(page, '/loyalty?tab=rewards')
  const card = page.getByRole('listitem').filter({ hasText: name })
  const picture = card.getByRole('img', { name: 'A parcel with a green ribbon' })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)

  await page.goto('/admin/rewards')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${name} saved`)).toBeVisible()
  await gotoHydrated(page, '/loyalty?tab=rewards')
  await expect(card).toBeVisible()
  await expect(card.getByRole('img')).toHaveCount(0)

  // The next try finds the shop as it was.
  await page.goto('/admin/rewards')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByLabel('Offered to customers').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${name} saved`)).toBeVisible()
})
