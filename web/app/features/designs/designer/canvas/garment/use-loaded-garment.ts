import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { useEffect, useState } from 'react'
import type { Dye } from './dyed-garment.tsx'

type Side = 'front' | 'back'
export type Garment = Pick<PrintVariant, 'blank' | 'color_code'>

/** A garment on the screen. `dye` is null once its own picture is there. */
export interface ShownGarment extends Garment {
  readonly dye: Dye | null
}

/** Loads a picture, if there is one to load; also one that may be needed next. Answers whether it could. */
export async function loadPicture(address: string | undefined): Promise<boolean> {
  if (address === undefined) return true
  const picture = new Image()
  picture.src = address
  return picture.decode().then(
    () => true,
    () => false,
  )
}

/**
 * The garment in the chosen colour: at once, dyed over the picture that was shown last, until its own has been drawn
 * and loaded. Picture, shade and lines change together.
 */
export function useLoadedGarment(chosen: Garment, side: Side): ShownGarment {
  const [picture, undyed] = [chosen.blank?.[side], chosen.blank?.undyed[side]]
  const { value: shown, isThere } = useLoaded(chosen, picture)
  const { isThere: canBeDyed } = useLoaded(undyed, undyed)
  if (isThere || !canBeDyed || undyed === undefined) return { ...shown, dye: null }
  return { ...shown, color_code: chosen.color_code, dye: { undyed, colour: chosen.color_code } }
}

/** The value whose picture was loaded last, or the first one, and whether the picture of the given one is there. */
function useLoaded<Value>(value: Value, address: string | undefined) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value, address: null })
  useEffect(() => {
    let isUnmounted = false
    void loadPicture(address).then((isThere) => {
      if (isThere && !isUnmounted) setLoaded({ value, address })
    })
    return () => {
      isUnmounted = true
    }
  }, [value, address])
  return { value: loaded.value, isThere: loaded.address === address }
}

interface Loaded<Value> {
  readonly value: Value
  /** Null until one was loaded; undefined for what has no picture. */
  readonly address: string | undefined | null
}
