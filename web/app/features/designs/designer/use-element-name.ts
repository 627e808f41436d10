import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { shapeOf } from '@first-fashion/designer-engine/drawing/shapes'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import './designer-words.ts'
import { shortName } from './short-name.ts'

/** What an element is called in lists and by screen readers: its text, its shape, or just a picture. */
export function useElementName(): (element: DesignElement) => string {
  const { t } = useTranslation()
  return (element) => {
    if (element.type === 'text') return shortName(element.text)
    const shape = shapeOf(element.url)
    return t(shape === undefined ? 'designer:picture' : `designer:${shape}`)
  }
}
