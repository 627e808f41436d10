import { useEffect, useRef } from 'react'
import { useToken } from '../../../../platform/session.ts'
import { ImageLibrary } from '../../library/image-library.tsx'
import type { OnPick } from '../../library/picked-image.ts'
import { isTyping } from '../canvas/use-shortcuts.ts'
import { addImage, addImageInBackground } from '../state/design-actions.ts'
import { useDesigner } from '../state/designer-context.ts'

/** Pictures to put on the product: uploads, saved ones and shapes (spec B section 2). */
export function ImagesTool({ onAdded }: { readonly onAdded?: (() => void) | undefined }) {
  const store = useDesigner()
  const isLoggedIn = typeof useToken() === 'string'
  const isOpen = useIsOpen()
  const pick: OnPick = ({ url }) => {
    if (addImage(store, url)) onAdded?.()
  }
  const pickLater = (): OnPick => {
    const { side } = store.get()
    return (image) => {
      const isWaitedFor = isOpen() && store.get().side === side && !isTyping(document.activeElement)
      if (isWaitedFor) pick(image)
      else addImageInBackground(store, image.url, side)
    }
  }
  return <ImageLibrary isLoggedIn={isLoggedIn} onPick={pick} pickLater={pickLater} />
}

/** Answers whether the tool is still on the screen. */
function useIsOpen(): () => boolean {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return () => isOpen.current
}
