import type { ImageElement, TextElement } from '@first-fashion/contract/designs/design-document'
import { type DesignShape, designPage } from '@first-fashion/contract/designs/design-limits'

const inPlace = { isLocked: false, isHidden: false, group: null }

/** A new picture, with its first size and place [B9.26]. */
export const newImage = (id: string, url: string): ImageElement => ({
  ...inPlace,
  id,
  type: 'image',
  url,
  crop: null,
  tileWidth: null,
  isBackgroundRemoved: false,
  position: { ...designPage.newImage, rotation: 0, zIndex: 0 },
  style: { opacity: 1, color: '#1c1a17' },
})

export const newShape = (id: string, shape: DesignShape): ImageElement => newImage(id, `shape:${shape}`)

/** A new text: 24 units high, Arial, centred, black [B9.26]. */
export const newText = (id: string, text: string): TextElement => ({
  ...inPlace,
  id,
  type: 'text',
  text,
  position: { ...designPage.newText, rotation: 0, zIndex: 0 },
  style: {
    opacity: 1,
    color: '#000000',
    fontSize: 24,
    fontFamily: 'Arial',
    fontWeight: 'normal',
    textAlign: 'center',
    letterSpacing: 0,
    curve: 0,
    outlineWidth: 0,
    outlineColor: '#ffffff',
  },
})
