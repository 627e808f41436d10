import { useContext, useEffect, useState } from 'react'
import {
  createPath,
  type Location,
  matchRoutes,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useBlocker,
  useLocation,
} from 'react-router'

/**
 * Loads the next screen's scripts before the URL changes. The router itself would reload the old page when
 * one cannot load: offline that ends on the browser's error page, and after a deployment it loops.
 * Here a missing file causes a full load of the target [A8.10]; without a connection the page stays.
 */
export function useUnloadedScreen(): { readonly isLoading: boolean; readonly hasFailed: boolean } {
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
