import { IconButton, Picture, Thumbnail, useBackCloses } from '@first-fashion/ui'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useStrip } from './use-strip.ts'
import { useZoom } from './use-zoom.ts'
import type { Point } from './zoom.rules.ts'
import './words/picture-viewer-words.ts'
import './words/product-words.ts'

interface ViewerProps {
  readonly name: string
  readonly images: readonly string[]
  readonly wordsOf: (index: number) => string
  /** The first picture. */
  readonly start: number
  /** Receives the last picture shown. */
  readonly onClose: (index: number) => void
}

const stepFactor = 1.5
const panStep = 80
const factors: Readonly<Record<string, number>> = {
  '+': stepFactor,
  '=': stepFactor,
  '-': 1 / stepFactor,
}
/** How the arrow keys move an enlarged picture; otherwise they change the picture. */
const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/** The pictures full screen: swipe or click to change, zoom by click, pinch, wheel and keys, and drag. */
export function PictureViewer({ name, images, wordsOf, start, onClose }: ViewerProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const { strip, shown, show: scrollTo, onScroll, onPointerDown } = useStrip(start)
  const { isZoomed, scaleBy, panBy, reset } = useZoom(strip, picture)
  useBackCloses(true, () => onClose(shown))
  useShownFullScreen(dialog)
  useEffect(() => scrollTo(start, 'instant'), [scrollTo, start])

  const show = (index: number) => {
    if (index < 0 || index >= images.length) return
    reset()
    // The strip scrolls again once the picture is no longer enlarged.
    window.requestAnimationFrame(() => scrollTo(index))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key]
    const factor = factors[event.key]
    if (factor !== undefined) scaleBy(factor)
    else if (way !== undefined && isZoomed) panBy({ x: way.x * panStep, y: way.y * panStep })
    else if (way !== undefined) show(shown - way.x)
    else return
    event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t('picture-viewer:title', { name })}
      onClose={() => onClose(shown)}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh w-screen overflow-hidden bg-plaster p-0"
    >
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={t('product:pictures')}
        onScroll={onScroll}
        onPointerDown={onPointerDown}
        className={`absolute inset-x-0 top-16 bottom-24 flex snap-x snap-mandatory [scrollbar-width:none] lg:inset-y-0 ${isZoomed ? 'cursor-grab touch-none overflow-hidden active:cursor-grabbing' : 'cursor-zoom-in touch-pan-x overflow-x-auto'}`}
      >
        {images.map((image, index) => (
          <li
            key={image}
            inert={index !== shown}
            className="flex h-full w-full shrink-0 snap-center items-center justify-center overflow-hidden"
          >
            <div
              ref={index === shown ? picture : undefined}
              className="w-[min(calc((100dvh-10rem)*0.8),112vw)] shrink-0 select-none lg:w-[min(80dvh,100vw)]"
            >
              <Picture
                src={image}
                alt={wordsOf(index)}
                sizes="1200px"
                className="pointer-events-none h-auto w-full"
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="absolute inset-x-3 top-3 flex items-center gap-2">
        <p
          role="status"
          className="mr-auto rounded-full bg-paper px-3 py-2 text-small tabular-nums shadow-raised"
        >
          {t('picture-viewer:count', { number: shown + 1, total: images.length })}
        </p>
        <ZoomButtons isZoomed={isZoomed} scaleBy={scaleBy} />
        <IconButton raised label={t('shell.close')} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </div>
      {images.length === 1 ? null : (
        <ViewerChoice images={images} wordsOf={wordsOf} shown={shown} show={show} />
      )}
    </dialog>
  )
}

/** Opens the dialog; the page under it does not scroll. */
function useShownFullScreen(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    dialog.current?.showModal()
    document.documentElement.classList.add('overflow-hidden')
    return () => document.documentElement.classList.remove('overflow-hidden')
  }, [dialog])
}

interface ChoiceProps {
  readonly images: readonly string[]
  readonly wordsOf: (index: number) => string
  readonly shown: number
  readonly show: (index: number) => void
}

/** Arrows and thumbnails: the ways to another picture. */
function ViewerChoice({ images, wordsOf, shown, show }: ChoiceProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="absolute top-1/2 left-3 -translate-y-1/2">
        <IconButton
          raised
          label={t('picture-viewer:previous')}
          aria-disabled={shown === 0}
          onClick={() => show(shown - 1)}
        >
          <ChevronLeft aria-hidden="true" size={22} />
        </IconButton>
      </div>
      <div className="absolute top-1/2 right-3 -translate-y-1/2">
        <IconButton
          raised
          label={t('picture-viewer:next')}
          aria-disabled={shown === images.length - 1}
          onClick={() => show(shown + 1)}
        >
          <ChevronRight aria-hidden="true" size={22} />
        </IconButton>
      </div>
      <div className="absolute inset-x-3 bottom-3 flex justify-center gap-2 lg:justify-start">
        {images.map((image, index) => (
          <Thumbnail
            key={image}
            src={image}
            label={wordsOf(index)}
            isCurrent={index === shown}
            onClick={() => show(index)}
            className="w-14"
          />
        ))}
      </div>
    </>
  )
}

interface ZoomProps {
  readonly isZoomed: boolean
  readonly scaleBy: (factor: number) => void
}

function ZoomButtons({ isZoomed, scaleBy }: ZoomProps) {
  const { t } = useTranslation()
  return (
    <>
      <IconButton
        raised
        label={t('picture-viewer:smaller')}
        aria-disabled={!isZoomed}
        onClick={() => scaleBy(1 / stepFactor)}
      >
        <ZoomOut aria-hidden="true" size={20} />
      </IconButton>
      <IconButton raised label={t('picture-viewer:larger')} onClick={() => scaleBy(stepFactor)}>
        <ZoomIn aria-hidden="true" size={20} />
      </IconButton>
    </>
  )
}
