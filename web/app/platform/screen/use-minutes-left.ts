import { useEffect, useState } from 'react'
import { shopTime } from '../time/shop-time.ts'

const aMinuteMs = 60_000

/** Counts down by the minute: a number that changes each second would only hurry. `onOver` is called once it is over. */
export function useMinutesLeft(until: number, onOver: () => void): number {
  const [now, setNow] = useState(() => shopTime())
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return onOver()
    const timer = window.setInterval(() => setNow(shopTime()), 5_000)
    return () => window.clearInterval(timer)
  }, [isOver, onOver])
  return Math.max(0, Math.ceil((until - now) / aMinuteMs))
}
