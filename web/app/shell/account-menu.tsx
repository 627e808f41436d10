import { User } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { logout } from '../features/accounts/logout.ts'
import { paths } from '../platform/paths.ts'
import { useToken } from '../platform/session.ts'

const iconButton = 'grid size-11 place-items-center rounded-full hover:bg-sand transition-colors duration-200'

/** A link to the login for visitors; a menu for whoever is logged in. */
export function AccountMenu() {
  const { t } = useTranslation()
  const token = useToken()
  if (token) return <Menu />
  return (
    <Link to={paths.login()} aria-label={t('shell.login')} className={iconButton}>
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
  const [isOpen, setOpen] = useState(false)
  const menuId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the menu.
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!isOpen) return
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && frame.current?.contains(event.target) === false) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [isOpen])
  const entry = 'flex min-h-11 w-full items-center px-5 text-left hover:bg-sand'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere in the menu closes it.
    <div
      ref={frame}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={t('shell.account')}
        aria-expanded={isOpen}
        aria-controls={menuId}
        className={iconButton}
        onClick={() => setOpen(!isOpen)}
      >
        <User aria-hidden="true" size={21} />
      </button>
      <ul
        id={menuId}
        hidden={!isOpen}
        className="absolute right-0 mt-1 w-52 rounded-soft bg-paper py-2 shadow-floating"
      >
        {entries.map(({ word, to }) => (
          <li key={to}>
            <Link to={to} className={entry}>
              {t(word)}
            </Link>
          </li>
        ))}
        <li className="mt-2 border-t border-hairline pt-2">
          <button type="button" className={entry} onClick={() => logout(t('shell.loggedOut'))}>
            {t('shell.logout')}
          </button>
        </li>
      </ul>
    </div>
  )
}
