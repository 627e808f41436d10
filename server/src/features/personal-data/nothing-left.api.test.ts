import { describe, expect, it } from 'vitest'
import { customShirt, frontSide } from '../../../testing/designs/design-calls.ts'
import {
  customCheckout,
  ordersThere,
  partnerOrderIn,
  partnerSays,
  proofTimeoutMs,
  staffDo,
  staffSee,
} from '../../../testing/designs/print-partner.ts'
import { placesOf } from '../../../testing/everything-stored.ts'
import { forceOrders } from '../../../testing/forced-states.ts'
import { deliver } from '../../../testing/returns.ts'
import {
  goodAddress,
  mailsFor,
  newShopper,
  orderOf,
  productInStock,
  setStock,
  tokenFromMail,
} from '../../../testing/shoppers.ts'
import { invalidateSessions, owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const password = 'a-long-enough-one'
const dayMs = 24 * 3_600_000

const switchMail = (mail: string) =>
  fetch(`${test.shop.sandboxUrl}/api/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail }),
  })

const mailsWith = async (email: string, words: string) =>
  (await mailsFor(test.shop, email)).filter(({ text }) => text.includes(words)).length

async function newAccount(email: string, name: string) {
  const body = { name, email, password }
  return (await test.shop.call('accounts.register', { body })).body.token
}

describe('once an account is deleted', () => {
  it('its address and name are nowhere: in no table, no job, no file and no log', async () => {
    const { shop } = test
    const email = 'vanishing.person@example.com'
    const name = 'Evanescentia Perera'
    const street = '99 Quicksand Crescent'
    const token = await newAccount(email, name)
    // Before the fault: a mail that fails is only tried again seconds later, too late on a slow machine.
    const verify = { token: await tokenFromMail(shop, email, '/verify-email') }
    await switchMail('error-500')
    await shop.call('newsletter.subscribe', { body: { email, source: 'about' } })
    await expect.poll(() => shop.logLines.join().includes('newsletter-subscribed')).toBe(true)
    await switchMail('none')
    expect((await shop.call('accounts.verify-email', { body: verify })).status).toBe(200)
    await shop.call('accounts.forgot-password', { body: { email } })
    await shop.call('accounts.resend-verification', { body: { email } })
    const other = {
      type: 'basicInfo',
      name,
      phone: '',
      email: 'vanishing.person@elsewhere.example',
      currentPassword: password,
    }
    await shop.call('profile.update', { token, body: other })
    await expect.poll(() => mailsWith(other.email, 'confirm')).toBeGreaterThan(0)
    await shop.call('profile.update', { token, body: { type: 'aboutMe', aboutMe: `I am ${name}` } })
    const { product, variant, size } = await productInStock(shop)
    const parts = { firstName: 'Evanescentia', lastName: 'Perera', street, email }
    const order = { ...orderOf(product, variant.variantIndex, size), address: { ...goodAddress, ...parts } }
    await shop.call('checkout.quote', { token, body: { items: order.items, address: order.address } })
    const placed = await shop.call('order.place', {
      token,
      body: order,
      headers: { 'idempotency-key': 'one' },
    })
    expect(placed.status).toBe(200)
    await shop.call('addresses.add', { token, body: { ...goodAddress, ...parts } })
    const review = { productId: product._id, rating: 4, review: 'As soft as they say it is' }
    await shop.call('reviews.add', { token, body: review })
    const staff = await signIn(shop, owner)
    await shop.call('staff.customers', { ...staff, path: `/api/admin/customers?search=${email}` })
    await forceOrders(
      shop,
      "fulfilment = 'delivered', return_days = 7, payment_state = 'paid' where id = $1",
      [placed.body.orderId],
    )
    shop.clock.advance(8 * dayMs)
    const again = (await shop.call('accounts.login', { body: { email, password } })).body.token
    expect(
      (await shop.call('personal-data.delete-account', { token: again, body: { password } })).status,
    ).toBe(200)
    await expect.poll(() => mailsWith(email, 'We have deleted your account')).toBe(1)
    await shop.features.everyDay()
    for (const text of ['vanishing.person', 'Evanescentia', 'Quicksand'])
      await expect.poll(() => placesOf(shop, text)).toEqual([])
  })

  it.each([
    ['alone', false],
    ['where the new one has its own', true],
  ])('is true of the address before a change of address, %s', async (_what, hasOwn) => {
    const { shop } = test
    const [first, second] = [`leaving.first.${hasOwn}@example.com`, `leaving.second.${hasOwn}@example.com`]
    const { product, variant, size } = await productInStock(shop)
    await setStock(shop, variant._id, size, 0)
    const wish = { productId: product._id, variantIndex: variant.variantIndex, size }
    for (const email of hasOwn ? [first, second] : [first]) {
      await shop.call('newsletter.subscribe', { body: { email, source: 'about' } })
      expect((await shop.call('stockalerts.ask', { body: { ...wish, email } })).status).toBe(200)
    }
    const token = await newAccount(first, 'Nadeesha Silva')
    const confirm = async (email: string) => {
      const body = { token: await tokenFromMail(shop, email, '/verify-email') }
      expect((await shop.call('accounts.verify-email', { body })).status).toBe(200)
    }
    await confirm(first)
    const change = { type: 'basicInfo', name: 'Nadeesha', phone: '', email: second }
    await shop.call('profile.update', { token, body: { ...change, currentPassword: password } })
    await confirm(second)

    const { body: kept } = await shop.call('personal-data.download', { token })
    expect(kept.data).toMatchObject({
      newsletter: { source: 'about' },
      stockAlerts: [{ size }],
      newsletterCode: expect.stringMatching(/^WELCOME-/),
    })
    expect((await shop.call('personal-data.delete-account', { token, body: { password } })).status).toBe(200)
    await expect.poll(() => mailsWith(second, 'We have deleted your account')).toBe(1)
    await shop.features.everyDay()
    for (const text of [first, second]) await expect.poll(() => placesOf(shop, text)).toEqual([])
  })

  it('is true of an address that the mail server rejected as well', async () => {
    const { shop } = test
    const email = 'vanishing.stranger@rejected.example'
    const token = await newAccount(email, 'Unverifiedia Silva')
    await expect.poll(() => shop.logLines.join().includes('550 5.1.1')).toBe(true)
    await shop.call('personal-data.delete-account', { token, body: { password } })
    shop.clock.advance(15 * dayMs)
    await shop.features.everyMinute()
    for (const text of ['vanishing.stranger', 'Unverifiedia'])
      await expect.poll(() => placesOf(shop, text)).toEqual([])
  })
})

async function deleteAccount(email: string) {
  const { token } = (await test.shop.call('accounts.login', { body: { email, password } })).body
  const { status } = await test.shop.call('personal-data.delete-account', { token, body: { password } })
  expect(status).toBe(200)
}

/** An order of a new customer for a design of this name, to be paid in cash, that the print partner has. */
async function printOrder(name: string, contents: { readonly withStock?: boolean } = {}) {
  const { shop } = test
  invalidateSessions(shop)
  const { token, email } = await newShopper(shop)
  const { product: custom } = await customShirt(shop, token, { name, designs: [frontSide('Quicksilver')] })
  const { body } = await customCheckout(shop, { ...contents, of: { token, email, custom } })
  const { orderId } = (await shop.call('order.place', { token, body })).body
  await partnerOrderIn(shop, orderId, 'held')
  await deliver(shop, orderId, ['packing'])
  const { id, external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
  return { token, email, orderId, id, externalId }
}

/** The print files that there are of a customer's designs, and what an order shows of them. */
async function printsOf(orderId: string) {
  const { pool } = test.shop.database
  const prints = await pool.query<{ name: string }>(
    'select name from custom_product_prints union select name from order_line_prints',
  )
  const lines = await pool.query('select * from order_lines where order_id = $1 order by position', [orderId])
  return { names: prints.rows.map(({ name }) => name), lines: lines.rows }
}

/** So late that staff have to sign in again. */
function pastReturnWindow(): void {
  test.shop.clock.advance(8 * dayMs)
  invalidateSessions(test.shop)
}

describe('what a deleted account had printed', { timeout: proofTimeoutMs }, () => {
  it('is nowhere once its order is over: neither the designs, nor their files, nor what was written about them', async () => {
    const { shop } = test
    const { token, email, orderId, id, externalId } = await printOrder('Evanescent Fort')
    await partnerSays(shop, externalId, 'reject-file')
    const { version } = await partnerOrderIn(shop, orderId, 'refused')
    const { product: other } = await customShirt(shop, token, { name: 'Evanescent Letters' })
    const [item] = (await staffSee(shop, id)).body.partnerOrder.items
    const { headers } = await signIn(shop, owner)
    const replaced = await shop.call('staff.partner-order-design', {
      headers,
      path: `/api/admin/partner-orders/${id}/design`,
      body: { version, lineId: item?.lineId ?? '', designId: other._id },
    })
    await staffDo(shop, 'resend', { id, version: replaced.body.partnerOrder.version })
    const { external_id: sentAs } = await partnerOrderIn(shop, orderId, 'sent')
    for (const action of ['ship', 'deliver']) await partnerSays(shop, sentAs, action)
    await partnerOrderIn(shop, orderId, 'delivered')
    await deliver(shop, orderId, ['delivered'])
    await shop.change(
      `update partner_orders set problem_note = 'For Evanescent', incident_note = 'To Evanescent' where id = $1`,
      [id],
    )
    await shop.change(`update partner_order_events set note = 'By Evanescent' where partner_order_id = $1`, [
      id,
    ])
    const before = await printsOf(orderId)
    expect(before.names).toHaveLength(2)
    pastReturnWindow()
    await deleteAccount(email)
    await shop.features.everyDay()
    for (const text of ['Evanescent', 'Quicksilver', ...before.names])
      await expect.poll(() => placesOf(shop, text)).toEqual([])
    for (const name of before.names)
      expect((await shop.app.inject({ url: `/media/prints/${name}/print.png` })).statusCode).toBe(404)
    // What was sold, and for how much, is as it was.
    const forgotten = { name: 'Custom design', image: '/no-picture.svg' }
    expect((await printsOf(orderId)).lines).toEqual(before.lines.map((line) => ({ ...line, ...forgotten })))
    const { items, history } = (await staffSee(shop, id)).body.partnerOrder
    expect(items).toMatchObject([{ name: 'Custom design', quantity: 2, files: [] }])
    expect(history.map(({ text }) => text)).toContain('Another design is printed instead')
  })

  it('is made and sent first if a part of its order still waits for the print partner', async () => {
    const { shop } = test
    const { email, orderId, externalId } = await printOrder('Lingering Fort', { withStock: true })
    await partnerSays(shop, externalId, 'out-of-stock')
    const refused = await partnerOrderIn(shop, orderId, 'refused')
    await deliver(shop, orderId, ['shipped', 'delivered'])
    pastReturnWindow()
    await deleteAccount(email)
    await shop.features.everyDay()
    await staffDo(shop, 'resend', refused)
    await partnerOrderIn(shop, orderId, 'sent')
    const there = (await ordersThere(shop)).find(({ external_id }) => external_id === externalId)
    expect(there?.recipient.address1).toBe(goodAddress.street)
    for (const action of ['ship', 'deliver']) await partnerSays(shop, externalId, action)
    await partnerOrderIn(shop, orderId, 'delivered')
    pastReturnWindow()
    await shop.features.everyDay()
    for (const text of ['Lingering', email]) await expect.poll(() => placesOf(shop, text)).toEqual([])
    const { names, lines } = await printsOf(orderId)
    expect(names).toEqual([])
    expect(lines.map(({ kind, name }) => (kind === 'custom' ? name : kind))).toEqual([
      'Custom design',
      'product',
    ])
  })
})

describe('the token of an emailed link', () => {
  it('is kept nowhere but in the mail', async () => {
    const { shop } = test
    const email = 'link-holder@example.com'
    const token = await newAccount(email, 'Nadeesha Silva')
    const links = [await tokenFromMail(shop, email, '/verify-email')]
    await shop.call('accounts.forgot-password', { body: { email } })
    links.push(await tokenFromMail(shop, email, '/reset-password'))
    const next = 'link-holder-2@example.com'
    const change = {
      type: 'basicInfo',
      name: 'Nadeesha',
      phone: '',
      email: next,
      currentPassword: password,
    }
    await shop.call('profile.update', { token, body: change })
    links.push(await tokenFromMail(shop, next, '/verify-email'))
    for (const link of links) expect(await placesOf(shop, link)).toEqual([])
  })
})

describe('an address that someone typed', () => {
  it.each(['accounts.forgot-password', 'accounts.resend-verification'] as const)(
    'is not written down by %s when it has no account',
    async (name) => {
      await test.shop.call(name, { body: { email: 'never-heard-of@example.com' } })
      expect(await placesOf(test.shop, 'never-heard-of')).toEqual([])
    },
  )
})
