import { expect, test } from '../shop.ts'

test('a member of staff adds a passkey, signs in with it alone, and removes it', { tag: '@desktop' }, async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/admin/account')
  await page.getByLabel('Email address').fill('support@firstfashion.example')
  await page.getByLabel('Password').fill('kandy-lake-1807')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name of the passkey').fill('Laptop')
  await form.getByLabel('Current password').fill('kandy-lake-1807')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have stored them' }).click()
  await expect(page.getByText('Not used yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()

  // Other journeys sign the same member in with the password alone.
  await page.goto('/admin/account')
  await expect(page.getByText(/Last used/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove Laptop' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill('kandy-lake-1807')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Laptop')).toHaveCount(0)
  await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  await session.detach()
})
