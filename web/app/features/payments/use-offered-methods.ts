import { type PaymentMethod, paymentMethods } from '@first-fashion/contract/orders/status'
import { firstMethodStates, isMethodOfCountry } from '@first-fashion/contract/payments/methods'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { paymentKeys } from './payments.keys.ts'

/** The payment methods in a country: the usual ones [A4.28] until the server sends the owner's choice. */
export function useOfferedMethods(countryCode: string): readonly PaymentMethod[] {
  const { data } = useQuery({
    queryKey: paymentKeys.methods(countryCode),
    enabled: /^[A-Za-z]{2}$/.test(countryCode),
    staleTime: 60_000,
    queryFn: async () => (await call('checkout.methods', { params: { countryCode } })).methods,
  })
  return data ?? firstMethodsIn(countryCode)
}

const firstMethodsIn = (countryCode: string): readonly PaymentMethod[] =>
  paymentMethods.filter(
    (method) => firstMethodStates[method] === 'offered' && isMethodOfCountry(method, countryCode),
  )
