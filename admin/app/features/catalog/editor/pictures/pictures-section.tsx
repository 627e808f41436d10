import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { limits } from '@first-fashion/contract/limits'
import { acceptedPictures } from '@first-fashion/contract/pictures'
import { Button, DropArea, FileButton, Notice, ProgressBar } from '@first-fashion/ui'
import { useState } from 'react'
import { useWords } from '../../words.ts'
import type { FormPicture, PartProps } from '../form-state.ts'
import { PictureTile } from './picture-tile.tsx'
import type { PictureOnItsWay, usePictureUploads } from './use-picture-uploads.ts'

interface PicturesProps extends PartProps {
  readonly uploads: ReturnType<typeof usePictureUploads>
}

interface Removed {
  readonly picture: FormPicture
  readonly place: number
}

/** The pictures in order: chosen or dropped, sorted by pointer or keys, each with its colour and alt text. */
export function PicturesSection({ form, set, errors, uploads }: PicturesProps) {
  const { t } = useWords()
  const [removed, setRemoved] = useState<Removed>()
  const { pictures } = form
  const room = limits.productPicturesMaximum - pictures.length - uploads.waiting.length
  const add = (files: readonly File[]) => uploads.add(files.slice(0, Math.max(0, room)))
  const change = (address: string, what: Partial<FormPicture>) =>
    set({ pictures: pictures.map((one) => (one.address === address ? { ...one, ...what } : one)) })
  const remove = (picture: FormPicture) => {
    setRemoved({ picture, place: pictures.indexOf(picture) })
    set({ pictures: pictures.filter((one) => one !== picture) })
  }
  const bringBack = ({ picture, place }: Removed) => {
    set({ pictures: [...pictures.slice(0, place), picture, ...pictures.slice(place)] })
    setRemoved(undefined)
  }
  const isEmpty = pictures.length === 0 && uploads.waiting.length === 0
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-1 text-title">{t('product.pictures')}</h2>
      <p className="mb-4 text-small text-timber">{t('product.picturesText')}</p>
      {errors.pictures === undefined ? null : (
        <div className="mb-4">
          <Notice>{errors.pictures}</Notice>
        </div>
      )}
      <SortedPictures form={form} set={set} errors={errors} onChange={change} onRemove={remove} />
      {uploads.waiting.length === 0 ? null : (
        <ul aria-label={t('product.onTheirWay')} className="mb-4 grid gap-3 xl:grid-cols-2">
          {uploads.waiting.map((one) => (
            <ArrivingPicture key={one.key} picture={one} uploads={uploads} />
          ))}
        </ul>
      )}
      <div role="status" className="empty:hidden">
        {removed === undefined ? null : (
          <p className="mb-4 flex flex-wrap items-center gap-x-4 text-small">
            {t('product.pictureRemoved')}
            <Button variant="link" onClick={() => bringBack(removed)}>
              {t('product.undo')}
            </Button>
          </p>
        )}
      </div>
      <DropArea label={t('product.addPictures')} onDrop={add}>
        <div className={`flex flex-wrap items-center gap-x-5 gap-y-2 ${isEmpty ? 'py-6' : ''}`}>
          <FileButton accept={acceptedPictures} multiple disabled={room <= 0} onChoose={add}>
            {t('product.addPictures')}
          </FileButton>
          <p className="text-small text-timber">
            {room <= 0
              ? t('product.picturesFull', { count: limits.productPicturesMaximum })
              : t('product.dropHint')}
          </p>
        </div>
      </DropArea>
    </section>
  )
}

interface SortedProps extends PartProps {
  readonly onChange: (address: string, change: Partial<FormPicture>) => void
  readonly onRemove: (picture: FormPicture) => void
}

function SortedPictures({ form, set, errors, onChange, onRemove }: SortedProps) {
  const { t } = useWords()
  const { pictures } = form
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: unknown) => pictures.findIndex(({ address }) => address === id)
  const announce = (word: 'moveStart' | 'moveOver' | 'moveEnd' | 'moveCancel', id: unknown) =>
    t(`product.${word}`, { number: placeOf(id) + 1, total: pictures.length })
  const announcements: Announcements = {
    onDragStart: ({ active }) => announce('moveStart', active.id),
    onDragOver: ({ active, over }) =>
      over === null || over.id === active.id ? undefined : announce('moveOver', over.id),
    onDragEnd: ({ over, active }) => announce('moveEnd', over?.id ?? active.id),
    onDragCancel: ({ active }) => announce('moveCancel', active.id),
  }
  const move = ({ active, over }: DragEndEvent) => {
    if (over === null || over.id === active.id) return
    set({ pictures: arrayMove([...pictures], placeOf(active.id), placeOf(over.id)) })
  }
  if (pictures.length === 0) return null
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={move}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('product.moveHint') } }}
    >
      <SortableContext items={pictures.map(({ address }) => address)} strategy={rectSortingStrategy}>
        <ol aria-label={t('product.pictures')} className="mb-4 grid gap-3 xl:grid-cols-2">
          {pictures.map((picture, place) => (
            <PictureTile
              key={picture.address}
              picture={picture}
              place={place}
              form={form}
              errors={errors}
              onChange={onChange}
              onRemove={onRemove}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface ArrivingProps {
  readonly picture: PictureOnItsWay
  readonly uploads: Pick<ReturnType<typeof usePictureUploads>, 'drop' | 'again'>
}

/** A file being uploaded, or its error. */
function ArrivingPicture({ picture, uploads }: ArrivingProps) {
  const { t } = useWords()
  const { key, file, preview, done, error, isWorthAnotherTry } = picture
  const [isShown, setShown] = useState(true)
  return (
    <li className="flex items-center gap-3 border border-hairline p-3">
      {isShown && preview !== undefined ? (
        <img
          src={preview}
          alt=""
          onError={() => setShown(false)}
          className="h-20 w-16 shrink-0 bg-sand object-cover"
        />
      ) : (
        <div className="h-20 w-16 shrink-0 bg-sand" />
      )}
      <div className="min-w-0 flex-1">
        {error === undefined ? (
          <ProgressBar
            label={done === 1 ? t('product.preparing', { name: file.name }) : file.name}
            done={done}
          />
        ) : (
          <p role="alert" className="text-small text-hibiscus">
            <span className="font-medium wrap-anywhere">{file.name}</span>: {error}
          </p>
        )}
        <div className="flex gap-5">
          {error === undefined || !isWorthAnotherTry ? null : (
            <Button variant="link" className="text-small" onClick={() => uploads.again(key)}>
              {t('tryAgain')}
            </Button>
          )}
          <Button variant="link" className="text-small" onClick={() => uploads.drop(key)}>
            {error === undefined ? t('cancel') : t('product.dropFile')}
          </Button>
        </div>
      </div>
    </li>
  )
}
