import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { Outlet, useMatches } from 'react-router'
import { CartProvider } from '../features/cart/index.ts'
import { CookieConsent } from '../features/consent/index.ts'
import { CurrencyProvider, currenciesFor } from '../features/currency/index.ts'
import { WishlistProvider } from '../features/wishlist/index.ts'
import { api } from '../platform/api-browser.ts'
import { serverApi, shopNow } from '../platform/api-server.ts'
import { lazyPart } from '../platform/lost-chunk.ts'
import { StoreQueries } from '../platform/queries/store-queries.ts'
import { whenIdle } from '../platform/screen/when-idle.ts'
import { useToken } from '../platform/session.ts'
import { storeOf } from '../platform/store.ts'
import { onFirstToast } from '../platform/toasts.ts'
import { useTranslation } from '../platform/words/use-translation.ts'
import type { Route } from './+types/store-layout.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LostScriptsNotice, NavigationWaiting } from './navigation-waiting.tsx'

/** Whose store it is, the currencies, and the one in the cookie. The built-in ones are the fallback. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const cookies = request.headers.get('cookie') ?? ''
  const call = serverApi(context)
  const [currencies, store] = await Promise.all([call('currency.active'), storeOf(call)])
  const shown = currenciesFor(cookies, currencies)
  return {
    ...shown,
    ...store,
    year: context.get(shopNow)().getFullYear(),
    origin: new URL(request.url).origin,
  }
}

export async function clientLoader() {
  const [currencies, store] = await Promise.all([api('currency.active'), storeOf(api)])
  const shown = currenciesFor(document.cookie, currencies)
  return { ...shown, ...store, year: new Date().getFullYear(), origin: window.location.origin }
}

export const shouldRevalidate = () => false

export default function StoreLayout({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  // The checkout has its own header and footer.
  const hasOwnFrame = useMatches().some(({ handle }) => Object(handle).hasOwnFrame)
  const [queries] = useState(
    () =>
      new StoreQueries({
        defaultOptions: {
          // What fails for lack of a connection says so at once; it does not wait for one.
          queries: { retry: 1, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
          mutations: { networkMode: 'always' },
        },
      }),
  )
  return (
    <QueryClientProvider client={queries}>
      <CurrencyProvider {...loaderData}>
        <CartProvider>
          <WishlistProvider>
            <a
              href="#content"
              className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-paper focus:px-4 focus:py-2"
            >
              {t('shell.skip')}
            </a>
            <CookieConsent />
            <NavigationWaiting />
            <LostScriptsNotice />
            {loaderData.isRehearsal ? (
              <p className="bg-ink px-4 py-2 text-center text-small text-paper">{t('shell.rehearsal')}</p>
            ) : null}
            {hasOwnFrame || loaderData.frame.announcement === null ? null : (
              <Suspense fallback={null}>
                <Announcement {...loaderData.frame.announcement} />
              </Suspense>
            )}
            {hasOwnFrame ? null : <Header />}
            <Outlet />
            {hasOwnFrame ? null : <Footer year={loaderData.year} />}
            <SupportChat />
            <ToastArea />
          </WishlistProvider>
        </CartProvider>
      </CurrencyProvider>
    </QueryClientProvider>
  )
}

/** Most of the time there is none, and nothing of it loads. */
const Announcement = lazyPart(() => import('./announcement.tsx'))

const ToastsOnTop = lazyPart(() =>
  import('../platform/toasting/toast-library.ts').then((module) => ({ default: module.ToastsOnTop })),
)

/** Where toasts appear: top right unless that is over what was pressed (`platform/toasting/toast-library.ts`), for 5 s, above dialogs, reached by Alt+T [A8.32]. It loads with the first toast. */
function ToastArea() {
  const [isReady, setReady] = useState(false)
  useEffect(() => onFirstToast(() => setReady(true)), [])
  if (!isReady) return null
  return (
    <Suspense fallback={null}>
      <ToastsOnTop />
    </Suspense>
  )
}

/** The support chat of a logged-in customer; it loads once the page has what it shows. Visitors never load it. */
function SupportChat() {
  const token = useToken()
  const [Widget, setWidget] = useState<ComponentType<{ readonly token: string }>>()
  const isIn = Boolean(token)
  const queries = useQueryClient()
  useEffect(() => {
    if (!isIn) return
    let isUnmounted = false
    const load = async () => {
      const chat = await import('../features/chat/index.ts').catch(() => undefined)
      if (isUnmounted) return
      if (chat === undefined) window.addEventListener('online', load, { once: true })
      else setWidget(() => chat.ChatWidget)
    }
    // What the page shows goes first; an answer that never comes holds nothing up for longer than five seconds.
    const loadOnceQuiet = (attemptsLeft: number) => {
      if (attemptsLeft > 0 && queries.isFetching() > 0)
        window.setTimeout(loadOnceQuiet, 250, attemptsLeft - 1)
      else if (!isUnmounted) void load()
    }
    const callOff = whenIdle(() => loadOnceQuiet(20))
    return () => {
      isUnmounted = true
      callOff()
      window.removeEventListener('online', load)
    }
  }, [isIn, queries])
  return token && Widget ? <Widget key={token} token={token} /> : null
}
