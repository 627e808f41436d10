import { limits } from '@first-fashion/contract/limits'
import { Spinner } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { kokoReturnOf } from './koko-return.rules.ts'
import { useKokoVerification } from './payments.mutations.ts'
import { isSignedOut, useLoginAgain, usePaymentReturn } from './use-payment-return.ts'
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

  const { mutate: verify } = useKokoVerification({
    onPaid: () => {
      toasts.success(t('payments:kokoOk'))
      setState('paid')
    },
    onPending: () => setState('pending'),
    onFailed: (failure) => {
      if (isSignedOut(failure)) return logInAgain()
      const isBroken = failure.status === 0 || failure.status >= 500
      toasts.error(t(isBroken ? 'payments:kokoBroken' : 'payments:failed'))
      setState('failed')
    },
  })
  usePaymentReturn(returned.orderId !== '', () => verify(returned))
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
    <main
      id="content"
      className="page flex min-h-[60vh] flex-col items-center justify-center gap-4 text-center"
    >
      <title>{t('payments:kokoPageTitle')}</title>
      <meta name="robots" content="noindex" />
      <Spinner className={`size-10 text-leaf ${state === 'verifying' ? '' : 'invisible'}`} />
      <div role="status">
        <h1 className={`text-heading ${state === 'failed' ? 'text-hibiscus' : ''}`}>{t(title[state])}</h1>
        <p className="mt-2 text-timber">{t(text[state])}</p>
      </div>
    </main>
  )
}
