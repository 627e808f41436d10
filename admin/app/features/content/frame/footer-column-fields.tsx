import type { FooterColumn } from '@first-fashion/contract/content/frame'
import { Button, IconButton, TextField } from '@first-fashion/ui'
import { X } from 'lucide-react'
import { MoveButtons } from '../../../platform/move-buttons.tsx'
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
  const move = (nth: number, by: -1 | 1) => {
    const link = links[nth]
    if (link !== undefined) setLinks(links.toSpliced(nth, 1).toSpliced(nth + by, 0, link))
  }
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
            onChange={(changed) => setLinks(links.with(nth, changed))}
            nth={nth}
            count={links.length}
            onMove={(by) => move(nth, by)}
            onRemove={() => setLinks(links.toSpliced(nth, 1))}
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
  readonly onChange: (link: FooterColumn['links'][number]) => void
  /** Where it stands, from 0. */
  readonly nth: number
  readonly count: number
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

function FooterLinkFields({ link, nth, count, onChange, onMove, onRemove }: LinkProps) {
  const { t } = useWords()
  const name = link.label
  return (
    <li className="flex flex-wrap items-end gap-2 border-t border-hairline pt-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-2 sm:grid-cols-2">
        <TextField
          label={t('linkLabel')}
          maxLength={40}
          value={link.label}
          onChange={({ target }) => onChange({ ...link, label: target.value })}
        />
        <TextField
          label={t('linkAddress')}
          autoComplete="off"
          value={link.to}
          onChange={({ target }) => onChange({ ...link, to: target.value })}
        />
      </div>
      <div className="flex">
        <MoveButtons
          nth={nth}
          count={count}
          upLabel={t('moveUp', { name })}
          downLabel={t('moveDown', { name })}
          onMove={onMove}
        />
        <IconButton label={t('removeName', { name })} onClick={onRemove}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
    </li>
  )
}
