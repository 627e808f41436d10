import { useRef, useState } from 'react'
import type { AddressForm } from './address-form.ts'
import { type PhoneInput, type PhoneNotice, readPhone } from './phone-input.rules.ts'

type PhoneForm = Pick<AddressForm, 'phone' | 'phoneCode'>

/**
 * Reads what is typed into the phone field. The numbers of the countries load only for a + or 00 in front. If they
 * cannot load, the sign stays, and the server reads it by the same rule.
 */
export function usePhoneInput(form: PhoneForm, onChange: (change: Partial<PhoneForm>) => void) {
  const [notice, setNotice] = useState<PhoneNotice>()
  const now = useRef({ form, onChange })
  now.current = { form, onChange }
  const show = ({ phone, phoneCode, notice }: PhoneInput) => {
    setNotice(notice)
    const isSameCode = phoneCode === now.current.form.phoneCode
    now.current.onChange(isSameCode ? { phone } : { phone, phoneCode })
  }
  const read = (typed: string) => {
    const given = { before: form.phone, typed, phoneCode: form.phoneCode }
    const first = readPhone(given)
    show(first)
    if (first.isWaiting !== true) return
    import('@first-fashion/contract/checkout/calling-code').then(
      (countries) => {
        const { phone, phoneCode } = now.current.form
        if (phone === first.phone && phoneCode === given.phoneCode) show(readPhone({ ...given, countries }))
      },
      () => undefined,
    )
  }
  return { notice, read, clearNotice: () => setNotice(undefined) }
}
