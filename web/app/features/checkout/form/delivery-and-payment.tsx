import { checkoutSections } from '../../../shell/slots/checkout-sections.ts'
import { PaymentMethods } from '../../payments/index.ts'
import { NothingToPay } from '../../store-credit/index.ts'
import { DeliveryChoice } from '../delivery-choice.tsx'
import type { Checkout } from './use-checkout.ts'

/** Delivery and the payment method, then what other features ask. */
export function DeliveryAndPayment({ checkout }: { readonly checkout: Checkout }) {
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
