import { limits } from '@first-fashion/contract/limits'
import { Button, Notice, TextArea, TextField } from '@first-fashion/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { CallFailure } from '../../../platform/api.ts'
import { UnsavedChanges } from '../../../platform/unsaved-changes.tsx'
import { useWords } from './words.ts'

interface Words {
  readonly name: string
  readonly story: string
}

interface CollectionFormProps {
  readonly collection: Words
  readonly saveLabel: string
  readonly onSave: (words: Words) => Promise<void>
  /** Reloads the values when someone else saved first. */
  readonly onReload?: () => void
  /** Shown beside the button. */
  readonly children?: ReactNode
}

/** A collection's name and story. The form keeps its values when saving fails. */
export function CollectionForm({ collection, saveLabel, onSave, onReload, children }: CollectionFormProps) {
  const { t } = useWords()
  const [form, setForm] = useState<Words>({ name: collection.name, story: collection.story })
  const [state, setState] = useState<'plain' | 'changed' | 'busy' | 'saved'>('plain')
  const [isTried, setTried] = useState(false)
  const [conflict, setConflict] = useState<string>()
  const set = (change: Partial<Words>) => {
    setForm((before) => ({ ...before, ...change }))
    setState('changed')
  }
  const missing = (key: keyof Words) => (isTried && form[key].trim() === '' ? t('missing') : undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (form.name.trim() === '' || form.story.trim() === '') return
    setState('busy')
    try {
      await onSave(form)
      setState('saved')
    } catch (failure) {
      setState('changed')
      const message = failure instanceof Error ? failure.message : String(failure)
      if (failure instanceof CallFailure && failure.code === 'catalog.changed-meanwhile') setConflict(message)
      else toast.error(message)
    }
  }
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5 self-start border border-hairline bg-paper p-5"
    >
      <UnsavedChanges isChanged={state === 'changed'} />
      {conflict === undefined || onReload === undefined ? null : (
        <Notice
          action={
            <Button look="link" onClick={onReload}>
              {t('loadAgain')}
            </Button>
          }
        >
          {conflict}
        </Notice>
      )}
      <TextField
        label={t('name')}
        value={form.name}
        maxLength={limits.collectionNameMaximumLength}
        error={missing('name')}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextArea
        label={t('story')}
        hint={t('storyHint')}
        value={form.story}
        rows={5}
        maxLength={limits.collectionStoryMaximumLength}
        error={missing('story')}
        onChange={(event) => set({ story: event.target.value })}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={state === 'busy'}>
          {saveLabel}
        </Button>
        {state === 'changed' ? <span className="text-small text-timber">{t('unsaved')}</span> : null}
        {children}
      </div>
    </form>
  )
}
