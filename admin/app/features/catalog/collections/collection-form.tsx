import {
  type StaffCollection,
  staffCollectionCalls,
} from '@first-fashion/contract/catalog/staff-collection-calls'
import { limits } from '@first-fashion/contract/limits'
import { Button, TextArea, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { ReloadNotice } from '../../../platform/reload-notice.tsx'
import { UnsavedChanges } from '../../../platform/unsaved-changes.tsx'
import { useSaveCollection, wasChangedMeanwhile } from './queries.ts'
import { useWords } from './words.ts'

interface CollectionFormProps {
  /** undefined for a new one. */
  readonly collection: StaffCollection | undefined
  readonly saveLabel: string
  readonly onSaved?: (id: string) => void
  /** Reloads the values when someone else saved first. */
  readonly onReload?: () => void
  /** Shown beside the button. */
  readonly children?: ReactNode
}

const { body } = staffCollectionCalls['staff.collection-add'].request

/** A collection's name and story. The form keeps its values when saving fails. */
export function CollectionForm({ collection, saveLabel, onSaved, onReload, children }: CollectionFormProps) {
  const { t } = useWords()
  const saving = useSaveCollection(collection)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(body),
    defaultValues: { name: collection?.name ?? '', story: collection?.story ?? '' },
  })
  const { errors } = formState
  const isChanged = formState.isDirty && !saving.isPending && !saving.isSuccess
  const save = handleSubmit((words) =>
    saving.mutate(words, { onSuccess: (answer) => onSaved?.(answer.collection.id) }),
  )
  return (
    <form
      method="post"
      onSubmit={save}
      noValidate
      className="flex flex-col gap-5 self-start border border-hairline bg-paper p-5"
    >
      <UnsavedChanges isChanged={isChanged} />
      {wasChangedMeanwhile(saving.error) && onReload !== undefined ? (
        <ReloadNotice onReload={onReload}>{saving.error?.message}</ReloadNotice>
      ) : null}
      <TextField
        label={t('name')}
        maxLength={limits.collectionNameMaximumLength}
        error={errors.name && t('missing')}
        {...register('name')}
      />
      <TextArea
        label={t('story')}
        hint={t('storyHint')}
        rows={5}
        maxLength={limits.collectionStoryMaximumLength}
        error={errors.story && t('missing')}
        {...register('story')}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={saving.isPending}>
          {saveLabel}
        </Button>
        {isChanged ? <span className="text-small text-timber">{t('unsaved')}</span> : null}
        {children}
      </div>
    </form>
  )
}
