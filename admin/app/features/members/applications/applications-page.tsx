import { applicationStatuses } from '@first-fashion/contract/members/application'
import type { StaffApplication } from '@first-fashion/contract/members/staff-calls'
import { Badge, type BadgeTone, Button, Notice, TextArea } from '@first-fashion/ui'
import { useId, useState } from 'react'
import { FilterSelect } from '../../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress } from '../../../platform/lists/list-query.ts'
import { shopDayInWords } from '../../../platform/shop-time.ts'
import { useApplications, useDecideApplication } from './queries.ts'
import { useWords } from './words.ts'

/** The applications of ambassadors; those that wait come first. */
export function ApplicationsPage() {
  const { t } = useWords()
  const { query, choice } = useListAddress()
  const status = choice('status', applicationStatuses)
  const list = useApplications({ page: query.page, ...(status ? { status } : {}) })
  return (
    <ListFrame
      title={t('applications')}
      lead={t('lead')}
      hasSearch={false}
      {...frameOf(list)}
      filters={
        <FilterSelect
          name="status"
          label={t('status')}
          options={applicationStatuses.map((one) => [one, t(`statuses.${one}`)])}
        />
      }
    >
      <ul className="flex flex-col gap-4">
        {list.data?.applications.map((application) => (
          <li key={application._id}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}

interface CardProps {
  readonly application: StaffApplication
}

const tones: Readonly<Record<StaffApplication['status'], BadgeTone>> = {
  pending: 'accent',
  reviewing: 'lagoon',
  approved: 'leaf',
  rejected: 'danger',
}

function ApplicationCard({ application }: CardProps) {
  const { t } = useWords()
  const { fullName, email, phone, status, followerCount, appliedAt, socialMedia, reviewNotes } = application
  return (
    <article className="border border-hairline bg-paper p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="font-medium wrap-anywhere">{fullName}</h2>
        <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
        <span className="text-small text-timber">{shopDayInWords(appliedAt)}</span>
        <span className="text-small">{t('followers', { count: followerCount })}</span>
      </div>
      <p className="mt-1 text-small wrap-anywhere">{[email, phone].join(' · ')}</p>
      <p className="mt-1 text-small text-timber wrap-anywhere">
        {Object.entries(socialMedia)
          .filter(([, name]) => name !== '')
          .map(([network, name]) => `${network}: ${name}`)
          .join(' · ')}
      </p>
      <Answers application={application} />
      {reviewNotes === '' ? null : (
        <p className="mt-3 text-small whitespace-pre-line wrap-anywhere">
          {t('notesOf', { notes: reviewNotes })}
        </p>
      )}
      <Decision application={application} />
    </article>
  )
}

function Answers({ application }: CardProps) {
  const { t } = useWords()
  const answers = (['bio', 'whyAmbassador', 'contentIdeas'] as const).filter(
    (name) => application[name] !== '',
  )
  return (
    <dl className="mt-3 grid max-w-[60rem] gap-3">
      {answers.map((name) => (
        <div key={name}>
          <dt className="text-small font-semibold">{t(name)}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{application[name]}</dd>
        </div>
      ))}
      {application.portfolio.length === 0 ? null : (
        <div>
          <dt className="text-small font-semibold">{t('portfolio')}</dt>
          {application.portfolio.map((link) => (
            <dd key={link} className="wrap-anywhere">
              <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="underline">
                {link}
              </a>
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

function Decision({ application: { _id, status, reviewNotes } }: CardProps) {
  const { t } = useWords()
  const id = useId()
  const [notes, setNotes] = useState(reviewNotes)
  const decide = useDecideApplication(_id)
  const next = (['reviewing', 'approved', 'rejected'] as const).filter((one) => one !== status)
  return (
    <div className="mt-4 flex flex-col gap-3">
      {decide.isError ? <Notice>{decide.error.message}</Notice> : null}
      <TextArea
        id={id}
        label={t('notes')}
        value={notes}
        maxLength={1000}
        onChange={({ target }) => setNotes(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        {next.map((one) => (
          <Button
            key={one}
            variant={one === 'approved' ? 'primary' : 'secondary'}
            busy={decide.isPending && decide.variables.status === one}
            onClick={() => decide.mutate({ status: one, reviewNotes: notes })}
          >
            {t(one)}
          </Button>
        ))}
      </div>
    </div>
  )
}
