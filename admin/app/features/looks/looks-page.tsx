import { Button } from '@first-fashion/ui'
import { useState } from 'react'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress, yesNo } from '../../platform/lists/list-query.ts'
import { LinesDialog } from './lines-dialog.tsx'
import { ModeratedLookCard } from './moderated-look-card.tsx'
import { useBannedWords, useLooks, useSaveBannedWords } from './queries.ts'
import { useWords } from './words.ts'

/** All looks, with moderation; those that wait for a decision can be asked for. */
export function LooksPage() {
  const { t } = useWords()
  const { query, choice } = useListAddress()
  const hidden = choice('hidden', yesNo)
  const list = useLooks({
    ...query,
    ...(choice('waiting', yesNo) === 'true' ? { waiting: 'true' } : {}),
    ...(hidden ? { hidden } : {}),
  })
  return (
    <ListFrame
      title={t('looks')}
      lead={t('lead')}
      {...frameOf(list)}
      filters={
        <>
          <FilterSelect name="waiting" label={t('waiting')} options={[['true', t('waitingOnly')]]} />
          <FilterSelect
            name="hidden"
            label={t('status')}
            options={[
              ['false', t('shown')],
              ['true', t('hidden')],
            ]}
          />
          <BannedWords />
        </>
      }
    >
      <ul className="flex flex-col gap-4">
        {list.data?.looks.map((look) => (
          <li key={look._id}>
            <ModeratedLookCard look={look} />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}

function BannedWords() {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const words = useBannedWords()
  const save = useSaveBannedWords()
  return (
    <>
      <Button
        variant="secondary"
        className="self-end"
        disabled={words.data === undefined}
        onClick={() => setOpen(true)}
      >
        {t('bannedWords')}
      </Button>
      {isOpen && words.data !== undefined ? (
        <LinesDialog
          title={t('bannedWords')}
          hint={t('bannedWordsHint')}
          lines={words.data.words}
          isSaving={save.isPending}
          error={save.error}
          onSave={(lines) => save.mutate(lines, { onSuccess: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
