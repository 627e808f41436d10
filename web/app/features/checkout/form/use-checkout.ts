import '../words/delivery-words.ts'
import type { User } from '@first-fashion/contract/accounts/calls'
import type { CartLine } from '@first-fashion/contract/cart/calls'
import type { Quote } from '@first-fashion/contract/checkout/quote'
import { limits } from '@first-fashion/contract/limits'
import { type DisplayCurrency, lkr } from '@first-fashion/contract/money/money'
import { type PaymentMethod, paymentMethods } from '@first-fashion/contract/orders/status'
import { writtenPromoCode } from '@first-fashion/contract/promo-codes/calls'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useToken } from '../../../platform/session.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useUser } from '../../accounts/index.ts'
import {
  type AddressErrors,
  type AddressForm,
  emptyAddress,
  firstAddress,
  hasName,
  useAddressChoice,
  useAddressFields,
} from '../../addresses/index.ts'
import { useCart } from '../../cart/index.ts'
import { useCurrency } from '../../currency/index.ts'
import { useOfferedMethods } from '../../payments/index.ts'
import { draftKey } from '../draft/discard-draft.ts'
import { readChoice, useStoredCheckbox, writeChoice } from '../draft/stored-choices.ts'
import { useFoundAddress } from '../draft/use-found-address.ts'
import { estimatedQuote } from '../quote/estimated-quote.rules.ts'
import { type Destination, useQuote } from '../quote/use-quote.ts'
import { isUndelivered } from '../quoted-lines.rules.ts'

/** All choices of the checkout, and the quote that follows from them. */
export function useCheckout(lines: readonly CartLine[]) {
  const { t } = useTranslation()
  const address = useCheckoutAddress()
  const payment = usePayment(address.form.country)
  const [wantsExpress, setExpress] = useStoredCheckbox('express')
  const [usesCredit, setUsesCredit] = useStoredCheckbox('credit')
  const promo = usePromoCode()
  const { chosen } = payment
  const charged = useChargedCurrency(chosen)
  const quoted = useQuote({
    lines,
    destination: destinationOf(address.form, wantsExpress),
    currencyCode: charged.code,
    promoCode: chosen === 'cod' ? '' : promo.code,
    useStoreCredit: usesCredit,
    estimate: useEstimate(lines, wantsExpress, charged),
    settleMs: address.found.isJustFilled ? limits.filledAddressCheckDelayMs : undefined,
  })
  const { quote, isCalculating } = quoted
  useRefusedCode(isCalculating ? undefined : quote, promo)
  const undelivered: AddressErrors =
    isUndelivered(quote) && !isCalculating ? { country: t('delivery:unavailable') } : {}
  return {
    lines,
    address,
    payment,
    promo,
    quoted,
    express: { isChosen: wantsExpress, choose: setExpress },
    credit: { isUsed: usesCredit, choose: setUsesCredit },
    undelivered,
    /** Store credit or a code pays for all of it. */
    isNoPaymentDue: quote?.due === 0,
  }
}

export type Checkout = ReturnType<typeof useCheckout>

/** Koko and cash on delivery charge rupees, so the shown amount is in rupees. */
function useChargedCurrency(method: PaymentMethod): DisplayCurrency {
  const { currency } = useCurrency()
  return method === 'koko' || method === 'cod' ? lkr : currency
}

/** What stands in for the shop's figures: the delivery price of the cart is the default one. */
function useEstimate(lines: readonly CartLine[], isExpress: boolean, currency: DisplayCurrency) {
  const { cart } = useCart()
  const defaultDelivery = cart.data?.totals.shipping ?? 0
  return () => estimatedQuote({ lines, defaultDelivery, isExpress, currency })
}

/** The payment method: the stored one if it is offered in the country. */
function usePayment(countryCode: string) {
  const [method, choose] = usePaymentMethod()
  const offered = useOfferedMethods(countryCode)
  return { offered, chosen: offered.includes(method) ? method : ('stripe' as const), choose }
}

