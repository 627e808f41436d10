import { homeSlug } from '@first-fashion/contract/content/page-places'
import type { StaffPageSummary } from '@first-fashion/contract/content/staff-calls'
import { Badge, Button, buttonClass, TextField } from '@first-fashion/ui'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { ListTable } from '../../platform/lists/list-table.tsx'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { useAddPage, usePages } from './queries.ts'
import { useWords } from './words.ts'

/** All pages that the owner writes. */
export function PagesPage() {
  const { t } = useWords()
  const list = usePages()
  const [isAdding, setAdding] = useState(false)
  return (
    <ListFrame
      title={t('pages')}
      lead={t('lead')}
      hasSearch={false}
      total={list.data?.length}
      pages={1}
      state={list.status}
      onRetry={() => void list.refetch()}
      filters={<Button onClick={() => setAdding(true)}>{t('newPage')}</Button>}
    >
      <ListTable
        label={t('pages')}
        rows={list.data}
        keyOf={({ slug }) => slug}
        columns={[
          {
            title: t('title'),
            isName: true,
            cell: ({ slug, title }) => (
              <Link to={`/pages/${slug}`} className={buttonClass('link')}>
                {slug === homeSlug ? t('homePage') : title}
              </Link>
            ),
          },
          { title: t('slug'), cell: ({ slug }) => slug },
          { title: t('status'), cell: (page) => <State page={page} /> },
          { title: t('saved'), cell: ({ savedAt }) => shopTimeInWords(savedAt) },
        ]}
      />
      {isAdding ? <NewPageDialog onClose={() => setAdding(false)} /> : null}
    </ListFrame>
  )
}

function State({ page }: { readonly page: StaffPageSummary }) {
  const { t } = useWords()
  return (
    <span className="inline-flex flex-wrap gap-2">
      {page.isPublished ? (
        <Badge tone="leaf">{t('shown')}</Badge>
      ) : (
        <Badge tone="lagoon">{t('hidden')}</Badge>
      )}
      {page.isUnchecked ? <Badge tone="accent">{t('unchecked')}</Badge> : null}
    </span>
  )
}

function NewPageDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const adding = useAddPage()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [title, slug] = [String(form.get('title')).trim(), String(form.get('slug')).trim()]
    adding.mutate({ title, slug }, { onSuccess: () => void navigate(`/pages/${slug}`) })
  }
  return (
    <FormDialog
      title={t('newPage')}
      action={t('addPage')}
      isBusy={adding.isPending}
      error={adding.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="title" label={t('title')} required maxLength={120} />
      <TextField
        name="slug"
        label={t('slug')}
        hint={t('slugHint')}
        required
        maxLength={60}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        autoComplete="off"
      />
    </FormDialog>
  )
}
