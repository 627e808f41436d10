import './payments-words.ts'
import '../../shell/slots/subscribers.ts'
import type { BodyOf, Calls } from '@first-fashion/contract'
import type { PaymentStart } from '@first-fashion/contract/payments/start'
import { useMutation } from '@tanstack/react-query'
import type { Failure } from '../../platform/api.ts'
import { call } from '../../platform/queries/call.ts'
import { failureOf, isUnreachable } from '../../platform/queries/refusal.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { orderSettled } from './payments.events.ts'
import { clearUnpaidOrder } from './unpaid-order.ts'

interface Outcomes {
  readonly onPaid: () => void
  /** The cart is up to date after a payment. */
  readonly onSettled?: () => void
  /** The partner has not decided yet: the order stays pending. */
  readonly onPending: () => void
  readonly onFailed: (failure: Failure) => void
}

export const useStripeVerification = (outcomes: Outcomes) =>
  useVerification(
    (body: BodyOf<Calls['payments.verify-stripe']>) => call('payments.verify-stripe', { body }),
    outcomes,
  )

export const useKokoVerification = (outcomes: Outcomes) =>
  useVerification(
    (body: BodyOf<Calls['payments.verify-koko']>) => call('payments.verify-koko', { body }),
    outcomes,
  )

export const useRazorpayVerification = (outcomes: Outcomes) =>
  useVerification(
    (body: BodyOf<Calls['payments.verify-razorpay']>) => call('payments.verify-razorpay', { body }),
    outcomes,
  )

/**
 * Asks the server how a payment ended; what the URL or the partner's script says proves nothing. While the shop cannot be
 * reached nobody knows: it is asked again, later each time, and `isUnreached` says so.
 */
function useVerification<Sent>(
  mutationFn: (sent: Sent) => Promise<unknown>,
  { onPaid, onSettled, onPending, onFailed }: Outcomes,
) {
  const { t } = useTranslation()
  const { mutate, isPending, failureCount } = useMutation({
    mutationFn,
    // Without a connection the page says so, instead of waiting in silence.
    networkMode: 'always',
    retry: (_, error) => isUnreachable(failureOf(error)),
    retryDelay: (failures) => Math.min(firstPauseMs * 2 ** failures, longestPauseMs),
    onSuccess: async () => {
      const settled = settleOrder('paid')
      onPaid()
      await settled
      onSettled?.()
    },
    onError: (error) => {
      const failure = failureOf(error)
      if (failure.code !== 'payments.still-open') return onFailed(failure)
      toasts.info(t('payments:stillUnpaid'))
      onPending()
    },
  })
  return { verify: mutate, isUnreached: isPending && failureCount > 0 }
}

const firstPauseMs = 1_000
const longestPauseMs = 15_000

interface PayAgain {
  readonly onStarted: (start: PaymentStart, heldUntil: number | null) => void
  readonly onFailed: (message: string) => void
}

/** Opens the payment of an order again. */
export const usePayAgain = (orderId: string, { onStarted, onFailed }: PayAgain) =>
  useMutation({
    mutationFn: () => call('order.pay-again', { body: { orderId } }),
    onSuccess: ({ start, heldUntil }) => onStarted(start, heldUntil),
    onError: (error) => onFailed(error.message),
  })

/** Cancels an order that was not paid, and shows what became of it. */
export function useUnpaidCancellation() {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: (orderId: string) => call('order.cancel-unpaid', { body: { orderId } }),
    onSuccess: ({ outcome }) => {
      clearUnpaidOrder()
      if (outcome === 'awaiting') toasts.info(t('payments:stillUnpaid'))
      if (outcome === 'paid') toasts.success(t('payments:ok'))
    },
    onError: (error) => {
      // If the partner cannot be reached, the next screen tries again.
      if (failureOf(error).code !== 'payments.unavailable') clearUnpaidOrder()
    },
    onSettled: (cancelled) => settleOrder(cancelled?.outcome === 'paid' ? 'paid' : 'unpaid'),
  })
}

/** Announces how the shopper's order ended. Resolves when the cart is up to date. */
const settleOrder = (outcome: 'paid' | 'unpaid') => orderSettled.emit({ outcome })
