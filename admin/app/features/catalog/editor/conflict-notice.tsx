import { Notice } from '@first-fashion/ui'
import { useWords } from '../words.ts'
import type { Conflict } from './editor-state.ts'
import type { ProductFormState } from './form-state.ts'

/** Someone else saved in the meantime: the merged result, and the fields that both changed. */
export function ConflictNotice({ conflict: { both, theirs } }: { readonly conflict: Conflict }) {
  const { t } = useWords()
  return (
    <Notice tone="information">
      <p className="text-ink">{t('product.conflict')}</p>
      {both.length === 0 ? null : (
        <>
          <p className="mt-2 text-ink">{t('product.conflictBoth')}</p>
          <ul className="list-disc pl-5 text-ink">
            {both.map((field) => (
              <li key={field}>
                {t(`product.fields.${field}`)}
                {formatValue(theirs, field)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

/** The other person's saved value, if it is text or a number. */
function formatValue(theirs: ProductFormState, field: keyof ProductFormState): string {
  const value = theirs[field]
  return typeof value === 'string' && value !== '' && value.length <= 160 && field !== 'description'
    ? `: ${value}`
    : ''
}
