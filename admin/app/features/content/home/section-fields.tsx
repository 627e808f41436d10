import { type HomeSection, productRows } from '@first-fashion/contract/content/home'
import { SelectField, TextArea, TextField } from '@first-fashion/ui'
import { lazy, Suspense, useState } from 'react'
import type { FieldsProps } from './fields-props.ts'
import { LinkField, SectionPicture } from './link-and-picture.tsx'
import { PoliciesFields } from './policies-fields.tsx'
import { useCollections } from './queries.ts'
import { TilesFields } from './tiles-fields.tsx'
import { useWords } from './words.ts'

const PageText = lazy(() => import('../page-text.tsx'))

type PropsOf<Kind extends HomeSection['kind']> = FieldsProps<Extract<HomeSection, { kind: Kind }>>

/** What a section shows, by its kind. */
export function SectionFields({ section, onChange }: FieldsProps<HomeSection>) {
  switch (section.kind) {
    case 'hero':
    case 'banner':
      return <LeadingFields section={section} onChange={onChange} />
    case 'tiles':
      return <TilesFields section={section} onChange={onChange} />
    case 'products':
      return <ProductsFields section={section} onChange={onChange} />
    case 'collections':
      return <HeadingFields section={section} onChange={onChange} />
    case 'text':
      return <WordsFields section={section} onChange={onChange} />
    case 'policies':
      return <PoliciesFields section={section} onChange={onChange} />
    case 'newsletter':
      return <NewsletterFields section={section} onChange={onChange} />
  }
}

function HeadingFields<Section extends { readonly title: string; readonly text: string }>({
  section,
  onChange,
}: FieldsProps<Section>) {
  const { t } = useWords()
  return (
    <>
      <TextField
        label={t('title')}
        maxLength={120}
        value={section.title}
        onChange={({ target }) => onChange({ ...section, title: target.value })}
      />
      <TextArea
        label={t('text')}
        maxLength={400}
        value={section.text}
        onChange={({ target }) => onChange({ ...section, text: target.value })}
      />
    </>
  )
}

function LeadingFields({ section, onChange }: PropsOf<'hero' | 'banner'>) {
  const { t } = useWords()
  return (
    <>
      {section.kind === 'hero' ? (
        <TextField
          label={t('over')}
          maxLength={60}
          value={section.over}
          onChange={({ target }) => onChange({ ...section, over: target.value })}
        />
      ) : null}
      <HeadingFields section={section} onChange={onChange} />
      <TextField
        label={t('button')}
        maxLength={40}
        value={section.button}
        onChange={({ target }) => onChange({ ...section, button: target.value })}
      />
      <LinkField to={section.to} onChange={(to) => onChange({ ...section, to })} />
      <SectionPicture
        label={t('picture')}
        picture={section.picture}
        onChange={(picture) => onChange({ ...section, picture })}
      />
    </>
  )
}

function ProductsFields({ section, onChange }: PropsOf<'products'>) {
  const { t } = useWords()
  const { row, collection, count } = section
  return (
    <>
      <HeadingFields section={section} onChange={onChange} />
      <SelectField
        label={t('row')}
        value={row}
        onChange={({ target }) =>
          onChange({ ...section, row: productRows.find((one) => one === target.value) ?? row })
        }
      >
        {productRows.map((one) => (
          <option key={one} value={one}>
            {t(`rows.${one}`)}
          </option>
        ))}
      </SelectField>
      {row === 'collection' ? (
        <CollectionField chosen={collection} onChange={(id) => onChange({ ...section, collection: id })} />
      ) : null}
      <TextField
        type="number"
        min={1}
        max={24}
        label={t('count')}
        value={count}
        onChange={({ target }) => onChange({ ...section, count: Number(target.value) })}
      />
    </>
  )
}

function NewsletterFields({ section, onChange }: PropsOf<'newsletter'>) {
  const { t } = useWords()
  return (
    <TextArea
      label={t('text')}
      hint={t('newsletterHint')}
      maxLength={200}
      value={section.text}
      onChange={({ target }) => onChange({ ...section, text: target.value })}
    />
  )
}

interface CollectionProps {
  readonly chosen: string
  readonly onChange: (id: string) => void
}

function CollectionField({ chosen, onChange }: CollectionProps) {
  const { t } = useWords()
  const { data = [] } = useCollections()
  return (
    <SelectField label={t('collection')} value={chosen} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('chooseCollection')}</option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function WordsFields({ section, onChange }: PropsOf<'text'>) {
  const { t } = useWords()
  const [html] = useState(section.html)
  const id = `text-${section.id}`
  return (
    <>
      <TextField
        label={t('title')}
        maxLength={120}
        value={section.title}
        onChange={({ target }) => onChange({ ...section, title: target.value })}
      />
      <div>
        <h3 id={id} className="mb-1.5 font-text text-small font-medium">
          {t('text')}
        </h3>
        <Suspense fallback={null}>
          <PageText html={html} labelledBy={id} onChange={(text) => onChange({ ...section, html: text })} />
        </Suspense>
      </div>
    </>
  )
}
