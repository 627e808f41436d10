import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import './app.css'
import { eventRecorderScript } from './shell/event-recorder.ts'
import { replayEvents } from './shell/event-replay.ts'
import { startAfterPaint } from './shell/start-after-paint.ts'
import { validateWithoutEval } from './shell/validate-without-eval.ts'

// Rendered only on the server; the browser has it already.
const earlyScript = import.meta.env.SSR
  ? `(${validateWithoutEval})();${eventRecorderScript()};(${startAfterPaint})()`
  : ''

export function Layout({ children }: { readonly children: ReactNode }) {
  useEffect(() => void replayEvents(), [])
  return (
    // The inline script sets it before hydration.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of ours, named by their hash in the policy.
          dangerouslySetInnerHTML={{ __html: earlyScript }}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f4" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="alternate" type="application/rss+xml" title="First Fashion" href="/feed.xml" />
        <Meta />
        <Links />
      </head>
      <body className="bg-plaster text-ink antialiased">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export { ErrorPage as ErrorBoundary } from './shell/error-page.tsx'
