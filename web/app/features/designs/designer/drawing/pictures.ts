import {
  levelFor,
  levelsOf,
  levelUrl,
  type PictureSize,
  sizeOfUpload,
} from '@first-fashion/contract/designs/picture-levels'
import type { PaintedPicture } from '@first-fashion/designer-engine/drawing/paint'
import { displayUrl, isLocalPicture } from '../../library/local-pictures.ts'
import { createRetries } from './retries.ts'

export type PictureState = 'loading' | 'ready' | 'failed'

/** Pictures of a design as the browser has loaded them. What has failed is asked for again as long as it is shown. */
export interface LoadedPictures<Picture = CanvasImageSource> {
  /** In px, of all of it; undefined while it is not known. */
  sizeOf(url: string): PictureSize | undefined
  /**
   * The level that is painted at a width, as the print renderer takes it too. While that is loading, another level of
   * the picture, if there is one; with its background, as long as there is none without.
   */
  get(url: string, widthPx: number, isBackgroundRemoved: boolean): PaintedPicture<Picture> | undefined
  /** Whether it can be shown, with or without its background. */
  state(url: string): PictureState
  /** Whether it can be shown without its background. */
  cutoutState(url: string): PictureState
  /** Loads the smallest level of a picture, so that something shows soon. */
  load(url: string): void
  /** What has failed is asked for at once; so it is after a while too. */
  retry(): void
}

type FetchFile<Picture> = (address: string) => Promise<PaintedPicture<Picture>>

/** `onChange` is called when a file has come, has failed, or is to be asked for again. */
export function createPictures<Picture>(
  fetchFile: FetchFile<Picture>,
  onChange: () => void,
): LoadedPictures<Picture> {
  const files = createFiles(fetchFile, onChange)
  return {
    sizeOf: (url) => sizeOfUpload(url) ?? files.loaded(url),
    get: (url, widthPx, isBackgroundRemoved) => {
      const size = sizeOfUpload(url)
      const address =
        size === undefined ? url : levelUrl(url, levelFor(size, widthPx), { isBackgroundRemoved })
      files.fetch(address)
      const others = () => (isBackgroundRemoved ? allAddressesOf(url) : addressesOf(url, false))
      return (
        files.loaded(address) ??
        others()
          .map(files.loaded)
          .find((file) => file !== undefined)
      )
    },
    state: (url) => files.state(allAddressesOf(url)),
    cutoutState: (url) => files.state(addressesOf(url, true)),
    load: (url) => files.fetch(addressesOf(url, false).at(-1) ?? url),
    retry: files.retry,
  }
}

/** Each address is asked for once, and again after a failure. */
function createFiles<Picture>(fetchFile: FetchFile<Picture>, onChange: () => void) {
  const files = new Map<string, PaintedPicture<Picture> | 'asked'>()
  const askAgain = (address: string) => {
    files.delete(address)
    onChange()
  }
  // What this device does not have any more never comes back.
  const retries = createRetries(askAgain, isLocalPicture)
  return {
    fetch: (address: string) => {
      if (files.has(address)) return
      files.set(address, 'asked')
      void fetchFile(address)
        .then(
          (file) => files.set(address, file),
          () => retries.fail(address),
        )
        .then(onChange)
    },
    loaded: (address: string): PaintedPicture<Picture> | undefined => {
      const file = files.get(address)
      return file === 'asked' ? undefined : file
    },
    /** Of what has several addresses. One that has failed is not loading while it is asked for again. */
    state: (addresses: readonly string[]): PictureState => {
      const isLoaded = addresses.some((address) => typeof files.get(address) === 'object')
      if (isLoaded) return 'ready'
      return addresses.some(retries.hasFailed) ? 'failed' : 'loading'
    },
    retry: retries.retryAll,
  }
}

/** The file of a picture, or of one of its levels. */
export async function fetchPicture(address: string): Promise<PaintedPicture<CanvasImageSource>> {
  const image = new Image()
  image.decoding = 'async'
  const { promise, resolve, reject } = Promise.withResolvers<PaintedPicture<CanvasImageSource>>()
  image.addEventListener('load', () =>
    resolve({ picture: image, width: image.naturalWidth, height: image.naturalHeight }),
  )
  image.addEventListener('error', () => reject(new Error(`The picture ${address} was not loaded`)))
  image.src = await displayUrl(address)
  return promise
}

/** All levels of a picture of the shop, the largest first; any other picture has one. */
function addressesOf(url: string, isBackgroundRemoved: boolean): string[] {
  const size = sizeOfUpload(url)
  if (size === undefined) return [url]
  return levelsOf(size).map(({ level }) => levelUrl(url, level, { isBackgroundRemoved }))
}

/** The same without its background, and then with it. */
const allAddressesOf = (url: string): string[] => [...addressesOf(url, true), ...addressesOf(url, false)]
