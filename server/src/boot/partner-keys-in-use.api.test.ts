import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripe } from '../../testing/payments/harnesses.ts'
import { placedOrder } from '../../testing/payments/payment-harness.ts'
import { owner, signIn } from '../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../testing/test-shop.ts'
import { partnersOf } from './processes/partners.ts'
import { readSettings } from './settings.ts'

const test = useOwnShop()

const keyringBefore = () => ({ ...test.shop.features.shop.partnerKeys })
let before: ReturnType<typeof keyringBefore>

/** A demonstration without keys: until an owner enters some, the sandbox takes its payments. */
beforeAll(() => {
  before = keyringBefore()
  const given = {
    SHOP_MODE: 'demo',
    DATABASE_URL: 'postgres://127.0.0.1/none',
    SANDBOX_URL: test.shop.sandboxUrl,
    STRIPE_API_BASE: test.shop.sandboxUrl,
    KOKO_API_BASE: `${test.shop.sandboxUrl}/koko`,
  }
  const { partnerKeys } = partnersOf(readSettings(given), given)
  Object.assign(test.shop.features.shop.partnerKeys, partnerKeys)
})
afterAll(() => {
  Object.assign(test.shop.features.shop.partnerKeys, before)
})

const keys = { STRIPE_SECRET_KEY: 'sk_test_sandbox', STRIPE_WEBHOOK_SECRET: 'whsec_of_nilu' }

const setKeys = async (version: number) =>
  test.shop.call('staff.partner-keys-set', {
    headers: (await signIn(test.shop, owner)).headers,
    body: { partner: 'stripe', keys, version },
  })

const removeKeys = async (version: number) =>
  test.shop.call('staff.partner-keys-remove', {
    headers: (await signIn(test.shop, owner)).headers,
    body: { partner: 'stripe', version },
  })

const changeAttempt = (orderId: string, change: string) =>
  test.shop.change(`update payment_attempts set ${change} where order_id = '${orderId}'`)

describe('keys of a partner that has payments to end', () => {
  it('stay while an order may be paid there, and are replaced by those of the same account only', async () => {
    expect((await setKeys(0)).status).toBe(200)
    const { orderId, sessionId } = await placedOrder(test.shop, stripe)
    const inUse = { status: 409, body: { code: 'partner-keys.in-use' } }
    const removed = await removeKeys(1)
    expect(removed).toMatchObject(inUse)
    expect(removed.body.message).toBe('These keys are in use: 1 open payment. Only these keys can end them.')
    expect((await setKeys(1)).status).toBe(200)
    await changeAttempt(orderId, `provider_session_id = 'cs_of_another_account'`)
    expect(await setKeys(2)).toMatchObject(inUse)
    await changeAttempt(orderId, `provider_session_id = '${sessionId}'`)
    const { headers } = await signIn(test.shop, owner)
    const path = `/api/admin/orders/${orderId}`
    const { version } = (await test.shop.call('staff.order', { headers, path })).body.order
    const body = { to: 'cancelled' as const, version, note: 'Other keys' }
    await test.shop.call('staff.order-move', { headers, path: `${path}/move`, body })
    expect((await removeKeys(2)).status).toBe(200)
  })
})
