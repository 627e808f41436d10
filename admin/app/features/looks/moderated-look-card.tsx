import { limits } from '@first-fashion/contract/limits'
import { lookReason, type ModeratedLook } from '@first-fashion/contract/looks/moderation-calls'
import { pictureAt } from '@first-fashion/contract/pictures'
import { Badge, Button } from '@first-fashion/ui'
import { useState } from 'react'
import { ReasonDialog } from '../../platform/reason-dialog.tsx'
import { shopDayInWords, shopTimeInWords } from '../../platform/shop-time.ts'
import { LinesDialog } from './lines-dialog.tsx'
import { type LookDecision, useDecideLook, useSaveProducts } from './queries.ts'
import { useWords } from './words.ts'

interface CardProps {
  readonly look: ModeratedLook
}

/** A look with everything needed to decide about it. */
export function ModeratedLookCard({ look }: CardProps) {
  const { t } = useWords()
  const { hidden, reports, appeal, hashtags, products } = look
  return (
    <article className="border border-hairline bg-paper p-5">
      <Heading look={look} />
      <p className="mt-3 max-w-[52rem] whitespace-pre-line wrap-anywhere">{look.description}</p>
      {hashtags.length === 0 ? null : (
        <p className="mt-1 text-small text-timber wrap-anywhere">
          {hashtags.map((tag) => `#${tag}`).join(' ')}
        </p>
      )}
      {look.instagramLink === '' ? null : (
        <p className="mt-1 text-small wrap-anywhere">{look.instagramLink}</p>
      )}
      <Pictures images={look.images} />
      {reports.length === 0 ? null : (
        <p className="mt-3 text-small">
          {t('reports')}: {reports.map((reason) => t(`reportReasons.${reason}`)).join(', ')}
        </p>
      )}
      {hidden === null ? null : (
        <p className="mt-3 text-small">
          {t('hiddenBecause', {
            reason: hidden.reason,
            date: shopDayInWords(hidden.at),
          })}
        </p>
      )}
      {appeal === null ? null : (
        <p className="mt-3 border-l-4 border-lagoon pl-3 wrap-anywhere">
          {t('appealText', { message: appeal })}
        </p>
      )}
      {products.length === 0 ? null : (
        <p className="mt-3 text-small">
          {t('featured', { names: products.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <Decisions look={look} />
    </article>
  )
}

function Heading({ look }: CardProps) {
  const { t } = useWords()
  const { title, userName, createdAt, likesCount, challenge, hidden, reports, appeal, isBlocked } = look
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="font-medium wrap-anywhere">{title}</h2>
      <span className="wrap-anywhere">{userName}</span>
      <time dateTime={new Date(createdAt).toISOString()} className="text-small text-timber tabular-nums">
        {shopTimeInWords(createdAt)}
      </time>
      <span className="text-small text-timber">{t('likes', { count: likesCount })}</span>
      {challenge === '' ? null : (
        <span className="text-small wrap-anywhere">{t('entryOf', { challenge })}</span>
      )}
      {hidden === null ? null : <Badge tone="danger">{t('hidden')}</Badge>}
      {reports.length === 0 ? null : (
        <Badge tone="accent">{t('reportCount', { count: reports.length })}</Badge>
      )}
      {appeal === null ? null : <Badge tone="lagoon">{t('appeal')}</Badge>}
      {isBlocked ? <Badge tone="dark">{t('blocked')}</Badge> : null}
    </div>
  )
}

function Pictures({ images }: Pick<ModeratedLook, 'images'>) {
  const { t } = useWords()
  return (
    <ul aria-label={t('pictures')} className="mt-3 flex flex-wrap gap-2">
      {images.map(({ url, caption }, at) => (
        <li key={url} className="w-24 text-small">
          <a
            href={pictureAt(url, 1600)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('openPicture', { number: at + 1 })}
            className="block"
          >
            <img
              src={pictureAt(url, 160)}
              alt=""
              width={96}
              height={120}
              loading="lazy"
              className="h-30 w-24 bg-sand object-cover"
            />
          </a>
          <span className="wrap-anywhere">{caption}</span>
        </li>
      ))}
    </ul>
  )
}

function Decisions({ look }: CardProps) {
  const { t } = useWords()
  const [asking, setAsking] = useState<LookDecision>()
  const [isFeaturing, setFeaturing] = useState(false)
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {decisionsFor(look).map((decision) => (
          <Button key={decision} variant="secondary" onClick={() => setAsking(decision)}>
            {t(`decisions.${decision}`)}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => setFeaturing(true)}>
          {t('feature')}
        </Button>
      </div>
      {asking === undefined ? null : (
        <LookDecisionDialog look={look} decision={asking} onClose={() => setAsking(undefined)} />
      )}
      {isFeaturing ? <ProductsDialog look={look} onClose={() => setFeaturing(false)} /> : null}
    </>
  )
}

/** What can be decided about a look as it is. */
const decisionsFor = ({ hidden, reports, appeal, isBlocked }: ModeratedLook): LookDecision[] => [
  ...(hidden === null ? (['hide'] as const) : (['show'] as const)),
  ...(hidden === null && reports.length > 0 ? (['keep'] as const) : []),
  ...(appeal === null ? [] : (['refuse'] as const)),
  isBlocked ? 'unblock' : 'block',
]

function ProductsDialog({ look, onClose }: CardProps & { readonly onClose: () => void }) {
  const { t } = useWords()
  const save = useSaveProducts(look._id)
  return (
    <LinesDialog
      title={t('productsTitle', { title: look.title })}
      hint={t('productsHint')}
      lines={look.products.map(({ slug }) => slug)}
      isSaving={save.isPending}
      error={save.error}
      onSave={(slugs) => save.mutate(slugs, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

interface DialogProps {
  readonly look: ModeratedLook
  readonly decision: LookDecision
  readonly onClose: () => void
}

/** Asks for the reason of a decision; taking an exclusion back needs none. */
function LookDecisionDialog({ look, decision, onClose }: DialogProps) {
  const { t } = useWords()
  const deciding = useDecideLook(look._id, decision)
  return (
    <ReasonDialog
      action={t(`decisions.${decision}`)}
      text={t(`texts.${decision}`)}
      isDangerous={decision === 'hide' || decision === 'block'}
      schema={decision === 'unblock' ? undefined : lookReason}
      longest={limits.moderationReasonMaximumLength}
      deciding={deciding}
      onDecide={(reason) => deciding.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
