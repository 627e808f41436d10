import type { SavedDesignItem } from '@first-fashion/contract/designs/saved-design'
import { Badge, buttonClass, IconButton, Picture, useOneClick } from '@first-fashion/ui'
import { Copy, ExternalLink, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { mediumDay } from '../../../platform/time/shop-dates.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import './saved-designs-words.ts'

interface CardProps {
  readonly design: SavedDesignItem
  readonly isDuplicating: boolean
  readonly onDuplicate: () => void
  readonly onDelete: () => void
}

/** The designer with a saved design in it. */
const redesignPath = ({ _id, productInfo }: SavedDesignItem): string => {
  const { printfulProductId, printfulVariantId } = productInfo
  return `${paths.designer(printfulProductId, printfulVariantId)}?loadDesign=${encodeURIComponent(_id)}`
}

/** A saved design with what can be done with it. */
export function SavedDesignCard({ design, isDuplicating, onDuplicate, onDelete }: CardProps) {
  const duplicateOnce = useOneClick(onDuplicate)
  const { t } = useTranslation()
  const { name, description, previewImage, productInfo, status, timesUsed } = design
  const created = new Date(design.createdAt)
  const date = mediumDay(created)
  return (
    <article className="flex min-w-0 flex-1 flex-col">
      <div className="relative">
        {previewImage.url === '' ? (
          <div className="aspect-4/5 bg-sand" />
        ) : (
          <Picture
            src={previewImage.url}
            alt=""
            sizes="(min-width: 1024px) 22vw, (min-width: 640px) 33vw, 50vw"
          />
        )}
        {status === 'draft' ? (
          <div className="absolute bottom-2 left-2">
            <Badge tone="dark">{t('saved-designs:draft')}</Badge>
          </div>
        ) : null}
      </div>
      <h3 className="mt-3 font-text text-base leading-snug font-medium wrap-anywhere">{name}</h3>
      {description === '' ? null : (
        <p className="mt-1 line-clamp-3 text-small wrap-anywhere">{description}</p>
      )}
      <p className="mt-1 text-small text-timber wrap-anywhere">{productInfo.productTitle}</p>
      <p className="mt-1 text-small text-timber">
        <time dateTime={created.toISOString()}>{t('saved-designs:created', { date })}</time>
        {' ·\u00A0'}
        {t('saved-designs:used', { count: timesUsed })}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-1 pt-3">
        <Link
          to={redesignPath(design)}
          target="_blank"
          aria-label={t('saved-designs:redesignName', { name })}
          className={buttonClass('secondary', 'px-2 max-sm:w-full sm:min-w-0 sm:flex-1')}
        >
          {t('saved-designs:redesign')}
          <ExternalLink aria-hidden="true" size={16} className="shrink-0" />
        </Link>
        <IconButton
          label={t('saved-designs:duplicateName', { name })}
          onClick={duplicateOnce}
          disabled={isDuplicating}
        >
          <Copy aria-hidden="true" size={18} />
        </IconButton>
        <IconButton label={t('saved-designs:deleteName', { name })} onClick={onDelete}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      </div>
    </article>
  )
}
