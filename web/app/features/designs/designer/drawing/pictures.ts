import type { PaintedPicture } from '@first-fashion/designer-engine/drawing/paint'

export type PictureState = 'loading' | 'ready' | 'failed'

/** Pictures of a design as the browser has loaded them. */
export interface LoadedPictures {
  get(url: string): PaintedPicture<CanvasImageSource> | undefined
  state(url: string): PictureState
  /** Loads a picture once; calls `onChange` when it is there, or has failed. */
  load(url: string, onChange: () => void): void
}

export function createPictures(): LoadedPictures {
  const pictures = new Map<string, PaintedPicture<CanvasImageSource>>()
  const states = new Map<string, PictureState>()
  return {
    get: (url) => pictures.get(url),
    state: (url) => states.get(url) ?? 'loading',
    load: (url, onChange) => {
      if (states.has(url)) return
      states.set(url, 'loading')
      const image = new Image()
      image.decoding = 'async'
      image.addEventListener('load', () => {
        pictures.set(url, { picture: image, width: image.naturalWidth, height: image.naturalHeight })
        states.set(url, 'ready')
        onChange()
      })
      image.addEventListener('error', () => {
        states.set(url, 'failed')
        onChange()
      })
      image.src = url
    },
  }
}
