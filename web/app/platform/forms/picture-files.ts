import { limits } from '@first-fashion/contract/limits'

export const isTooLarge = (file: File): boolean => file.size > limits.pictureMaximumBytes

/** Whether the browser can decode a file; one that is too large is not tried. */
export const isPicture = (file: File): Promise<boolean> =>
  isTooLarge(file)
    ? Promise.resolve(true)
    : createImageBitmap(file).then(
        (picture) => {
          picture.close()
          return true
        },
        () => false,
      )
