import type { GalleryState } from '@first-fashion/contract/designs/gallery-address'
import { buttonClass } from '@first-fashion/ui'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { galleryPath } from './gallery-state.ts'
import './gallery-words.ts'

interface GalleryPagesProps {
  readonly state: GalleryState
  readonly pages: number
}

/** Previous and Next, as soon as there is more than one page; at the ends one of them rests. */
export function GalleryPages({ state, pages }: GalleryPagesProps) {
  const { t } = useTranslation()
  if (pages <= 1) return null
  const { page } = state
  const turn = (to: number, label: string) =>
    to < 1 || to > pages ? (
      <span aria-disabled="true" className={buttonClass('secondary', 'border-hairline text-timber')}>
        {label}
      </span>
    ) : (
      <Link to={galleryPath({ ...state, page: to })} className={buttonClass('secondary')}>
        {label}
      </Link>
    )
  return (
    <nav aria-label={t('gallery:pages')} className="mt-14 flex flex-wrap items-center justify-center gap-4">
      {turn(page - 1, t('gallery:previous'))}
      <span className="tabular-nums text-timber">{t('gallery:pageOf', { page, pages })}</span>
      {turn(page + 1, t('gallery:next'))}
    </nav>
  )
}
