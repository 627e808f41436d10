import './words/product-words.ts'
import { IconButton, Picture, PictureButton, pictureSet, Thumbnail } from '@first-fashion/ui'
import { Expand } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useStrip } from './use-strip.ts'

const PictureViewer = lazyPart(() =>
  import('./picture-viewer.tsx').then((module) => ({ default: module.PictureViewer })),
)

const pictureSizes = '(min-width: 768px) 45vw, 100vw'

interface GalleryProps {
  readonly name: string
  readonly images: readonly string[]
  /** Alt texts by URL; other pictures are named after the product. */
  readonly alts?: Readonly<Record<string, string>> | undefined
}

/** A swipeable strip of pictures with thumbnails; a click opens them full screen. */
export function Gallery({ name, images: chosen, alts = {} }: GalleryProps) {
  const { t } = useTranslation()
  const images = useDecodedPictures(chosen, pictureSizes)
  const { strip, shown, show, onScroll, onPointerDown } = useStrip()
  const [isEnlarged, setEnlarged] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another colour begins with its first picture.
  useEffect(() => show(0, 'instant'), [images, show])
  const words = (index: number) =>
    alts[images[index] ?? ''] ?? t('product:pictureOf', { name, number: index + 1, total: images.length })
  return (
    <section
      aria-label={t('product:pictures')}
      className="md:sticky md:top-20 md:self-start lg:grid lg:grid-cols-[5rem_1fr] lg:gap-4"
    >
      <div className="relative min-w-0 self-start lg:order-2">
        <ul
          ref={strip}
          aria-label={t('product:pictures')}
          onScroll={onScroll}
          onPointerDown={onPointerDown}
          className="flex snap-x snap-mandatory overflow-x-auto max-sm:-mx-4 [scrollbar-width:none]"
        >
          {images.map((image, index) => (
            // The same element for another colour, so the old picture stays until the new one is painted.
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the strip.
            <li key={index} className="w-full shrink-0 snap-center">
              <PictureButton onClick={() => setEnlarged(true)} onFocus={() => show(index)}>
                <Picture src={image} alt={words(index)} eager={index === 0} sizes={pictureSizes} />
              </PictureButton>
            </li>
          ))}
        </ul>
        <div className="absolute right-3 bottom-3">
          <IconButton raised label={t('product:zoom')} onClick={() => setEnlarged(true)}>
            <Expand aria-hidden="true" size={18} />
          </IconButton>
        </div>
      </div>
      {images.length === 1 ? null : (
        <div className="mt-2 flex gap-2 lg:order-1 lg:mt-0 lg:flex-col lg:gap-3">
          {images.map((image, index) => (
            <Thumbnail
              key={image}
              src={image}
              label={t('product:showPicture', { number: index + 1 })}
              isCurrent={index === shown}
              onClick={() => show(index)}
              className="w-11 lg:w-full"
            />
          ))}
        </div>
      )}
      {isEnlarged ? (
        <Suspense fallback={<WaitingBar />}>
          <PictureViewer
            name={name}
            images={images}
            wordsOf={words}
            start={shown}
            onClose={(index) => {
              setEnlarged(false)
              show(index, 'instant')
            }}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

/** The pictures to show: a new colour's once its first picture is decoded, until then the previous ones. */
function useDecodedPictures(chosen: readonly string[], sizes: string): readonly string[] {
  const [shown, setShown] = useState(chosen)
  const name = chosen.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures have another name.
  useEffect(() => {
    let isLatest = true
    const picture = new Image()
    picture.sizes = sizes
    picture.srcset = pictureSet(chosen[0] ?? '', 'avif')
    const show = () => {
      if (isLatest) setShown(chosen)
    }
    if (name !== shown.join()) picture.decode().then(show, show)
    return () => {
      isLatest = false
    }
  }, [name])
  return shown
}
