import { samples } from '@first-fashion/contract/samples'
import { expect, test } from '../stage.ts'

const { store } = samples['store.details']
const { page: contact } = samples['content.contact']
const { home } = samples['content.home']
const { frame } = samples['content.frame']

test('a new store promises nothing that is not set up, and shows nothing that is not filled in', {
  tag: '@once',
}, async ({ page, stage }) => {
  const answers = {
    'store.details': {
      success: true,
      store: {
        ...store,
        name: 'Nilu',
        phone: '',
        email: '',
        street: '',
        city: '',
        postalCode: '',
        country: '',
        newsletterPercent: 0,
        productionDays: '',
        hours: '',
      },
      offers: {
        payments: ['stripe'],
        signIn: [],
        designer: false,
        consents: ['analytics'],
        tracking: { measurementId: '', pixelId: '' },
      },
      isRehearsal: true,
    },
    'content.frame': {
      success: true,
      frame: { ...frame, menu: [{ label: 'Dresses', to: '/collection?category=Dress' }] },
    },
    'content.home': { success: true, home: { ...home, title: 'Nilu · Clothes' } },
    // A paragraph that names only what is not filled in is left out by the server.
    'content.contact': { success: true, page: { ...contact, description: 'How to reach us', sections: [] } },
  } as const
  for (const path of ['/', '/collection', '/contact', '/login', '/product/galle-fort-linen-shirt']) {
    await stage.open(path, { answers })
    await expect(page).toHaveTitle(/Nilu/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Nilu' })).toBeVisible()
    const promised = page.getByText(/First Fashion|% off|pay in three|cash on delivery|Google|Facebook/i)
    await expect(promised, path).toHaveCount(0)
    await expect(page.locator('a[href^="tel:"], a[href^="mailto:"], a[href="/design"]')).toHaveCount(0)
    await expect(page.getByRole('banner').locator('nav a')).toHaveText(['Dresses'])
    await expect(page.getByText('A rehearsal: nothing is sold.')).toBeVisible()
    await expect(page.getByText(/Get in touch|Need help|phone and email/)).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByText('Card', { exact: true })).toBeVisible()
  }
  const facts = page.locator('script[type="application/ld+json"]')
  await stage.open('/', { answers })
  expect((await facts.allTextContents()).join()).toContain('"name":"Nilu"')
  expect((await facts.allTextContents()).join()).not.toMatch(/:""|:\[\]|PostalAddress|ContactPoint/)
})

const made = '/media/uploads/7d1c2f60-5a0e-4c55-9a44-0d6a3f6f2b11/brand'
const brand = {
  logo: { address: `${made}/logo.png`, width: 160, height: 40 },
  icon: `${made}/icon-32.png`,
  touchIcon: `${made}/icon-180.png`,
  socialCard: `${made}/card.jpg`,
}

test('a logo stands in place of the name, which those who cannot see it still read', {
  tag: '@once',
}, async ({ page, stage }) => {
  const answers = { 'store.details': { ...samples['store.details'], store: { ...store, brand } } } as const
  await stage.open('/', { answers })
  const home = page.getByRole('banner').getByRole('link', { name: 'First Fashion' })
  const mark = home.locator('.wordmark')
  await expect(mark).toHaveCSS('background-image', new RegExp(`${made}/logo\\.png`))
  const box = await mark.boundingBox()
  expect(box?.width).toBe(Math.min(160, (page.viewportSize()?.width ?? 0) * 0.3))
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4, 1)
  await expect(page.getByRole('contentinfo').locator('.wordmark')).toHaveCSS('background-image', /logo/)
  const linked = (rel: string) => page.locator(`head link[rel="${rel}"]`)
  await expect(linked('icon')).toHaveAttribute('href', brand.icon)
  await expect(linked('apple-touch-icon')).toHaveAttribute('href', brand.touchIcon)
  const html = await (await page.request.get('/')).text()
  expect(html).toMatch(new RegExp(`og:image" content="http[^"]+${brand.socialCard}"`))
  expect(html).toMatch(new RegExp(`"logo":"http[^"]+${made}/logo\\.png"`))
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(mark).toHaveCSS('background-image', 'none')
  await page.emulateMedia({ forcedColors: null })
})

test('a store without a logo has the name in its letters, and one icon', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.open('/')
  await expect(page.locator('head style')).toHaveCount(0)
  await expect(page.locator('head link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg')
  await expect(page.locator('head link[rel="apple-touch-icon"]')).toHaveCount(0)
})

test('where taxes are added, the prices of products say so, to search engines too', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  const details = samples['store.details']
  const answers = {
    'store.details': { ...details, offers: { ...details.offers, taxesAdded: true } },
  } as const
  const said = (path: string) =>
    stage.open(path, { answers }).then(() =>
      page
        .locator('main .item-price')
        .first()
        .evaluate((price) => getComputedStyle(price, '::after').content),
    )
  expect(await said('/collection')).toBe('" plus tax"')
  expect(await said('/product/galle-fort-linen-shirt')).toBe('" plus tax"')
  const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
  expect(facts).toContain('"valueAddedTaxIncluded":false')
  await stage.open('/collection')
  await expect(page.locator('head style')).toHaveCount(0)
})

test('the contact page links to the store on other networks', { tag: '@once' }, async ({ page, stage }) => {
  const socialLinks = { Instagram: 'https://instagram.com/nilu', TikTok: '' }
  const { offers, isRehearsal } = samples['store.details']
  await stage.open('/contact', {
    answers: { 'store.details': { success: true, store: { ...store, socialLinks }, offers, isRehearsal } },
  })
  await expect(page.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', socialLinks.Instagram)
  await expect(page.getByRole('link', { name: 'TikTok' })).toHaveCount(0)
})
