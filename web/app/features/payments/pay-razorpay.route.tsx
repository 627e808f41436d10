import { Button, buttonClass, Spinner } from '@first-fashion/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { toasts } from '../../platform/toasts.ts'
import { useRequiredLogin } from '../accounts/index.ts'
import { loadRazorpay, openRazorpay, type RazorpayAnswer } from './razorpay-window.ts'
import { settleOrder } from './settle-order.ts'
import { clearUnpaidOrder } from './unpaid-order.ts'
import { isStillOpen } from './use-payment-return.ts'
import '../../platform/words/buying/paying.ts'

type State = 'opening' | 'verifying' | 'left' | 'broken'

/**
 * The only page that runs Razorpay's script. It opens with a full load, so no other page has to allow the script.
 * A reload, or coming back here, opens the same payment again.
 */
export default function PayRazorpayPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const token = useRequiredLogin()
  const { state, pay } = useRazorpay(query.get('orderId') ?? '')
  const hasBegun = useRef(false)
  useEffect(() => {
    if (token === null || hasBegun.current) return
    hasBegun.current = true
    void pay()
  }, [token, pay])
  const isWaiting = state === 'opening' || state === 'verifying'
  return (
    <main
      id="content"
      className="page flex min-h-[60vh] flex-col items-center justify-center gap-4 text-center"
    >
      <title>{t('paying.razorpayPageTitle')}</title>
      <meta name="robots" content="noindex" />
      {isWaiting ? (
        <>
          <Spinner className="size-10 text-leaf" />
          <div role="status">
            <h1 className="text-heading">
              {t(state === 'opening' ? 'paying.razorpayOpening' : 'paying.verifying')}
            </h1>
            <p className="mt-2 text-timber">{t('paying.stay')}</p>
          </div>
        </>
      ) : (
        <>
          <div role="alert" className="max-w-[32rem]">
            <h1 className="text-heading">{t('paying.razorpayLeft')}</h1>
            <p className="mt-2 text-timber">
              {t(state === 'broken' ? 'paying.razorpayBroken' : 'paying.razorpayLeftText')}
            </p>
          </div>
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => void pay()}>{t('paying.payNow')}</Button>
            <Link to={paths.cart()} className={buttonClass('secondary')}>
              {t('paying.backToCart')}
            </Link>
          </div>
        </>
      )}
    </main>
  )
}

function useRazorpay(orderId: string) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [state, setState] = useState<State>('opening')
  const verify = useVerification()
  const pay = useCallback(async () => {
    setState('opening')
    const started = await api('order.pay-again', { body: { orderId } })
    if (!started.ok || started.value.start.kind !== 'script') {
      toasts.error(started.ok ? t('paying.failed') : started.failure.message)
      return void navigate(paths.orders(), { replace: true })
    }
    const { start } = started.value
    try {
      await loadRazorpay(start.checkout.scriptUrl)
      const answer = await openRazorpay(start)
      if (answer === undefined) return setState('left')
      setState('verifying')
      await verify(answer)
    } catch {
      setState('broken')
    }
  }, [orderId, navigate, verify, t])
  return { state, pay }
}

/** Asks the server how the payment ended, and goes on from there. */
function useVerification() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useCallback(
    async (body: RazorpayAnswer) => {
      clearUnpaidOrder()
      const answer = await api('payments.verify-razorpay', { body })
      if (!answer.ok && isStillOpen(answer.failure)) {
        toasts.info(t('paying.stillUnpaid'))
        return void navigate(paths.orders(), { replace: true })
      }
      if (!answer.ok) {
        toasts.error(answer.failure.message || t('paying.failed'))
        return void navigate(paths.cart(), { replace: true })
      }
      const settled = settleOrder('paid')
      toasts.success(t('paying.ok'))
      await settled
      void navigate(paths.orders(), { replace: true })
    },
    [navigate, t],
  )
}
