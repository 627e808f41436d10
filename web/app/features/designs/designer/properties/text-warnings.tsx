import type { TextElement } from '@first-fashion/contract/designs/design-document'
import { isOutside } from '@first-fashion/designer-engine/text/cut-off'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useDrawing } from '../drawing/use-drawing.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import '../designer-words.ts'

/** What of a text would not be printed as it reads. */
export function TextWarnings({ element }: { readonly element: TextElement }) {
  const { t } = useTranslation()
  const { fields } = useDesigner()
  const side = useDesignerState((state) => state.side)
  const layout = useDrawing().layoutOf(element)
  const warnings = [
    layout.lacksSigns ? t('designer:lacksSigns') : '',
    isOutside(layout.path, element.position, fields[side])
      ? t(element.style.curve === 0 ? 'designer:textCutOff' : 'designer:arcCutOff')
      : '',
  ].filter((warning) => warning !== '')
  return (
    <div role="alert" className="text-small text-hibiscus empty:hidden">
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </div>
  )
}
