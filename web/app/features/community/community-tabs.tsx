import { type CommunityTab, communityTabs } from '@first-fashion/contract/community/community-address'
import { tabClass } from '@first-fashion/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { communityPath } from './community-state.ts'
import './words/community-words.ts'

/** The tabs as links, so that each has an address. The bar stays below the header; on a phone it scrolls sideways. */
export function CommunityTabs({ shown }: { readonly shown: CommunityTab }) {
  const { t } = useTranslation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => showChosen(nav.current, shown), [shown])
  return (
    <nav
      ref={nav}
      aria-label={t('community:tabsLabel')}
      className="sticky top-14 z-10 mt-8 overflow-x-auto border-b border-hairline bg-plaster"
    >
      <ul className="page flex gap-6 max-sm:gap-3">
        {communityTabs.map((tab) => (
          <li key={tab} className="shrink-0">
            <Link
              to={communityPath({ tab })}
              preventScrollReset
              aria-current={tab === shown ? 'page' : undefined}
              className={tabClass(tab === shown)}
            >
              {t(`community:tabs.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the bar, and not the page, to the open tab. */
function showChosen(nav: HTMLElement | null, shown: CommunityTab): void {
  const link = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav === null || link == null || shown === 'home') return
  nav.scrollTo({ left: link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2 })
}
