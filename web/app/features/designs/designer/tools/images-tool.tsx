import { useIsLeft } from '../../../../platform/screen/use-is-left.ts'
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
  const isLeft = useIsLeft()
  const pick: OnPick = ({ url }) => {
    if (addImage(store, url)) onAdded?.()
  }
  const pickLater = (): OnPick => {
    const { side } = store.get()
    return (image) => {
      const isWaitedFor = !isLeft() && store.get().side === side && !isTyping(document.activeElement)
      if (isWaitedFor) pick(image)
      else addImageInBackground(store, image.url, side)
    }
  }
  return <ImageLibrary isLoggedIn={isLoggedIn} onPick={pick} pickLater={pickLater} />
}
