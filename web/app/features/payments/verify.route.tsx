import { Spinner } from '@first-fashion/ui'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useStripeVerification } from './payments.mutations.ts'
import { isSignedOut, useLoginAgain, usePaymentReturn } from './use-payment-return.ts'
import './payments-words.ts'

/** The card provider's return page. The server asks the provider; the URL proves nothing. */
export default function VerifyPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const logInAgain = useLoginAgain()
  const orderId = query.get('orderId')

  const { mutate: verify } = useStripeVerification({
    onPaid: () => toasts.success(t('payments:ok')),
    onSettled: () => void navigate(paths.orders(), { replace: true }),
    onPending: () => void navigate(paths.orders(), { replace: true }),
    onFailed: (failure) => {
      if (isSignedOut(failure)) return logInAgain()
      toasts.error(failure.message || t('payments:failed'))
      void navigate(paths.cart(), { replace: true })
    },
  })
  usePaymentReturn(orderId !== null, () =>
    verify({
      success: query.get('success') ?? '',
      orderId: orderId ?? '',
      sessionId: query.get('session_id') ?? '',
    }),
  )

  return (
    <main
      id="content"
      className="page flex min-h-[60vh] flex-col items-center justify-center gap-4 text-center"
    >
      <title>{t('payments:pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <Spinner className="size-10 text-leaf" />
      <div role="status">
        <h1 className="text-heading">{t('payments:verifying')}</h1>
        <p className="mt-2 text-timber">{t('payments:stay')}</p>
      </div>
    </main>
  )
}
