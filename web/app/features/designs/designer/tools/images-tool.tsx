import { useIsUnmounted } from '../../../../platform/screen/use-is-unmounted.ts'
import { useToken } from '../../../../platform/session.ts'
import { ImageLibrary } from '../../library/image-library.tsx'
import type { OnPick } from '../../library/picked-image.ts'
import { isTyping } from '../canvas/use-shortcuts.ts'
import { addImage, addImageInBackground } from '../state/design-actions.ts'
import { useCurrentDesigner } from '../state/designer-context.ts'

/** Pictures to put on the product: uploads, saved ones and shapes [B2.79]. */
export function ImagesTool({ onAdded }: { readonly onAdded?: (() => void) | undefined }) {
  const current = useCurrentDesigner()
  const isLoggedIn = typeof useToken() === 'string'
  const isUnmounted = useIsUnmounted()
  const pick: OnPick = ({ url }) => {
    if (addImage(current(), url)) onAdded?.()
  }
  const pickLater = (): OnPick => {
    const { side } = current().get()
    return (image) => {
      const isWaitedFor = !isUnmounted() && current().get().side === side && !isTyping(document.activeElement)
      if (isWaitedFor) pick(image)
      else addImageInBackground(current(), image.url, side)
    }
  }
  return <ImageLibrary isLoggedIn={isLoggedIn} onPick={pick} pickLater={pickLater} />
}
