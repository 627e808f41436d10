import { Button, ProgressBar } from '@first-fashion/ui'
import { useState } from 'react'
import { useWords } from '../../words.ts'
import type { PictureOnItsWay, usePictureUploads } from './use-picture-uploads.ts'

interface ArrivingProps {
  readonly picture: PictureOnItsWay
  readonly uploads: Pick<ReturnType<typeof usePictureUploads>, 'drop' | 'again'>
}

/** A file being uploaded, or its error. */
export function ArrivingPicture({ picture, uploads }: ArrivingProps) {
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
