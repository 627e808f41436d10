import { useToken } from '../../../../platform/session.ts'
import { ImageLibrary } from '../../library/image-library.tsx'
import { addImage } from '../state/design-actions.ts'
import { useCurrentDesigner } from '../state/designer-context.ts'

/** Pictures to put on the product: uploads, saved ones and shapes (spec B section 2). */
export function ImagesTool() {
  const current = useCurrentDesigner()
  const isLoggedIn = typeof useToken() === 'string'
  return <ImageLibrary isLoggedIn={isLoggedIn} onPick={({ url }) => addImage(current(), url)} />
}
