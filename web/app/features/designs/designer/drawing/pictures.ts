import {
  levelFor,
  levelsOf,
  levelUrl,
  type PictureSize,
  sizeOfUpload,
} from '@first-fashion/contract/designs/picture-levels'
import type { PaintedPicture } from '@first-fashion/designer-engine/drawing/paint'
import { shownAddress } from '../../library/local-pictures.ts'

export type PictureState = 'loading' | 'ready' | 'failed'

type Loaded = PaintedPicture<CanvasImageSource>

/** Pictures of a design as the browser has loaded them. */
export interface LoadedPictures {
  /** In px, of all of it; undefined while it is not known. */
  sizeOf(url: string): PictureSize | undefined
  /**
   * The level that is painted at a width, as the print renderer takes it too. While that is loading, another level of
   * the picture, if there is one.
   */
  get(url: string, widthPx: number, isBackgroundRemoved: boolean): Loaded | undefined
  /** Whether it can be shown, with or without its background. */
  state(url: string): PictureState
  /** Loads the smallest level of a picture, so that something shows soon. */
  load(url: string): void
}

/** `onChange` is called when a file has come, or has failed. */
export function createPictures(onChange: () => void): LoadedPictures {
  const files = createFiles(onChange)
  const smallest = (url: string) => addressesOf(url, false).at(-1) ?? url
  return {
    sizeOf: (url) => sizeOfUpload(url) ?? files.loaded(url),
    get: (url, widthPx, isBackgroundRemoved) => {
      const size = sizeOfUpload(url)
      const address =
        size === undefined ? url : levelUrl(url, levelFor(size, widthPx), { isBackgroundRemoved })
      files.fetch(address)
      return (
        files.loaded(address) ??
        addressesOf(url, isBackgroundRemoved)
          .map(files.loaded)
          .find((file) => file !== undefined)
      )
    },
    state: (url) => files.state(smallest(url)),
    load: (url) => files.fetch(smallest(url)),
  }
}

/** Each address is asked for once. */
function createFiles(onChange: () => void) {
  const files = new Map<string, Loaded | 'loading' | 'failed'>()
  const settle = (address: string, file: Loaded | 'failed') => {
    files.set(address, file)
    onChange()
  }
  return {
    fetch: (address: string) => {
      if (files.has(address)) return
      files.set(address, 'loading')
      const image = new Image()
      image.decoding = 'async'
      image.addEventListener('load', () =>
        settle(address, { picture: image, width: image.naturalWidth, height: image.naturalHeight }),
      )
      image.addEventListener('error', () => settle(address, 'failed'))
      void shownAddress(address).then((src) => {
        image.src = src
      })
    },
    loaded: (address: string): Loaded | undefined => {
      const file = files.get(address)
      return typeof file === 'object' ? file : undefined
    },
    state: (address: string): PictureState => {
      const file = files.get(address) ?? 'loading'
      return typeof file === 'object' ? 'ready' : file
    },
  }
}

/** All levels of a picture of the shop, the largest first; any other picture has one. */
function addressesOf(url: string, isBackgroundRemoved: boolean): string[] {
  const size = sizeOfUpload(url)
  if (size === undefined) return [url]
  return levelsOf(size).map(({ level }) => levelUrl(url, level, { isBackgroundRemoved }))
}
