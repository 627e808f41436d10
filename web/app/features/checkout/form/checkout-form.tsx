import type { CartLine } from '@first-fashion/contract/cart/calls'
import type { AddressField } from '@first-fashion/contract/checkout/address'
import { limits } from '@first-fashion/contract/limits'
import { lkr } from '@first-fashion/contract/money/money'
import { Button, Skeleton } from '@first-fashion/ui'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { checkoutSections } from '../../shell/slots/checkout-sections.ts'
import { useUser } from '../accounts/index.ts'
import type { AddressErrors, AddressForm } from '../addresses/index.ts'
import {
  AddressFields,
  SaveAddress,
  SavedAddressChoice,
  useAddressChoice,
  useCheckedAddress,
} from '../addresses/index.ts'
import { useCart } from '../cart/index.ts'
import { useCurrency } from '../currency/index.ts'
import { LocationPanel } from '../location/index.ts'
import {
  goOnToPay,
  KokoRedirect,
  type KokoStart,
  PaymentMethods,
  rememberUnpaid,
  useOfferedMethods,
} from '../payments/index.ts'
import { CreditChoice, NothingToPay } from '../store-credit/index.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { readDraft } from './draft/checkout-draft.ts'
import { discardDraft } from './draft/discard-draft.ts'
import { useStoredCheckbox } from './draft/stored-choices.ts'
import { useFoundAddress } from './draft/use-found-address.ts'
import { useAddressForm, usePaymentMethod } from './draft/use-stored-form.ts'
import { ErrorSummary } from './error-summary.tsx'
import { OrderSummary } from './order-summary.tsx'
import { orderedItem } from './ordered-item.ts'
import { PayPanel } from './pay-panel.tsx'
import { attemptAt, type PlaceAttempt } from './place-attempt.ts'
import { PlaceButton } from './place-button.tsx'
import { type PlaceOutcome, placeOrder } from './place-order.ts'
import { PromoCodeField } from './promo-code-field.tsx'
import { destinationOf } from './quote/destination.ts'
import { useQuote } from './quote/use-quote.ts'
import { isUndelivered } from './quoted-lines.rules.ts'
import { usePromoCode, useRefusedCode } from './use-promo-code.ts'
import '../../platform/words/buying/delivery.ts'
import '../../platform/words/buying/checkout.ts'

