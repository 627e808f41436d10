import { useEffect, useRef } from 'react'
import type { AddressForm } from './address-form.ts'

/**
 * Takes the 0 out that a number has only where it is dialled without its country's code. What countries do is loaded for
 * those who type a 0; the server, which takes it out too, does it alone where that cannot be had.
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
        const kept = withoutTrunkPrefix(phoneCode, phone)
        if (isCurrent && kept !== phone) change.current({ phone: kept })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [phone, phoneCode])
}
