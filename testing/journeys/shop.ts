import { test as base, type Cookie, expect, type Page } from '@playwright/test'
import { emptyPage, openWarmShopPage, type WarmShopPage } from './warm-page.ts'

export { expect } from '@playwright/test'
export { fillAddress, foldedAddress, unfoldAddress } from '../checkout-form.ts'
export { makePicture, photograph } from '../photograph.ts'

const port = Number(process.env.JOURNEY_PORT ?? '4871')
export const sandboxUrl = `http://127.0.0.1:${port + 10}`

interface PerWorker {
  readonly warmPage: WarmShopPage
}

interface Journey {
  readonly errors: string[]
}

/** A page that fails its journey on any browser error, including blocked scripts or styles. */
export const test = base.extend<Journey, PerWorker>({
  warmPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, hasTouch } = project.use
      const warm = await openWarmShopPage(browser, { baseURL, viewport, hasTouch })
      await use(warm)
      await warm.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ warmPage }, use) => {
    await warmPage.reset()
    const { page } = warmPage
    await use(page)
    // An answer that a journey alters may still be on its way when it ends.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await warmPage.renewIfMarked()
  },
  context: ({ page }, use) => use(page.context()),
  errors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        // Refused calls and missing files are part of the tests, not errors.
        const isExpected =
          /status of (4\d\d|503)|reloading page|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported/.test(
            message.text(),
          )
        if (message.type() === 'error' && !isExpected) errors.push(message.text())
      })
      await use(errors)
      expect(errors, errors.join('; ')).toEqual([])
    },
    { auto: true },
  ],
})

/** Goes to a page of the store and waits until it is hydrated: before that a click on a link does a full page load. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => !('takeReplayedEvents' in window))
}

/** Opens the back office's menu on narrow screens. */
export async function openNavigation(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  // While someone signs in there is neither.
  await expect(menu.or(page.getByRole('navigation', { name: 'Back office' })).first()).toBeVisible()
  if (await menu.isVisible()) await menu.click()
}

/** Goes to a part of the back office. */
export async function goToSection(page: Page, name: string): Promise<void> {
  await openNavigation(page)
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name }).click()
}

let nextPerson = 1
export const newEmail = (): string => `person-${process.pid}-${Date.now()}-${nextPerson++}@example.com`
export const password = 'a-long-enough-one'

/** Creates an account over the API and logs this browser in. */
export async function signedIn(page: Page): Promise<{ email: string; token: string }> {
  const email = newEmail()
  const answer = await page.request.post('/api/user/register', {
    data: { name: 'Nadeesha Silva', email, password },
  })
  const { token }: { token: string } = await answer.json()
  await withSession(page, token)
  return { email, token }
}

/** The browser has a session, from the next page on. */
export async function withSession(page: Page, token: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(emptyPage)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
}

/** Ends a session on the server: the browser still has its token. */
export async function sessionEnded(page: Page, token: string): Promise<void> {
  const answer = await post(page, '/api/user/logout', { headers: { token }, data: {} })
  expect(answer.status()).toBe(200)
}

/** Logs in on the login page that is open, or about to open. */
export async function logInAgain(page: Page, email: string): Promise<void> {
  // The page before may have a field of the same name: for the newsletter.
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

interface ListedProduct {
  readonly _id: string
  readonly slug: string
  readonly name: string
  readonly price: number
  readonly image: readonly string[]
  readonly madeToOrder: boolean
  readonly earlyAccessUntil?: number
  readonly variants: readonly {
    readonly color: string
    readonly variantIndex: number
    readonly sizes: readonly { readonly size: string; readonly quantity: number }[]
  }[]
}

/** A product that is open for everyone, with plenty of stock in some colour and size; a different one for each `nth`. */
export async function wellStockedSku(page: Page, nth = 0) {
  const answer = await page.request.get('/api/product/list')
  const { products }: { products: ListedProduct[] } = await answer.json()
  const skus = products
    .filter((product) => !product.madeToOrder && product.earlyAccessUntil === undefined)
    .flatMap((product) => {
      for (const variant of product.variants)
        for (const { size, quantity } of variant.sizes)
          if (quantity >= 15)
            return [{ product, color: variant.color, variantIndex: variant.variantIndex, size }]
      return []
    })
  const sku = skus[nth % skus.length]
  if (sku === undefined) throw new Error('nothing is in plentiful stock')
  return sku
}

/** Adds an item to the logged-in user's cart over the API. */
export async function inCart(page: Page, token: string, nth = 0, quantity = 1) {
  const sku = await wellStockedSku(page, nth)
  const data = { itemId: sku.product._id, size: sku.size, variantIndex: sku.variantIndex, quantity }
  // A busy machine may refuse a call unread; the next try succeeds.
  await expect(async () => {
    expect((await page.request.post('/api/cart/add', { headers: { token }, data })).status()).toBe(200)
  }).toPass({ timeout: 20_000 })
  return sku
}

/** The emails that the sandbox received for an address. */
export async function mailsTo(
  page: Page,
  email: string,
): Promise<{ subject: string; text: string; html: string }[]> {
  const answer = await page.request.get(`${sandboxUrl}/api/inbox?to=${encodeURIComponent(email)}`)
  return (await answer.json()).messages
}

/** A call outside the page. A busy machine may refuse it unread; the next try succeeds. */
export async function post(page: Page, path: string, options: Parameters<Page['request']['post']>[1]) {
  let answer = await page.request.post(path, options)
  await expect(async () => {
    if (answer.status() === 503) answer = await page.request.post(path, options)
    expect(answer.status()).not.toBe(503)
  }).toPass()
  return answer
}

/** The owner's session, which the journeys of a worker share. */
let ownersCookies: readonly Cookie[] = []

/** Signs the owner in to the back office; returns the headers of the owner's calls. */
export async function asOwner(page: Page) {
  await page.context().addCookies(ownersCookies)
  const known = await page.request.get('/api/admin/session')
  const answer = known.ok() ? known : await signOwnerIn(page)
  const { csrfToken }: { csrfToken: string } = await answer.json()
  return { 'x-csrf-token': csrfToken }
}

async function signOwnerIn(page: Page) {
  const data = { email: 'owner@firstfashion.example', password: 'galle-fort-1663' }
  const answer = await post(page, '/api/admin/session', { data })
  ownersCookies = await page.context().cookies(new URL('/api/admin', answer.url()).href)
  return answer
}

/** Offers Razorpay as the owner, if it is not offered yet. */
export async function offerRazorpay(page: Page) {
  const headers = await asOwner(page)
  await expect(async () => {
    const { methods } = await (await page.request.get('/api/admin/payment-methods', { headers })).json()
    const { state, version } = methods.find((one: { method: string }) => one.method === 'razorpay')
    if (state === 'offered') return
    const data = { state: 'offered', version }
    const set = await page.request.put('/api/admin/payment-methods/razorpay', { headers, data })
    expect(set.ok()).toBe(true)
  }).toPass()
}
