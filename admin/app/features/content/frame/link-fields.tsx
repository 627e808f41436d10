import { type FrameLink, frameLimits } from '@first-fashion/contract/content/frame'
import { Button, TextField } from '@first-fashion/ui'
import { RowButtons } from '../row-buttons.tsx'
import { useWords } from '../words.ts'

interface MenuProps {
  readonly menu: FrameLink[]
  readonly onChange: (menu: FrameLink[]) => void
}

/** The links of the header and of a phone's menu. */
export function MenuFields({ menu, onChange }: MenuProps) {
  const { t } = useWords()
  return (
    <fieldset className="flex flex-col gap-4 border border-hairline bg-paper p-5">
      <legend className="float-left w-full font-display text-title">{t('menuLinks')}</legend>
      <p className="text-small text-timber">{t('menuText')}</p>
      <LinkFields links={menu} atMost={frameLimits.menuLinks} onChange={onChange} />
    </fieldset>
  )
}

interface FieldsProps {
  readonly links: FrameLink[]
  readonly atMost: number
  readonly onChange: (links: FrameLink[]) => void
}

/** Links in their order, each with its name and address. */
export function LinkFields({ links, atMost, onChange }: FieldsProps) {
  const { t } = useWords()
  return (
    <>
      <ol className="flex flex-col gap-3">
        {links.map((link, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link is what stands at its place.
          <LinkRow key={nth} link={link} links={links} nth={nth} onChange={onChange} />
        ))}
      </ol>
      <Button
        variant="secondary"
        className="self-start"
        disabled={links.length >= atMost}
        onClick={() => onChange([...links, { label: '', to: '/' }])}
      >
        {t('addLink')}
      </Button>
    </>
  )
}

interface LinkProps {
  readonly link: FrameLink
  readonly links: FrameLink[]
  /** Where it stands, from 0. */
  readonly nth: number
  readonly onChange: (links: FrameLink[]) => void
}

function LinkRow({ link, links, nth, onChange }: LinkProps) {
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
