import { useContext, useEffect, useRef, useState } from 'react'
import {
  createPath,
  Link,
  type Location,
  matchRoutes,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useBlocker,
  useLocation,
  useNavigation,
} from 'react-router'
import { partWaits } from '../platform/lost-chunk.ts'
import { WaitingBar } from '../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../platform/words/use-translation.ts'

/** Shows and announces that the next screen is loading, has loaded, or failed to load. */
export function NavigationWaiting() {
  const { t } = useTranslation()
  const { isLoading, hasFailed } = useUnloadedScreen()
  const isNavigating = useNavigation().state !== 'idle'
  const title = usePageAnnouncement()
  const isPartWaiting = useWaitingPart()
  const isWaiting = isLoading || isNavigating
  return (
    <>
      <WaitingBar key={String(isWaiting)} active={isWaiting} />
      <p role="status" className="sr-only">
        {isWaiting ? t('shell.loading') : title}
      </p>
      {(hasFailed || isPartWaiting) && !isWaiting ? (
        <p
          role="alert"
          className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-[30rem] rounded-soft bg-ink p-4 text-paper"
        >
          {t('shell.loadFailed')}
        </p>
      ) : null}
    </>
  )
}

/** For a page whose scripts failed to load: it is visible but does not respond. */
export function LostScriptsNotice() {
  const { t } = useTranslation()
  return (
    <p role="alert" className="hidden bg-ink px-4 py-3 text-center text-paper lost:block">
      {t('shell.lostScripts')}{' '}
      <Link to="" reloadDocument className="underline underline-offset-4">
        {t('shell.loadAgain')}
      </Link>
    </p>
  )
}

/** Whether a part of this page (a menu, a dialog) waits for the connection to come back. */
function useWaitingPart(): boolean {
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    const listen = (event: Event) => setIsWaiting(event instanceof CustomEvent && event.detail === true)
    window.addEventListener(partWaits, listen)
    return () => window.removeEventListener(partWaits, listen)
  }, [])
  return isWaiting
}

/**
 * After a navigation, focuses the new page's heading for screen readers, and returns its
 * title. Skips the first page, query changes of the same page, and pages that set the focus themselves.
 */
function usePageAnnouncement(): string {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    setTitle(document.title)
    if (document.activeElement?.closest('#content, dialog')) return
    const heading = document.querySelector<HTMLElement>('#content h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
  return title
}

/**
 * Loads the next screen's scripts before the URL changes. The router itself would reload the old page when
 * one cannot load: offline that ends on the browser's error page, and after a deployment it loops.
 * Here a missing file causes a full load of the target [A8.10]; without a connection the page stays.
 */
function useUnloadedScreen(): { readonly isLoading: boolean; readonly hasFailed: boolean } {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const build = useContext(UNSAFE_FrameworkContext)
  const { key } = useLocation()
  const [failedAt, setFailedAt] = useState<string>()
  const missing = ({ pathname }: Location) =>
    (matchRoutes(router?.routes ?? [], pathname) ?? []).flatMap(({ route: { id } }) =>
      id === undefined || build === undefined || id in build.routeModules
        ? []
        : (build.manifest.routes[id]?.module ?? []),
    )
  const blocker = useBlocker(({ nextLocation }) => missing(nextLocation).length > 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another target starts another load.
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isLatest = true
    const target = createPath(blocker.location)
    const fail = () => {
      if (!isLatest) return
      setFailedAt(key)
      blocker.reset()
    }
    setFailedAt(undefined)
    Promise.all(missing(blocker.location).map((module) => import(/* @vite-ignore */ module))).then(
      () => isLatest && blocker.proceed(),
      // The server answers: the file is gone, not the connection.
      () =>
        fetch(target, { method: 'HEAD', cache: 'no-store' }).then(
          () => isLatest && window.location.assign(target),
          fail,
        ),
    )
    return () => {
      isLatest = false
    }
  }, [blocker.location])
  return { isLoading: blocker.state === 'blocked', hasFailed: failedAt === key }
}
