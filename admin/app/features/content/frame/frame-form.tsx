import { type FrameFields, frameFields } from '@first-fashion/contract/content/frame'
import { Button, Notice, TextField } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { SaveFailure } from '../../../platform/save-failure.tsx'
import { UnsavedChanges } from '../../../platform/unsaved-changes.tsx'
import { useWords } from '../words.ts'
import { AnnouncementFields } from './announcement-fields.tsx'
import { FooterColumnFields } from './footer-column-fields.tsx'
import { MenuFields } from './link-fields.tsx'
import { frameKey, useSetFrame } from './queries.ts'

interface FormProps {
  readonly frame: FrameFields
  readonly version: number
}

export function FrameForm({ frame, version }: FormProps) {
  const { t } = useWords()
  const queries = useQueryClient()
  const saving = useSetFrame(version)
  const [fields, setFields] = useState(frame)
  const [isWrong, setWrong] = useState(false)
  const isChanged = !saving.isPending && JSON.stringify(fields) !== JSON.stringify(frame)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = frameFields.safeParse(fields)
    setWrong(!typed.success)
    if (typed.success) saving.mutate(typed.data)
  }
  const [company, help] = fields.footer
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-[52rem] flex-col gap-5">
      <UnsavedChanges isChanged={isChanged} />
      {saving.error === null ? null : (
        <SaveFailure
          error={saving.error}
          onReload={() => queries.invalidateQueries({ queryKey: frameKey })}
        />
      )}
      {isWrong ? <Notice>{t('frameWrong')}</Notice> : null}
      <AnnouncementFields
        announcement={fields.announcement}
        onChange={(announcement) => setFields({ ...fields, announcement })}
      />
      <MenuFields menu={fields.menu} onChange={(menu) => setFields({ ...fields, menu })} />
      <TextField
        label={t('footerLine')}
        hint={t('footerLineHint')}
        maxLength={160}
        value={fields.line}
        onChange={({ target }) => setFields({ ...fields, line: target.value })}
      />
      <FooterColumnFields
        legend={t('firstColumn')}
        column={company}
        onChange={(column) => setFields({ ...fields, footer: [column, help] })}
      />
      <FooterColumnFields
        legend={t('secondColumn')}
        column={help}
        onChange={(column) => setFields({ ...fields, footer: [company, column] })}
      />
      <Button type="submit" busy={saving.isPending} className="self-start">
        {t('save')}
      </Button>
    </form>
  )
}
