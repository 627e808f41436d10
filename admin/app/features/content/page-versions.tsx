import { homeSlug } from '@first-fashion/contract/content/page-places'
import type { PageVersion, StaffPage, VersionState } from '@first-fashion/contract/content/staff-calls'
import { Badge, type BadgeTone, Button, buttonClass, ConfirmDialog } from '@first-fashion/ui'
import { useState } from 'react'
import { ListTable } from '../../platform/lists/list-table.tsx'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { useVersionChange } from './queries.ts'
import { useWords } from './words.ts'

const tones: Readonly<Record<VersionState, BadgeTone>> = {
  draft: 'accent',
  scheduled: 'lagoon',
  published: 'leaf',
  former: 'plain',
}

/** Where the store shows a version to staff; 0 is the newest one. */
export const previewPath = (slug: string, number: number): string =>
  slug === homeSlug ? `/preview/home/${number}` : `/preview/pages/${slug}/${number}`

interface VersionsProps {
  readonly page: StaffPage
  /** Whether the form has changes that are not saved. */
  readonly isChanged: boolean
}

/** All versions of a page, newest first: who saved them, and when they are shown. */
export function PageVersions({ page, isChanged }: VersionsProps) {
  const { t } = useWords()
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-title">{t('versions')}</h2>
      <ListTable
        label={t('versions')}
        rows={page.versions}
        keyOf={({ number }) => String(number)}
        columns={[
          { title: t('number'), isName: true, cell: ({ number }) => number },
          { title: t('author'), cell: ({ author }) => author || t('shopItself') },
          { title: t('time'), cell: ({ savedAt }) => shopTimeInWords(savedAt) },
          {
            title: t('status'),
            cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
          },
          { title: t('period'), cell: (version) => <Period version={version} /> },
          {
            title: t('actions'),
            cell: (version) => <Actions page={page} version={version} isChanged={isChanged} />,
          },
        ]}
      />
    </section>
  )
}

function Period({ version: { publishedFrom, publishedUntil } }: { readonly version: PageVersion }) {
  const { t } = useWords()
  if (publishedFrom === null) return null
  const from = shopTimeInWords(publishedFrom)
  if (publishedUntil === null) return t('since', { from })
  return t('between', { from, until: shopTimeInWords(publishedUntil) })
}

function Actions({ page, version, isChanged }: VersionsProps & { readonly version: PageVersion }) {
  const { t } = useWords()
  const { isPending, change } = useVersionChange(page)
  const [asked, setAsked] = useState<'restore' | 'withdraw'>()
  const { number, state } = version
  const act = (does: 'restore' | 'withdraw') => (isChanged ? setAsked(does) : change({ does, number }))
  return (
    <span className="flex flex-wrap gap-x-4">
      <a
        href={previewPath(page.slug, number)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('previewNumber', { number })}
        className={buttonClass('link')}
      >
        {t('preview')}
      </a>
      {number === page.versions[0]?.number ? null : (
        <Button
          variant="link"
          busy={isPending}
          aria-label={t('restoreNumber', { number })}
          onClick={() => act('restore')}
        >
          {t('restore')}
        </Button>
      )}
      {state === 'published' || state === 'scheduled' ? (
        <Button
          variant="link"
          busy={isPending}
          aria-label={t('withdrawNumber', { number })}
          onClick={() => act('withdraw')}
        >
          {t('withdraw')}
        </Button>
      ) : null}
      {asked === undefined ? null : (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          title={t('discardTitle')}
          text={t('discardText')}
          closeLabel={t('close')}
          keep={t('keepEditing')}
          confirm={t(asked)}
          isBusy={isPending}
          onConfirm={() => {
            change({ does: asked, number })
            setAsked(undefined)
          }}
        />
      )}
    </span>
  )
}
