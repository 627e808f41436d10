import { SelectField } from '@first-fashion/ui'
import { useSearchParams } from 'react-router'
import { withChange } from '../../platform/lists/pages.tsx'
import { useWords } from './words.ts'

/** Open or resolved problems. */
export function StateChoice({ state }: { readonly state: 'open' | 'resolved' }) {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  return (
    <SelectField
      label={t('visibleProblems')}
      value={state}
      onChange={(event) =>
        setQuery(withChange(query, { state: event.target.value === 'open' ? '' : event.target.value }))
      }
    >
      <option value="open">{t('openProblems')}</option>
      <option value="resolved">{t('resolvedProblems')}</option>
    </SelectField>
  )
}
