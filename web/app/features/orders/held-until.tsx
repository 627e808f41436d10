import { useMinutesLeft } from '../../platform/screen/use-minutes-left.ts'
import { timeOfDay } from '../../platform/time/shop-dates.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './orders-words.ts'

interface HeldProps {
  /** In ms. */
  readonly until: number
  /** The time is over: the order is no longer what it was. */
  readonly onOver: () => void
}

/** How long the items of an order are still held for its payment. */
export function HeldUntil({ until, onOver }: HeldProps) {
  const { t } = useTranslation()
  const left = useMinutesLeft(until, onOver)
  return (
    <p className="font-medium">
      {t('orders:held', { time: timeOfDay(until), left: t('orders:minutesLeft', { count: left }) })}
    </p>
  )
}
