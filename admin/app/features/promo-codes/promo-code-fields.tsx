import { categories } from '@first-fashion/contract/catalog/classification'
import { promoDiscountTypes } from '@first-fashion/contract/promo-codes/calls'
import { Checkbox, SelectField, TextField } from '@first-fashion/ui'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { useNumberError } from '../../platform/number-error.ts'
import type { PromoCodeForm, promoCodeForm } from './promo-code-form.ts'
import { useWords } from './words.ts'

interface FieldsProps {
  readonly form: UseFormReturn<PromoCodeForm, unknown, z.output<typeof promoCodeForm>>
}

/** What a new code is called and what it takes off. */
export function PromoDiscountFields({ form: { register, watch, getValues, formState } }: FieldsProps) {
  const { t } = useWords()
  const numberError = useNumberError()
  const { errors } = formState
  const type = watch('discountType')
  return (
    <>
      <TextField
        label={t('promoCode')}
        maxLength={40}
        className="uppercase"
        hint={t('promoCodeHint')}
        error={errors.code && t('promoCodeNeeded')}
        {...register('code')}
      />
      <SelectField label={t('takesOff')} {...register('discountType', { deps: ['discountValue'] })}>
        {promoDiscountTypes.map((one) => (
          <option key={one} value={one}>
            {t(`discountTypes.${one}`)}
          </option>
        ))}
      </SelectField>
      {type === 'free_shipping' ? null : (
        <TextField
          label={t(`discountTypes.${type}`)}
          inputMode="decimal"
          error={
            errors.discountValue &&
            (type === 'fixed'
              ? numberError(getValues('discountValue'), 2, t('amountNeeded'))
              : t('percentNeeded'))
          }
          {...register('discountValue')}
        />
      )}
    </>
  )
}

/** When a code applies and how often. */
export function PromoConditionFields({ form: { register, getValues, formState } }: FieldsProps) {
  const { t } = useWords()
  const numberError = useNumberError()
  const { errors } = formState
  const optionalLabel = t('optional')
  return (
    <>
      <TextField
        label={t('minimumOrder')}
        inputMode="decimal"
        optionalLabel={optionalLabel}
        error={errors.minimum && numberError(getValues('minimum'), 2, t('amountNeeded'))}
        {...register('minimum')}
      />
      <TextField
        label={t('firstDay')}
        type="date"
        optionalLabel={optionalLabel}
        {...register('startsOn', { deps: ['endsOn'] })}
      />
      <TextField
        label={t('lastDay')}
        type="date"
        optionalLabel={optionalLabel}
        hint={t('daysHint')}
        error={errors.endsOn && t('daysInOrder')}
        {...register('endsOn')}
      />
      <TextField
        label={t('usesMaximum')}
        inputMode="numeric"
        optionalLabel={optionalLabel}
        error={errors.usesMaximum && t('countNeeded')}
        {...register('usesMaximum')}
      />
      <TextField
        label={t('usesPerCustomer')}
        inputMode="numeric"
        optionalLabel={optionalLabel}
        error={errors.usesPerCustomer && t('countNeeded')}
        {...register('usesPerCustomer')}
      />
    </>
  )
}

/** The categories a code is limited to; none means all. */
export function PromoCategories({ form: { register } }: FieldsProps) {
  const { t } = useWords()
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-small font-medium">{t('forCategories')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {categories.map((one) => (
          <Checkbox key={one} label={one} value={one} {...register('categories')} />
        ))}
      </div>
    </fieldset>
  )
}
