import { Button } from '@first-fashion/ui'
import { useWords } from '../words.ts'
import type { EditorState } from './use-editor.ts'

interface BarProps {
  readonly editor: EditorState
  readonly isUploading: boolean
}

/** The sticky save bar. */
export function EditorBar({ editor, isUploading }: BarProps) {
  const { t } = useWords()
  const { isBusy, isChanged, product } = editor
  const isNew = product === undefined
  return (
    <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-x-5 gap-y-1 border border-hairline bg-paper px-5 py-3 shadow-raised">
      <Button type="submit" busy={isBusy} disabled={isUploading || !(isChanged || isNew)}>
        {t(isNew ? 'product.saveDraft' : 'save')}
      </Button>
      <p role="status" className="text-small text-timber">
        {isUploading
          ? t('product.waitForPictures')
          : isChanged
            ? t('unsaved')
            : isNew
              ? ''
              : t('product.allSaved')}
      </p>
    </div>
  )
}
