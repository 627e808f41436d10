import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useToken } from '../../platform/session.ts'

/** Sends visitors to the login, and back here afterwards. Answers the token once there is one. */
export function useRequiredLogin(): string | null {
  const token = useToken()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (token === null) void navigate(paths.login(`${pathname}${search}`), { replace: true })
  }, [token, navigate, pathname, search])
  return token ?? null
}
