import './library-words.ts'
import type { DesignImage } from '@first-fashion/contract/designs/image-calls'
import { Button, Notice, Skeleton } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/queries/call.ts'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { ConfirmDialog } from '../../../platform/screen/confirm-dialog.tsx'
import { useAfterClosing } from '../../../platform/screen/use-after-closing.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { SavedImage } from './saved-image.tsx'
import { editImages, useSavedImages } from './saved-images.queries.ts'

interface SavedImagesProps {
  readonly onPick: (image: DesignImage) => void
}

/** The customer's library: a grid that is as wide as its column allows. */
export function SavedImages({ onPick }: SavedImagesProps) {
  const { t } = useTranslation()
  const { data: images, error, isFetching, refetch } = useSavedImages(true)
  const failed = error === null ? null : refusalWords(error, t('library:loadFailed'))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (failed !== null) toasts.error(failed)
  }, [failed])
  return (
    <section aria-labelledby="saved-images">
      <h2
        id="saved-images"
        ref={heading}
        tabIndex={-1}
        className="mb-2 font-text text-base font-medium tabular-nums"
      >
        {images?.length ? t('library:savedCount', { count: images.length }) : t('library:saved')}
      </h2>
      {images !== undefined ? (
        <ImageGrid images={images} onPick={onPick} onDeleted={() => heading.current?.focus()} />
      ) : failed !== null ? (
        <Notice
          action={
            <Button variant="link" busy={isFetching} onClick={() => void refetch()}>
              {t('problem.tryAgain')}
            </Button>
          }
        >
          {failed}
        </Notice>
      ) : (
        <Loading />
      )}
    </section>
  )
}

const columns = 'grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-x-2 gap-y-4'

interface GridProps extends SavedImagesProps {
  readonly images: readonly DesignImage[]
  readonly onDeleted: () => void
}

function ImageGrid({ images, onPick, onDeleted }: GridProps) {
  const { t } = useTranslation()
  // It stays while the dialog closes.
  const [asked, setAsked] = useState<DesignImage>()
  const [isAsking, setAsking] = useState(false)
  const afterDeleting = useAfterClosing(isAsking, onDeleted)
  const ask = (image: DesignImage) => {
    setAsked(image)
    setAsking(true)
  }
  return (
    <>
      {images.length === 0 ? (
        <div className="border border-dashed border-border p-4 text-center">
          <p className="font-medium">{t('library:empty')}</p>
          <p className="mt-1 text-small text-timber">{t('library:emptyText')}</p>
        </div>
      ) : (
        <ul className={columns}>
          {images.map((image) => (
            <li key={image._id} className="min-w-0">
              <SavedImage image={image} onPick={() => onPick(image)} onDelete={() => ask(image)} />
            </li>
          ))}
        </ul>
      )}
      {asked === undefined ? null : (
        <DeleteImageDialog
          image={asked}
          open={isAsking}
          onClose={() => setAsking(false)}
          onDeleted={afterDeleting}
        />
      )}
    </>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('library:loading')} className={columns}>
      {['first', 'second', 'third', 'fourth'].map((nth) => (
        <Skeleton key={nth} className="aspect-square rounded-soft" />
      ))}
    </div>
  )
}

interface DialogProps {
  /** The picture that it asks about. */
  readonly image: DesignImage
  readonly open: boolean
  readonly onClose: () => void
  /** Called before it closes. */
  readonly onDeleted: () => void
}

/** Asks before a picture leaves the library. */
function DeleteImageDialog({ image, open, onClose, onDeleted }: DialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { _id: id, name } = image
  const deletion = useMutation({
    mutationFn: () => call('designs.delete-image', { params: { id } }),
    onSuccess: () => {
      editImages(queries, (images) => images.filter(({ _id }) => _id !== id))
      onDeleted()
      onClose()
      toasts.success(t('library:deleted'))
    },
    onError: (error) => {
      onClose()
      toasts.error(refusalWords(error, t('library:deleteFailed')))
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('library:deleteTitle')}
      text={t('library:deleteText', { name })}
      keep={t('library:keep')}
      confirm={t('library:confirm')}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    />
  )
}
