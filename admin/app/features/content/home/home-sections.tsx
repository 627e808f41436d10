import type { HomeSection } from '@first-fashion/contract/content/home'
import { Badge, Button, Disclosure, IconButton, SelectField } from '@first-fashion/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { MoveButtons } from '../../../platform/move-buttons.tsx'
import { newSection, type SectionKind, sectionKinds } from './new-section.ts'
import { SectionFields } from './section-fields.tsx'
import { SectionTimes } from './section-times.tsx'
import { useWords } from './words.ts'

interface SectionsProps {
  readonly sections: readonly HomeSection[]
  readonly onChange: (sections: HomeSection[]) => void
}

/** The sections of the home page: their order, what they show, and when. */
export default function HomeSections({ sections, onChange }: SectionsProps) {
  const { t } = useWords()
  const move = (section: HomeSection, nth: number, by: -1 | 1) =>
    onChange(sections.toSpliced(nth, 1).toSpliced(nth + by, 0, section))
  return (
    <section aria-labelledby="home-sections">
      <h2 id="home-sections" className="text-title">
        {t('sections')}
      </h2>
      <p className="mt-1 mb-4 text-small text-timber">{t('sectionsHint')}</p>
      <ol className="divide-y divide-hairline border border-hairline bg-paper">
        {sections.map((section, nth) => (
          <SectionRow
            key={section.id}
            section={section}
            nth={nth}
            count={sections.length}
            onMove={(by) => move(section, nth, by)}
            onChange={(changed) => onChange(sections.with(nth, changed))}
            onRemove={() => onChange(sections.toSpliced(nth, 1))}
          />
        ))}
      </ol>
      <NewSection isFull={sections.length >= 24} onAdd={(section) => onChange([...sections, section])} />
    </section>
  )
}

interface RowProps {
  readonly section: HomeSection
  readonly nth: number
  readonly count: number
  readonly onMove: (by: -1 | 1) => void
  readonly onChange: (section: HomeSection) => void
  readonly onRemove: () => void
}

function SectionRow({ section, nth, count, onMove, onChange, onRemove }: RowProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const kind = t(`kinds.${section.kind}`)
  const title = 'title' in section ? section.title : ''
  const name = title === '' ? kind : t('sectionName', { kind, title })
  return (
    <li className="relative px-4 py-2">
      {/* The fields are as wide as the row, its buttons stand beside its name. */}
      <div className="[&_summary]:pr-36">
        <Disclosure
          open={isOpen}
          onToggle={setOpen}
          title={
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 wrap-anywhere">
              {name}
              {section.isOn ? null : <Badge>{t('off')}</Badge>}
            </span>
          }
        >
          {isOpen ? (
            <div className="flex flex-col gap-4">
              <SectionFields section={section} onChange={onChange} />
              <SectionTimes section={section} onChange={onChange} />
            </div>
          ) : null}
        </Disclosure>
      </div>
      <div className="absolute top-2 right-2 flex">
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

interface NewProps {
  readonly isFull: boolean
  readonly onAdd: (section: HomeSection) => void
}

function NewSection({ isFull, onAdd }: NewProps) {
  const { t } = useWords()
  const [kind, setKind] = useState<SectionKind>('products')
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <SelectField
        label={t('newKind')}
        value={kind}
        onChange={({ target }) => setKind(sectionKinds.find((one) => one === target.value) ?? kind)}
      >
        {sectionKinds.map((one) => (
          <option key={one} value={one}>
            {t(`kinds.${one}`)}
          </option>
        ))}
      </SelectField>
      <Button variant="secondary" disabled={isFull} onClick={() => onAdd(newSection(kind))}>
        {t('addSection')}
      </Button>
    </div>
  )
}
