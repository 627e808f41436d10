import type { WishlistItem } from '@first-fashion/contract/wishlist/calls'
import { Badge, Button, buttonClass, IconButton, Picture } from '@first-fashion/ui'
import { X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { mediumDay } from '../../platform/time/shop-dates.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCurrency } from '../currency/index.ts'
import { EarlyAccess, RatingLine } from '../sellables/index.ts'
import './wishlist-words.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'

const MoveToCartDialog = lazyPart(() =>
  import('./move-to-cart-dialog.tsx').then((module) => ({ default: module.MoveToCartDialog })),
)

interface CardProps {
  readonly item: WishlistItem
  readonly onRemove: () => void
}

/** A wishlist product with its current data; an unavailable one says so and has no link. */
export function WishCard({ item, onRemove }: CardProps) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const [moving, setMoving] = useState<'never' | 'open' | 'closed'>('never')
  const { productId: product, state } = item
  const [hasAccess, setAccess] = useState(false)
  const date = mediumDay(item.addedAt)
  return (
    <article className="relative flex min-w-0 flex-1 flex-col">
      <div className={`relative ${state === 'ok' ? '' : '[&_img]:opacity-50'}`}>
        <Picture
          src={product.image[0] ?? ''}
          alt=""
          sizes="(min-width: 1024px) 22vw, (min-width: 640px) 33vw, 50vw"
        />
        {state === 'ok' ? null : (
          <div className="absolute bottom-2 left-2">
            <Badge tone={state === 'sold-out' ? 'danger' : 'dark'}>
              {t(state === 'sold-out' ? 'wishlist:soldOut' : 'wishlist:unpublished')}
            </Badge>
          </div>
        )}
      </div>
      <div className="absolute top-1 right-1">
        <IconButton
          label={t('wishlist:remove', { name: product.name })}
          onClick={onRemove}
          className="bg-plaster"
        >
          <X aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <div className="flex flex-1 flex-col gap-1 pt-3">
        <h3 className="line-clamp-3 font-text text-base leading-snug font-medium">{product.name}</h3>
        <p className="item-price tabular-nums">{price(product.price)}</p>
        <EarlyAccess product={product} onOpen={setAccess} isBrief />
        <RatingLine product={product} />
        <p className="text-small text-timber">
          <time dateTime={new Date(item.addedAt).toISOString()}>{t('wishlist:addedOn', { date })}</time>
        </p>
        <WayOn item={item} isOpen={hasAccess || !product.earlyAccessUntil} onMove={() => setMoving('open')} />
      </div>
      {moving === 'never' ? null : (
        <Suspense fallback={<WaitingBar />}>
          <MoveToCartDialog open={moving === 'open'} onClose={() => setMoving('closed')} product={product} />
        </Suspense>
      )}
    </article>
  )
}

interface WayOnProps {
  readonly item: WishlistItem
  /** Whether this customer can buy it already. */
  readonly isOpen: boolean
  readonly onMove: () => void
}

/** To the product, and into the cart. */
function WayOn({ item: { productId: product, state }, isOpen, onMove }: WayOnProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col pt-1">
      {state === 'unpublished' ? null : (
        <Link
          to={paths.product(product.slug || product._id)}
          aria-label={t('wishlist:viewName', { name: product.name })}
          className={buttonClass('link', 'self-start')}
        >
          {t('wishlist:view')}
        </Link>
      )}
      {state === 'ok' ? (
        <Button
          variant="secondary"
          aria-label={t('wishlist:moveName', { name: product.name })}
          disabled={!isOpen}
          onClick={onMove}
          className="px-3"
        >
          {t('wishlist:move')}
        </Button>
      ) : null}
    </div>
  )
}
