import { type PaymentProviderName, providerNames } from '@first-fashion/contract/payments/methods'
import { AppError } from '../../platform/errors.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import type { Shop } from '../../shop.ts'
import type { Settlement } from './settlement.service.ts'

export interface PaymentsDeps extends Shop {
  readonly settlement: Settlement
}

/** Refuses with 'payments.unavailable' where a partner is not set up. */
export function providerOf(
  { providers }: Pick<PaymentsDeps, 'providers'>,
  name: PaymentProviderName,
): PaymentProvider {
  const provider = providers[name]
  if (provider !== null) return provider
  const what = name === 'stripe' ? 'Card payment' : providerNames[name]
  throw new AppError('unavailable', 'payments.unavailable', `${what} is not available right now.`)
}
