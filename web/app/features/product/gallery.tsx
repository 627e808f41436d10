import { Dialog, Picture } from '@first-fashion/ui'
import { Expand } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface GalleryProps {
  readonly name: string
  readonly images: readonly string[]
}

/** Pictures side by side to be swiped; thumbnails below; one press enlarges. */
export function Gallery({ name, images }: GalleryProps) {
  const { t } = useTranslation()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const show = (index: number) => {
    const list = strip.current
    list?.scrollTo({ left: index * list.clientWidth, behavior: 'smooth' })
    setShown(index)
  }
  const words = (index: number) => t('product.pictureOf', { name, number: index + 1, total: images.length })
  return (
    <section aria-label={t('product.pictures')} className="lg:grid lg:grid-cols-[5rem_1fr] lg:gap-4">
      <div className="relative min-w-0 self-start lg:order-2">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={t('product.pictures')}
          onScroll={(event) =>
            setShown(Math.round(event.currentTarget.scrollLeft / event.currentTarget.clientWidth))
          }
          className="flex snap-x snap-mandatory overflow-x-auto max-lg:-mx-4 sm:max-lg:mx-0 [scrollbar-width:none]"
        >
          {images.map((image, index) => (
            <li key={image} className="w-full shrink-0 snap-center">
              <Picture
                src={image}
                alt={words(index)}
                eager={index === 0}
                sizes="(min-width: 1024px) 45vw, 100vw"
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          aria-label={t('product.zoom')}
          onClick={() => setZoomed(true)}
          className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-paper shadow-raised"
        >
          <Expand aria-hidden="true" size={18} />
        </button>
      </div>
      <div className="mt-3 flex gap-3 lg:order-1 lg:mt-0 lg:flex-col">
        {images.map((image, index) => (
          <button
            key={image}
            type="button"
            aria-label={words(index)}
            aria-current={index === shown}
            onClick={() => show(index)}
            className={`w-16 border-2 lg:w-full ${index === shown ? 'border-ink' : 'border-transparent'}`}
          >
            <Picture src={image} alt="" sizes="80px" />
          </button>
        ))}
      </div>
      <Dialog
        open={isZoomed}
        onClose={() => setZoomed(false)}
        title={name}
        closeLabel={t('shell.close')}
        place="full"
      >
        <div className="mx-auto max-w-[75rem]">
          <Picture src={images[shown] ?? ''} alt={words(shown)} sizes="100vw" />
        </div>
      </Dialog>
    </section>
  )
}
