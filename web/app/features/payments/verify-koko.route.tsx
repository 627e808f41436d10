import { limits } from '@first-fashion/contract/limits'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { kokoReturnOf } from './koko-return.rules.ts'
import { PaymentReturn } from './payment-return.tsx'
import { useKokoVerification } from './payments.mutations.ts'
import { isSignedOut, useLoginAgain, usePaymentReturn, useUnreachedToast } from './use-payment-return.ts'
import './payments-words.ts'

type State = 'verifying' | 'paid' | 'pending' | 'failed'

/** Koko's return page. The server asks Koko: only its answer counts, not the URL. */
export default function VerifyKokoPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const logInAgain = useLoginAgain()
  const [state, setState] = useState<State>('verifying')
  const returned = kokoReturnOf(search)

  const fail = (message: string) => {
    toasts.error(message)
    setState('failed')
  }
  const { verify, isUnreached } = useKokoVerification({
    onPaid: () => {
      toasts.success(t('payments:kokoOk'))
      setState('paid')
    },
    onPending: () => setState('pending'),
    onFailed: (failure) => {
      if (isSignedOut(failure)) return logInAgain()
      fail(t('payments:failed'))
    },
  })
  usePaymentReturn(
    returned.orderId !== '',
    () => verify(returned),
    () => fail(t('payments:failed')),
  )
  useUnreachedToast(isUnreached, t('payments:kokoBroken'))
  useEffect(() => {
    if (state === 'verifying') return
    const target = state === 'failed' ? paths.cart() : paths.orders()
    const timer = window.setTimeout(() => void navigate(target, { replace: true }), limits.kokoReturnDelayMs)
    return () => window.clearTimeout(timer)
  }, [state, navigate])

  const title = {
    verifying: 'payments:kokoVerifying',
    paid: 'payments:kokoDone',
    pending: 'payments:kokoPending',
    failed: 'payments:kokoFailed',
  } as const
  const text = {
    verifying: 'payments:stay',
    paid: 'payments:toOrders',
    pending: 'payments:toOrders',
    failed: 'payments:toCart',
  } as const
  return (
    <PaymentReturn
      title={t('payments:kokoPageTitle')}
      heading={t(title[state])}
      text={t(text[state])}
      isOver={state !== 'verifying'}
      isFailed={state === 'failed'}
      isUnreached={isUnreached}
    />
  )
}
