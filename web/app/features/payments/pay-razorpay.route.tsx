import './payments-words.ts'
import type { PaymentStart } from '@first-fashion/contract/payments/start'
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
import { clearUnpaidOrder } from './unpaid-order.ts'
import { useUnreachedToast } from './use-payment-return.ts'

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

type RazorpayStart = Extract<PaymentStart, { kind: 'script' }>

/** The result of Razorpay's script after a payment; the server verifies its signature. */
interface RazorpayAnswer {
  readonly razorpay_order_id: string
  readonly razorpay_payment_id: string
  readonly razorpay_signature: string
}

interface RazorpayOptions {
  readonly key: string
  readonly amount: number
  readonly currency: string
  readonly name: string
  readonly description: string
  readonly order_id: string
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string }
  readonly handler: (answer: RazorpayAnswer) => void
  readonly modal: { readonly ondismiss: () => void }
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => { open(): void }
  }
}

/** Loads the script once. Rejects when it cannot be loaded. */
function loadRazorpay(scriptUrl: string): Promise<void> {
  if (window.Razorpay !== undefined) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('the script of Razorpay cannot be loaded'))
    }
    document.head.append(script)
  })
}

/** Opens Razorpay's window; undefined when it was closed without paying. The shopper can retry a refused card in it. */
function openRazorpay({ order, checkout }: RazorpayStart): Promise<RazorpayAnswer | undefined> {
  return new Promise((resolve, reject) => {
    if (window.Razorpay === undefined) return reject(new Error('the script of Razorpay is not there'))
    const { key, name, description, prefill } = checkout
    const { id, amount, currency } = order
    const options = { key, amount, currency, name, description, order_id: id, prefill }
    new window.Razorpay({
      ...options,
      handler: resolve,
      modal: { ondismiss: () => resolve(undefined) },
    }).open()
  })
}
