import '../words/checkout-words.ts'
import type { CartLine } from '@first-fashion/contract/cart/calls'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useCart } from '../../cart/index.ts'
import { goOnToPay, rememberUnpaid } from '../../payments/index.ts'
import { discardDraft } from '../draft/discard-draft.ts'
import { attemptAt, type PlaceAttempt } from '../place-attempt.ts'
import { type PlaceOutcome, placeOrder } from '../place-order.ts'
import { isEstimated } from '../quote/estimated-quote.rules.ts'
import type { Checkout } from './use-checkout.ts'

interface Holding {
  /** After the click, the ordered items stay on the screen until the order is known to have failed. */
  readonly onHold: (isHeld: boolean) => void
  /** The shopper came back without paying: the placed order is cancelled. */
  readonly onStay: () => Promise<void>
}

type Refused = Extract<PlaceOutcome, { kind: 'refused' }>

/** Places the order, and goes on from there. */
export function usePlacing(checkout: Checkout, { onHold, onStay }: Holding) {
  const { t } = useTranslation()
  const [errorsShown, setErrorsShown] = useState(0)
  const [isStaying, setStaying] = useState(false)
  const showErrors = () => setErrorsShown((times) => times + 1)
  const { quote, isCalculating, make } = checkout.quoted
  const { sending, send, forget } = useSending(checkout, onHold, showErrors)
  // The page is being left: for the orders, or to pay.
  const isLeaving = sending.data !== undefined && sending.data.kind !== 'refused'
  const isBusy = sending.isPending || isStaying || isLeaving
  const isReady = !isBusy && !isCalculating && quote !== undefined
  const invalid = () => {
    showErrors()
    toasts.error(t('checkout:fillIn'))
  }
  const place = () => (Object.keys(checkout.undelivered).length > 0 ? invalid() : send())
  const start = sending.data?.kind === 'pay' ? sending.data.start : undefined
  return {
    isBusy,
    /** How often errors were shown; each time the summary takes the focus. */
    errorsShown,
    koko: start?.kind === 'form' ? start : undefined,
    submit: (event: FormEvent) =>
      isReady ? checkout.address.submit(place, invalid)(event) : event.preventDefault(),
    stay: async () => {
      setStaying(true)
      forget()
      await onStay()
      onHold(false)
      await make()
      setStaying(false)
    },
  }
}

/** Sends the order; the same order once more after an answer that was lost. */
function useSending(checkout: Checkout, onHold: Holding['onHold'], showErrors: () => void) {
  const { cart, reload } = useCart()
  const attempt = useRef<PlaceAttempt>(undefined)
  const sending = useMutation({ mutationFn: placeOrder })
  const goOn = useGoingOn()
  const { address, promo, quoted } = checkout
  const refuse = ({ quote, errors, isCodeRefused, message, isOpen }: Refused) => {
    if (quote !== undefined) quoted.setQuote(quote)
    if (errors !== undefined) {
      address.setServerErrors(errors)
      showErrors()
    }
    if (isCodeRefused) promo.remove(message)
    toasts.error(message)
    // The outcome is unknown: the next click repeats the same attempt.
    if (isOpen) return
    attempt.current = undefined
    onHold(false)
    void reload()
  }
  const send = async () => {
    if (quoted.quote === undefined) return
    onHold(true)
    const order = orderOf(checkout)
    const press = attemptAt(attempt.current, order, quoted.quote, cart.data?.version)
    attempt.current = press
    const outcome = await sending.mutateAsync({ ...order, ...press })
    if (outcome.kind === 'refused') return refuse(outcome)
    await address.choice.afterOrder(outcome.isAddressSaved)
    await goOn(outcome)
  }
  const forget = () => {
    attempt.current = undefined
    sending.reset()
  }
  return { sending, send, forget }
}

const orderOf = ({ lines, address, payment, promo, credit, quoted, isNoPaymentDue }: Checkout) => ({
  form: address.form,
  items: lines.map(orderedItem),
  method: isNoPaymentDue ? ('no-payment-due' as const) : payment.chosen,
  location: address.found.location,
  // Figures that stand in know nothing of a code or of store credit: the shop decides about both.
  ...(isEstimated(quoted.quote) ? { promoCode: promo.code, useStoreCredit: credit.isUsed } : {}),
  saveForFutureOrders: address.choice.savesNew,
})

/** To the payment; or to the orders, if nothing is left to do. A form to post is shown by the screen. */
function useGoingOn() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { reload } = useCart()
  return async (outcome: Exclude<PlaceOutcome, Refused>) => {
    if (outcome.kind === 'pay') {
      rememberUnpaid(outcome.orderId)
      if (outcome.start.kind !== 'form') goOnToPay(outcome.start, outcome.orderId)
      return
    }
    discardDraft()
    toasts.success(t('checkout:placed'))
    await navigate(paths.orders())
    await reload()
  }
}

/** An item of the order payload [A3.40]. */
const orderedItem = ({
  productId,
  name,
  price,
  image,
  size,
  quantity,
  variantIndex,
  color,
  colorCode,
}: CartLine) => ({ productId, name, price, image, size, quantity, variantIndex, color, colorCode })
