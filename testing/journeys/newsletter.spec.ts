import { expect, mailsTo, newEmail, test } from './shop.ts'

test('a reader subscribes, and unsubscribes by the link in the email, which asks first', {
  tag: '@phone',
}, async ({ page }) => {
  const email = newEmail()
  await page.goto('/about')
  const box = page.getByRole('region', { name: /Subscribe now|You’re subscribed/ })
  await box.getByLabel('Email address').fill(email)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  const code = (await box.getByText(/^WELCOME-\w{8}$/).textContent()) ?? 'none'
  const mailed = async () => (await mailsTo(page, email))[0]?.text ?? ''
  await expect.poll(mailed).toContain(code)
  await page.goto(/\/unsubscribe\?token=[\w-]+/.exec(await mailed())?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Unsubscribe from the newsletter?' })).toBeVisible()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
})
