import { Notice } from '@first-fashion/ui'
import { useTranslation } from 'react-i18next'
import type { ProductFormState } from './form-state.ts'
import type { Conflict } from './use-editor.ts'

/** Someone else saved meanwhile: what became of it, and where both changed the same. */
export function ConflictNotice({ conflict: { both, theirs } }: { readonly conflict: Conflict }) {
  const { t } = useTranslation()
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
                {shownValue(theirs, field)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

/** What the other one saved, where it is a word or a number. */
function shownValue(theirs: ProductFormState, field: keyof ProductFormState): string {
  const value = theirs[field]
  return typeof value === 'string' && value !== '' && value.length <= 160 && field !== 'description'
    ? `: ${value}`
    : ''
}
