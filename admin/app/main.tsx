import './platform/validate-without-eval.ts'
import { markPointer } from '@first-fashion/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import './app.css'
import { whenSessionEnds } from './platform/api.ts'
import { sessionKey } from './platform/session.ts'
import { FirstPage } from './shell/first-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { ScreenFailure } from './shell/screen-failure.tsx'
import { firstOwnerRoute, screenRoutes } from './shell/screens.tsx'
import { SignedInFrame } from './shell/signed-in-frame.tsx'
import { Toasts } from './shell/toasts.tsx'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } })

markPointer()
whenSessionEnds(() => queries.setQueryData(sessionKey, null))

const router = createBrowserRouter(
  [
    {
      ErrorBoundary: ScreenFailure,
      children: [
        firstOwnerRoute,
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
