import { samples } from '@first-fashion/contract/samples'
import { logIn } from '../log-in.ts'
import { type Answers, altered, type Page, refused } from '../screen.ts'
import { type EmptyStage, expect, gotoHydrated, test } from '../stage.ts'

const look = samples['community.submission'].submission
const lookPath = `/community?tab=gallery&submission=${look._id}`
const [worn] = look.products
const [coral, , seaSky] = samples['catalog.single'].product.variants

/** Back handling has loaded. */
const hasOwnEntry = (page: Page) => page.waitForFunction(() => history.state?.openSurfaces === 1)

/** A full page of looks. */
const fullGallery: Answers = altered('community.submissions', (answer) => {
  const [first] = answer.submissions
  if (first === undefined) return
  answer.submissions = Array.from({ length: 12 }, (_, at) => ({
    ...first,
    ...{ _id: `look-${at}`, title: `Look ${at}` },
  }))
})

test('a look opens over the gallery with its products, and its link unfurls with its picture [B2.57] [B2.59] [B9.22]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/community?tab=gallery')
  await page
    .getByRole('link', { name: /^Open the look: / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/submission=/)
  await gotoHydrated(page, lookPath)
  const dialog = page.getByRole('dialog', { name: look.title })
  await expect(dialog.getByText('Yellow is easy to find in the rain')).toBeVisible()
  await expect(dialog.getByText('#monsoon')).toBeVisible()
  await expect(dialog.getByRole('link', { name: `View ${worn.name}` })).toHaveAttribute(
    'href',
    `/product/${worn.slug}`,
  )
  await expect(dialog.getByText(/^Rs\. [\d,]+\.00$/).first()).toBeVisible()
  const html = await (await page.request.get(page.url())).text()
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/1200\.jpg"/)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(/\?tab=gallery$/)
})

test('closing a look leads back to the gallery that it was opened in, and Back from there to the page before', {
  tag: '@phone',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/about', { answers: fullGallery })
  await gotoHydrated(page, '/community?tab=gallery')
  const opener = page.getByRole('link', { name: 'Open the look: Look 5' })
  const dialog = page.getByRole('dialog')
  const ways = [
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]
  for (const close of ways) {
    await opener.click()
    await expect(dialog).toBeVisible()
    await hasOwnEntry(page)
    await close()
    await expect(page).toHaveURL(/\?tab=gallery$/)
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  }
  await page.goForward()
  await expect(dialog).toBeVisible()
  await hasOwnEntry(page)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('a look with a title without any space can be read, liked and closed', { tag: '@phone' }, async ({
  stage,
}) => {
  const { page } = stage
  const title = 'M'.repeat(100)
  const answers = altered('community.submission', ({ submission }) => {
    Object.assign(submission, { title, hashtags: ['W'.repeat(30)] })
  })
  await stage.open(lookPath, { as: 'member', answers })
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: `Like ${title}` })).toBeInViewport()
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
})

test('a look that is liked says so at once, and no longer once the like is taken back or not taken', {
  tag: '@once',
}, async ({ stage, errors }) => {
  const { page } = stage
  const likes = look.likesCount
  const answered = (liked: boolean, count: number) => ({
    'community.like': { ...samples['community.like'], liked, likes: count },
  })
  await stage.open(lookPath, {
    as: 'member',
    answers: { 'community.liked': { success: true, liked: [] }, ...answered(true, likes + 1) },
  })
  const heart = page.getByRole('dialog').getByRole('button', { name: /^Like / })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveText(String(likes + 1))
  await stage.answer(answered(false, likes))
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(heart).toHaveText(String(likes))
  await stage.answer({ 'community.like': refused() })
  const refusal = page.waitForEvent('console', (message) => message.text().includes('was not taken'))
  await heart.click()
  await refusal
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(errors.splice(0)).toEqual([expect.stringContaining('a like was not taken')])
})

/** Opens the sizes of a product of the look, which is worn in its third colour. */
async function choosing(stage: EmptyStage, as: 'visitor' | 'member') {
  const { page } = stage
  const answers = altered('catalog.single-by-id', ({ product }) => {
    Object.assign(product, { _id: worn._id, name: worn.name })
  })
  await stage.open(lookPath, { as, answers: { ...answers, ...noCart } })
  const dialog = page.getByRole('dialog', { name: look.title })
  await dialog.getByRole('button', { name: `Choose a size for ${worn.name}` }).click()
  return { dialog, add: dialog.getByRole('button', { name: `Add ${worn.name} to cart` }) }
}

const noCart = altered('cart.get', (answer) => {
  Object.assign(answer, {
    cartData: {},
    lines: [],
    totals: { subtotal: 0, shipping: 0, discount: 0, total: 0 },
  })
})
const inCart = altered('cart.get', (answer) => {
  answer.lines = answer.lines.slice(0, 1)
  answer.cartData = Object.fromEntries(Object.entries(answer.cartData).slice(0, 1))
})

