import { useNavigate } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { useToken } from '../../../platform/session.ts'
import { toasts } from '../../../platform/toasts.ts'

/** Does what needs an account, or says so and leads to the login; the design is there afterwards. */
export function useWithLogin() {
  const navigate = useNavigate()
  const token = useToken()
  return (reason: string, act: () => void) => {
    if (typeof token === 'string') return act()
    toasts.error(reason)
    void navigate(paths.login(window.location.pathname + window.location.search))
  }
}
