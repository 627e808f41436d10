import { pictureAt } from '@first-fashion/contract/pictures'
import { Avatar, DropMenu, iconButtonClass, MenuButton, menuEntryClass } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { logout, useUser } from '../features/accounts/index.ts'
import { paths } from '../platform/paths.ts'
import { useToken } from '../platform/session.ts'
import { useTranslation } from '../platform/words/use-translation.ts'
import './account-menu-words.ts'

const entries = [
  { word: 'account-menu:myProfile', to: paths.profile() },
  { word: 'shell.orders', to: paths.orders() },
  { word: 'shell.loyalty', to: paths.loyalty() },
  { word: 'shell.wishlist', to: paths.wishlist() },
] as const

/** The account links and logout. */
export function SignedInMenu({ icon }: { readonly icon: ReactNode }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const picture = useUser(useToken()).data?.profileImage ?? null
  const button = picture === null ? icon : <Avatar src={pictureAt(picture, 96)} size={28} />
  return (
    <DropMenu label={t('shell.account')} buttonClass={iconButtonClass()} button={button}>
      {entries.map(({ word, to }) => (
        <li key={to}>
          <Link to={to} className={menuEntryClass}>
            {t(word)}
          </Link>
        </li>
      ))}
      <li className="mt-2 border-t border-hairline pt-2">
        <MenuButton onClick={() => logout(queries, t('account-menu:loggedOut'))}>
          {t('account-menu:logout')}
        </MenuButton>
      </li>
    </DropMenu>
  )
}
