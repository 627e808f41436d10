import { limits } from '@first-fashion/contract/limits'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import '../../platform/words/buying/paying.ts'

/**
 * Does the work of a page that a partner sent the shopper back to, once. Without an order it leads to the cart; without
 * a login it waits 2 s, asks for one, and comes back to the same address (spec A section 2).
 */
export function usePaymentReturn(hasOrder: boolean, work: () => Promise<void>): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const token = useToken()
  const hasAsked = useRef(false)
  const latestWork = useRef(work)
  latestWork.current = work
  useEffect(() => {
    if (!hasOrder) return void navigate(paths.cart(), { replace: true })
    if (token === undefined || hasAsked.current) return
    if (token === null) {
      const timer = window.setTimeout(() => {
        toasts.error(t('paying.login'))
        void navigate(paths.login(`${window.location.pathname}${window.location.search}`), { replace: true })
      }, limits.verifyTokenWaitMs)
      return () => window.clearTimeout(timer)
    }
    hasAsked.current = true
    void latestWork.current()
  }, [token, hasOrder, navigate, t])
}

/** A verification that was refused because nobody is signed in (any more) leads to the login. */
export const isSignedOut = ({ status }: { readonly status: number }): boolean =>
  status === 401 || status === 403
