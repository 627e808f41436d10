import type { DesignImage } from '@first-fashion/contract/designs/image-calls'
import { pictureAt } from '@first-fashion/contract/pictures'
import { IconButton, TileButton } from '@first-fashion/ui'
import { ImageOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { mediumDay, shortDay, yearOf } from '../../../platform/time/shop-dates.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import './library-words.ts'

interface SavedImageProps {
  readonly image: DesignImage
  readonly onPick: () => void
  readonly onDelete: () => void
}

const dayOf = (moment: string, now: Date): string => {
  return yearOf(moment) === yearOf(now) ? shortDay(moment) : mediumDay(moment)
}

/** A picture of the library: pressing it puts it on the design. */
export function SavedImage({ image, onPick, onDelete }: SavedImageProps) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  const { name, url, usageCount, lastUsed } = image
  return (
    <div className="group relative">
      <TileButton label={t('library:add', { name })} disabled={isBroken} onClick={onPick}>
        {isBroken ? (
          <span className="flex size-full flex-col items-center justify-center gap-1 p-1 text-center text-small">
            <ImageOff aria-hidden="true" size={20} />
            {t('library:broken')}
          </span>
        ) : (
          <img
            src={pictureAt(url, 320)}
            alt=""
            width={160}
            height={160}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
            className="size-full bg-sand object-contain p-1"
          />
        )}
      </TileButton>
      {/* With a mouse it shows where it points; on a touch screen it is always there. */}
      <span className="absolute top-1 right-1 transition-opacity duration-200 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
        <IconButton raised label={t('library:delete', { name })} onClick={onDelete}>
          <Trash2 aria-hidden="true" size={16} />
        </IconButton>
      </span>
      <p className="mt-1 truncate text-small" title={name}>
        {name}
      </p>
      <p className="text-small text-timber">{t('library:used', { count: usageCount })}</p>
      {lastUsed === null ? null : (
        <p className="text-small text-timber">
          {t('library:lastUsed', { day: dayOf(lastUsed, new Date()) })}
        </p>
      )}
    </div>
  )
}
