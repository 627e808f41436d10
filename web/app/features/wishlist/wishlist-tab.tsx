import type { WishlistItem } from '@first-fashion/contract/wishlist/calls'
import { Button, buttonClass, EmptyState, Skeleton } from '@first-fashion/ui'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { WishCard } from './wish-card.tsx'
import { useWishlist } from './wishlist-provider.tsx'
import './wishlist-words.ts'

/** The wishlist tab: its products, with links, move to cart and remove. */
export function WishlistTab() {
  const { t } = useTranslation()
  const { list } = useWishlist()
  if (list.data === undefined)
    return list.isError ? (
      <EmptyState
        as="h2"
        title={t('wishlist:failed')}
        action={<Button onClick={() => list.refetch()}>{t('problem.tryAgain')}</Button>}
      />
    ) : (
      <Placeholders />
    )
  if (list.data.length === 0) return <Empty />
  return <Filled items={list.data} />
}

const columns =
  'grid grid-cols-2 narrow:grid-cols-1 gap-x-4 gap-y-10 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-6'

const Placeholders = () => (
  <div aria-hidden="true">
    <Skeleton className="mb-6 h-11 w-48 max-w-full" />
    <div className={columns}>
      <Skeleton className="aspect-[4/6]" />
      <Skeleton className="aspect-[4/6]" />
    </div>
  </div>
)

function Empty() {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h2"
      picture={<ScenePicture name="lost" sizes="18rem" />}
      title={t('wishlist:empty')}
      text={t('wishlist:emptyText')}
      action={
        <Link to={paths.collection()} className={buttonClass()}>
          {t('wishlist:toCollection')}
        </Link>
      }
    />
  )
}

function Filled({ items }: { readonly items: readonly WishlistItem[] }) {
  const { t } = useTranslation()
  const { remove, clear } = useWishlist()
  const [isAsking, setAsking] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="wishlist-title">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="wishlist-title" ref={title} tabIndex={-1} className="text-heading">
            {t('wishlist:title')}
          </h2>
          <p aria-live="polite" className="text-timber tabular-nums">
            {t('wishlist:count', { count: items.length })}
          </p>
        </div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('wishlist:clear')}
        </Button>
      </div>
      <ul className={columns}>
        {items.map((item) => (
          <li key={item.productId._id} className="flex min-w-0">
            <WishCard
              item={item}
              onRemove={() => {
                remove(item.productId)
                // The clicked button is gone: keyboard focus moves to the top of the list.
                title.current?.focus()
              }}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('wishlist:clearTitle')}
        text={t('wishlist:clearText')}
        keep={t('wishlist:keep')}
        confirm={t('wishlist:clear')}
        onConfirm={() => {
          setAsking(false)
          clear()
        }}
      />
    </section>
  )
}
