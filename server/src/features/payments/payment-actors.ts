import { type PaymentProviderName, providerNames } from '@first-fashion/contract/payments/methods'
import type { Actor } from '../orders/index.ts'

export const systemActor: Actor = { kind: 'shop', id: null, name: 'First Fashion' }

export const partnerActor = (provider: PaymentProviderName): Actor => ({
  kind: 'partner',
  id: null,
  name: providerNames[provider],
})
