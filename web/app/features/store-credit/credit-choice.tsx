import type { Quote } from '@first-fashion/contract/checkout/quote'
import { limits } from '@first-fashion/contract/limits'
import { formatPrice } from '@first-fashion/contract/money/money'
import { Checkbox } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './store-credit-words.ts'

interface ChoiceProps {
  readonly quote: Quote
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

/** Whether the order uses store credit; hidden for shoppers without any. */
export function CreditChoice({ quote, isChosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation()
  const { available, used } = quote.storeCredit
  if (available === 0) return null
  const price = (rupees: number) => formatPrice(rupees, quote.currency)
  const leavesSomeUnused = isChosen && used < available && quote.due > 0 && quote.due <= limits.leastDueRupees
  return (
    <div className="mb-2">
      <Checkbox
        label={t('store-credit:use', { amount: price(available) })}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {leavesSomeUnused ? (
        <p role="status" className="text-small text-timber">
          {t('store-credit:least', { amount: price(limits.leastDueRupees) })}
        </p>
      ) : null}
    </div>
  )
}
