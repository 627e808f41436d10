import './platform/validate-without-eval.ts'
import './app.css'
import { limits } from '@first-fashion/contract/limits'
import { Button, buttonClass, markPointer, pauseWhileFocused } from '@first-fashion/ui'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Navigate } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { whenRefused } from './platform/api.ts'
import { sessionKey, useStaff } from './platform/session.ts'
import { todayKey } from './platform/today-key.ts'
import { useSharedWords } from './platform/words/words.ts'
import { linkRoutes, screenRoutes } from './shell/screens.tsx'
import { startPage } from './shell/sections.ts'
import { SignedInFrame } from './shell/signed-in-frame.tsx'

const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000 } },
  // Whatever staff change can be something that waited.
  mutationCache: new MutationCache({
    onSuccess: () => void queries.invalidateQueries({ queryKey: todayKey }),
  }),
})

markPointer()
whenRefused('staff.session-dead', () => queries.setQueryData(sessionKey, null))
// An owner may have changed what the role allows.
whenRefused('staff.role-forbids', () => queries.invalidateQueries({ queryKey: sessionKey }))
whenRefused('staff.second-factor-needed', () => queries.invalidateQueries({ queryKey: sessionKey }))

const router = createBrowserRouter(
  [
    {
      ErrorBoundary: ScreenFailure,
      children: [
        ...linkRoutes,
        {
          element: <SignedInFrame />,
          children: [
            {
              // The navigation stays when a screen fails.
              ErrorBoundary: ScreenFailure,
              children: [
                { index: true, element: <FirstPage /> },
                { path: 'login', element: <FirstPage /> },
                ...screenRoutes,
                { path: '*', element: <NotFoundPage /> },
              ],
            },
          ],
        },
      ],
    },
  ],
  { basename: '/admin' },
)

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </StrictMode>,
  )

/** Where everybody starts. */
function FirstPage() {
  return useStaff() ? <Navigate to={startPage} replace /> : null
}

/** Shown when a screen does not load, for example without a connection, or when it breaks. */
function ScreenFailure() {
  const { t } = useSharedWords()
  return (
    <div role="alert" className="max-w-[36rem] border border-hairline bg-paper p-6">
      <h1 className="text-heading">{t('screenFailed')}</h1>
      <p className="mt-2 mb-6 text-timber">{t('screenFailedText')}</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}

/** Shown for an unknown URL of the back office. */
function NotFoundPage() {
  const { t } = useSharedWords()
  return (
    <div className="max-w-[36rem] border border-hairline bg-paper p-6">
      <h1 className="text-heading">{t('notFound')}</h1>
      <p className="mt-2 mb-6 text-timber">{t('notFoundText')}</p>
      <Link to="/" className={buttonClass('secondary')}>
        {t('toStart')}
      </Link>
    </div>
  )
}

const followFocus = (host: HTMLElement | null) => (host === null ? undefined : pauseWhileFocused(host, toast))

/** The toasts of the back office: Alt+T leads to them, and they wait while the keyboard is in them. */
function Toasts() {
  return (
    <div ref={followFocus}>
      <ToastContainer
        position="top-right"
        autoClose={limits.toastAutoCloseMs}
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      />
    </div>
  )
}
