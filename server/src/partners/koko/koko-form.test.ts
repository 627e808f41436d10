import { createHash, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PaymentOrder } from '../../ports/payment-provider.ts'
import { isSigned, orderForm, viewForm } from './koko-form.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const account = {
  merchantId: 'MID1',
  apiKey: 'KEY1',
  privateKey,
  publicKey,
  callbackUrl: 'https://shop.test/api/order/koko/callback',
}
const order: PaymentOrder = {
  storeName: 'First Fashion',
  attemptId: 'ORD-1-a1',
  orderId: 'order',
  orderNumber: 'ORD-1',
  firstName: 'Nimal',
  lastName: 'Perera',
  email: 'n@example.test',
  phone: '+94 77 123 4567',
  currencyCode: 'LKR',
  amountMinor: 250_000,
  lines: [],
  successUrl: 'https://shop.test/verifyKokoPay?success=true',
  cancelUrl: 'https://shop.test/verifyKokoPay?success=false',
  expiresAt: new Date(0),
}
const sha256 = (text = '') => createHash('sha256').update(text).digest('hex')

describe('what is signed for Koko', () => {
  it('is put together in the order of its documents, for a payment and for a look at it', () => {
    const form = orderForm(order, account)
    expect(
      orderForm(
        { ...order, firstName: 'ශ්\u200Dරීමති\u0008', lastName: 'علی\u200Cرضا👩🏽\u200D🎨 1\uFE0F\u20E3 2🇱🇰' },
        account,
      ),
    ).toMatchObject({
      _firstName: 'ශ්\u200Dරීමති',
      _lastName: 'علی\u200Cرضا 2',
    })
    expect(form.dataString).toMatch(/^MID12500\.00LKRcustomapi1\.0\.1https:.*KEY1https:/)
    expect(sha256(form.dataString)).toBe('bfe5e44ea19da913ec0a5ea8cf64d939f6419b31bb7a1538e821f8325c3c918a')
    expect(sha256(viewForm('ORD-1-a1', account).dataString)).toBe(
      '8a895a2e80e6fcf8855dbde0c0a24157b2b0d44bed4ccf0689b784a45f36e521',
    )
    expect(isSigned(form.dataString ?? '', form.signature ?? '', publicKey)).toBe(true)
  })

  it('is what is posted, byte for byte, also for names with smileys and line breaks', () => {
    const form = orderForm({ ...order, firstName: ' Ni\u2019mal\n\u{1f600} ', lastName: 'පෙරේරා' }, account)
    expect(form._firstName).toBe("Ni'mal")
    expect(
      orderForm(
        { ...order, firstName: 'ශ්\u200Dරීමති\u0008', lastName: 'علی\u200Cرضا👩🏽\u200D🎨 1\uFE0F\u20E3 2🇱🇰' },
        account,
      ),
    ).toMatchObject({
      _firstName: 'ශ්\u200Dරීමති',
      _lastName: 'علی\u200Cرضا 2',
    })
    expect(form.dataString).toContain(`${form._firstName}${form._lastName}`)
  })

  it('is refused with another signature, and with one that is none', () => {
    expect(isSigned('text', 'not base64 at all', publicKey)).toBe(false)
    expect(isSigned('text', '', publicKey)).toBe(false)
  })
})
