import { useEffect, useRef } from 'react'
import type { AddressForm } from './address-form.ts'

/**
 * Takes out what is written in front of a number and does not belong behind its country's code: the 0 of a call within
 * the country, and the code itself. What countries do is loaded for those who type one of them; the server, which takes
 * it out too, does it alone where that cannot be had.
 */
export function useTrunkPrefix(
  { phone, phoneCode }: AddressForm,
  onChange: (change: Partial<AddressForm>) => void,
): void {
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    const code = phoneCode.replace(/\D/g, '')
    if (!phone.startsWith('0') && (code === '' || !phone.replace(/\D/g, '').startsWith(code))) return
    let isCurrent = true
    import('@first-fashion/contract/checkout/trunk-prefix').then(
      ({ nationalNumber }) => {
        const kept = nationalNumber(phoneCode, phone)
        if (isCurrent && kept !== phone) change.current({ phone: kept })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [phone, phoneCode])
}
