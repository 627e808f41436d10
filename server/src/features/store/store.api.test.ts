import { afterEach, describe, expect, it } from 'vitest'
import { mailsFor } from '../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

async function stored() {
  const { headers } = await signIn(test.shop, owner)
  return (await test.shop.call('staff.store', { headers })).body
}

async function setStore(change: object, who = owner, version?: number) {
  const { headers } = await signIn(test.shop, who)
  const before = await stored()
  const body = { store: { ...before.store, ...change }, version: version ?? before.version }
  return test.shop.call('staff.store-set', { headers, body })
}

const nilu = {
  name: 'House of Nilu',
  legalName: 'Nilu Garments (Pvt) Ltd',
  street: '7 Hill Street',
  city: 'Kandy',
  postalCode: '20000',
  vatNumber: '123456789-7000',
  invoicePrefix: 'NILU',
}

const demonstration = { name: 'First Fashion', legalName: '', street: '119 Galle Road', city: 'Colombo' }

afterEach(async () => {
  await setStore({ ...demonstration, postalCode: '00300', vatNumber: '', invoicePrefix: 'FF' })
})

describe('the store details', () => {
  it('are the owner’s: everybody reads them, nobody overwrites another’s, and changes are on record', async () => {
    const { shop } = test
    const { version } = await stored()
    expect(await setStore(nilu)).toMatchObject({ status: 200, body: { store: nilu, version: version + 1 } })
    const { store } = (await shop.call('store.details')).body
    expect(store).toMatchObject({ name: 'House of Nilu', city: 'Kandy' })
    expect(store).not.toHaveProperty('invoicePrefix')
    expect(await setStore({ name: 'Late' }, owner, version)).toMatchObject({
      status: 409,
      body: { code: 'store.changed-meanwhile' },
    })
    expect((await setStore({ name: 'Not mine' }, support)).status).toBe(403)
    const { rows } = await shop.database.pool.query(
      `select change ->> 'name' as name from staff_changes where subject = 'store' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ name: 'House of Nilu' }])
  })

  it.each([
    ['no name', { name: ' \u00a0' }],
    ['a link that is no web address', { socialLinks: { Instagram: 'javascript:alert(1)' } }],
    ['a link without https', { socialLinks: { Facebook: 'http://facebook.com/nilu' } }],
    ['a phone with words', { phone: 'call me' }],
    ['two emails', { email: 'a@nilu.example, b@nilu.example' }],
    ['a prefix with a dash', { invoicePrefix: 'N-1' }],
    ['an empty prefix of invoices', { invoicePrefix: '' }],
  ])('refuse %s', async (_, change) => {
    expect((await setStore(change)).status).toBe(400)
  })

  it('sign the next email, and no word of the name can be code', async () => {
    const { shop } = test
    await setStore({ name: 'Nilu & <b>Sons</b>' })
    const email = 'new-at-nilu@example.com'
    const body = { name: 'Amaya', email, password: 'a-long-enough-one' }
    expect((await shop.call('accounts.register', { body })).status).toBe(200)
    await expect.poll(async () => (await mailsFor(shop, email)).length).toBe(1)
    const [mail] = await mailsFor(shop, email)
    expect(mail?.text).toContain('Welcome to Nilu & <b>Sons</b>.')
    expect(mail?.text.trimEnd()).toMatch(/\n\nNilu & <b>Sons<\/b>$/)
    expect(mail?.html).toContain('Welcome to Nilu &amp; &lt;b&gt;Sons&lt;/b&gt;.')
    expect(mail?.html).not.toContain('<b>Sons')
    expect(JSON.stringify(mail)).not.toContain('First Fashion')
  })
})

describe('what the store offers', () => {
  it('is what is set up and switched on, and a switch shows on cached pages', async () => {
    const { shop } = test
    const offers = async () => (await shop.call('store.details')).body.offers
    expect(await offers()).toEqual({
      payments: ['stripe', 'koko', 'cod'],
      signIn: ['google', 'facebook'],
      designer: true,
      consents: ['analytics', 'marketing'],
      tracking: { measurementId: '', pixelId: '' },
    })
    const { headers } = await signIn(shop, owner)
    const setState = async (name: 'koko' | 'razorpay', state: 'offered' | 'unlisted' | 'off') => {
      const { methods } = (await shop.call('staff.payment-methods', { headers })).body
      const version = methods.find(({ method }) => method === name)?.version ?? 0
      const path = `/api/admin/payment-methods/${name}`
      const body = { state, version }
      expect((await shop.call('staff.payment-method-set', { headers, path, body })).status).toBe(200)
    }
    await shop.features.cache.get('page /', async () => ({ body: 'a page', tags: ['store'] }))
    await setState('razorpay', 'offered')
    expect((await offers()).payments).toEqual(['stripe', 'razorpay', 'koko', 'cod'])
    await setState('razorpay', 'unlisted')
    await setState('koko', 'off')
    expect((await offers()).payments).toEqual(['stripe', 'cod'])
    expect(shop.features.cache.find('page /')).toBeUndefined()
    await setState('koko', 'offered')
  })
})
