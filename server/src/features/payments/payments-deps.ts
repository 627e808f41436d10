import { type PaymentProviderName, providerNames } from '@first-fashion/contract/payments/methods'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Events } from '../../platform/events/domain-event.ts'
import type { NewId } from '../../platform/ids.ts'
import type { PaymentProvider, PaymentProviders } from '../../ports/payment-provider.ts'
import type { OrderStates } from '../orders/index.ts'
import type { Settlement } from './settlement.service.ts'

export interface PaymentsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly events: Events
  /** null for a partner without credentials. */
  readonly providers: PaymentProviders
  readonly states: Pick<OrderStates, 'endOtherAttempts' | 'markPaid'>
  readonly settlement: Settlement
  /** The URL of the store, without a trailing slash. */
  readonly storeUrl: string
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
