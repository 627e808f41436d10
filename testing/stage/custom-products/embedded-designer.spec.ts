import { samples } from '@first-fashion/contract/samples'
import type { Page, Route } from '@playwright/test'
import {
  partnerFrame,
  partnerPage,
  partnerSays,
  saveButton,
} from '../../../web/app/features/custom-products/embedded/embedded-designer.screens.ts'
import { type Answers, altered, held, refused } from '../screen.ts'
import { type EmptyStage, expect, gotoHydrated, test } from '../stage.ts'

const { _id, slug } = samples['catalog.single-by-id'].product
const path = `/designer/${_id}`
const dead = refused('accounts.session-dead', 'Not Authorized Login Again', 401)

/** Opens the designer and waits until the partner's product is there. */
async function openEmbeddedDesigner(stage: EmptyStage, answers: Answers = {}): Promise<void> {
  await stage.set({ as: 'member', answers })
  await partnerSays(partnerPage)(stage)
  await stage.page.goto(path)
  await expect(partnerFrame(stage.page).getByLabel('Text')).toBeVisible()
  await expect(stage.page.getByText('Loading designer …')).toHaveCount(0)
}

async function write(page: Page, text: string): Promise<void> {
  await partnerFrame(page).getByLabel('Text').fill(text)
  await expect(saveButton(page)).toBeEnabled()
}

