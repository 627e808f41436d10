import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { PaymentReturn } from './payment-return.tsx'
import { useStripeVerification } from './payments.mutations.ts'
import { isSignedOut, useLoginAgain, usePaymentReturn, useUnreachedToast } from './use-payment-return.ts'
import './payments-words.ts'

/** The card provider's return page. The server asks the provider; the URL proves nothing. */
export default function VerifyPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const logInAgain = useLoginAgain()
  const orderId = query.get('orderId') ?? ''

  const fail = (message: string) => {
    toasts.error(message)
    void navigate(paths.cart(), { replace: true })
  }
  const { verify, isUnreached } = useStripeVerification({
    onPaid: () => toasts.success(t('payments:ok')),
    onSettled: () => void navigate(paths.orders(), { replace: true }),
    onPending: () => void navigate(paths.orders(), { replace: true }),
    onFailed: (failure) => {
      if (isSignedOut(failure)) return logInAgain()
      fail(failure.message || t('payments:failed'))
    },
  })
  usePaymentReturn(
    orderId !== '',
    () => verify({ success: query.get('success') ?? '', orderId, sessionId: query.get('session_id') ?? '' }),
    () => fail(t('payments:failed')),
  )
  useUnreachedToast(isUnreached, t('payments:failed'))

  return (
    <PaymentReturn
      title={t('payments:pageTitle')}
      heading={t('payments:verifying')}
      text={t('payments:stay')}
      isUnreached={isUnreached}
    />
  )
}
