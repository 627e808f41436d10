import { pictureAt } from '@first-fashion/contract/pictures'
import type { Review } from '@first-fashion/contract/reviews/calls'
import { Button, Dialog, IconButton } from '@first-fashion/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { api } from '../../../platform/api-browser.ts'
import { messageOr } from '../../../platform/refusal-words.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../words/review-photos-words.ts'

interface DialogProps {
  readonly review: Review
  readonly start: number
  readonly isOwn: boolean
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** A review's photos in large, one at a time; the arrow keys change them. */
export default function PhotoDialog({ review, start, isOwn, onClose, onRemoved }: DialogProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(start)
  const { photos, userName: name } = review
  const photo = photos[shown]
  const total = photos.length
  const turn = (step: number) => setShown((before) => Math.min(total - 1, Math.max(0, before + step)))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  if (photo === undefined) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('review-photos:title', { name })}
      closeLabel={t('shell.close')}
      {...(isOwn ? { footer: <RemoveButton photoId={photo._id} onRemoved={onRemoved} /> } : {})}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same. */}
      <div onKeyDown={onKeyDown} className="flex flex-col gap-3">
        <img
          src={pictureAt(photo.url, 1200)}
          alt={t('review-photos:alt', { number: shown + 1, total, name })}
          className="mx-auto max-h-[50dvh] min-h-40 max-w-full bg-sand object-contain"
        />
        {total === 1 ? null : (
          <div className="flex items-center justify-center gap-4">
            <IconButton
              label={t('review-photos:previous')}
              aria-disabled={shown === 0}
              onClick={() => turn(-1)}
            >
              <ChevronLeft aria-hidden="true" size={22} />
            </IconButton>
            <span role="status" className="tabular-nums">
              {shown + 1} / {total}
            </span>
            <IconButton
              label={t('review-photos:next')}
              aria-disabled={shown === total - 1}
              onClick={() => turn(1)}
            >
              <ChevronRight aria-hidden="true" size={22} />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function RemoveButton({ photoId, onRemoved }: { readonly photoId: string; readonly onRemoved: () => void }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const answer = await api('reviews.delete-photo', { body: { photoId } })
    setBusy(false)
    if (!answer.ok) return toasts.error(messageOr(answer.failure, t('review-photos:removeFailed')))
    toasts.success(answer.value.message)
    onRemoved()
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={remove}>
      {t('review-photos:remove')}
    </Button>
  )
}
