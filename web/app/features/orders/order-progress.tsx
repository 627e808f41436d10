import { fulfilmentSteps } from '@first-fashion/contract/orders/status'
import { shortDay } from '../../platform/time/shop-dates.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import type { OrderCardView } from './order-card-view.ts'
import './orders-words.ts'

/**
 * The five steps of an order on its way, with the dates of those it has reached. One that was skipped is passed, but
 * nobody recorded it: it has no date, and its bar is only outlined.
 */
export function OrderProgress({ order }: { readonly order: OrderCardView }) {
  const { t } = useTranslation()
  const dates = datesOf(order)
  const reached = fulfilmentSteps.findLastIndex((step) => dates.has(step))
  if (order.status === 'Cancelled') return null
  return (
    <ol
      aria-label={t('orders:progress')}
      className="grid gap-x-2 gap-y-3 border-b border-hairline px-5 py-4 text-small sm:grid-cols-5"
    >
      {fulfilmentSteps.map((step, at) => (
        <li
          key={step}
          aria-current={at === reached ? 'step' : undefined}
          className="flex gap-3 sm:flex-col sm:gap-2"
        >
          <span
            aria-hidden="true"
            className={`mt-2 h-1 w-6 shrink-0 sm:mt-0 sm:w-full ${barOf(at <= reached, dates.has(step))}`}
          />
          <span className={at <= reached ? '' : 'text-timber'}>
            <span className={at === reached ? 'block font-semibold' : 'block'}>{step}</span>
            <span className="block text-timber tabular-nums">
              {dates.get(step) ?? (at < reached ? t('orders:notRecorded') : '')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

const barOf = (isPassed: boolean, isRecorded: boolean): string => {
  if (!isPassed) return 'bg-hairline'
  return isRecorded ? 'bg-lagoon' : 'border border-lagoon'
}

/** The day on which each step was reached. */
function datesOf({ date, events }: OrderCardView): Map<string, string> {
  const moved = events.filter(({ text }) => fulfilmentSteps.some((step) => step === text))
  return new Map([
    ['Order Placed', shortDay(date)],
    ...moved.map(({ text, at }) => [text, shortDay(at)] as const),
  ])
}
