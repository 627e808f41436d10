import type { StaffPost } from '@first-fashion/contract/community/editing-calls'
import { Badge, Button } from '@first-fashion/ui'
import { useState } from 'react'
import { ListFrame } from '../../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress } from '../../../platform/lists/list-query.ts'
import { ListTable } from '../../../platform/lists/list-table.tsx'
import { PostDialog } from './post-dialog.tsx'
import { usePosts } from './queries.ts'
import { useWords } from './words.ts'

/** All articles: drafts first, then the newest. */
export function NewsPage() {
  const { t } = useWords()
  const { query } = useListAddress()
  const list = usePosts(query.page)
  const [editing, setEditing] = useState<{ readonly post: StaffPost | undefined }>()
  return (
    <ListFrame
      title={t('news')}
      lead={t('lead')}
      hasSearch={false}
      {...frameOf(list)}
      filters={<Button onClick={() => setEditing({ post: undefined })}>{t('write')}</Button>}
    >
      <ListTable
        label={t('news')}
        rows={list.data?.posts}
        keyOf={({ _id }) => _id}
        columns={[
          {
            title: t('title'),
            isName: true,
            cell: (post) => (
              <Button variant="text" onClick={() => setEditing({ post })}>
                {post.title}
              </Button>
            ),
          },
          { title: t('category'), cell: ({ category }) => t(`categories.${category}`) },
          { title: t('status'), cell: (post) => <State post={post} /> },
          { title: t('date'), cell: ({ publishedAt }) => dateOf(publishedAt) },
          { title: t('views'), isNumber: true, cell: ({ views }) => views },
        ]}
      />
      {editing === undefined ? null : (
        <PostDialog post={editing.post} onClose={() => setEditing(undefined)} />
      )}
    </ListFrame>
  )
}

const dateOf = (publishedAt: number | null): string =>
  publishedAt === null ? '' : new Date(publishedAt).toLocaleString('en-GB')

function State({ post: { publishedAt } }: { readonly post: StaffPost }) {
  const { t } = useWords()
  if (publishedAt === null) return <Badge tone="accent">{t('states.draft')}</Badge>
  if (publishedAt > Date.now()) return <Badge tone="lagoon">{t('states.scheduled')}</Badge>
  return <Badge tone="leaf">{t('states.published')}</Badge>
}
