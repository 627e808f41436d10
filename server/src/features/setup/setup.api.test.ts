import type { SetupStepName } from '@first-fashion/contract/setup/steps'
import { describe, expect, it } from 'vitest'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { paymentProvidersAt } from '../../../testing/test-partners.ts'
import { useTestShop } from '../../../testing/test-shop.ts'
import type { PaymentProviders } from '../../ports/payment-provider.ts'
import type { Shop } from '../../shop.ts'
import { currentSetup } from './setup.service.ts'
import { testMail, testPayments } from './setup-tests.ts'

const test = useTestShop()

const ask = async (name: 'staff.setup' | 'staff.setup-mail', who = owner) =>
  test.shop.call(name, { headers: (await signIn(test.shop, who)).headers })

const isDone = async (step: SetupStepName): Promise<boolean> => {
  const { body } = await ask('staff.setup')
  return body.steps.find(({ name }) => name === step)?.isDone === true
}

/** The owner of the demonstration, as a session names them. */
async function ownerSession() {
  const { rows } = await test.shop.database.pool.query(
    'select id, name, email, role from staff where email = $1',
    [owner.email],
  )
  const { id: staffId, ...who } = rows[0]
  return {
    ...who,
    staffId,
    csrfToken: '',
    needsSecondFactor: false,
    provedAt: test.shop.clock.now(),
    isProofRecent: true,
    tokenHash: Buffer.alloc(0),
  }
}

const shopWith = (part: Partial<Shop>): Shop => ({ ...test.shop.features.shop, ...part })

describe('the list of what a shop needs to open', () => {
  it('is judged by what the shop holds: the demonstration has all but what people confirm', async () => {
    const { body } = await ask('staff.setup')
    const done = body.steps.filter((step) => step.isDone).map(({ name }) => name)
    expect(done).toEqual(expect.arrayContaining(['store', 'delivery', 'legal', 'product', 'order']))
    expect(body).toMatchObject({ isHidden: true, providers: ['stripe', 'koko', 'razorpay'] })
  })

  it('names what the store details lack', async () => {
    const store = { ...test.shop.features.shop.store(), name: 'My shop', street: '', email: '' }
    const { steps } = await currentSetup(shopWith({ store: () => store }))
    expect(steps[0]).toEqual({ name: 'store', isDone: false, missing: ['name', 'address', 'email'] })
  })

  it('has a logo when there is one, or when the owner wants none', async () => {
    const store = test.shop.features.shop.store()
    const logo = { address: '/media/uploads/a/brand/logo.png', width: 160, height: 40 }
    const withLogo = { ...store, brand: { ...store.brand, logo } }
    const stepOf = async (shop: Shop) => (await currentSetup(shop)).steps.find(({ name }) => name === 'logo')
    expect((await stepOf(shopWith({})))?.isDone).toBe(false)
    expect((await stepOf(shopWith({ store: () => withLogo })))?.isDone).toBe(true)
    const { headers } = await signIn(test.shop, owner)
    const path = '/api/admin/setup/steps/logo'
    for (const done of [true, false]) {
      await test.shop.call('staff.setup-confirm', { headers, path, body: { isDone: done } })
      expect(await isDone('logo')).toBe(done)
    }
  })

  it('takes the word of an owner for what nothing else can tell, and takes it back', async () => {
    const { headers } = await signIn(test.shop, owner)
    const confirm = (step: string, done: boolean) =>
      test.shop.call('staff.setup-confirm', {
        headers,
        path: `/api/admin/setup/steps/${step}`,
        body: { isDone: done },
      })
    expect((await confirm('currencies', true)).status).toBe(200)
    expect(await isDone('currencies')).toBe(true)
    await confirm('currencies', false)
    expect(await isDone('currencies')).toBe(false)
    for (const step of ['order', 'legal']) expect((await confirm(step, true)).status).toBe(400)
  })

  it('is for owners and managers alone', async () => {
    expect((await ask('staff.setup', support)).status).toBe(403)
  })
})

describe('a test of the emails', () => {
  it('sends one to whoever asks, and is done', async () => {
    const answer = await ask('staff.setup-mail')
    expect(answer.body.message).toBe(`The mail server accepted a test email to ${owner.email}`)
    const inbox = await fetch(`${test.shop.sandboxUrl}/api/inbox?to=${encodeURIComponent(owner.email)}`)
    expect(await inbox.text()).toContain('Test email from First Fashion')
    expect(await isDone('mail')).toBe(true)
  })

  it('says in the words of the mail server why it rejects one', async () => {
    const mail = {
      ...test.shop.features.shop.mail,
      send: () => Promise.reject(new Error('EAUTH: Invalid login: 535 5.7.8')),
    }
    await expect(testMail(shopWith({ mail }), await ownerSession())).rejects.toMatchObject({
      code: 'setup.mail-failed',
      message: 'The mail server did not accept the email. EAUTH: Invalid login: 535 5.7.8',
    })
  })
})

describe('a test of the keys of a partner for payments', () => {
  const wrong = (sandboxUrl: string): PaymentProviders => ({
    ...paymentProvidersAt(sandboxUrl, 'wrong-secret'),
    koko: null,
  })

  it.each(['stripe', 'koko', 'razorpay'] as const)('says that %s knows them', async (provider) => {
    const { headers } = await signIn(test.shop, owner)
    const { body } = await test.shop.call('staff.setup-payments', { headers, body: { provider } })
    expect(body.message).toMatch(/^(Stripe|Koko|Razorpay) accepted the keys$/)
    expect(await isDone('payments')).toBe(true)
  })

  it.each([
    ['stripe', 'payments.key-refused', /^Stripe says: Invalid API Key/],
    ['razorpay', 'payments.key-refused', /Authentication failed/],
    ['koko', 'payments.not-set-up', /^Koko has no keys/],
  ] as const)('says in the words of %s what is wrong', async (provider, code, message) => {
    const shop = shopWith({ providers: wrong(test.shop.sandboxUrl) })
    await expect(testPayments(shop, await ownerSession(), provider)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    })
  })

  it('does not do the step with test keys in a live shop, whatever is marked', async () => {
    const keyring = test.shop.features.shop.partnerKeys
    const shop = shopWith({ partnerKeys: { ...keyring, isTest: (partner) => partner === 'stripe' } })
    const { steps, testProviders, message } = await testPayments(shop, await ownerSession(), 'stripe')
    expect(message).toContain('These are test keys: nobody is charged.')
    expect(testProviders).toEqual(['stripe'])
    expect(steps.find(({ name }) => name === 'payments')?.isDone).toBe(false)
    expect(await isDone('payments')).toBe(true)
  })

  it('says that a partner cannot be reached, and blames no key', async () => {
    const shop = shopWith({ providers: paymentProvidersAt('http://127.0.0.1:9') })
    await expect(testPayments(shop, await ownerSession(), 'stripe')).rejects.toMatchObject({
      code: 'payments.unavailable',
    })
  })
})
