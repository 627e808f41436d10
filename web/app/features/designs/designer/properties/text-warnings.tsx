import type { DesignElement, TextElement } from '@first-fashion/contract/designs/design-document'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useDrawing } from '../drawing/use-drawing.ts'
import { useDesignerState } from '../state/designer-context.ts'
import { useIsCutOff } from '../use-is-cut-off.ts'
import '../designer-words.ts'

/** What of a text would not be printed as it reads. */
export function TextWarnings({ element }: { readonly element: TextElement }) {
  const { t } = useTranslation()
  const side = useDesignerState((state) => state.side)
  const isCutOff = useIsCutOff(side)
  const layout = useDrawing().layoutOf(element)
  const warnings = [
    layout.lacksSigns ? t('designer:lacksSigns') : '',
    isCutOff(element) ? t(element.style.curve === 0 ? 'designer:textCutOff' : 'designer:arcCutOff') : '',
  ]
  return <Warnings warnings={warnings} />
}

/** How many of several elements are texts that would not be printed whole. */
export function SeveralTextsWarning({ elements }: { readonly elements: readonly DesignElement[] }) {
  const { t } = useTranslation()
  const side = useDesignerState((state) => state.side)
  const count = elements.filter(useIsCutOff(side)).length
  return <Warnings warnings={[count === 0 ? '' : t('designer:textsCutOff', { count })]} />
}

function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  return (
    <div role="alert" className="text-small text-hibiscus empty:hidden">
      {warnings
        .filter((warning) => warning !== '')
        .map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
    </div>
  )
}
