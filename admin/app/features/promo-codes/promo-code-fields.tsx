import { type Category, categories } from '@first-fashion/contract/catalog/classification'
import { promoDiscountTypes } from '@first-fashion/contract/promo-codes/calls'
import { Checkbox, SelectField, TextField } from '@first-fashion/ui'
import type { formErrors, PromoCodeForm } from './promo-code-form.ts'
import { useWords } from './words.ts'

/** Ties a text field to its value in the form and its error. */
export type PromoField = (name: keyof ReturnType<typeof formErrors> | 'startsOn' | 'note') => {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { target: { value: string } }) => void
}

interface DiscountProps {
  readonly form: PromoCodeForm
  readonly field: PromoField
  readonly set: (change: Partial<PromoCodeForm>) => void
}

/** What a new code is called and what it takes off. */
export function PromoDiscountFields({ form, field, set }: DiscountProps) {
  const { t } = useWords()
  return (
    <>
      <TextField
        label={t('promoCode')}
        maxLength={40}
        hint={t('promoCodeHint')}
        {...field('code')}
        onChange={(event) => set({ code: event.target.value.toUpperCase() })}
      />
      <SelectField
        label={t('takesOff')}
        value={form.discountType}
        onChange={(event) =>
          set({
            discountType: promoDiscountTypes.find((one) => one === event.target.value) ?? form.discountType,
          })
        }
      >
        {promoDiscountTypes.map((one) => (
          <option key={one} value={one}>
            {t(`discountTypes.${one}`)}
          </option>
        ))}
      </SelectField>
      {form.discountType === 'free_shipping' ? null : (
        <TextField
          label={t(`discountTypes.${form.discountType}`)}
          inputMode="decimal"
          {...field('discountValue')}
        />
      )}
    </>
  )
}

/** When a code applies and how often. */
export function PromoConditionFields({ field }: { readonly field: PromoField }) {
  const { t } = useWords()
  return (
    <>
      <TextField
        label={t('minimumOrder')}
        inputMode="decimal"
        optionalLabel={t('optional')}
        {...field('minimum')}
      />
      <TextField label={t('firstDay')} type="date" optionalLabel={t('optional')} {...field('startsOn')} />
      <TextField
        label={t('lastDay')}
        type="date"
        optionalLabel={t('optional')}
        hint={t('daysHint')}
        {...field('endsOn')}
      />
      <TextField
        label={t('usesMaximum')}
        inputMode="numeric"
        optionalLabel={t('optional')}
        {...field('usesMaximum')}
      />
      <TextField
        label={t('usesPerCustomer')}
        inputMode="numeric"
        optionalLabel={t('optional')}
        {...field('usesPerCustomer')}
      />
    </>
  )
}

interface CategoriesProps {
  readonly chosen: readonly Category[]
  readonly onChange: (chosen: readonly Category[]) => void
}

/** The categories a code is limited to; none means all. */
export function PromoCategories({ chosen, onChange }: CategoriesProps) {
  const { t } = useWords()
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-small font-medium">{t('forCategories')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {categories.map((one) => (
          <Checkbox
            key={one}
            label={one}
            checked={chosen.includes(one)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
