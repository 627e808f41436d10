import { CreditChoice } from '../../store-credit/index.ts'
import { OrderSummary } from '../order-summary.tsx'
import { PromoCodeField } from '../promo-code-field.tsx'
import { isEstimated } from '../quote/estimated-quote.rules.ts'
import type { Checkout } from './use-checkout.ts'

/** The items and sums, with the promo code and store credit. */
export function SummaryPart({ checkout }: { readonly checkout: Checkout }) {
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
