import { Notice } from '@first-fashion/ui'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { clearToken } from '../../../platform/session.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../chat-words.ts'

/** The login, and back to this page with the chat open. */
export function useLoginForChat(): string {
  const { pathname, search } = useLocation()
  const back = new URLSearchParams(search)
  back.set('chat', 'open')
  return paths.login(`${pathname}?${back}`)
}

interface LoggedOutProps {
  readonly token: string
  readonly onClose: () => void
}

/** The session ended elsewhere. */
export function LoggedOut({ token, onClose }: LoggedOutProps) {
  const { t } = useTranslation()
  // With the token the login page would think that nothing is to be done.
  const forget = () => {
    flushSync(onClose)
    clearToken(token)
  }
  return (
    <Notice tone="information">
      {t('chat:loggedOut')}{' '}
      <Link to={useLoginForChat()} onClick={forget} className="underline">
        {t('chat:logIn')}
      </Link>
    </Notice>
  )
}