/** The destination, as the delivery quote needs it. */
const destinationOf = (
  { country, state, city, district, area, postalCode }: AddressForm,
  expressShipping: boolean,
): Destination => ({
  countryCode: country,
  state,
  city,
  district,
  area,
  postalCode,
  expressShipping,
})

/** The delivery address, typed, chosen or detected. It survives reloads. */
function useCheckoutAddress() {
  const user = useUser(useToken()).data
  const fields = useAddressFields(() => firstForm(user), writeDraft)
  const { form, setForm } = fields
  const found = useFoundAddress(form)
  const choice = useAddressChoice(form, setForm, readDraft)
  const [serverErrors, setServerErrors] = useState<AddressErrors>({})
  return {
    ...fields,
    found,
    choice,
    serverErrors,
    setServerErrors,
    change: (edit: Partial<AddressForm>, filledBy?: 'shop') => {
      setForm(edit, filledBy)
      setServerErrors({})
      found.typed()
    },
  }
}

const readMethod = (): PaymentMethod => {
  const stored = readChoice('method')
  return paymentMethods.find((method) => method === stored) ?? 'stripe'
}

/** The chosen payment method, which survives reloads. For screens that only the browser renders, like the form below. */
function usePaymentMethod() {
  const [method, setMethod] = useState<PaymentMethod>(readMethod)
  const choose = (next: PaymentMethod) => {
    writeChoice('method', next)
    setMethod(next)
  }
  return [method, choose] as const
}

/** The form to begin with: what was typed in this tab, else the account's name and email address. */
function firstForm(user: User | undefined): AddressForm {
  const draft = readDraft()
  return user === undefined || hasName(draft) ? draft : { ...draft, ...nameOf(user) }
}

/** The last word of a name becomes the last name. */
function nameOf({ name, email }: User): Partial<AddressForm> {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName, email }
}

/** The form survives a reload and a failed payment, in this tab only. */
function readDraft(): AddressForm {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')
    if (typeof value !== 'object' || value === null) return firstAddress()
    const texts = Object.entries(value).filter(([key, one]) => key in emptyAddress && typeof one === 'string')
    return { ...firstAddress(), ...Object.fromEntries(texts) }
  } catch {
    return firstAddress()
  }
}

const writeDraft = (form: AddressForm): void => sessionStorage.setItem(draftKey, JSON.stringify(form))

/** The promo code of the order, which survives reloads: the active code, or why the last one was removed. */
function usePromoCode() {
  const [state, setState] = useState<{ readonly code: string; readonly refusal?: string }>(() => ({
    code: readChoice('code'),
  }))
  const apply = useCallback((code: string) => {
    writeChoice('code', code)
    setState({ code })
  }, [])
  const remove = useCallback((refusal?: string) => {
    writeChoice('code', '')
    setState({ code: '', ...(refusal ? { refusal } : {}) })
  }, [])
  useLinkedCode(apply)
  return { ...state, apply, remove }
}

/** A code that is not valid (any more) is removed, with the reason. */
function useRefusedCode(quote: Quote | undefined, { code, remove }: ReturnType<typeof usePromoCode>) {
  const refusal = quote?.promoCodeRefusal ?? null
  useEffect(() => {
    if (refusal === null || code === '') return
    toasts.error(refusal)
    remove(refusal)
  }, [refusal, code, remove])
}

/** A link to the checkout can bring a code, which then leaves the address: a reload must not apply it again. */
function useLinkedCode(apply: (code: string) => void): void {
  const [query, setQuery] = useSearchParams()
  const linked = writtenPromoCode(query.get('code') ?? '')
  useEffect(() => {
    if (linked === '') return
    apply(linked)
    setQuery({}, { replace: true, preventScrollReset: true })
  }, [linked, apply, setQuery])
}
