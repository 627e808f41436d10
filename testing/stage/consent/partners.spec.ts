import { samples } from '@first-fashion/contract/samples'
import { addToCart, chooseSku } from '../product-page.ts'
import type { Answers, Page } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'
import { stageTime } from '../stage-time.ts'

const measurementId = 'G-7XK2B9QLMN'
const details = samples['store.details']

/** A store with partners that count visits. */
const storeWith = (tracking: { measurementId: string; pixelId: string }): Answers => ({
  'store.details': { ...details, offers: { ...details.offers, tracking } },
})
const both = storeWith({ measurementId, pixelId: '1234567890' })

/** What was asked of the partners; their scripts are empty, so that commands stay where the store puts them. */
async function emptyPartners(page: Page): Promise<string[]> {
  const asked: string[] = []
  for (const host of ['https://*.googletagmanager.com/**', 'https://connect.facebook.net/**'])
    await page.route(host, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
  return asked
}

/** The commands for each partner, as lists. */
const sentToGoogle = (page: Page) => commandsIn(page, 'dataLayer')
const sentToMeta = (page: Page) => commandsIn(page, 'fbq')
const commandsIn = (page: Page, name: 'dataLayer' | 'fbq'): Promise<unknown[][]> =>
  page.evaluate((place) => {
    const found: unknown = Reflect.get(window, place)
    const commands: unknown = place === 'fbq' ? Object(found).queue : found
    return Array.isArray(commands) ? commands.map((command) => Array.from(Object(command))) : []
  }, name)
const eventsOf = (commands: readonly unknown[][], verb: string) =>
  commands.filter(([first]) => first === verb).map(([, name]) => name)
const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_'))

async function choose(page: Page, choice: { analytics?: boolean; marketing?: boolean }): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  const dialog = page.getByRole('dialog')
  if (choice.analytics !== undefined) await dialog.getByLabel('Analytics').setChecked(choice.analytics)
  if (choice.marketing !== undefined) await dialog.getByLabel('Marketing').setChecked(choice.marketing)
  await dialog.getByRole('button', { name: 'Save choices' }).click()
  await expect(dialog).toHaveCount(0)
}

const allowed = { analytics_storage: 'granted' }
const adsDenied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }

