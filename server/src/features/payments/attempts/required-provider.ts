import { type PaymentProviderName, providerNames } from '@first-fashion/contract/payments/methods'
import { AppError } from '../../../platform/errors.ts'
import type { PaymentProvider } from '../../../ports/payment-provider.ts'
import type { Shop } from '../../../shop.ts'

/** Refuses with 'payments.unavailable' where a partner is not set up. */
export function requireProvider({ providers }: Shop, name: PaymentProviderName): PaymentProvider {
  const provider = providers[name]
  if (provider !== null) return provider
  const what = name === 'stripe' ? 'Card payment' : providerNames[name]
  throw new AppError('unavailable', 'payments.unavailable', `${what} is not available right now.`)
}
