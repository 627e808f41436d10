import type { TextElement, TextStyle } from '@first-fashion/contract/designs/design-document'
import {
  designAlignments,
  designFonts,
  designLimits,
  designWeights,
} from '@first-fashion/contract/designs/design-limits'
import { SelectField, TextArea, WordChoice } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import { ColorField } from './color-field.tsx'
import { NumberField } from './number-field.tsx'
import { TextWarnings } from './text-warnings.tsx'
import '../designer-words.ts'

/** What a text says and how its letters look. */
export function TextProperties({ element }: { readonly element: TextElement }) {
  const { t } = useTranslation()
  const store = useDesigner()
  const side = useDesignerState((state) => state.side)
  const { style, id } = element
  const restyle = (change: Partial<TextStyle>) => store.run({ do: 'restyle', side, ids: [id], style: change })
  const number = (
    name: 'fontSize' | 'letterSpacing' | 'curve' | 'outlineWidth',
    bounds: { readonly min?: number; readonly max: number },
  ) => (
    <NumberField
      label={t(`designer:${name}`)}
      value={style[name]}
      min={0}
      {...bounds}
      onChange={(value) => restyle({ [name]: value })}
    />
  )
  return (
    <>
      <TextContent element={element} />
      <TextWarnings element={element} />
      <SelectField
        label={t('designer:fontFamily')}
        value={style.fontFamily}
        onChange={(event) => {
          const fontFamily = designFonts.find((font) => font === event.target.value)
          if (fontFamily !== undefined) restyle({ fontFamily })
        }}
      >
        {designFonts.map((font) => (
          <option key={font}>{font}</option>
        ))}
      </SelectField>
      <WordChoices
        label={t('designer:fontWeight')}
        options={designWeights}
        chosen={style.fontWeight}
        onChoose={(fontWeight) => restyle({ fontWeight })}
      />
      <WordChoices
        label={t('designer:textAlign')}
        options={designAlignments}
        chosen={style.textAlign}
        onChoose={(textAlign) => restyle({ textAlign })}
      />
      <ColorField element={element} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3">
        {number('fontSize', designLimits.fontSize)}
        {number('letterSpacing', designLimits.letterSpacing)}
        {number('curve', designLimits.curve)}
        {number('outlineWidth', designLimits.outlineWidth)}
      </div>
      {style.outlineWidth === 0 ? null : <ColorField element={element} property="outlineColor" />}
    </>
  )
}

/** A blank text is not carried out: the one before stays. */
function TextContent({ element: { id, text } }: { readonly element: TextElement }) {
  const { t } = useTranslation()
  const store = useDesigner()
  const side = useDesignerState((state) => state.side)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextArea
      label={t('designer:content')}
      rows={2}
      maxLength={designLimits.textLength}
      value={typed ?? text}
      error={typed !== null && typed.trim() === '' ? t('designer:textBlank') : undefined}
      onChange={(event) => {
        setTyped(event.target.value)
        if (event.target.value.trim() !== '') store.run({ do: 'write', side, id, text: event.target.value })
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

interface WordChoicesProps<Option extends 'normal' | 'bold' | 'lighter' | 'left' | 'center' | 'right'> {
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: Option
  readonly onChoose: (option: Option) => void
}

function WordChoices<Option extends 'normal' | 'bold' | 'lighter' | 'left' | 'center' | 'right'>({
  label,
  options,
  chosen,
  onChoose,
}: WordChoicesProps<Option>) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{label}</legend>
      <span className="flex flex-wrap gap-2">
        {options.map((option) => (
          <WordChoice
            key={option}
            word={t(`designer:${option}`)}
            chosen={option === chosen}
            onClick={() => onChoose(option)}
          />
        ))}
      </span>
    </fieldset>
  )
}
