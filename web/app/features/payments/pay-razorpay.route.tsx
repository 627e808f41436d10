import { Button, buttonClass } from '@first-fashion/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useMinutesLeft } from '../../platform/screen/use-minutes-left.ts'
import { timeOfDay } from '../../platform/time/shop-dates.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useRequiredLogin } from '../accounts/index.ts'
import { PaymentReturn } from './payment-return.tsx'
import { usePayAgain, useRazorpayVerification } from './payments.mutations.ts'
import { loadRazorpay, openRazorpay, type RazorpayStart } from './razorpay-window.ts'
import { clearUnpaidOrder } from './unpaid-order.ts'
import { useUnreachedToast } from './use-payment-return.ts'
import './payments-words.ts'

type State = 'opening' | 'verifying' | 'left' | 'broken'

/**
 * The only page that runs Razorpay's script. It opens with a full load, so no other page has to allow the script.
 * A reload, or coming back here, opens the same payment again.
 */
export default function PayRazorpayPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const token = useRequiredLogin()
  const { state, isUnreached, heldUntil, pay } = useRazorpay(query.get('orderId') ?? '')
  const hasBegun = useRef(false)
  useEffect(() => {
    if (token === null || hasBegun.current) return
    hasBegun.current = true
    pay()
  }, [token, pay])
  if (state === 'opening' || state === 'verifying')
    return (
      <PaymentReturn
        title={t('payments:razorpayPageTitle')}
        heading={t(state === 'opening' ? 'payments:razorpayOpening' : 'payments:verifying')}
        text={t('payments:stay')}
        isUnreached={isUnreached}
      >
        {heldUntil === null ? null : <HeldWhilePaying until={heldUntil} />}
      </PaymentReturn>
    )
  return (
    <main
      id="content"
      className="page flex min-h-[60vh] flex-col items-center justify-center gap-4 text-center"
    >
      <title>{t('payments:razorpayPageTitle')}</title>
      <meta name="robots" content="noindex" />
      <div role="alert" className="max-w-[32rem]">
        <h1 className="text-heading">{t('payments:razorpayLeft')}</h1>
        <p className="mt-2 text-timber">
          {t(state === 'broken' ? 'payments:razorpayBroken' : 'payments:razorpayLeftText')}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={pay}>{t('payments:payNow')}</Button>
        <Link to={paths.cart()} className={buttonClass('secondary')}>
          {t('payments:backToCart')}
        </Link>
      </div>
      {heldUntil === null ? null : <HeldWhilePaying until={heldUntil} />}
    </main>
  )
}

/** The countdown of what is held while the shopper pays. */
function HeldWhilePaying({ until }: { readonly until: number }) {
  const { t } = useTranslation()
  const left = useMinutesLeft(until, nothing)
  const time = timeOfDay(until)
  return (
    <p className="text-small text-timber tabular-nums">
      {left === 0 ? t('payments:heldOver') : t('payments:held', { time, count: left })}
    </p>
  )
}

const nothing = () => undefined

function useRazorpay(orderId: string) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [state, setState] = useState<State>('opening')
  const [heldUntil, setHeldUntil] = useState<number | null>(null)
  const { verify, isUnreached } = useVerifiedPayment()
  const leave = (why: string) => {
    toasts.error(why)
    void navigate(paths.orders(), { replace: true })
  }
  const open = async (start: RazorpayStart) => {
    try {
      await loadRazorpay(start.checkout.scriptUrl)
      const answer = await openRazorpay(start)
      setState(answer === undefined ? 'left' : 'verifying')
      if (answer === undefined) return
      clearUnpaidOrder()
      verify(answer)
    } catch {
      setState('broken')
    }
  }
  const { mutate: start } = usePayAgain(orderId, {
    onStarted: (started, until) => {
      setHeldUntil(until)
      return started.kind === 'script' ? void open(started) : leave(t('payments:failed'))
    },
    onFailed: leave,
  })
  const pay = useCallback(() => {
    setState('opening')
    start()
  }, [start])
  return { state, isUnreached, heldUntil, pay }
}

/** Asks the server how the payment ended, and goes on from there. */
function useVerifiedPayment() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const verification = useRazorpayVerification({
    onPaid: () => toasts.success(t('payments:ok')),
    onSettled: () => void navigate(paths.orders(), { replace: true }),
    onPending: () => void navigate(paths.orders(), { replace: true }),
    onFailed: ({ message }) => {
      toasts.error(message || t('payments:failed'))
      void navigate(paths.cart(), { replace: true })
    },
  })
  useUnreachedToast(verification.isUnreached, t('payments:failed'))
  return verification
}
