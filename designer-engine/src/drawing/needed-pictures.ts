import type { DrawList } from './draw-list.ts'

/** A picture as a painter will ask for it. */
export interface NeededPicture {
  readonly url: string
  readonly isBackgroundRemoved: boolean
  /** How wide the whole of it will be on the device. */
  readonly widthPx: number
}

/** The pictures of a list, painted at so many device pixels per page unit. */
export const neededPictures = ({ elements }: DrawList, scale: number): NeededPicture[] =>
  elements.flatMap(({ content }) =>
    content.kind === 'picture'
      ? [
          {
            url: content.url,
            isBackgroundRemoved: content.isBackgroundRemoved,
            widthPx: drawnWidth(content, scale),
          },
        ]
      : [],
  )

/** How wide the whole picture is on the device, if a part of it is drawn in a box. */
export const drawnWidth = (
  { box, crop }: { readonly box: { readonly width: number }; readonly crop: { readonly width: number } },
  scale: number,
): number => (box.width / crop.width) * scale
