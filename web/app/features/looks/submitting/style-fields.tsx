import type { Challenge } from '@first-fashion/contract/challenges/challenge'
import {
  styleDescriptionMaximumLength,
  styleTitleMaximumLength,
} from '@first-fashion/contract/looks/look-limits'
import type { BoughtItem } from '@first-fashion/contract/looks/worn-calls'
import { SelectField, TextArea, TextField } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { ChosenPictures } from './chosen-pictures.tsx'
import type { StyleDraft } from './style-draft.ts'
import { WornFields } from './worn-fields.tsx'
import '../words/submit-style-words.ts'

interface FieldsProps {
  readonly draft: StyleDraft
  readonly onChange: (part: Partial<StyleDraft>) => void
  readonly errors: Readonly<Record<string, string>>
  readonly challenges: readonly Challenge[]
  /** What the author bought and kept. */
  readonly bought: readonly BoughtItem[]
  readonly refusal: string | undefined
  readonly onRefusal: (refusal: string | undefined) => void
  readonly progress: readonly number[] | undefined
}

/** The id of a field in the page; what is said of captions is about the pictures. */
export const styleFieldId = (name: string): string => `style-${name === 'captions' ? 'images' : name}`

/** The fields of a look [B3.35]. */
export function StyleFields({ draft, onChange, errors, challenges, bought, ...pictures }: FieldsProps) {
  const { t } = useTranslation()
  const optionalLabel = t('submit-style:optional')
  const text = (name: 'title' | 'description' | 'instagramLink' | 'hashtags') => ({
    name,
    id: styleFieldId(name),
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: target.value }),
  })
  return (
    <>
      <TextField
        {...text('title')}
        label={t('submit-style:name')}
        maxLength={styleTitleMaximumLength}
        aria-required="true"
      />
      <TextArea
        {...text('description')}
        label={t('submit-style:description')}
        maxLength={styleDescriptionMaximumLength}
        aria-required="true"
      />
      <ChosenPictures
        {...pictures}
        inputId={styleFieldId('images')}
        error={errors.images}
        pictures={draft.pictures}
        onChange={(chosen) => onChange({ pictures: chosen })}
      />
      <WornFields {...{ draft, onChange, errors, bought }} fieldId={styleFieldId} />
      {challenges.length === 0 ? null : (
        <SelectField
          name="challengeId"
          label={t('submit-style:challenge')}
          optionalLabel={optionalLabel}
          value={draft.challengeId}
          onChange={({ target }) => onChange({ challengeId: target.value })}
        >
          <option value="">{t('submit-style:noChallenge')}</option>
          {challenges.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...text('hashtags')}
        label={t('submit-style:hashtags')}
        optionalLabel={optionalLabel}
        hint={t('submit-style:hashtagsHint')}
      />
      <TextField
        {...text('instagramLink')}
        label={t('submit-style:instagram')}
        optionalLabel={optionalLabel}
        type="url"
        inputMode="url"
        maxLength={300}
      />
    </>
  )
}
