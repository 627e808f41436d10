import { DropMenu, iconButtonClass, MenuButton, menuEntryClass } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { logout } from '../features/accounts/logout.ts'
import { paths } from '../platform/paths.ts'

const entries = [
  { word: 'shell.myProfile', to: paths.profile() },
  { word: 'shell.orders', to: paths.orders() },
  { word: 'shell.loyalty', to: paths.loyalty() },
  { word: 'shell.wishlist', to: paths.wishlist() },
] as const

/** The customer's own places, and the way out. */
export function SignedInMenu({ icon }: { readonly icon: ReactNode }) {
  const { t } = useTranslation()
  return (
    <DropMenu label={t('shell.account')} buttonClass={iconButtonClass()} button={icon}>
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
