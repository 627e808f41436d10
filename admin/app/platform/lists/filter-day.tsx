import { TextField } from '@first-fashion/ui'
import { useSearchParams } from 'react-router'
import { withChange } from './pages.tsx'

interface FilterProps {
  readonly name: string
  readonly label: string
}

/** A day that a list begins or ends with, in its URL. */
export function FilterDay({ name, label }: FilterProps) {
  const [query, setQuery] = useSearchParams()
  return (
    <TextField
      label={label}
      type="date"
      value={query.get(name) ?? ''}
      onChange={(event) => setQuery(withChange(query, { [name]: event.target.value }))}
    />
  )
}
