import { Link, useNavigation } from 'react-router'
import { WaitingBar } from '../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../platform/words/use-translation.ts'
import { usePageAnnouncement } from './navigation-steps/page-announcement.ts'
import { useUnloadedScreen } from './navigation-steps/unloaded-screen.ts'
import { useWaitingPart } from './navigation-steps/waiting-part.ts'

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
