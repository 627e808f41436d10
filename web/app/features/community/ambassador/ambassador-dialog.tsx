import { Dialog, Notice, Skeleton } from '@first-fashion/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useToken } from '../../../platform/session.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { call } from '../community-calls.ts'
import { communityKeys } from '../membership/use-membership.ts'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationStatusView } from './application-status-view.tsx'
import '../words/ambassador-words.ts'

/** The application to be an ambassador; once it is sent, what became of it stands in its place (spec B section 4). */
export default function AmbassadorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const token = useToken()
  const status = useQuery({
    queryKey: communityKeys.application(token),
    enabled: Boolean(token),
    queryFn: () => call('community.ambassador-status'),
    // A session that ends leaves the form, with what was typed, where it is.
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog open onClose={onClose} title={t('ambassador:title')} closeLabel={t('shell.close')}>
      {status.isPending ? <Skeleton className="h-96" /> : null}
      {status.isError ? <Notice>{t('ambassador:loadFailed')}</Notice> : null}
      {status.data?.application ? <ApplicationStatusView application={status.data.application} /> : null}
      {status.data?.hasApplied === false ? <ApplicationForm onCancel={onClose} /> : null}
    </Dialog>
  )
}
