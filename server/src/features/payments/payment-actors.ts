import { type PaymentProviderName, providerNames } from '@first-fashion/contract/payments/methods'
import type { Actor } from '../orders/index.ts'

export const partnerActor = (provider: PaymentProviderName): Actor => ({
  kind: 'partner',
  id: null,
  name: providerNames[provider],
})