test('a product of a look goes into the cart in a colour and size, and the look stays open', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const { dialog, add } = await choosing(stage, 'member')
  // The colour that is worn in the look.
  await expect(dialog.getByRole('button', { name: seaSky.color, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await dialog.getByRole('button', { name: coral.color, exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'XS', exact: true })).toBeDisabled()
  await dialog.getByRole('button', { name: 'S', exact: true }).click()
  await stage.answer(inCart)
  const sent = page.waitForRequest('**/api/cart/add')
  await add.click()
  expect((await sent).postDataJSON()).toMatchObject({
    itemId: worn._id,
    ...{ size: 'S', variantIndex: 0, quantity: 1 },
  })
  await expect(page.getByText(/added to cart$/)).toBeVisible()
  await expect(dialog.getByRole('link', { name: `View ${worn.name}` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a visitor who adds a product of a look logs in, and finds the look open and the product in the cart', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const { dialog, add } = await choosing(stage, 'visitor')
  await dialog.getByRole('button', { name: coral.color, exact: true }).click()
  await dialog.getByRole('button', { name: 'S', exact: true }).click()
  await add.click()
  await expect(page).toHaveURL(/\/login/)
  await stage.answer(inCart)
  const sent = page.waitForRequest('**/api/cart/add')
  await logIn(page)
  expect((await sent).postDataJSON()).toMatchObject({ itemId: worn._id, size: 'S', variantIndex: 0 })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('names on the leaderboard lead to profiles, which unfurl with a picture', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const { name, slug } = samples['community.member'].member
  await stage.open('/community?tab=leaderboard&type=likes')
  const first = page.getByRole('list', { name: 'The first three' }).getByRole('listitem').first()
  await first.getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`/community/members/${slug}$`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Ambassador', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Member since [A-Z][a-z]+ 20\d\d$/)).toBeVisible()
  await expect(page.getByText('Challenges won')).toBeVisible()
  const html = await (await page.request.get(page.url())).text()
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\.jpg"/)
  expect(html).toContain('<meta property="og:type" content="profile"/>')
  expect(html).toContain('"@type":"ProfilePage"')
  const [own] = samples['community.member'].looks
  await stage.answer({ 'community.submission': { success: true, submission: own } })
  await page.getByRole('link', { name: `Open the look: ${own.title}` }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name })).toBeVisible()
})

test('the name of a winner leads to the profile, where a page after the last one leads to the first', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const { name, slug } = samples['community.member'].member
  await stage.open('/community?tab=challenges')
  const past = page.locator('section', { has: page.getByRole('heading', { name: 'Past challenges' }) })
  const winner = past.getByRole('listitem').filter({ hasText: name }).last()
  await expect(winner.getByRole('link', { name: `See the look of ${name}` })).toBeVisible()
  await winner.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const beyond = altered('community.member', (answer) => {
    Object.assign(answer, { looks: [], pagination: { total: 1, current: 99 } })
  })
  await stage.answer(beyond)
  await gotoHydrated(page, `/community/members/${slug}?page=99`)
  await expect(page.getByRole('heading', { name: 'That page doesn’t exist' })).toBeVisible()
  await stage.answer({ 'community.member': samples['community.member'] })
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL(new RegExp(`/community/members/${slug}$`))
  await expect(page.getByRole('link', { name: /^Open the look: / }).first()).toBeVisible()
})

const meta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''

test('a look has its own metadata, and one that was taken down none; its link says that it is gone', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({})
  const shown = await (await page.request.get(lookPath)).text()
  expect(meta(shown, 'og:title')).toBe(`${look.title} · By ${look.user.name} · First Fashion`)
  expect(meta(shown, 'og:description')).toBe(look.description)
  await stage.answer({
    'community.submission': refused('community.submission-unknown', 'This look is no longer here', 404),
  })
  const gone = await page.request.get(lookPath)
  expect(gone.status()).toBe(404)
  const left = await gone.text()
  expect(left).not.toContain(look.title)
  expect(meta(left, 'og:title')).toBe('Gallery · Community · First Fashion')
  expect(meta(left, 'og:image')).toMatch(/\/social-card\.jpg$/)
  expect(/<link rel="canonical" href="([^"]+)"/.exec(left)?.[1]).toMatch(/\/community\?tab=gallery$/)
  await gotoHydrated(page, lookPath)
  await expect(page.getByText('This look is no longer here')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('looks on a product’s page can be chosen by the size that is worn', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const sizes = ['M', 'XXXL'].map((size) => ({ size, looks: 1 }))
  const answers = altered('community.worn', (answer) => void Object.assign(answer, { sizes }))
  await stage.open(`/product/${samples['catalog.single'].product.slug}`, { answers })
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
  const region = page.getByRole('region', { name: 'Worn by customers' })
  await expect(region.getByRole('article').first()).toBeVisible()
  await stage.answer(altered('community.worn', (answer) => void Object.assign(answer, { sizes, looks: [] })))
  const asked = page.waitForRequest(/\/api\/community\/worn\?.*size=XXXL/)
  await region.getByRole('button', { name: 'XXXL, 1 look' }).click()
  await asked
  await expect(region.getByRole('article')).toHaveCount(0)
  await stage.answer(answers)
  await region.getByRole('button', { name: /^M, / }).click()
  await expect(region.getByRole('article').first()).toBeVisible()
})
