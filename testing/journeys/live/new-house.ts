import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect } from '../shop.ts'
import { fourPhotographs } from './photographs.ts'

const owner = { name: 'Nilu Fernando', email: 'nilu@house.example', password: 'monsoon-veranda-31' }
const manager = { name: 'Kasun Perera', email: 'kasun@house.example', password: 'teak-verandah-77' }

/** Makes the first owner, and arrives at the list of what is missing. */
export async function firstOwner(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Name').fill(owner.name)
  await page.getByLabel('Email address').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Create owner' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await page.getByLabel('Email address').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(page.getByText('Missing: name, address, phone, email')).toBeVisible()
}

/** An authenticator app from now on: signs out, and in again with one. */
export async function setUpCodes(page: Page): Promise<void> {
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Set up codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const codes = new TOTP({ secret })
  await dialog.getByLabel('Code', { exact: true }).fill(codes.generate())
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have stored them' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Email address').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // A code counts once, and one that is due in half a minute is taken already.
  await page.getByLabel('Code').fill(codes.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}

export async function writeStoreDetails(page: Page): Promise<void> {
  await page.goto('/admin/store')
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await fill('Name', 'House of Nilu')
  await fill('Street', '12 Temple Road')
  await fill('City', 'Kandy')
  await fill('Postal code', '20000')
  await fill('Country', 'Sri Lanka')
  await fill('Phone', '+94 81 555 0112')
  await fill('Email address', 'hello@house.example')
  await fill('Start of invoice numbers', 'NILU')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. All pages, emails and documents show it from now on.')).toBeVisible()
}

/** Zones from the template, and the tests of payments and emails. */
export async function testSetUp(page: Page): Promise<void> {
  await page.goto('/admin/zones')
  await page.getByRole('button', { name: 'Use the template' }).click()
  await expect(page.getByRole('button', { name: 'Rest of Sri Lanka' })).toBeVisible()
  await page.goto('/admin/setup')
  await page.getByRole('button', { name: 'Test Stripe' }).click()
  await expect(page.getByText('Stripe accepted the keys')).toBeVisible()
  await page.getByRole('button', { name: 'Send me a test email' }).click()
  await expect(page.getByText(`The mail server accepted a test email to ${owner.email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Mark as done: Currencies' }).click()
  await expect(page.getByRole('button', { name: 'Mark as open: Currencies' })).toBeVisible()
}

export async function publishPages(page: Page): Promise<void> {
  for (const [title, isLegal] of [
    ['Terms', true],
    ['Privacy', true],
    ['About', false],
  ] as const) {
    await page.goto('/admin/pages')
    await page.getByRole('main').getByRole('link', { name: title }).first().click()
    await page.getByRole('button', { name: 'Publish…' }).click()
    const dialog = page.getByRole('dialog')
    if (isLegal) await dialog.getByLabel('I have checked this text').check()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
}

/** The template of a home page gets a title of the house's own. */
export async function publishHomePage(page: Page): Promise<void> {
  await page.goto('/admin/pages/home')
  await page.locator('summary', { hasText: 'Hero' }).click()
  await page.getByLabel('Title', { exact: true }).first().fill('Sewn by hand in Kandy')
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

export async function publishProduct(page: Page): Promise<void> {
  await page.goto('/admin/products')
  await page.getByRole('main').getByRole('link', { name: 'Add product' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Lagoon Dress')
  await page.getByLabel('Price in LKR').fill('6,500')
  await page.getByRole('textbox', { name: 'Description' }).click()
  await page.keyboard.type('Sewn in Kandy, for warm evenings.')
  await page.getByLabel('Fabric').fill('Handloom cotton')
  await page.getByRole('button', { name: 'Add a colour' }).click()
  await page.getByLabel('Colour 1', { exact: true }).fill('Indigo')
  await page.getByLabel('Code of colour 1').fill('#2B3A67')
  await page.getByLabel('Units').fill('6')
  await page.getByRole('button', { name: 'Fill in' }).click()
  const [photograph] = await fourPhotographs()
  await page.getByLabel('Add pictures').last().setInputFiles([photograph])
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Shoppers see it now.')).toBeVisible()
}

/** Returns the link of the invitation, from the email. */
export async function inviteManager(page: Page, sandboxUrl: string): Promise<string> {
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(manager.name)
  await dialog.getByLabel('Email address').fill(manager.email)
  await dialog.getByLabel('Role').selectOption('manager')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  let link = ''
  await expect
    .poll(async () => {
      const inbox = await page.request.get(`${sandboxUrl}/api/inbox?to=${manager.email}`)
      link = /https?:\/\/\S+\/admin\/join\?\S+/.exec(await inbox.text())?.[0].split(/["\\]/)[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

/** The manager joins, adds a passkey, and signs in with it alone. */
export async function joinWithPasskey(page: Page, link: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(link)
  await page.getByLabel('Password').fill(manager.password)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await page.goto('/admin/account')
  await page.getByLabel('Email address').fill(manager.email)
  await page.getByLabel('Password').fill(manager.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the passkey').fill('Phone')
  await dialog.getByLabel('Current password').fill(manager.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'I have stored them' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}