/** Logs in on the login page that is open. */
async function logInAgain(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  await page.getByLabel('Email address').first().fill('nadeesha@example.com')
  await page.getByLabel('Password').fill('a-long-enough-one')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

test.describe('the embedded designer', { tag: '@desktop' }, () => {
  test('while the designer loads, one can leave it and ask for help', async ({ page, stage }) => {
    await stage.open(path, { as: 'member', answers: { 'custom-products.open-embedded': held } })
    await expect(page.getByText('Loading designer …')).toBeVisible()
    await page.getByRole('button', { name: 'Help' }).click()
    await expect(page.getByText('Need help? Contact our support team!')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/collection')
  })

  test('a stock product offers no designer', async ({ page }) => {
    await page.goto(`/product/${samples['catalog.single'].product.slug}`)
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Design Your Own' })).toHaveCount(0)
  })

  test('a visitor logs in before the designer opens [B8.55]', async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`)
    await expect(page.getByText('Please login to save your design')).toBeVisible()
  })

  test('what cannot be designed leads to the collection [B8.47]', async ({ page, stage }) => {
    await stage.set({ as: 'member' })
    await page.route('**/api/printful/designer/initialize', (route) => route.abort())
    await page.goto(path)
    await expect(page.getByText('Failed to load designer')).toBeVisible()
    await expect(page).toHaveURL('/collection')
  })

  test('leaving asks first, and only when the partner’s own frame says so [B5.27] [B4.20]', async ({
    page,
    stage,
  }) => {
    await openEmbeddedDesigner(stage)

    await test.step('messages from any other window or origin change nothing', async () => {
      await write(page, 'Galle')
      const saves: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/custom-product/save')) saves.push(request.url())
      })
      const forged = { type: 'design-saved', data: { templateId: 1, productId: 71, variantId: 4012 } }
      // From the page itself, and from the partner's frame, which has another origin and is not the shop's frame.
      await page.evaluate((message) => {
        window.postMessage({ type: 'design-cancelled' }, '*')
        window.postMessage(message, '*')
      }, forged)
      const { origin } = samples['custom-products.designer-origin']
      const partner = page.frames().find((one) => one.url().startsWith(origin))
      await partner?.evaluate((message) => {
        window.top?.postMessage({ type: 'design-cancelled' }, '*')
        window.top?.postMessage(message, '*')
      }, forged)
      // What the designer itself says arrives later than all of these.
      await saveButton(page).press('Escape')
      await expect(page.getByRole('dialog', { name: 'Leave the designer' })).toBeVisible()
      await page.getByRole('button', { name: 'Keep designing' }).click()
      await expect(page).toHaveURL(path)
      expect(partner).toBeDefined()
      expect(saves).toEqual([])
    })

    await test.step('leaving asks first, and leads back to the product; help says whom to ask', async () => {
      await page.getByRole('button', { name: 'Help' }).click()
      await expect(page.getByText('Need help? Contact our support team!')).toBeVisible()
      await page.getByRole('button', { name: 'Cancel' }).click()
      const dialog = page.getByRole('dialog', { name: 'Leave the designer' })
      await dialog.getByRole('button', { name: 'Keep designing' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(path)
      // Escape in the frame asks as well.
      await write(page, 'Galle')
      await saveButton(page).press('Escape')
      await dialog.getByRole('button', { name: 'Leave' }).click()
      await expect(page).toHaveURL(`/product/${slug}`)
    })
  })

  test('a save that fails stays in the designer and can be repeated', async ({ page, stage }) => {
    await openEmbeddedDesigner(stage)
    await write(page, 'Kandy')
    const bodies: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/custom-product/save')) bodies.push(request.postData() ?? '')
    })
    await page.route('**/api/custom-product/save', (route) => route.abort(), { times: 1 })
    await saveButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Your design is still here.' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/custom-products')
    expect(bodies).toHaveLength(2)
    expect(bodies[1]).toBe(bodies[0])
  })

  test('a save that the end of the session refuses is repeated after the login, if that fails too', async ({
    page,
    stage,
  }) => {
    await openEmbeddedDesigner(stage, { 'custom-products.save-embedded': dead })
    await write(page, 'Kandy')
    await saveButton(page).click()
    await expect(page).toHaveURL(/\/login/)
    await stage.answer({ 'custom-products.save-embedded': samples['custom-products.save-embedded'] })
    const answer = Promise.withResolvers<void>()
    const failing = async (route: Route) => {
      await answer.promise
      await route.abort()
    }
    await page.route('**/api/custom-product/save', failing, { times: 1 })
    await logInAgain(page)
    await expect(page.getByText('Saving your design …')).toBeVisible()
    answer.resolve()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/custom-products')
  })

  test('somebody else who logs in instead gets a designer of their own', async ({ page, stage }) => {
    await openEmbeddedDesigner(stage, { 'custom-products.save-embedded': dead })
    await write(page, 'Jaffna')
    await saveButton(page).click()
    await expect(page).toHaveURL(/\/login/)
    const somebodyElse = altered('accounts.logged', ({ user }) => {
      user._id = '01a22508-6254-710f-8c6d-c79d7d1f0551'
    })
    await stage.answer(somebodyElse)
    const opened = page.waitForRequest('**/api/printful/designer/initialize')
    await logInAgain(page)
    await opened
    await expect(page).toHaveURL(path)
    await expect(partnerFrame(page).getByLabel('Text')).toHaveValue('')
  })

  test('a logout in another tab leaves the designer', async ({ page, stage }) => {
    await openEmbeddedDesigner(stage)
    const other = await page.context().newPage()
    await gotoHydrated(other, '/about')
    await other.getByRole('button', { name: 'Account' }).click()
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
  })

  test('only the frame around the partner’s designer may frame the partner', async ({ page }) => {
    const partOf = async (address: string, name: string) => {
      const policy = (await page.request.get(address)).headers()['content-security-policy'] ?? ''
      return policy.split('; ').find((part) => part.startsWith(name))
    }
    const { origin } = samples['custom-products.designer-origin']
    expect(await partOf('/designer-frame', 'frame-src')).toBe(`frame-src 'self' ${origin}`)
    expect(await partOf('/designer-frame', 'frame-ancestors')).toBe("frame-ancestors 'self'")
    expect(await partOf('/designer-frame', 'script-src')).not.toContain(origin)
    for (const other of [path, `/product/${slug}`, '/design'])
      expect(await partOf(other, 'frame-src')).toBe("frame-src 'self'")
  })
})
