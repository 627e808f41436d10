import { Spinner } from '@first-fashion/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { toasts } from '../../platform/toasts.ts'
import { settleOrder } from './settle-order.ts'
import { isSignedOut, isStillOpen, useLoginAgain, usePaymentReturn } from './use-payment-return.ts'
import '../../platform/words/buying/paying.ts'

/** The card provider's return page. The server asks the provider; the URL proves nothing. */
export default function VerifyPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const logInAgain = useLoginAgain()
  const orderId = query.get('orderId')

  usePaymentReturn(orderId !== null, async () => {
    const body = {
      success: query.get('success') ?? '',
      orderId: orderId ?? '',
      sessionId: query.get('session_id') ?? '',
    }
    const answer = await api('payments.verify-stripe', { body })
    if (answer.ok) {
      const settled = settleOrder('paid')
      toasts.success(t('paying.ok'))
      await settled
      return void navigate(paths.orders(), { replace: true })
    }
    if (isSignedOut(answer.failure)) return logInAgain()
    if (isStillOpen(answer.failure)) {
      toasts.info(t('paying.stillUnpaid'))
      return void navigate(paths.orders(), { replace: true })
    }
    toasts.error(answer.failure.message || t('paying.failed'))
    void navigate(paths.cart(), { replace: true })
  })

  return (
    <main
      id="content"
      className="page flex min-h-[60vh] flex-col items-center justify-center gap-4 text-center"
    >
      <title>{t('paying.pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <Spinner className="size-10 text-leaf" />
      <div role="status">
        <h1 className="text-heading">{t('paying.verifying')}</h1>
        <p className="mt-2 text-timber">{t('paying.stay')}</p>
      </div>
    </main>
  )
}
