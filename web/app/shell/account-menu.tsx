import { DropMenu, iconButtonClass, MenuButton, menuEntryClass } from '@first-fashion/ui'
import { User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { logout } from '../features/accounts/logout.ts'
import { paths } from '../platform/paths.ts'
import { useToken } from '../platform/session.ts'

/** A link to the login for visitors; a menu for whoever is logged in. */
export function AccountMenu() {
  const { t } = useTranslation()
  const token = useToken()
  if (token) return <Menu />
  return (
    <Link to={paths.login()} aria-label={t('shell.login')} className={iconButtonClass()}>
      <User aria-hidden="true" size={21} />
    </Link>
  )
}

const entries = [
  { word: 'shell.myProfile', to: paths.profile() },
  { word: 'shell.orders', to: paths.orders() },
  { word: 'shell.loyalty', to: paths.loyalty() },
  { word: 'shell.wishlist', to: paths.wishlist() },
] as const

function Menu() {
  const { t } = useTranslation()
  return (
    <DropMenu
      label={t('shell.account')}
      buttonClass={iconButtonClass()}
      button={<User aria-hidden="true" size={21} />}
    >
      {entries.map(({ word, to }) => (
        <li key={to}>
          <Link to={to} className={menuEntryClass}>
            {t(word)}
          </Link>
        </li>
      ))}
      <li className="mt-2 border-t border-hairline pt-2">
        <MenuButton onClick={() => logout(t('shell.loggedOut'))}>{t('shell.logout')}</MenuButton>
      </li>
    </DropMenu>
  )
}
