import type { StaffPost } from '@first-fashion/contract/news/staff-calls'
import { Badge, Button, ConfirmDialog } from '@first-fashion/ui'
import { useState } from 'react'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress } from '../../platform/lists/list-query.ts'
import { ListTable } from '../../platform/lists/list-table.tsx'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { PostDialog } from './post-dialog.tsx'
import { useDeletePost, usePosts } from './queries.ts'
import { useWords } from './words.ts'

/** An article that is open, or about to be deleted. */
type Open =
  | { readonly does: 'edit'; readonly post: StaffPost | undefined }
  | { readonly does: 'delete'; readonly post: StaffPost }

/** All articles: drafts first, then the newest. */
export function NewsPage() {
  const { t } = useWords()
  const { query } = useListAddress()
  const list = usePosts(query.page)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <ListFrame
      title={t('news')}
      lead={t('lead')}
      hasSearch={false}
      {...frameOf(list)}
      filters={<Button onClick={() => setOpen({ does: 'edit', post: undefined })}>{t('write')}</Button>}
    >
      <Articles posts={list.data?.posts} onEdit={(post) => setOpen({ does: 'edit', post })} />
      {open?.does === 'edit' ? (
        <PostDialog
          post={open.post}
          onClose={close}
          onDelete={() => setOpen(open.post && { does: 'delete', post: open.post })}
        />
      ) : null}
      {open?.does === 'delete' ? <DeleteDialog post={open.post} onClose={close} /> : null}
    </ListFrame>
  )
}

interface ArticlesProps {
  readonly posts: readonly StaffPost[] | undefined
  readonly onEdit: (post: StaffPost) => void
}

function Articles({ posts, onEdit }: ArticlesProps) {
  const { t } = useWords()
  return (
    <ListTable
      label={t('news')}
      rows={posts}
      keyOf={({ _id }) => _id}
      columns={[
        {
          title: t('title'),
          isName: true,
          cell: (post) => (
            <Button variant="text" onClick={() => onEdit(post)}>
              {post.title}
            </Button>
          ),
        },
        { title: t('category'), cell: ({ category }) => t(`categories.${category}`) },
        { title: t('status'), cell: (post) => <State post={post} /> },
        {
          title: t('shopTime'),
          cell: ({ publishedAt }) => (publishedAt === null ? '' : shopTimeInWords(publishedAt)),
        },
        { title: t('views'), isNumber: true, cell: ({ views }) => views },
        { title: t('inStore'), cell: (post) => <StoreLink post={post} /> },
      ]}
    />
  )
}

const isShown = ({ publishedAt }: StaffPost) => publishedAt !== null && publishedAt <= Date.now()

function State({ post }: { readonly post: StaffPost }) {
  const { t } = useWords()
  if (post.publishedAt === null) return <Badge tone="accent">{t('states.draft')}</Badge>
  return isShown(post) ? (
    <Badge tone="leaf">{t('states.published')}</Badge>
  ) : (
    <Badge tone="lagoon">{t('states.scheduled')}</Badge>
  )
}

/** Where the store shows it; what readers do not see yet has a preview. */
function StoreLink({ post }: { readonly post: StaffPost }) {
  const { t } = useWords()
  const { _id, slug, title } = post
  const words = isShown(post)
    ? { short: t('see'), full: t('seeOf', { title }) }
    : { short: t('preview'), full: t('previewOf', { title }) }
  return (
    <a
      href={isShown(post) ? `/community/news/${slug}` : `/preview/news/${_id}`}
      target="_blank"
      rel="noreferrer"
      aria-label={words.full}
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-leaf"
    >
      {words.short}
    </a>
  )
}

function DeleteDialog({ post, onClose }: { readonly post: StaffPost; readonly onClose: () => void }) {
  const { t } = useWords()
  const remove = useDeletePost(post._id)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('deleteTitle', { title: post.title })}
      text={remove.error?.message ?? t('deleteText')}
      closeLabel={t('close')}
      keep={t('keep')}
      confirm={t('delete')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
    />
  )
}
