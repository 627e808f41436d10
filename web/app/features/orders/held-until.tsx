import { useEffect, useState } from 'react'
import { shopTime } from '../../platform/time/shop-time.ts'
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
  const time = new Date(until).toLocaleTimeString('en-GB', { timeStyle: 'short' })
  return (
    <p className="w-full text-small text-timber sm:text-right">
      {t('orders:held', { time, left: t('orders:minutesLeft', { count: left }) })}
    </p>
  )
}

const aMinuteMs = 60_000

/** Counts down by the minute: a number that changes each second would only hurry. */
function useMinutesLeft(until: number, onOver: () => void): number {
  const [now, setNow] = useState(() => shopTime())
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return onOver()
    const timer = window.setInterval(() => setNow(shopTime()), 5_000)
    return () => window.clearInterval(timer)
  }, [isOver, onOver])
  return Math.max(0, Math.ceil((until - now) / aMinuteMs))
}
