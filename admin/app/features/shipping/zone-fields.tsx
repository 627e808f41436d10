import { Checkbox, TextArea, TextField } from '@first-fashion/ui'
import type { UseFormReturn } from 'react-hook-form'
import { useNumberError } from '../../platform/number-error.ts'
import { useWords } from './words.ts'
import type { ZoneForm, ZoneSaving } from './zone-form.ts'
import { zoneOf } from './zone-form.ts'

interface FieldsProps {
  readonly form: UseFormReturn<ZoneForm, unknown, ZoneSaving>
  readonly isNew: boolean
}

export function ZoneFields({ form, isNew }: FieldsProps) {
  const { t } = useWords()
  const field = useZoneField(form)
  const number = { inputMode: 'decimal' } as const
  return (
    <>
      <div className="sm:col-span-2">
        <TextField label={t('name')} maxLength={80} {...field('name')} />
      </div>
      <div className="sm:col-span-2">
        <TextArea label={t('places')} hint={t('placesHint')} rows={5} {...field('places')} />
      </div>
      <TextField label={t('feeInRupees')} {...number} {...field('fee')} />
      <TextField label={t('freeOver')} hint={t('mayBeEmpty')} {...number} {...field('freeOver')} />
      <TextField label={t('daysFrom')} {...number} {...field('daysFrom')} />
      <TextField label={t('daysTo')} {...number} {...field('daysTo')} />
      <TextArea label={t('weightSteps')} hint={t('weightStepsHint')} rows={3} {...field('weightSteps')} />
      <TextArea label={t('priceSteps')} hint={t('priceStepsHint')} rows={3} {...field('priceSteps')} />
      <div className="sm:col-span-2">
        <Checkbox label={t('hasExpress')} {...form.register('hasExpress')} />
      </div>
      {form.watch('hasExpress') ? (
        <>
          <div className="sm:col-span-2">
            <TextField label={t('expressExtra')} {...number} {...field('expressExtra')} />
          </div>
          <TextField label={t('expressFrom')} {...number} {...field('expressFrom')} />
          <TextField label={t('daysTo')} {...number} {...field('expressTo')} />
        </>
      ) : null}
      <Checkbox label={t('delivered')} {...form.register('isDelivered')} />
      {isNew ? null : <Checkbox label={t('zoneOn')} {...form.register('isActive')} />}
    </>
  )
}

/** Ties a field to the form, with its error in words. */
function useZoneField({ register, formState, getValues }: FieldsProps['form']) {
  const { t } = useWords()
  const numberError = useNumberError()
  return (name: keyof ZoneForm) => {
    const form = getValues()
    const error = formState.errors[name] === undefined ? undefined : zoneOf(form).errors[name]
    const words = error && t(error.word, { line: error.line })
    const isAmount = error?.word === 'feeNeeded'
    return { ...register(name), error: words && isAmount ? numberError(String(form[name]), 2, words) : words }
  }
}
