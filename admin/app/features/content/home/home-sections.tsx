import type { HomeSection } from '@first-fashion/contract/content/home'
import { Badge, Button, Disclosure, SelectField } from '@first-fashion/ui'
import { useState } from 'react'
import { RowButtons } from '../row-buttons.tsx'
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
  return (
    <section aria-labelledby="home-sections">
      <h2 id="home-sections" className="text-title">
        {t('sections')}
      </h2>
      <p className="mt-1 mb-4 text-small text-timber">{t('sectionsHint')}</p>
      <ol className="divide-y divide-hairline border border-hairline bg-paper">
        {sections.map((section, nth) => (
          <SectionRow key={section.id} section={section} sections={sections} nth={nth} onChange={onChange} />
        ))}
      </ol>
      <NewSection isFull={sections.length >= 24} onAdd={(section) => onChange([...sections, section])} />
    </section>
  )
}

interface RowProps extends SectionsProps {
  readonly section: HomeSection
  /** Where it stands, from 0. */
  readonly nth: number
}

function SectionRow({ section, sections, nth, onChange }: RowProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const kind = t(`kinds.${section.kind}`)
  const title = 'title' in section ? section.title : ''
  const name = title === '' ? kind : t('sectionName', { kind, title })
  const change = (changed: HomeSection) => onChange(sections.with(nth, changed))
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
              <SectionFields section={section} onChange={change} />
              <SectionTimes section={section} onChange={change} />
            </div>
          ) : null}
        </Disclosure>
      </div>
      <div className="absolute top-2 right-2 flex">
        <RowButtons name={name} rows={sections} nth={nth} onChange={onChange} />
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
