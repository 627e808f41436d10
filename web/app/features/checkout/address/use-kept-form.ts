import { type PaymentMethod, paymentMethods } from '@first-fashion/contract/orders/status'
import { useState } from 'react'
import { readChoice, writeChoice } from '../kept-choices.ts'
import { type AddressForm, readDraft, writeDraft } from './address-form.ts'

const readMethod = (): PaymentMethod => {
  const kept = readChoice('method')
  return paymentMethods.find((method) => method === kept) ?? 'stripe'
}

/** The chosen way to pay, kept through reloads. For screens that only the browser renders, as the form below. */
export function usePaymentMethod() {
  const [method, setMethod] = useState<PaymentMethod>(readMethod)
  const choose = (next: PaymentMethod) => {
    writeChoice('method', next)
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
