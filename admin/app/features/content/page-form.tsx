import { homeSections } from '@first-fashion/contract/content/home'
import type { PageFields } from '@first-fashion/contract/content/page'
import { legalPages, pagePlaceholders } from '@first-fashion/contract/content/page-places'
import type { Publication, StaffPage } from '@first-fashion/contract/content/staff-calls'
import { Button, Notice, Skeleton, TextArea, TextField } from '@first-fashion/ui'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { UnsavedChanges } from '../../platform/unsaved-changes.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useSavePage } from './queries.ts'
import { useWords } from './words.ts'

const PageText = lazy(() => import('./page-text.tsx'))
const HomeSections = lazy(() => import('./home/home-sections.tsx'))

interface FormProps extends FieldsProps {
  readonly page: StaffPage
  readonly isChanged: boolean
  readonly onReload: () => Promise<void>
}

/** The newest text of a page. Saving keeps those before it. */
export function PageForm({ page, fields, onChange, isChanged, onReload }: FormProps) {
  const { t } = useWords()
  const saving = useSavePage(page.slug)
  const [isPublishing, setPublishing] = useState(false)
  const isGood = homeSections.safeParse(fields.sections ?? []).success
  const save = (publication: Publication | null) =>
    saving.mutate({ version: page.version, fields, publication }, { onError: () => setPublishing(false) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(null)
  }
  return (
    <form method="post" onSubmit={submit} className="flex max-w-[48rem] flex-col gap-5">
      <UnsavedChanges isChanged={isChanged && !saving.isPending} />
      {page.isUnchecked ? <Notice tone="information">{t('uncheckedText')}</Notice> : null}
      {saving.error === null ? null : <SaveFailure error={saving.error} onReload={onReload} />}
      <Fields fields={fields} onChange={onChange} />
      {isGood ? null : <Notice>{t('sectionsWrong')}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button disabled={fields.title.trim() === '' || !isGood} onClick={() => setPublishing(true)}>
          {t('publish')}
        </Button>
        <Button type="submit" variant="secondary" disabled={!isGood} busy={saving.isPending && !isPublishing}>
          {t('saveDraft')}
        </Button>
      </div>
      {isPublishing ? (
        <PublishDialog
          title={fields.title}
          needsCheck={page.isUnchecked && legalPages.includes(page.slug)}
          isBusy={saving.isPending}
          onPublish={save}
          onClose={() => setPublishing(false)}
        />
      ) : null}
    </form>
  )
}

interface FieldsProps {
  readonly fields: PageFields
  readonly onChange: (change: Partial<PageFields>) => void
}

function Fields({ fields, onChange }: FieldsProps) {
  const { t } = useWords()
  return (
    <>
      <TextField
        label={t('title')}
        required
        maxLength={120}
        value={fields.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        label={t('description')}
        maxLength={300}
        value={fields.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      {fields.sections === undefined ? (
        <TextFields fields={fields} onChange={onChange} />
      ) : (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <HomeSections sections={fields.sections} onChange={(sections) => onChange({ sections })} />
        </Suspense>
      )}
    </>
  )
}

function TextFields({ fields: { lead, bodyHtml }, onChange }: FieldsProps) {
  const { t } = useWords()
  const [html] = useState(bodyHtml)
  return (
    <>
      <TextArea
        label={t('introduction')}
        maxLength={600}
        value={lead}
        onChange={({ target }) => onChange({ lead: target.value })}
      />
      <div>
        <h2 id="page-text" className="mb-1.5 font-text text-small font-medium">
          {t('text')}
        </h2>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <PageText html={html} labelledBy="page-text" onChange={(text) => onChange({ bodyHtml: text })} />
        </Suspense>
        <p className="mt-1.5 text-small text-timber">
          {t('textHint', { words: pagePlaceholders.map((name) => `{{${name}}}`).join(', ') })}
        </p>
      </div>
    </>
  )
}
