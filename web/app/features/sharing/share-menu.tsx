import { buttonClass, DropMenu } from '@first-fashion/ui'
import { Share2 } from 'lucide-react'
import { Suspense } from 'react'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import type { ShareProps } from './share-links.tsx'
import './sharing-words.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'

const ShareLinks = lazyPart(() => import('./share-links.tsx'))

/** The button that opens the share menu. */
export function ShareMenu(props: ShareProps) {
  const { t } = useTranslation()
  return (
    <DropMenu
      buttonClass={buttonClass('link', 'text-small')}
      button={
        <>
          <Share2 aria-hidden="true" size={16} />
          {t('sharing:share')}
        </>
      }
    >
      <Suspense
        fallback={
          <li data-pending className="visible">
            <WaitingBar />
          </li>
        }
      >
        <ShareLinks {...props} />
      </Suspense>
    </DropMenu>
  )
}
