import { useCallback, useEffect, useRef, useState } from 'react'
import { useUnpaidCancellation } from './payments.mutations.ts'
import { readUnpaid } from './unpaid-order.ts'

/**
 * Cancels the order that this tab was redirected to pay and came back from unpaid, so its stock, code and store
 * credit are free for the next order: when the screen opens, when the browser restores it from its cache
 * (`isCancelling` meanwhile: the cart's items may look sold out), and on request.
 */
export function useUnpaidOrder(token: string | null | undefined) {
  const [isCancelling, setCancelling] = useState(() => readUnpaid() !== undefined)
  const { mutateAsync: cancel } = useUnpaidCancellation()
  const cancelUnpaid = useCallback(async () => {
    const orderId = readUnpaid()
    if (orderId !== undefined) await cancel(orderId).catch(() => undefined)
  }, [cancel])
  const latest = useRef(cancelUnpaid)
  latest.current = cancelUnpaid
  useEffect(() => {
    if (!token) return
    const arrive = () => {
      setCancelling(readUnpaid() !== undefined)
      void latest.current().finally(() => setCancelling(false))
    }
    const cameBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) arrive()
    }
    arrive()
    window.addEventListener('pageshow', cameBack)
    return () => window.removeEventListener('pageshow', cameBack)
  }, [token])
  return { isCancelling, cancelUnpaid }
}
