import type { GalleryState } from '@first-fashion/contract/designs/gallery-address'
import { printCategoryIds } from '@first-fashion/contract/designs/print-catalog'
import { chipLinkClass } from '@first-fashion/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { galleryPath } from './gallery-state.ts'
import './gallery-words.ts'

/** The categories as links, so each has an address; on a phone they scroll sideways. */
export function CategoryLinks({ chosen }: { readonly chosen: GalleryState['category'] }) {
  const { t } = useTranslation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => showChosen(nav.current, chosen), [chosen])
  const all = [undefined, ...printCategoryIds]
  return (
    <nav
      ref={nav}
      aria-label={t('gallery:categories')}
      className="relative -mx-4 my-8 overflow-x-auto px-4 py-1"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        {all.map((category) => (
          <li key={category ?? 'all'} className="shrink-0">
            <Link
              to={galleryPath({ category, page: 1 })}
              preventScrollReset
              aria-current={category === chosen ? 'page' : undefined}
              className={chipLinkClass(category === chosen)}
            >
              {category === undefined ? t('gallery:all') : t(`gallery:of${category}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the links, and not the page, to the one that is chosen. */
function showChosen(nav: HTMLElement | null, chosen: GalleryState['category']): void {
  const link = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav === null || link == null || chosen === undefined) return
  nav.scrollTo({ left: link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2 })
}
