import { builtInPages, homeSlug, pagePath } from '@first-fashion/contract/content/page-places'
import type { StaffPage } from '@first-fashion/contract/content/staff-calls'
import { Badge, Button, buttonClass, ConfirmDialog, Skeleton } from '@first-fashion/ui'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { PageForm } from './page-form.tsx'
import { PageVersions, previewPath } from './page-versions.tsx'
import { useDeletePage, usePage } from './queries.ts'
import { useWords } from './words.ts'

/** One page: its text, its versions, and when they are shown. */
export function PagePage() {
  const { t } = useWords()
  const { slug = '' } = useParams()
  const shown = usePage(slug)
  return (
    <>
      <Link to="/pages" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      {shown.isPending ? <Skeleton className="h-96" /> : null}
      {shown.isError ? <LoadFailure error={shown.error} onRetry={() => shown.refetch()} /> : null}
      {shown.data === undefined ? null : (
        <>
          <Head page={shown.data} />
          <TextAndVersions
            key={`${slug} ${shown.data.version}`}
            page={shown.data}
            onReload={async () => {
              await shown.refetch()
            }}
          />
          {slug === homeSlug || builtInPages.some((one) => one === slug) ? null : (
            <DeletePage page={shown.data} />
          )}
        </>
      )}
    </>
  )
}

interface TextProps {
  readonly page: StaffPage
  readonly onReload: () => Promise<void>
}

/** The versions know of changes that are not saved: another version would take their place. */
function TextAndVersions({ page, onReload }: TextProps) {
  const [fields, setFields] = useState(page.fields)
  const isChanged = JSON.stringify(fields) !== JSON.stringify(page.fields)
  return (
    <>
      <PageForm
        page={page}
        fields={fields}
        onChange={(change) => setFields((before) => ({ ...before, ...change }))}
        isChanged={isChanged}
        onReload={onReload}
      />
      <PageVersions page={page} isChanged={isChanged} />
    </>
  )
}

function Head({ page: { slug, title, isPublished, isUnchecked } }: { readonly page: StaffPage }) {
  const { t } = useWords()
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <h1 className="text-heading">{slug === homeSlug ? t('homePage') : title}</h1>
      {isUnchecked ? <Badge tone="accent">{t('unchecked')}</Badge> : null}
      <a
        href={previewPath(slug, 0)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('link', 'text-small')}
      >
        {t('preview')}
      </a>
      {isPublished ? (
        <a
          href={pagePath(slug)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('link', 'text-small')}
        >
          {t('inStore')}
        </a>
      ) : null}
    </div>
  )
}

function DeletePage({ page }: { readonly page: StaffPage }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const deleting = useDeletePage(page)
  return (
    <>
      <Button variant="link" className="mt-6 text-small" onClick={() => setAsking(true)}>
        {t('deletePage')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('deleteTitle', { title: page.title })}
        text={deleting.error?.message ?? t('deleteText')}
        closeLabel={t('close')}
        keep={t('keep')}
        confirm={t('deletePage')}
        isBusy={deleting.isPending}
        onConfirm={() => deleting.mutate(undefined, { onSuccess: () => void navigate('/pages') })}
      />
    </>
  )
}