test('partners load with the consent that each needs, and stop with its withdrawal', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({ asksForCookies: true, answers: both })
  const asked = await emptyPartners(page)
  await gotoHydrated(page, '/product/galle-fort-linen-shirt')
  await page.getByRole('button', { name: 'Necessary only' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  expect(asked).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window || 'fbq' in window)).toBe(false)

  await choose(page, { analytics: true })
  await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${measurementId}`])
  const [byDefault, update] = await sentToGoogle(page)
  expect(byDefault).toEqual(['consent', 'default', { analytics_storage: 'denied', ...adsDenied }])
  expect(update).toEqual(['consent', 'update', { ...allowed, ...adsDenied }])
  expect(await page.evaluate(() => 'fbq' in window)).toBe(false)

  await choose(page, { marketing: true })
  await expect.poll(() => asked.at(-1)).toBe('https://connect.facebook.net/en_US/fbevents.js')
  const adsGranted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }
  expect((await sentToGoogle(page)).at(-1)).toEqual(['consent', 'update', { ...allowed, ...adsGranted }])
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect
    .poll(async () => eventsOf(await sentToGoogle(page), 'event'))
    .toEqual(['page_view', 'page_view'])
  expect(eventsOf(await sentToMeta(page), 'track')).toEqual(['PageView'])

  const names = ['_ga', '_ga_7XK2B9QLMN', '_fbp']
  await page.context().addCookies(names.map((name) => ({ name, value: '1', url: page.url() })))
  expect(await cookiesOf(page)).toHaveLength(3)
  await choose(page, { analytics: false, marketing: false })
  await expect.poll(() => cookiesOf(page)).toEqual([])
  const denied = { analytics_storage: 'denied', ...adsDenied }
  expect((await sentToGoogle(page)).at(-1)).toEqual(['consent', 'update', denied])
  expect((await sentToMeta(page)).at(-1)).toEqual(['consent', 'revoke'])
  expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), measurementId)).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  expect(eventsOf(await sentToGoogle(page), 'event')).toHaveLength(2)
  expect(eventsOf(await sentToMeta(page), 'track')).toHaveLength(1)
})

test('partners hear of pages, products, carts, checkouts and each order once, and of nobody’s name', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const [order] = samples['orders.user'].orders
  const placed = { ...order, date: stageTime().getTime(), status: 'Order Placed' } as const
  await stage.set({
    as: 'member',
    asksForCookies: true,
    answers: { ...both, 'orders.user': { success: true, orders: [placed], total: 1 } },
  })
  await emptyPartners(page)
  await page.addInitScript(() => {
    const choice = { necessary: true, analytics: true, marketing: true, sessionId: 'known' }
    const partners = ['google', 'meta']
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({ ...choice, partners, timestamp: '2026-01-01T00:00:00.000Z' }),
    )
  })
  await gotoHydrated(page, '/product/galle-fort-linen-shirt?utm_source=mail&email=a@b.example')
  await expect
    .poll(async () => eventsOf(await sentToMeta(page), 'track'))
    .toEqual(['PageView', 'ViewContent'])
  const seen = (await sentToGoogle(page)).filter(([verb]) => verb === 'event')
  expect(seen.map(([, name]) => name)).toEqual(['page_view', 'view_item'])
  const { name, price, _id } = samples['catalog.single'].product
  expect(seen[1]?.[2]).toMatchObject({
    currency: 'LKR',
    value: price,
    items: [{ item_id: _id, item_name: name, price, quantity: 1 }],
    page_location: expect.stringMatching(/\/product\/galle-fort-linen-shirt\?utm_source=mail$/),
  })
  await chooseSku(page)
  await addToCart(page)
  await expect.poll(async () => eventsOf(await sentToMeta(page), 'track')).toContain('AddToCart')
  expect((await sentToGoogle(page)).at(-1)).toMatchObject([
    'event',
    'add_to_cart',
    { value: price, items: [{ item_id: _id, item_name: name, quantity: 1 }] },
  ])
  await gotoHydrated(page, '/place-order')
  await expect
    .poll(async () => eventsOf(await sentToMeta(page), 'track'))
    .toEqual(['PageView', 'InitiateCheckout'])
  await gotoHydrated(page, '/orders')
  await expect(page.getByRole('region', { name: 'Thank you for your order' })).toBeVisible()
  await expect
    .poll(async () => eventsOf(await sentToGoogle(page), 'event'))
    .toEqual(['page_view', 'purchase'])
  const sent = await sentToGoogle(page)
  expect(sent.at(-1)?.[2]).toMatchObject({
    transaction_id: placed._id,
    value: placed.amount,
    currency: 'LKR',
  })
  expect((await sentToMeta(page)).at(-1)).toMatchObject(['track', 'Purchase', {}, { eventID: placed._id }])
  const words = JSON.stringify([sent, await sentToMeta(page)])
  for (const personal of [
    placed.email,
    placed.address.firstName,
    placed.address.street,
    placed.address.phone,
  ])
    expect(words).not.toContain(personal)
  await gotoHydrated(page, '/orders')
  await expect(page.getByRole('region', { name: 'Thank you for your order' })).toBeVisible()
  await expect.poll(async () => eventsOf(await sentToGoogle(page), 'event')).toContain('page_view')
  expect(eventsOf(await sentToGoogle(page), 'event')).not.toContain('purchase')
})

test('a partner that came after an answer is not allowed, and the question names it', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({ asksForCookies: true, answers: both })
  const asked = await emptyPartners(page)
  await page.addInitScript(() => {
    if (localStorage.getItem('cookie-consent') !== null) return
    const choice = { necessary: true, analytics: true, marketing: true, sessionId: 'known' }
    const given = { partners: ['meta'], timestamp: '2026-01-01T00:00:00.000Z' }
    localStorage.setItem('cookie-consent', JSON.stringify({ ...choice, ...given }))
  })
  await gotoHydrated(page, '/about')
  const banner = page.getByRole('region', { name: /^Cookies/ })
  await expect(banner.getByText(/we share your visits with Google and Meta/)).toBeVisible()
  await expect.poll(() => asked).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
  const saved = page.waitForRequest('**/api/cookie/consent')
  await banner.getByRole('button', { name: 'Accept all' }).click()
  expect((await saved).postDataJSON().preferences.partners).toEqual(['google', 'meta'])
  await expect(banner).toHaveCount(0)
  await expect.poll(() => asked.length).toBe(2)
})

test('a store without a Pixel asks for analytics only, and its pages allow no partner that it does not have', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const policyOf = async () => (await page.request.get('/about')).headers()['content-security-policy'] ?? ''
  await stage.set({ answers: both })
  expect(await policyOf()).toMatch(/script-src [^;]*googletagmanager[^;]*facebook/)
  const offers = { ...details.offers, consents: ['analytics' as const] }
  await stage.set({ asksForCookies: true, answers: { 'store.details': { ...details, offers } } })
  expect(await policyOf()).not.toMatch(/google|facebook/)
  await gotoHydrated(page, '/about')
  const banner = page.getByRole('region', { name: /^Cookies/ })
  await expect(banner.getByText(/Analytics are up to you/)).toBeVisible()
  await banner.getByRole('button', { name: 'Choose' }).click()
  await expect(banner.getByLabel('Analytics')).toBeVisible()
  await expect(banner.getByLabel('Marketing')).toHaveCount(0)
  await banner.getByRole('button', { name: 'Accept all' }).click()
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'))
  await expect.poll(stored).toMatchObject({ analytics: true, marketing: false })
})
