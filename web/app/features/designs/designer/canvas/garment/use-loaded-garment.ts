import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { useEffect, useState } from 'react'
import type { Blank } from '../../drawing/on-garment.ts'

type Side = 'front' | 'back'
type Garment = Pick<PrintVariant, 'blank' | 'color_code'>

/** Loads the picture of a side; also of a colour that may be chosen next. A picture that cannot be loaded is no error here. */
export async function loadGarment(blank: Blank | null, side: Side): Promise<void> {
  if (blank === null) return
  const picture = new Image()
  picture.src = blank[side]
  await picture.decode().catch(() => undefined)
}

/** The garment that was shown last, until the picture of the chosen one is there: picture, shade and lines change at once. */
export function useLoadedGarment(chosen: Garment, side: Side): Garment {
  const [shown, setShown] = useState(chosen)
  useEffect(() => {
    let isLeft = false
    void loadGarment(chosen.blank, side).then(() => {
      if (!isLeft) setShown(chosen)
    })
    return () => {
      isLeft = true
    }
  }, [chosen, side])
  return shown
}
