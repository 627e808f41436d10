import { type FooterColumn, frameLimits } from '@first-fashion/contract/content/frame'
import { TextField } from '@first-fashion/ui'
import { useWords } from '../words.ts'
import { LinkFields } from './link-fields.tsx'

interface FieldsProps {
  readonly legend: string
  readonly column: FooterColumn
  readonly onChange: (column: FooterColumn) => void
}

/** A column of the footer: its title and its links in their order. */
export function FooterColumnFields({ legend, column, onChange }: FieldsProps) {
  const { t } = useWords()
  const { title, links } = column
  return (
    <fieldset className="flex flex-col gap-4 border border-hairline bg-paper p-5">
      <legend className="float-left w-full font-display text-title">{legend}</legend>
      <TextField
        label={t('title')}
        maxLength={40}
        value={title}
        onChange={({ target }) => onChange({ title: target.value, links })}
      />
      <LinkFields
        links={links}
        atMost={frameLimits.columnLinks}
        onChange={(changed) => onChange({ title, links: changed })}
      />
    </fieldset>
  )
}
