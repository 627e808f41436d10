import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { wasLeft } from './saved-draft.ts'
import './words/login-words.ts'

interface RequiredLogin {
  /** Nothing on the screen is given up for a session that has ended by itself. A logout leads to the login all the same. */
  readonly staysOpen?: boolean
}

/**
 * Sends visitors to the login, for a reason that they are told, and back here afterwards. Returns the token once there is
 * one.
 */
export function useRequiredLogin(reason?: string, { staysOpen = false }: RequiredLogin = {}): string | null {
  const { t } = useTranslation()
  const token = useToken()
  const before = useRef<string>(undefined)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (token) before.current = token
    if (token !== null) return
    if (staysOpen && before.current !== undefined && !wasLeft(before.current)) return
    // A user who did not log out sees why the login page appears.
    if (before.current === undefined) {
      if (reason !== undefined) toasts.error(reason)
    } else if (!wasLeft(before.current)) toasts.error(t('login:sessionEnded'))
    before.current = undefined
    void navigate(paths.login(`${pathname}${search}`), { replace: true })
  }, [token, navigate, pathname, search, reason, staysOpen, t])
  return token ?? null
}
