import type { StaffChallenge } from '@first-fashion/contract/community/editing-calls'
import { Button, Checkbox, Dialog, Notice, TextArea, TextField } from '@first-fashion/ui'
import type { FormEvent } from 'react'
import { prizesIn, typedPrizes } from './challenge-form.ts'
import { useSaveChallenge } from './queries.ts'
import { useWords } from './words.ts'

interface DialogProps {
  /** Without one a new one is added. */
  readonly challenge: StaffChallenge | undefined
  readonly onClose: () => void
}

const formId = 'challenge'

export function ChallengeDialog({ challenge, onClose }: DialogProps) {
  const { t } = useWords()
  const save = useSaveChallenge(challenge)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(fieldsIn(new FormData(event.currentTarget)), { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(challenge === undefined ? 'addChallenge' : 'edit')}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        {save.isError ? <Notice>{save.error.message}</Notice> : null}
        <TextField name="title" label={t('title')} required maxLength={120} defaultValue={challenge?.title} />
        <TextArea
          name="description"
          label={t('description')}
          maxLength={4000}
          defaultValue={challenge?.description}
        />
        <TextArea name="rules" label={t('rules')} maxLength={4000} defaultValue={challenge?.rules} />
        <TextField
          name="featuredImage"
          label={t('picture')}
          hint={t('pictureHint')}
          defaultValue={challenge?.featuredImage}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="startDate"
            type="date"
            label={t('startDate')}
            required
            defaultValue={challenge?.startDate}
          />
          <TextField
            name="endDate"
            type="date"
            label={t('endDate')}
            required
            defaultValue={challenge?.endDate}
          />
        </div>
        <TextArea
          name="prizes"
          label={t('prizes')}
          hint={t('prizesHint')}
          defaultValue={typedPrizes(challenge?.prizes ?? [])}
        />
        <Checkbox
          name="isPublished"
          label={t('isPublished')}
          defaultChecked={challenge?.isPublished ?? true}
        />
      </form>
    </Dialog>
  )
}

function fieldsIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    title: text('title'),
    description: text('description'),
    rules: text('rules'),
    featuredImage: text('featuredImage'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    isPublished: form.get('isPublished') !== null,
    prizes: prizesIn(text('prizes')),
  }
}
