import { limits } from '@first-fashion/contract/limits'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { clearToken, currentToken, useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { clearUnpaidOrder } from './unpaid-order.ts'
import './payments-words.ts'

/**
 * Runs a payment return page's work once: `onNoOrder` if the address names no order. Without a login it waits 2 s, asks
 * for one, and comes back to the same URL [A2.66].
 */
export function usePaymentReturn(hasOrder: boolean, work: () => void, onNoOrder: () => void): void {
  const token = useToken()
  const logInAgain = useLoginAgain()
  const hasStarted = useRef(false)
  const latestWork = useRef(work)
  latestWork.current = hasOrder ? work : onNoOrder
  const latestLogin = useRef(logInAgain)
  latestLogin.current = logInAgain
  useEffect(() => {
    if (hasOrder) clearUnpaidOrder()
    if (token === undefined || hasStarted.current) return
    if (token === null && hasOrder) {
      const timer = window.setTimeout(() => latestLogin.current(), limits.verifyTokenWaitMs)
      return () => window.clearTimeout(timer)
    }
    hasStarted.current = true
    latestWork.current()
  }, [token, hasOrder])
}

/** A verification refused because the user is logged out or is another user. */
export const isSignedOut = ({ status }: { readonly status: number }): boolean =>
  status === 401 || status === 403

/** Goes to the login and back to this URL; another user is logged out. */
export function useLoginAgain(): () => void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return () => {
    const token = currentToken()
    if (token !== null) clearToken(token)
    toasts.error(t('payments:login'))
    void navigate(paths.login(`${window.location.pathname}${window.location.search}`), { replace: true })
  }
}

/** Says once that the shop could not be asked how a payment ended [A8.24]. */
export function useUnreachedToast(isUnreached: boolean, words: string): void {
  useEffect(() => {
    if (isUnreached) toasts.error(words)
  }, [isUnreached, words])
}
