import { iconButtonClass } from '@first-fashion/ui'
import { User } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../platform/lost-chunk.ts'
import { paths } from '../platform/paths.ts'
import { useToken } from '../platform/session.ts'
import { useTranslation } from '../platform/words/use-translation.ts'

const SignedInMenu = lazyPart(() =>
  import('./signed-in-menu.tsx').then((module) => ({ default: module.SignedInMenu })),
)

/** A login link for visitors; a lazily loaded menu for logged-in users. */
export function AccountMenu() {
  const { t } = useTranslation()
  const token = useToken()
  const icon = <User aria-hidden="true" size={21} />
  if (token)
    return (
      <Suspense fallback={<span className={iconButtonClass()}>{icon}</span>}>
        <SignedInMenu icon={icon} />
      </Suspense>
    )
  return (
    <Link to={paths.login()} aria-label={t('shell.login')} className={iconButtonClass()}>
      {icon}
    </Link>
  )
}
