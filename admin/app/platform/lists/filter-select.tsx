import { SelectField } from '@first-fashion/ui'
import { useSearchParams } from 'react-router'
import { useSharedWords } from '../words/words.ts'
import { withChange } from './pages.tsx'

interface FilterProps {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, words: string])[]
}

export function FilterSelect({ name, label, options }: FilterProps) {
  const { t } = useSharedWords()
  const [query, setQuery] = useSearchParams()
  return (
    <SelectField
      label={label}
      value={query.get(name) ?? ''}
      onChange={(event) => setQuery(withChange(query, { [name]: event.target.value }))}
    >
      <option value="">{t('all')}</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}
