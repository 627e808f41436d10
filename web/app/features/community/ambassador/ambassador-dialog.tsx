import type { Application } from '@first-fashion/contract/community/application'
import type { Membership } from '@first-fashion/contract/community/membership'
import { Dialog, Notice, Skeleton } from '@first-fashion/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useToken } from '../../../platform/session.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { call } from '../community-calls.ts'
import { communityKeys, useMembership } from '../membership/use-membership.ts'
import { AlreadyAmbassador, OwnPageLink } from './already-ambassador.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationStatusView } from './application-status-view.tsx'
import '../words/ambassador-words.ts'

/**
 * The application to be an ambassador; once it is sent, what became of it stands in its place [B4.08].
 * Who is an ambassador already has nothing to apply for.
 */
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
  const { data: member } = useMembership()
  const application = status.data?.application ?? undefined
  const ambassador = member != null && member.level !== 'member' ? member : undefined
  return (
    <Dialog open onClose={onClose} title={t('ambassador:title')} closeLabel={t('shell.close')}>
      {status.isPending ? <Skeleton className="h-96" /> : null}
      {status.isError ? <Notice>{t('ambassador:loadFailed')}</Notice> : null}
      {status.isSuccess ? (
        <ApplicationOrLevel application={application} ambassador={ambassador} onCancel={onClose} />
      ) : null}
    </Dialog>
  )
}

interface ShownProps {
  readonly application: Application | undefined
  /** The member, if it is of a higher level. */
  readonly ambassador: Membership | undefined
  readonly onCancel: () => void
}

function ApplicationOrLevel({ application, ambassador, onCancel }: ShownProps) {
  if (application !== undefined && (ambassador === undefined || application.status === 'approved'))
    return (
      <>
        <ApplicationStatusView application={application} />
        {ambassador === undefined ? null : <OwnPageLink member={ambassador} />}
      </>
    )
  if (ambassador !== undefined) return <AlreadyAmbassador member={ambassador} />
  return <ApplicationForm onCancel={onCancel} />
}
