import '../words/checkout-words.ts'
import type { CartLine } from '@first-fashion/contract/cart/calls'
import { Button } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import { track } from '../../../platform/tracking.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { checkoutSections } from '../../../shell/slots/checkout-sections.ts'
import { KokoRedirect, PaymentMethods } from '../../payments/index.ts'
import { CreditChoice, NothingToPay } from '../../store-credit/index.ts'
import { DeliveryChoice } from '../delivery-choice.tsx'
import { OrderSummary } from '../order-summary.tsx'
import { PayPanel } from '../pay-panel.tsx'
import { PromoCodeField } from '../promo-code-field.tsx'
import { isEstimated } from '../quote/estimated-quote.rules.ts'
import { isUndelivered } from '../quoted-lines.rules.ts'
import { AddressPart } from './address-part.tsx'
import { type Checkout, useCheckout } from './use-checkout.ts'
import { usePlacing } from './use-placing.ts'

interface FormProps {
  readonly lines: readonly CartLine[]
  /** After the click, the ordered items stay on the screen until the order is known to have failed. */
  readonly onHold: (isHeld: boolean) => void
  /** The shopper came back without paying: the placed order is cancelled. */
  readonly onStay: () => Promise<void>
}

/** The checkout form, from the address to the pay button. */
export function CheckoutForm({ lines, ...holding }: FormProps) {
  const { t } = useTranslation()
  const checkout = useCheckout(lines)
  useCountedStart(lines)
  const { submit, stay, isBusy, errorsShown, koko } = usePlacing(checkout, holding)
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      className="mx-auto grid max-w-[70rem] gap-6 sm:gap-8 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-0"
    >
      <div className="max-sm:-mx-4 lg:col-start-2">
        <SummaryPart checkout={checkout} />
      </div>
      <div className="flex flex-col gap-6 sm:gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <h1 className="text-heading sm:text-display">{t('checkout:title')}</h1>
        <AddressPart checkout={checkout} errorsShown={errorsShown} />
        <DeliveryAndPayment checkout={checkout} />
        {koko === undefined ? null : <KokoRedirect start={koko} onCancel={stay} />}
      </div>
      <div className="self-start max-sm:-mx-4 lg:sticky lg:top-8 lg:col-start-2">
        <PayPart checkout={checkout} isBusy={isBusy} />
      </div>
    </form>
  )
}

/** Tells those who count visits, once, that the checkout of these lines began. */
function useCountedStart(lines: readonly CartLine[]): void {
  const [first] = useState(lines)
  useEffect(() => {
    const items = first.map(({ productId: id, name, price, quantity }) => ({ id, name, price, quantity }))
    const value = first.reduce((sum, { lineTotal }) => sum + lineTotal, 0)
    track({ kind: 'begin-checkout', items, value })
  }, [first])
}

interface PayProps {
  readonly checkout: Checkout
  readonly isBusy: boolean
}

function PayPart({ checkout: { quoted, payment }, isBusy }: PayProps) {
  const { t } = useTranslation()
  const { quote, hasFailed, isCalculating, make } = quoted
  /** Why the order cannot be placed now. */
  const reason =
    hasFailed && quote === undefined
      ? t('checkout:needsTotal')
      : isUndelivered(quote)
        ? t('checkout:needsAddress')
        : quote === undefined || isCalculating
          ? t('checkout:calculating')
          : undefined
  return (
    <PayPanel quote={quote} hasFailed={hasFailed} method={payment.chosen}>
      {hasFailed ? (
        <p role="alert" className="mt-4 text-small text-hibiscus">
          {t(quote === undefined ? 'checkout:quoteFailed' : 'checkout:estimated')}{' '}
          <Button variant="link" onClick={make}>
            {t('problem.tryAgain')}
          </Button>
        </p>
      ) : null}
      <PlaceButton isBusy={isBusy} reason={reason} />
    </PayPanel>
  )
}

interface PlaceButtonProps {
  readonly isBusy: boolean
  /** Why the order cannot be placed now; undefined when it can. */
  readonly reason: string | undefined
}

/** The button that places the order, and why it is disabled. */
function PlaceButton({ isBusy, reason }: PlaceButtonProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        type="submit"
        busy={isBusy}
        disabled={reason !== undefined}
        aria-describedby="place-order-reason"
        className="mt-5 w-full"
      >
        {t('checkout:place')}
      </Button>
      <p id="place-order-reason" role="status" className="mt-2 min-h-6 text-center text-small text-timber">
        {reason}
      </p>
    </>
  )
}

/** The items and sums, with the promo code and store credit. */
function SummaryPart({ checkout }: { readonly checkout: Checkout }) {
  const { lines, quoted, promo, payment, credit, isNoPaymentDue } = checkout
  const { quote, seen, hasFailed } = quoted
  return (
    <OrderSummary lines={lines} quote={quote} seen={seen} hasFailed={hasFailed}>
      {quote === undefined || isEstimated(quote) ? null : (
        <>
          <PromoCodeField
            quote={quote}
            applied={promo.code}
            isForbidden={payment.chosen === 'cod' && !isNoPaymentDue}
            refusal={promo.refusal}
            onApply={(code) => {
              // A payment method that allows promo codes, in case something remains to be paid.
              if (payment.chosen === 'cod') payment.choose('stripe')
              promo.apply(code)
            }}
            onRemove={() => promo.remove()}
          />
          <CreditChoice quote={quote} isChosen={credit.isUsed} onChoose={credit.choose} />
        </>
      )}
    </OrderSummary>
  )
}

/** Delivery and the payment method, then what other features ask. */
function DeliveryAndPayment({ checkout }: { readonly checkout: Checkout }) {
  const { address, quoted, express, promo, payment, isNoPaymentDue } = checkout
  const { quote, isCalculating, hasFailed } = quoted
  return (
    <>
      <DeliveryChoice
        place={address.form.city || (address.country?.name ?? '')}
        quote={quote}
        isCalculating={isCalculating}
        hasFailed={hasFailed}
        wantsExpress={express.isChosen}
        onChoose={express.choose}
      />
      {isNoPaymentDue ? (
        <NothingToPay />
      ) : (
        <PaymentMethods
          offered={payment.offered}
          chosen={payment.chosen}
          onChoose={(next) => {
            if (next === 'cod') promo.remove()
            payment.choose(next)
          }}
        />
      )}
      {checkoutSections.map(({ name, Part }) => (
        <Part key={name} quote={isCalculating || hasFailed ? undefined : quote} />
      ))}
    </>
  )
}
