import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { toasts } from '../../platform/toasts.ts'
import { settleOrder } from './settle-order.ts'
import { clearUnpaidOrder, readUnpaid } from './unpaid-order.ts'
import '../../platform/words/buying/paying.ts'

/**
 * Cancels the order that this tab was redirected to pay and came back from unpaid, so its stock, code and store
 * credit are free for the next order: when the screen opens, when the browser restores it from its cache
 * (`isCancelling` meanwhile: the cart's items may look sold out), and on request.
 */
export function useUnpaidOrder(token: string | null | undefined) {
  const { t } = useTranslation()
  const [isCancelling, setCancelling] = useState(() => readUnpaid() !== undefined)
  const cancelUnpaid = useCallback(async () => {
    const orderId = readUnpaid()
    if (orderId === undefined) return
    const answer = await api('order.cancel-unpaid', { body: { orderId } })
    // If the partner cannot be reached, the next screen tries again.
    if (answer.ok || answer.failure.code !== 'payments.unavailable') clearUnpaidOrder()
    if (answer.ok && answer.value.outcome === 'awaiting') toasts.info(t('paying.stillUnpaid'))
    const isPaid = answer.ok && answer.value.outcome === 'paid'
    if (isPaid) toasts.success(t('paying.ok'))
    await settleOrder(isPaid ? 'paid' : 'unpaid')
  }, [t])
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
