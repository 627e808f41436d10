import { samples } from '@first-fashion/contract/samples'
import { z } from 'zod'
import { altered, type Page } from '../screen.ts'
import { expect, test } from '../stage.ts'

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
  material: z.literal(samples['catalog.single'].product.fabric),
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

test('a product gives search engines its price in rupees, delivery prices, availability, rating and card [A2.47] [A9.26]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const { name, slug } = samples['catalog.single'].product
  await stage.open(`/product/${slug}`)
  await expect(page).toHaveTitle(`${name} · First Fashion`)
  const [product, steps] = await structured(page)
  const facts = productFacts.parse(product)
  expect(facts.name).toBe(name)
  const rateTo = (district: string) =>
    facts.offers.shippingDetails.find(({ shippingDestination }) =>
      shippingDestination.addressRegion.includes(district),
    )?.shippingRate.value
  expect([rateTo('Colombo'), rateTo('Badulla')]).toEqual([350, 550])
  expect(facts.offers.url).toBe(await canonical(page))
  expect(breadcrumbs.parse(steps).itemListElement.map(({ position }) => position)).toEqual([1, 2, 3, 4])
  expect(await tag(page, 'og:type')).toBe('product')
  expect(await tag(page, 'product:price:currency')).toBe('LKR')
  expect([await tag(page, 'og:image:width'), await tag(page, 'og:image:height')]).toEqual(['1200', '630'])
  expect(new URL((await tag(page, 'og:image')) ?? '').pathname).toBe(`/og/picture/${slug}.jpg`)
})

test('every public page has its own canonical URL, title and description', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const [collection] = samples['catalog.collections'].collections
  const seen = new Set<string>()
  await stage.set({})
  for (const path of ['/', '/collection', '/about', '/contact', '/privacy-policy']) {
    await page.goto(path)
    expect(new URL((await canonical(page)) ?? '').href, path).toBe(new URL(path, page.url()).href)
    expect(await tag(page, 'og:title')).toBe(await page.title())
    seen.add(`${await page.title()} ${await tag(page, 'description')}`)
  }
  const path = `/collection?collection=${collection.id}`
  const answers = altered('catalog.cards', (answer) => {
    answer.collection = { id: collection.id, name: collection.name, story: 'Linen for the ramparts.' }
  })
  await stage.open(path, { answers })
  expect(new URL((await canonical(page)) ?? '').href).toBe(new URL(path, page.url()).href)
  seen.add(`${await page.title()} ${await tag(page, 'description')}`)
  expect(seen.size).toBe(6)
})

test('filters and sorts are the same page to a search engine, and custom products have noindex', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/collection?category=Men&sort=low-high&utm_source=mail')
  expect(new URL((await canonical(page)) ?? '').search).toBe('')
  await page.goto('/custom-products')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('home has the company’s structured data and its feed link', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/')
  const [house] = await structured(page)
  expect(house).toMatchObject({
    '@type': 'OnlineStore',
    name: 'First Fashion',
    address: { addressLocality: 'Colombo', addressCountry: 'Sri Lanka' },
  })
  const feed = page.locator('link[type="application/rss+xml"]').first()
  await expect(feed).toHaveAttribute('href', /\/feed\.xml$/)
})
