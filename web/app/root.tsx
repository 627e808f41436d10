import './app.css'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { whenIdle } from './platform/screen/when-idle.ts'
import { useFramedStore } from './platform/store.ts'
import { nameStore } from './platform/words/i18n.ts'
import { BrandHead } from './shell/brand-head.tsx'
import { eventRecorderScript } from './shell/event-recorder.ts'
import { startAfterPaint } from './shell/start-after-paint.ts'

// Rendered only on the server; the browser has it already.
const earlyScript = import.meta.env.SSR
  ? `(${validateWithoutEval})();${eventRecorderScript()};(${startAfterPaint})()`
  : ''

export function Layout({ children }: { readonly children: ReactNode }) {
  const { store, offers } = useFramedStore() ?? {}
  const name = store?.name
  // Before anything below says a word.
  if (name !== undefined) nameStore(name)
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
        {import.meta.env.SSR ? <BrandHead brand={store?.brand} taxesAdded={offers?.taxesAdded} /> : null}
        <link rel="alternate" type="application/rss+xml" title={name} href="/feed.xml" />
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

/**
 * Tells Zod not to build its parsers with `new Function`: the content policy forbids that, and every attempt is reported
 * in the console. Zod reads it when the first schema is made, which is before the entry file runs.
 * It is inlined in the head as source text: it must not use anything outside itself.
 */
function validateWithoutEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}

const betweenPressesMs = 50
const longestWaitMs = 1000

/** The effect of one click must render before the next: a colour before its size. */
async function settled(): Promise<void> {
  await new Promise((resolve) => window.setTimeout(resolve, betweenPressesMs))
  await new Promise<void>((resolve) => whenIdle(resolve, longestWaitMs))
}

/** Replays, in order, the clicks from before hydration. */
async function replayEvents(): Promise<void> {
  for (const press of window.takeReplayedEvents?.() ?? []) {
    press()
    await settled()
  }
}
