import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'

/** Pictures may still be loading. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

const structured = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text): unknown =>
    JSON.parse(text),
  )
const tag = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href')

const offer = z.object({
  '@type': z.literal('Offer'),
  url: z.url(),
  priceCurrency: z.literal('LKR'),
  price: z.string().regex(/^\d+\.\d\d$/),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  hasMerchantReturnPolicy: z.object({
    '@type': z.literal('MerchantReturnPolicy'),
    applicableCountry: z.string().length(2),
    returnPolicyCategory: z.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: z.literal(7),
  }),
  shippingDetails: z.array(
    z.object({
      '@type': z.literal('OfferShippingDetails'),
      shippingRate: z.object({
        '@type': z.literal('MonetaryAmount'),
        value: z.number(),
        currency: z.literal('LKR'),
      }),
      shippingDestination: z.object({
        '@type': z.literal('DefinedRegion'),
        addressCountry: z.literal('LK'),
        addressRegion: z.array(z.string()),
      }),
      deliveryTime: z.object({ '@type': z.literal('ShippingDeliveryTime') }),
    }),
  ),
})
const productFacts = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Product'),
  name: z.string().min(1),
  image: z.array(z.url()).min(1),
  sku: z.string(),
  material: z.literal('Pure linen, 160 g, washed soft'),
  brand: z.object({ name: z.literal('First Fashion') }),
  offers: offer,
  aggregateRating: z.object({
    ratingValue: z.string().regex(/^[1-5]\.\d$/),
    reviewCount: z.number().int().positive(),
  }),
})
const breadcrumbs = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.object({ '@type': z.literal('ListItem'), position: z.number(), name: z.string(), item: z.url() }),
    )
    .min(3),
})

test('a product gives search engines its price in rupees, delivery prices, availability and rating [A2.47]', async ({
  page,
}) => {
  await open(page, '/product/galle-fort-linen-shirt')
  await expect(page).toHaveTitle('Galle Fort Linen Shirt · First Fashion')
  const [product, steps] = await structured(page)
  const facts = productFacts.parse(product)
  expect(facts.name).toBe('Galle Fort Linen Shirt')
  const rateTo = (district: string) =>
    facts.offers.shippingDetails.find(({ shippingDestination }) =>
      shippingDestination.addressRegion.includes(district),
    )?.shippingRate.value
  expect([rateTo('Colombo'), rateTo('Jaffna')]).toEqual([350, 550])
  expect(facts.offers.url).toBe(await canonical(page))
  expect(breadcrumbs.parse(steps).itemListElement.map(({ position }) => position)).toEqual([1, 2, 3, 4])
  expect(await tag(page, 'og:type')).toBe('product')
  expect(await tag(page, 'product:price:currency')).toBe('LKR')
})

test('the social card of a product is a 1200x630 picture at a URL of the store [A9.26]', async ({ page }) => {
  await open(page, '/product/galle-fort-linen-shirt')
  expect([await tag(page, 'og:image:width'), await tag(page, 'og:image:height')]).toEqual(['1200', '630'])
  const card = await page.request.get(new URL((await tag(page, 'og:image')) ?? '').pathname)
  expect(card.headers()['content-type']).toBe('image/jpeg')
})

test('every public page has its own canonical URL, title and description', async ({ page }) => {
  const seen = new Set<string>()
  for (const path of [
    '/',
    '/collection',
    '/collection?collection=wax-room',
    '/about',
    '/contact',
    '/privacy-policy',
  ]) {
    await open(page, path)
    expect(new URL((await canonical(page)) ?? '').href, path).toBe(new URL(path, page.url()).href)
    expect(await tag(page, 'og:title')).toBe(await page.title())
    seen.add(`${await page.title()} ${await tag(page, 'description')}`)
  }
  expect(seen.size).toBe(6)
})

test('the custom products page is in no sitemap and has noindex', async ({ page }) => {
  await open(page, '/custom-products')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('filters and sorts are the same page to a search engine', async ({ page }) => {
  await open(page, '/collection?category=Men&sort=low-high&utm_source=mail')
  expect(new URL((await canonical(page)) ?? '').search).toBe('')
})

test('home has the company’s structured data and its feed link', async ({ page }) => {
  await open(page, '/')
  const [house] = await structured(page)
  expect(house).toMatchObject({
    '@type': 'OnlineStore',
    name: 'First Fashion',
    address: { addressCountry: 'LK' },
  })
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  expect((await page.request.get(feed ?? '')).headers()['content-type']).toMatch('application/rss+xml')
})
