import { type PaymentProviderName, providerNames } from '@first-fashion/contract/payments/methods'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { staffLetter } from '../../platform/mail/staff-letter.ts'
import type { Shop } from '../../shop.ts'
import { setMark } from './setup.service.ts'

/** Emails whoever asks, and waits for the mail server. Refuses with 'setup.mail-failed' in the server's words. */
export async function testMail(shop: Shop, session: StaffSession) {
  const letter = staffLetter({
    to: session.email,
    subject: 'Test email from {{store}}',
    greeting: `Dear ${session.name},`,
    words: 'Email from your shop is working.',
    button: 'Open the back office',
    link: `${shop.storeUrl}/admin`,
  })
  try {
    await shop.mail.send({ ...letter, isExemptFromLimit: true })
  } catch (cause) {
    shop.onError(cause, 'test email')
    const said = cause instanceof Error ? cause.message : String(cause)
    throw new AppError('refused', 'setup.mail-failed', `The mail server did not accept the email. ${said}`, {
      cause,
    })
  }
  return {
    ...(await setMark(shop, session, 'mail', true)),
    message: `The mail server accepted a test email to ${session.email}`,
  }
}

/**
 * Asks a partner whether it accepts the keys. Refuses with 'payments.not-set-up', 'payments.key-refused' and
 * 'payments.unavailable'.
 */
export async function testPayments(shop: Shop, session: StaffSession, name: PaymentProviderName) {
  const provider = shop.providers[name]
  const partner = providerNames[name]
  if (provider === null)
    throw new AppError('refused', 'payments.not-set-up', `${partner} has no keys in this shop yet`)
  await provider.testKeys()
  return {
    ...(await setMark(shop, session, 'payments', true)),
    message: shop.partnerKeys.isTest(name)
      ? `${partner} accepted the keys. These are test keys: nobody is charged.`
      : `${partner} accepted the keys`,
  }
}
