import type { StaffChallenge } from '@first-fashion/contract/challenges/staff-calls'
import { Badge, Button } from '@first-fashion/ui'
import { useState } from 'react'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress } from '../../platform/lists/list-query.ts'
import { dayInWords } from '../../platform/shop-time.ts'
import { ChallengeDialog } from './challenge-dialog.tsx'
import { useChallenges } from './queries.ts'
import { WinnerForm } from './winner-form.tsx'
import { useWords } from './words.ts'

/** All challenges, the newest first: written, changed, and their winners chosen. */
export function ChallengesPage() {
  const { t } = useWords()
  const { query } = useListAddress()
  const list = useChallenges(query.page)
  const [editing, setEditing] = useState<{ readonly challenge: StaffChallenge | undefined }>()
  return (
    <ListFrame
      title={t('challenges')}
      lead={t('lead')}
      hasSearch={false}
      {...frameOf(list)}
      filters={<Button onClick={() => setEditing({ challenge: undefined })}>{t('addChallenge')}</Button>}
    >
      <ul className="flex flex-col gap-4">
        {list.data?.challenges.map((challenge) => (
          <li key={challenge._id}>
            <ChallengeCard challenge={challenge} onEdit={() => setEditing({ challenge })} />
          </li>
        ))}
      </ul>
      {editing === undefined ? null : (
        <ChallengeDialog challenge={editing.challenge} onClose={() => setEditing(undefined)} />
      )}
    </ListFrame>
  )
}

interface CardProps {
  readonly challenge: StaffChallenge
}

function ChallengeCard({ challenge, onEdit }: CardProps & { readonly onEdit: () => void }) {
  const { t } = useWords()
  const { title, startDate, endDate, isPublished, isOver, entries, winners } = challenge
  return (
    <article className="border border-hairline bg-paper p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="font-medium wrap-anywhere">{title}</h2>
        <span className="text-small text-timber">
          {t('runs', { from: dayInWords(startDate), to: dayInWords(endDate) })}
        </span>
        <span className="text-small">{t('entries', { count: entries.length })}</span>
        {isPublished ? null : <Badge tone="accent">{t('draft')}</Badge>}
        {isOver ? <Badge>{t('over')}</Badge> : null}
      </div>
      {winners.length === 0 ? null : (
        <ol aria-label={t('winners')} className="mt-2">
          {winners.map(({ position, userName }) => (
            <li key={position}>{t('winner', { position, name: userName })}</li>
          ))}
        </ol>
      )}
      {isOver && winners.length < Math.min(entries.length, challenge.prizes.length) ? (
        <WinnerForm challenge={challenge} />
      ) : null}
      <Button variant="secondary" className="mt-4" onClick={onEdit}>
        {t('edit')}
      </Button>
    </article>
  )
}
