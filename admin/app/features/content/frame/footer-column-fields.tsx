import type { FooterColumn } from '@first-fashion/contract/content/frame'
import { Button, IconButton, TextField } from '@first-fashion/ui'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
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
            onUp={nth === 0 ? undefined : () => move(nth, -1)}
            onDown={nth === links.length - 1 ? undefined : () => move(nth, 1)}
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
  /** undefined for the first one. */
  readonly onUp: (() => void) | undefined
  /** undefined for the last one. */
  readonly onDown: (() => void) | undefined
  readonly onRemove: () => void
}

function FooterLinkFields({ link, onChange, onUp, onDown, onRemove }: LinkProps) {
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
        <IconButton label={t('moveUp', { name })} disabled={onUp === undefined} onClick={onUp}>
          <ArrowUp aria-hidden="true" size={18} />
        </IconButton>
        <IconButton label={t('moveDown', { name })} disabled={onDown === undefined} onClick={onDown}>
          <ArrowDown aria-hidden="true" size={18} />
        </IconButton>
        <IconButton label={t('removeName', { name })} onClick={onRemove}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
    </li>
  )
}
