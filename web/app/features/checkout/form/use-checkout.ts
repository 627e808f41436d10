import type { CartLine } from '@first-fashion/contract/cart/calls'
import { limits } from '@first-fashion/contract/limits'
import { type DisplayCurrency, lkr } from '@first-fashion/contract/money/money'
import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { AddressErrors } from '../../addresses/index.ts'
import { useCart } from '../../cart/index.ts'
import { useCurrency } from '../../currency/index.ts'
import { useOfferedMethods } from '../../payments/index.ts'
import { useStoredCheckbox } from '../draft/stored-choices.ts'
import { usePaymentMethod } from '../draft/use-stored-form.ts'
import { destinationOf } from '../quote/destination.ts'
import { estimatedQuote } from '../quote/estimated-quote.rules.ts'
import { useQuote } from '../quote/use-quote.ts'
import { isUndelivered } from '../quoted-lines.rules.ts'
import { usePromoCode, useRefusedCode } from '../use-promo-code.ts'
import { useCheckoutAddress } from './use-checkout-address.ts'
import '../words/delivery-words.ts'

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
