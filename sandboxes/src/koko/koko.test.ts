import { createPublicKey, createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { merchantForm, viewForm } from '../../testing/koko-merchant.ts'
import { runningSandbox } from '../../testing/running-sandbox.ts'
import { ownPrivateKey } from './keys.ts'

describe('the sandbox’s Koko', () => {
  it('accepts a signed form once, shows its page, sends a signed callback and redirects the browser', async () => {
    const { press, page, receiver } = await runningSandbox()
    const form = merchantForm({ _orderId: 'attempt-1', _responseUrl: receiver.url })
    const taken = await press('/koko/api/merchants/orderCreate', form)
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/koko/pay/attempt-1'])
    expect(await page('/koko/pay/attempt-1')).toContain('LKR 12,500.00')
    const twice = await press('/koko/api/merchants/orderCreate', form)
    expect(twice.status).toBe(400)
    expect(await twice.text()).toContain('alreadyExists')
    const back = await press('/koko/pay/attempt-1/decline')
    const address = new URL(back.headers.get('location') ?? '')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      success: 'true',
      orderId: 'attempt-1',
      status: 'FAILURE',
    })
    expect(await page('/control')).toContain('koko.failure')
    await press('/control/partner-webhooks/koko_attempt-1/resend')
    const [partnerWebhook] = await receiver.received(2)
    const delivered = Object.fromEntries(new URLSearchParams(partnerWebhook?.body))
    const text = `${delivered.orderId}${delivered.trnId}${delivered.status}${delivered.desc}`
    const key = createPublicKey(ownPrivateKey)
    expect(
      createVerify('RSA-SHA256')
        .update(text)
        .verify(key, delivered.signature ?? '', 'base64'),
    ).toBe(true)
  })

  it('refuses a form signed with another key, and shows why', async () => {
    const { press } = await runningSandbox()
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const form = merchantForm({ _orderId: 'attempt-2' })
    const signature = createSign('RSA-SHA256')
      .update(form.dataString ?? '')
      .sign(privateKey, 'base64')
    const answer = await press('/koko/api/merchants/orderCreate', { ...form, signature })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('signature.invalid')
  })

  it('answers a status request with two statuses, and reports an unknown order', async () => {
    const { press, post } = await runningSandbox()
    await press('/koko/api/merchants/orderCreate', merchantForm({ _orderId: 'attempt-3' }))
    const fetchStatus = async (id: string) => {
      const answer = await press('/koko/api/merchants/orderView', viewForm(id))
      return { status: answer.status, text: await answer.text() }
    }
    expect(JSON.parse((await fetchStatus('attempt-3')).text)).toMatchObject({
      status: 'OK',
      content: { orderId: 'attempt-3', status: 'PENDING' },
    })
    await post('/api/control/koko/attempt-3/pay')
    expect((await fetchStatus('attempt-3')).text).toContain('"status":"SUCCESS"')
    const unknown = await fetchStatus('attempt-9')
    expect(unknown.status).toBe(400)
    expect(unknown.text).toContain('OnlineOrderView.order.notExists')
    await post('/api/control/faults', { koko: 'html-error' })
    expect((await fetchStatus('attempt-3')).text).toMatch(/^<html>/)
  })
})
