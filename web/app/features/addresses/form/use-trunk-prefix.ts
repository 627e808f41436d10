import { useEffect, useRef } from 'react'
import type { AddressForm } from './address-form.ts'

/**
 * Removes from the front of a number what does not belong after its country code: the trunk prefix 0, and the code
 * itself. The country data loads only for numbers with one of them. If it cannot load, the server removes them alone.
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
        const national = nationalNumber(phoneCode, phone)
        if (isCurrent && national !== phone) change.current({ phone: national })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [phone, phoneCode])
}
