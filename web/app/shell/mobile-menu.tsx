import { Dialog } from '@first-fashion/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { CurrencyPicker } from '../features/currency/currency-picker.tsx'
import { mainLinks } from './navigation.ts'

/** The main links on a phone: a sheet from the left. */
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
        {mainLinks.map(({ word, to }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/'}
            onClick={onClose}
            className={({ isActive }) =>
              `border-b border-hairline py-4 font-display text-title ${isActive ? 'text-leaf' : ''}`
            }
          >
            {t(word)}
          </NavLink>
        ))}
      </nav>
      <div className="mt-6 flex items-center gap-3">
        <span className="text-small text-timber">{t('shell.currency')}</span>
        <CurrencyPicker />
      </div>
    </Dialog>
  )
}
