import { limits } from '@first-fashion/contract/limits'
import { Spinner } from '@first-fashion/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useCart } from '../cart/cart-provider.tsx'
import { forgetDraft } from './address-form.ts'
import '../../platform/words/later.ts'

/** Where the card provider sends the shopper back. The server asks the provider; the address proves nothing. */
export default function VerifyPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const token = useToken()
  const { reload } = useCart()
  const hasAsked = useRef(false)

  useEffect(() => {
    const orderId = query.get('orderId')
    if (orderId === null) return void navigate(paths.cart(), { replace: true })
    if (token === undefined) return
    if (token === null) {
      if (hasAsked.current) return
      const timer = window.setTimeout(() => {
        toasts.error(t('verify.login'))
        void navigate(paths.login(`${window.location.pathname}${window.location.search}`), { replace: true })
      }, limits.verifyTokenWaitMs)
      return () => window.clearTimeout(timer)
    }
    if (hasAsked.current) return
    hasAsked.current = true
    const body = { success: query.get('success') ?? '', orderId, sessionId: query.get('session_id') ?? '' }
    void api('payments.verify-stripe', { body }).then(async (answer) => {
      if (answer.ok) {
        forgetDraft()
        toasts.success(t('verify.ok'))
        await reload()
        return void navigate(paths.orders(), { replace: true })
      }
      if (answer.failure.status === 401) {
        toasts.error(t('verify.login'))
        return void navigate(paths.login(), { replace: true })
      }
      toasts.error(answer.failure.message || t('verify.failed'))
      void navigate(paths.cart(), { replace: true })
    })
  }, [token, query, navigate, t, reload])

  return (
    <main
      id="content"
      className="page flex min-h-[60vh] flex-col items-center justify-center gap-4 text-center"
    >
      <title>{t('verify.pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <Spinner className="size-10 text-leaf" />
      <div role="status">
        <h1 className="text-heading">{t('verify.verifying')}</h1>
        <p className="mt-2 text-timber">{t('verify.stay')}</p>
      </div>
    </main>
  )
}
