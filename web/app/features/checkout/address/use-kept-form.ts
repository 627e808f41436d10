import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import { useState } from 'react'
import { type AddressForm, readDraft, readMethod, writeDraft, writeMethod } from './address-form.ts'

/** The chosen way to pay, kept through reloads. For screens that only the browser renders, as the form below. */
export function usePaymentMethod() {
  const [method, setMethod] = useState<PaymentMethod>(readMethod)
  const choose = (next: PaymentMethod) => {
    writeMethod(next)
    setMethod(next)
  }
  return [method, choose] as const
}

/** The form, kept through reloads. */
export function useAddressForm() {
  const [form, setWhole] = useState<AddressForm>(readDraft)
  const [setForm] = useState(
    () => (edit: Partial<AddressForm>) =>
      setWhole((before) => {
        const next = { ...before, ...edit }
        writeDraft(next)
        return next
      }),
  )
  return [form, setForm] as const
}
