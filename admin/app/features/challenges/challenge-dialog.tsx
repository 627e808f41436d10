import type { StaffChallenge } from '@first-fashion/contract/challenges/staff-calls'
import { Checkbox, TextArea, TextField } from '@first-fashion/ui'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { usePictureUpload } from '../../platform/pictures/use-picture-upload.ts'
import { prizesIn, typedPrizes } from './challenge-form.ts'
import { FeaturedPicture } from './featured-picture.tsx'
import { uploadCommunityPicture, useSaveChallenge } from './queries.ts'
import { useWords } from './words.ts'

interface DialogProps {
  /** Without one a new one is added. */
  readonly challenge: StaffChallenge | undefined
  readonly onClose: () => void
}

/** A challenge, with its picture, its days and its prizes. */
export function ChallengeDialog({ challenge, onClose }: DialogProps) {
  const { t } = useWords()
  const save = useSaveChallenge(challenge)
  const [featuredImage, setFeaturedImage] = useState(challenge?.featuredImage ?? '')
  const upload = usePictureUpload(uploadCommunityPicture, setFeaturedImage)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate({ ...fieldsIn(new FormData(event.currentTarget)), featuredImage }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={t(challenge === undefined ? 'addChallenge' : 'edit')}
      action={t('save')}
      isBusy={save.isPending}
      isIncomplete={upload.done !== undefined}
      error={save.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="title" label={t('title')} required maxLength={120} defaultValue={challenge?.title} />
      <TextArea
        name="description"
        label={t('description')}
        maxLength={4000}
        defaultValue={challenge?.description}
      />
      <TextArea name="rules" label={t('rules')} maxLength={4000} defaultValue={challenge?.rules} />
      <FeaturedPicture image={featuredImage} upload={upload} onRemove={() => setFeaturedImage('')} />
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
      <Checkbox name="isPublished" label={t('isPublished')} defaultChecked={challenge?.isPublished ?? true} />
    </FormDialog>
  )
}

function fieldsIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    title: text('title'),
    description: text('description'),
    rules: text('rules'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    isPublished: form.get('isPublished') !== null,
    prizes: prizesIn(text('prizes')),
  }
}
