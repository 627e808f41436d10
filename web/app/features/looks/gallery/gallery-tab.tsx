import '../words/looks-words.ts'
import type { Submission } from '@first-fashion/contract/looks/look'
import type { CommunityState } from '@first-fashion/contract/members/community-address'
import { Button, EmptyState, Notice, stepsToPageBefore } from '@first-fashion/ui'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { lazyPart } from '../../../platform/lost-chunk.ts'
import { WaitingBar } from '../../../platform/screen/waiting-bar.tsx'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { communityPath } from '../../members/index.ts'
import { HiddenLooks } from './hidden-looks.tsx'
import { LookGrid } from './look-grid.tsx'
import { LookPages } from './look-pages.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { useLikes } from './use-likes.ts'

const LookDialog = lazyPart(() => import('./look-dialog.tsx'))

interface TabProps {
  readonly state: Pick<CommunityState, 'page'>
  /** Undefined if it could not be loaded. */
  readonly gallery:
    | { readonly submissions: readonly Submission[]; readonly pagination: { readonly total: number } }
    | undefined
  /** The look that the address names; 'gone' if there is none any more. */
  readonly linked: Submission | 'gone' | undefined
}

/** The Style Gallery: looks, the newest first, and the one that the address names [B2.56]. */
export function GalleryTab({ state, gallery, linked }: TabProps) {
  const { t } = useTranslation()
  const looks = gallery?.submissions ?? []
  const open = typeof linked === 'object' ? linked : undefined
  const likes = useLikes(
    open === undefined || looks.some(({ _id }) => _id === open._id) ? looks : [...looks, open],
  )
  const { page } = state
  const revalidator = useRevalidator()
  const { isClosed, close, replace } = useCloseLook(page)
  const pages = gallery?.pagination.total ?? 1
  const pathOf = (to: number) => communityPath({ tab: 'gallery', page: to })
  const isBeyond = gallery !== undefined && looks.length === 0 && page > 1
  return (
    <section>
      <h2 className="mb-6 text-heading">{t('looks:title')}</h2>
      {linked === 'gone' ? (
        <div className="mb-6">
          <Notice tone="information">
            {t('looks:gone')}. {t('looks:goneText')}
          </Notice>
        </div>
      ) : null}
      <HiddenLooks />
      {gallery === undefined ? <Failed /> : null}
      {isBeyond ? <NoSuchPage first={pathOf(1)} /> : null}
      {gallery !== undefined && looks.length === 0 && !isBeyond ? <NoLooks /> : null}
      <LookGrid
        looks={looks}
        likes={likes}
        eager={2}
        pathOf={({ _id }) => communityPath({ tab: 'gallery', page, submission: _id })}
        state={overGallery}
      />
      {isBeyond ? null : <LookPages {...{ page, pages, pathOf }} />}
      {open === undefined || isClosed ? null : (
        <Suspense fallback={<WaitingBar />}>
          <LookDialog
            key={open._id}
            look={open}
            likes={likes}
            onClose={close}
            onDeleted={() => void replace().then(() => revalidator.revalidate())}
          />
        </Suspense>
      )}
    </section>
  )
}

function NoLooks() {
  const { t } = useTranslation()
  return <EmptyState title={t('looks:none')} text={t('looks:noneText')} />
}

function Failed() {
  const { t } = useTranslation()
  const revalidator = useRevalidator()
  useEffect(() => toasts.error(t('looks:failed')), [t])
  return (
    <EmptyState
      title={t('looks:failed')}
      text={t('looks:failedText')}
      action={
        <Button busy={revalidator.state === 'loading'} onClick={() => revalidator.revalidate()}>
          {t('problem.tryAgain')}
        </Button>
      }
    />
  )
}

/** The state of a link that opens a look over the gallery. */
const overGallery = { isOverGallery: true } as const

const isOverGallery = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOverGallery' in state

/**
 * Closes the look that the address names. One that was opened over the gallery leads back there, so that the history
 * has no second gallery; others leave the gallery in their place.
 */
function useCloseLook(page: number) {
  const navigate = useNavigate()
  // Another object at each visit, also if Forward leads to the same entry of the history.
  const location = useLocation()
  /** The visit whose look is closed already, while the gallery still loads. */
  const [closed, setClosed] = useState<typeof location>()
  const isClosed = closed === location
  const replace = async () =>
    navigate(communityPath({ tab: 'gallery', page }), { replace: true, preventScrollReset: true })
  const close = () => {
    if (isClosed) return
    setClosed(location)
    if (isOverGallery(location.state)) void navigate(-stepsToPageBefore())
    else void replace()
  }
  return { isClosed, close, replace }
}
