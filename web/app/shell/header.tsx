import { CountBadge, IconButton, iconButtonClass } from '@first-fashion/ui'
import { Menu, Search, ShoppingBag, User } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useCart } from '../features/cart/index.ts'
import { CurrencyPicker } from '../features/currency/index.ts'
import { WishlistLink } from '../features/wishlist/index.ts'
import { lazyPart } from '../platform/lost-chunk.ts'
import { paths } from '../platform/paths.ts'
import { listenEarly } from '../platform/screen/early-input.ts'
import { WaitingBar } from '../platform/screen/waiting-bar.tsx'
import { Wordmark } from '../platform/screen/wordmark.tsx'
import { useToken } from '../platform/session.ts'
import { useStore, useStoreFrame } from '../platform/store.ts'
import { useTranslation } from '../platform/words/use-translation.ts'

const MobileMenu = lazyPart(() =>
  import('./mobile-menu.tsx').then((module) => ({ default: module.MobileMenu })),
)

export function Header() {
  const { t } = useTranslation()
  const [menuOpened, setMenuOpened] = useState<'never' | 'open' | 'closed'>('never')
  const isCondensed = useScrolled()
  const { count } = useCart()
  return (
    // When scrolled, its upper edge leaves the viewport: it gets lower without moving the page.
    <header className="sticky -top-2 z-40 border-b border-hairline bg-plaster lg:-top-6 narrow:static">
      <div
        className={`page flex h-16 items-center transition-transform sm:gap-2 duration-200 lg:h-20 narrow:h-auto narrow:flex-wrap narrow:gap-0 ${isCondensed ? 'not-narrow:translate-y-1 lg:translate-y-3' : ''}`}
      >
        <IconButton label={t('shell.menu')} className="-ml-3 lg:hidden" onClick={() => setMenuOpened('open')}>
          <Menu aria-hidden="true" size={22} />
        </IconButton>
        <Link
          to={paths.home()}
          aria-label={useStore().name}
          className="mr-auto flex min-h-11 items-center lg:mr-8"
        >
          <Wordmark />
        </Link>
        <nav aria-label={t('shell.mainNavigation')} className="mr-auto hidden gap-7 lg:flex">
          {useStoreFrame().menu.map(({ label, to }) => (
            <NavLink
              key={label + to}
              to={to}
              end={to === '/'}
              className={({ isActive }) =>
                `py-3 underline-offset-8 decoration-saffron decoration-2 hover:underline ${isActive ? 'underline' : ''}`
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <CurrencyPicker className="mr-2 hidden sm:block" />
        <WishlistLink />
        <SearchButton />
        <AccountMenu />
        <Link to={paths.cart()} aria-label={t('shell.cart', { count })} className={iconButtonClass('-mr-1')}>
          <ShoppingBag aria-hidden="true" size={21} />
          <CountBadge count={count} />
        </Link>
      </div>
      {menuOpened === 'never' ? null : (
        <Suspense fallback={<WaitingBar />}>
          <MobileMenu open={menuOpened === 'open'} onClose={() => setMenuOpened('closed')} />
        </Suspense>
      )}
    </header>
  )
}

/** Opens the search bar, which lives on the collection only. */
function SearchButton() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(pathname === paths.collection() ? search : '')
  const isOpen = query.get('searchbar') === 'open' || Boolean(query.get('search'))
  if (isOpen) query.delete('search')
  if (isOpen) query.delete('searchbar')
  else query.set('searchbar', 'open')
  return (
    <Link
      to={`${paths.collection()}${query.size === 0 ? '' : `?${query}`}`}
      preventScrollReset
      onClick={() => isOpen || listenEarly(t('shell.search'))}
      aria-label={t('shell.search')}
      aria-expanded={pathname === paths.collection() ? isOpen : undefined}
      className={iconButtonClass()}
    >
      <Search aria-hidden="true" size={21} />
    </Link>
  )
}

function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > 40)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isScrolled
}

const SignedInMenu = lazyPart(() =>
  import('./signed-in-menu.tsx').then((module) => ({ default: module.SignedInMenu })),
)

/** A login link for visitors; a lazily loaded menu for logged-in users. */
function AccountMenu() {
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