/** The checkout form, from the address to the pay button. */
export function CheckoutForm({
  lines,
  onHold,
  onStay,
}: {
  readonly lines: readonly CartLine[]
  /** After the click, the ordered items stay on the screen until the order is known to have failed. */
  readonly onHold: (isHeld: boolean) => void
  /** The shopper came back without paying: the placed order is cancelled. */
  readonly onStay: () => Promise<void>
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { cart, reload } = useCart()
  const { currency } = useCurrency()
  const [form, setForm] = useAddressForm(useUser(useToken()).data)
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set())
  const [serverErrors, setServerErrors] = useState<AddressErrors>({})
  const [summaryShown, setSummaryShown] = useState(0)
  const [method, setMethod] = usePaymentMethod()
  const [isBusy, setBusy] = useState(false)
  const [wantsExpress, setExpress] = useStoredCheckbox('express')
  const [usesCredit, setUsesCredit] = useStoredCheckbox('credit')
  const [koko, setKoko] = useState<KokoStart>()
  const promo = usePromoCode()
  const attempt = useRef<PlaceAttempt>(undefined)
  const foundAddress = useFoundAddress(form)
  const choice = useAddressChoice(form, setForm, readDraft)
  const { countries, country, states, errors, atOnce } = useCheckedAddress(form, setForm)
  const offered = useOfferedMethods(form.country)
  const chosenMethod = offered.includes(method) ? method : 'stripe'
  const { quote, seen, items, setQuote, hasFailed, isCalculating, make } = useQuote(
    lines,
    destinationOf(form, wantsExpress),
    // Koko and cash on delivery charge rupees, so the shown amount is in rupees.
    chosenMethod === 'koko' || chosenMethod === 'cod' ? lkr.code : currency.code,
    chosenMethod === 'cod' ? '' : promo.code,
    usesCredit,
    foundAddress.isJustFilled ? limits.filledAddressCheckDelayMs : undefined,
  )
  const isNoPaymentDue = quote?.due === 0
  useRefusedCode(isCalculating ? undefined : quote, promo)
  const undelivered: AddressErrors =
    isUndelivered(quote) && !isCalculating ? { country: t('delivery.unavailable') } : {}

  /** Why the order cannot be placed now. */
  const reason = hasFailed
    ? t('checkout.needsTotal')
    : isUndelivered(quote)
      ? t('checkout.needsAddress')
      : quote === undefined || isCalculating
        ? t('checkout.calculating')
        : undefined

  const found: AddressErrors = { ...errors, ...undelivered }
  const shown: AddressErrors = {
    ...serverErrors,
    ...undelivered,
    ...atOnce,
    ...Object.fromEntries(
      Object.entries(found).filter(([field]) => summaryShown > 0 || left.has(field as AddressField)),
    ),
  }

  const change = (edit: Partial<AddressForm>) => {
    setForm(edit)
    setServerErrors({})
    foundAddress.typed()
  }
  const finish = async (outcome: PlaceOutcome) => {
    if (outcome.kind === 'pay') {
      rememberUnpaid(outcome.orderId)
      return outcome.start.kind === 'form'
        ? setKoko(outcome.start)
        : goOnToPay(outcome.start, outcome.orderId)
    }
    if (outcome.kind === 'placed') {
      discardDraft()
      toasts.success(t('checkout.placed'))
      await navigate(paths.orders())
      return reload()
    }
    setBusy(false)
    if (outcome.quote !== undefined) setQuote(outcome.quote)
    if (outcome.errors !== undefined) {
      setServerErrors(outcome.errors)
      setSummaryShown((times) => times + 1)
    }
    if (outcome.isCodeRefused) promo.remove(outcome.message)
    toasts.error(outcome.message)
    // The outcome is unknown: the next click repeats the same attempt.
    if (outcome.isOpen) return
    attempt.current = undefined
    onHold(false)
    void reload()
  }
  const stay = async () => {
    setKoko(undefined)
    attempt.current = undefined
    await onStay()
    onHold(false)
    await make()
    setBusy(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || isCalculating || hasFailed || quote === undefined) return
    if (Object.keys(found).length > 0) {
      setSummaryShown((times) => times + 1)
      return toasts.error(t('checkout.fillIn'))
    }
    setBusy(true)
    onHold(true)
    const { location } = foundAddress
    const method = isNoPaymentDue ? ('no-payment-due' as const) : chosenMethod
    const order = {
      form,
      items: lines.map(orderedItem),
      method,
      location,
      saveForFutureOrders: choice.savesNew,
    }
    const press = attemptAt(attempt.current, order, quote, cart.data?.version)
    attempt.current = press
    const outcome = await placeOrder({ ...order, ...press })
    if (outcome.kind !== 'refused') await choice.afterOrder(outcome.isAddressSaved)
    await finish(outcome)
  }
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      className="mx-auto grid max-w-[70rem] gap-8 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-0"
    >
      <div className="max-sm:-mx-4 lg:col-start-2">
        <OrderSummary lines={lines} quote={quote} seen={seen} hasFailed={hasFailed}>
          {quote === undefined ? null : (
            <>
              <PromoCodeField
                quote={quote}
                applied={promo.code}
                isForbidden={chosenMethod === 'cod' && !isNoPaymentDue}
                refusal={promo.refusal}
                onApply={(code) => {
                  // A payment method that allows promo codes, in case something remains to be paid.
                  if (chosenMethod === 'cod') setMethod('stripe')
                  promo.apply(code)
                }}
                onRemove={() => promo.remove()}
              />
              <CreditChoice quote={quote} isChosen={usesCredit} onChoose={setUsesCredit} />
            </>
          )}
        </OrderSummary>
      </div>
      <div className="flex flex-col gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <h1 className="text-display">{t('checkout.title')}</h1>
        {summaryShown > 0 && Object.keys(shown).length > 0 ? (
          <ErrorSummary key={summaryShown} errors={shown} country={country} />
        ) : null}
        <Suspense fallback={<Skeleton className="h-36" />}>
          <LocationPanel
            hasAddress={form.street !== '' || form.city !== ''}
            cartItems={items}
            onFill={(address, { coordinates }) => {
              const code = countries.find((one) => one.code === address.countryCode)?.phoneCode
              change(foundAddress.fill(address, coordinates, code))
              foundAddress.filled()
            }}
            onDecline={() => change(foundAddress.restore())}
            onConsent={foundAddress.setMaySave}
          />
        </Suspense>
        <SavedAddressChoice choice={choice} />
        <AddressFields
          form={form}
          errors={shown}
          countries={countries}
          country={country}
          states={states}
          onChange={(edit) => {
            foundAddress.edited(edit)
            change(edit)
          }}
          onLeave={(field) => setLeft((before) => new Set([...before, field]))}
        />
        <SaveAddress choice={choice} />
        <DeliveryChoice
          quote={quote}
          isCalculating={isCalculating}
          hasFailed={hasFailed}
          wantsExpress={wantsExpress}
          onChoose={setExpress}
        />
        {checkoutSections.map(({ name, Part }) => (
          <Part key={name} />
        ))}
        {isNoPaymentDue ? (
          <NothingToPay />
        ) : (
          <PaymentMethods
            offered={offered}
            chosen={chosenMethod}
            onChoose={(next) => {
              if (next === 'cod') promo.remove()
              setMethod(next)
            }}
          />
        )}
        {koko === undefined ? null : <KokoRedirect start={koko} onCancel={stay} />}
      </div>
      <div className="self-start max-sm:-mx-4 lg:sticky lg:top-8 lg:col-start-2">
        <PayPanel quote={quote} hasFailed={hasFailed} method={chosenMethod}>
          {hasFailed ? (
            <p role="alert" className="mt-4 text-small text-hibiscus">
              {t('checkout.quoteFailed')}{' '}
              <Button look="link" onClick={make}>
                {t('problem.tryAgain')}
              </Button>
            </p>
          ) : null}
          <PlaceButton isBusy={isBusy} reason={reason} />
        </PayPanel>
      </div>
    </form>
  )
}
