import '../words/ambassador-words.ts'
import '../words/levels-words.ts'
import type { Application } from '@first-fashion/contract/members/application'
import type { Membership } from '@first-fashion/contract/members/membership'
import { buttonClass, Dialog, Notice, Skeleton } from '@first-fashion/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useToken } from '../../../platform/session.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { call } from '../community-calls.ts'
import { ambassadorPath } from '../community-state.ts'
import { momentInWords } from '../day-words.ts'
import { communityKeys, useMembership } from '../use-membership.ts'
import { ApplicationForm } from './application-form.tsx'

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

/** A colour for what is decided or looked at; neutral otherwise. */
const tones: Readonly<Record<Application['status'], string>> = {
  approved: 'border-leaf bg-leaf/10 text-leaf',
  rejected: 'border-hibiscus bg-hibiscus/10 text-hibiscus',
  reviewing: 'border-lagoon bg-lagoon/10 text-lagoon',
  pending: 'border-border bg-sand text-ink',
}

/** What became of an application, with what staff say of it. */
function ApplicationStatusView({ application }: { readonly application: Application }) {
  const { t } = useTranslation()
  const { status, reviewNotes, appliedAt } = application
  return (
    <section aria-label={t('ambassador:status')} className="flex flex-col gap-4">
      <div data-status={status} className={`border-l-4 p-5 ${tones[status]}`}>
        <p className="font-display text-heading">{t(`ambassador:statuses.${status}`)}</p>
        <p className="mt-1">{t(`ambassador:statusTexts.${status}`)}</p>
      </div>
      {reviewNotes === '' ? null : (
        <div>
          <h3 className="font-text font-semibold">{t('ambassador:notes')}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{reviewNotes}</p>
        </div>
      )}
      <p className="text-small text-timber">
        {t('ambassador:appliedOn', { date: momentInWords(appliedAt) })}
      </p>
    </section>
  )
}

interface MemberProps {
  readonly member: Membership
}

/** For members of a higher level who never applied: what they are, in the place of the application. */
function AlreadyAmbassador({ member }: MemberProps) {
  const { t } = useTranslation()
  return (
    <section>
      <p className="font-display text-heading">
        {t(member.level === 'vip' ? 'ambassador:alreadyVip' : 'ambassador:already')}
      </p>
      <p className="mt-1">{t('ambassador:alreadyText')}</p>
      <OwnPageLink member={member} />
    </section>
  )
}

/** The way to the page of one's own, if the level brings one and the profile is not hidden. */
function OwnPageLink({ member: { brings, isHidden, slug } }: MemberProps) {
  const { t } = useTranslation()
  if (!brings.hasOwnPage || isHidden) return null
  return (
    <Link to={ambassadorPath(slug)} className={buttonClass('primary', 'mt-5')}>
      {t('levels:toPage')}
    </Link>
  )
}
