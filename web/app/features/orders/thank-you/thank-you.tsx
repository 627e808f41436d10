import { isCustomItem } from '@first-fashion/contract/custom-products/custom-item'
import type { Order } from '@first-fashion/contract/orders/order'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { expectedDays } from './thank-you.rules.ts'
import '../orders-words.ts'

interface Props {
  readonly order: Order
  /** How many days after its delivery it can be returned. */
  readonly returnDays: number
}

/** Thanks for the order that was just placed: where its email went, when it comes, and what happens next. */
export function ThankYou({ order, returnDays }: Props) {
  const { t } = useTranslation()
  const expected = expectedDays(order)
  return (
    <section aria-labelledby="thank-you" className="border border-b-0 border-hairline bg-sand px-5 py-5">
      <h2 id="thank-you" className="flex items-center gap-3 text-title">
        <CircleCheck aria-hidden="true" size={24} className="shrink-0 text-leaf" />
        {t('orders:thanks')}
      </h2>
      <p className="mt-2 wrap-anywhere">{t('orders:emailed', { email: order.email })}</p>
      {expected === undefined ? null : <p className="mt-1">{t('orders:expected', expected)}</p>}
      <p className="mt-1 text-timber">
        {nextWords(order)
          .map((words) => t(words, { count: returnDays }))
          .join(' ')}
      </p>
    </section>
  )
}

/** What happens next, and what can come back: of what is made for its shopper only what is faulty. */
function nextWords({ items, canCancel }: Order) {
  if (items.every(isCustomItem))
    return [canCancel ? 'orders:nextToMake' : 'orders:nextMade', 'orders:nextFaults'] as const
  const returns = items.some(isCustomItem)
    ? (['orders:nextReturns', 'orders:nextMadeReturns'] as const)
    : (['orders:nextReturns'] as const)
  return [canCancel ? 'orders:next' : 'orders:nextMade', ...returns] as const
}
