import type { Submission } from '@first-fashion/contract/looks/look'
import { Dialog, Picture } from '@first-fashion/ui'
import { useEffect } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { api } from '../../members/index.ts'
import { LikeButton } from './like-button.tsx'
import { Author } from './look-card.tsx'
import { LookOptions } from './look-options.tsx'
import { ShopTheLook } from './shop-the-look.tsx'
import type { Likes } from './use-likes.ts'
import { visitId } from './visit.ts'
import '../words/looks-words.ts'

interface DialogProps {
  readonly look: Submission
  readonly likes: Likes
  readonly onClose: () => void
  /** The look was deleted. */
  readonly onDeleted: () => void
}

/** A look with all its pictures, its products and its hashtags. Opening it counts as a view. */
export default function LookDialog({ look, likes, onClose, onDeleted }: DialogProps) {
  const { t } = useTranslation()
  const { _id, title, images, description, challenge, instagramLink, products } = look
  useEffect(() => {
    void api('community.view', { body: { submissionId: _id, visit: visitId() } })
  }, [_id])
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('shell.close')} place="wide">
      <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
        <ul className={images.length > 1 ? 'grid gap-4 sm:grid-cols-2 md:grid-cols-1' : ''}>
          {images.map(({ url, caption }, at) => (
            <li key={url}>
              <figure>
                <Picture
                  src={url}
                  // A caption says it already.
                  alt={caption === '' ? t('looks:picture', { number: at + 1, title }) : ''}
                  sizes="(min-width: 768px) 34rem, 92vw"
                  eager={at === 0}
                  className="h-auto w-full md:max-h-[calc(100dvh-13rem)] md:object-contain"
                />
                {caption === '' ? null : (
                  <figcaption className="mt-1 text-small text-timber wrap-anywhere">{caption}</figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
        <div className="flex min-w-0 flex-col gap-4 md:sticky md:top-0 md:self-start">
          <div className="flex items-center justify-between gap-3">
            <Author look={look} />
            <LikeButton look={look} likes={likes} />
          </div>
          {challenge === null ? null : (
            <p className="text-small text-timber wrap-anywhere">
              {t('looks:entryOf', { title: challenge.title })}
            </p>
          )}
          <p className="whitespace-pre-line wrap-anywhere">{description}</p>
          {look.hashtags.length === 0 ? null : (
            <ul aria-label={t('looks:hashtags')} className="flex flex-wrap gap-x-3 gap-y-1 text-leaf">
              {look.hashtags.map((tag) => (
                <li key={tag} className="min-w-0 wrap-anywhere">
                  #{tag}
                </li>
              ))}
            </ul>
          )}
          {instagramLink === '' ? null : (
            <a
              href={instagramLink}
              target="_blank"
              rel="noopener nofollow ugc"
              className="self-start text-leaf underline underline-offset-4 hover:text-ink"
            >
              {t('looks:instagram')}
            </a>
          )}
          {products.length === 0 ? null : <ShopTheLook products={products} level={3} />}
          <LookOptions submissionId={_id} onDeleted={onDeleted} />
        </div>
      </div>
    </Dialog>
  )
}
