import { pictureSet } from '@first-fashion/ui'
import { useEffect, useState } from 'react'

/** The pictures to show: a new colour's once its first picture is decoded, until then the previous ones. */
export function useDecodedPictures(chosen: readonly string[], sizes: string): readonly string[] {
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
