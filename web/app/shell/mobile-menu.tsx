import { categories } from '@first-fashion/contract/catalog/classification'
import { Dialog } from '@first-fashion/ui'
import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { CurrencyPicker } from '../features/currency/index.ts'
import { paths } from '../platform/paths.ts'
import { useToken } from '../platform/session.ts'
import { useStoreFrame } from '../platform/store.ts'
import { useTranslation } from '../platform/words/use-translation.ts'
import './account-menu-words.ts'

/** The phone menu: main links, categories and account links. A sheet from the left. */
export function MobileMenu({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current !== key) onClose()
    openedAt.current = key
  }, [key, onClose])
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.menu')} closeLabel={t('shell.close')} place="left">
      <nav aria-label={t('shell.mainNavigation')} className="flex flex-col">
        {useStoreFrame().menu.map(({ label, to }) => (
          <NavLink
            key={label + to}
            to={to}
            end={to === '/'}
            onClick={onClose}
            className={({ isActive }) =>
              `border-b border-hairline py-3 font-display text-title ${isActive ? 'text-leaf' : ''}`
            }
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <Places title={t('shell.collection')} onClose={onClose} places={categoryPlaces} />
      <OwnPlaces onClose={onClose} />
      <div className="mt-6 flex items-center gap-3">
        <span className="text-small text-timber">{t('shell.currency')}</span>
        <CurrencyPicker />
      </div>
    </Dialog>
  )
}

interface PlacesProps {
  readonly title: string
  readonly places: readonly { readonly name: string; readonly to: string }[]
  readonly onClose: () => void
}

const categoryPlaces = categories.map((name) => ({ name, to: `${paths.collection()}?category=${name}` }))

function OwnPlaces({ onClose }: Pick<PlacesProps, 'onClose'>) {
  const { t } = useTranslation()
  const own = useToken()
    ? [
        { name: t('account-menu:myProfile'), to: paths.profile() },
        { name: t('shell.wishlist'), to: paths.wishlist() },
      ]
    : [{ name: t('shell.login'), to: paths.login() }]
  const places = [...own, { name: t('shell.orders'), to: paths.orders() }]
  return <Places title={t('shell.account')} onClose={onClose} places={places} />
}

function Places({ title, places, onClose }: PlacesProps) {
  return (
    <nav aria-label={title} className="mt-6">
      <h3 className="font-text text-small font-semibold text-timber">{title}</h3>
      <ul className="mt-1 grid grid-cols-2 gap-x-4 narrow:grid-cols-1">
        {places.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} onClick={onClose} className="flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
