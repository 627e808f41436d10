import type { FooterColumn } from '@first-fashion/contract/content/frame'
import { Button, TextField } from '@first-fashion/ui'
import { RowButtons } from '../row-buttons.tsx'
import { useWords } from '../words.ts'

interface FieldsProps {
  readonly legend: string
  readonly column: FooterColumn
  readonly onChange: (column: FooterColumn) => void
}

/** A column of the footer: its title and its links in their order. */
export function FooterColumnFields({ legend, column, onChange }: FieldsProps) {
  const { t } = useWords()
  const { title, links } = column
  const setLinks = (changed: FooterColumn['links']) => onChange({ title, links: changed })
  return (
    <fieldset className="flex flex-col gap-4 border border-hairline bg-paper p-5">
      <legend className="float-left w-full font-display text-title">{legend}</legend>
      <TextField
        label={t('title')}
        maxLength={40}
        value={title}
        onChange={({ target }) => onChange({ title: target.value, links })}
      />
      <ol className="flex flex-col gap-3">
        {links.map((link, nth) => (
          <FooterLinkFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a link is what stands at its place.
            key={nth}
            link={link}
            links={links}
            nth={nth}
            onChange={setLinks}
          />
        ))}
      </ol>
      <Button
        variant="secondary"
        className="self-start"
        disabled={links.length >= 12}
        onClick={() => setLinks([...links, { label: '', to: '/' }])}
      >
        {t('addLink')}
      </Button>
    </fieldset>
  )
}

interface LinkProps {
  readonly link: FooterColumn['links'][number]
  readonly links: FooterColumn['links']
  /** Where it stands, from 0. */
  readonly nth: number
  readonly onChange: (links: FooterColumn['links']) => void
}

function FooterLinkFields({ link, links, nth, onChange }: LinkProps) {
  const { t } = useWords()
  const change = (changed: typeof link) => onChange(links.with(nth, changed))
  return (
    <li className="flex flex-wrap items-end gap-2 border-t border-hairline pt-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-2 sm:grid-cols-2">
        <TextField
          label={t('linkLabel')}
          maxLength={40}
          value={link.label}
          onChange={({ target }) => change({ ...link, label: target.value })}
        />
        <TextField
          label={t('linkAddress')}
          autoComplete="off"
          value={link.to}
          onChange={({ target }) => change({ ...link, to: target.value })}
        />
      </div>
      <div className="flex">
        <RowButtons name={link.label} rows={links} nth={nth} onChange={onChange} />
      </div>
    </li>
  )
}
