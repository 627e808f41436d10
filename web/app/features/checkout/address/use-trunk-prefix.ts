import { useEffect, useRef } from 'react'
import type { AddressForm } from './address-form.ts'

/**
 * Removes a trunk prefix 0, which is dialled only without the country code. The country data loads only
 * for numbers with a 0. If it cannot load, the server removes the 0 alone.
 */
export function useTrunkPrefix(
  { phone, phoneCode }: AddressForm,
  onChange: (change: Partial<AddressForm>) => void,
): void {
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    if (!phone.startsWith('0')) return
    let isCurrent = true
    import('@first-fashion/contract/checkout/trunk-prefix').then(
      ({ withoutTrunkPrefix }) => {
        const stripped = withoutTrunkPrefix(phoneCode, phone)
        if (isCurrent && stripped !== phone) change.current({ phone: stripped })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [phone, phoneCode])
}
