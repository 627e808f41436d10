import { buttonClass, Skeleton } from '@first-fashion/ui'
import { Link } from 'react-router'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { useHours } from '../queries.ts'
import { useWords } from '../words.ts'
import { HoursForm } from './hours-form.tsx'
import { RepliesPanel } from './replies-panel.tsx'

/** When the chat is staffed, and the texts that staff use again and again. */
export function ChatSettingsPage() {
  const { t } = useWords()
  const hours = useHours()
  return (
    <>
      <Link to="/chat" className={buttonClass('link', 'text-small')}>
        {t('toInbox')}
      </Link>
      <h1 className="mb-6 text-heading">{t('settings')}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {hours.isPending ? <Skeleton className="h-96" /> : null}
        {hours.isError ? <LoadFailure error={hours.error} onRetry={() => hours.refetch()} /> : null}
        {hours.data === undefined ? null : <HoursForm key={hours.data.version} stored={hours.data} />}
        <RepliesPanel />
      </div>
    </>
  )
}
