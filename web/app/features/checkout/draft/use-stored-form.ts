import type { User } from '@first-fashion/contract/accounts/calls'
import { type PaymentMethod, paymentMethods } from '@first-fashion/contract/orders/status'
import { useState } from 'react'
import type { AddressForm } from '../../addresses/index.ts'
import { hasName } from '../../addresses/index.ts'
import { readDraft } from './checkout-draft.ts'
import { readChoice, writeChoice } from './stored-choices.ts'

const readMethod = (): PaymentMethod => {
  const stored = readChoice('method')
  return paymentMethods.find((method) => method === stored) ?? 'stripe'
}

/** The chosen payment method, which survives reloads. For screens that only the browser renders, like the form below. */
export function usePaymentMethod() {
  const [method, setMethod] = useState<PaymentMethod>(readMethod)
  const choose = (next: PaymentMethod) => {
    writeChoice('method', next)
    setMethod(next)
  }
  return [method, choose] as const
}

/** The form to begin with: what was typed in this tab, else the account's name and email address. */
export function firstForm(user: User | undefined): AddressForm {
  const draft = readDraft()
  return user === undefined || hasName(draft) ? draft : { ...draft, ...nameOf(user) }
}

/** The last word of a name becomes the last name. */
function nameOf({ name, email }: User): Partial<AddressForm> {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName, email }
}
