import { categories } from '@first-fashion/contract/catalog/classification'
import { promoDiscountTypes } from '@first-fashion/contract/promo-codes/calls'
import type { StaffPromoCode } from '@first-fashion/contract/promo-codes/staff-calls'
import { Button, Checkbox, Dialog, SelectField, TextField } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { SaveFailure } from '../../shell/save-failure.tsx'
import { discountOf, formErrors, formOf, type PromoCodeForm, termsOf } from './promo-code-form.ts'
import { PromoProducts } from './promo-products.tsx'

interface DialogProps {
  /** undefined for a new one. */
  readonly promoCode: StaffPromoCode | undefined
  /** Reloads it when someone else saved first. */
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

const formId = 'promo-code'

/** A code's discount and conditions. The form keeps its values when saving fails. */
export function PromoCodeDialog({ promoCode, onReload, onClose }: DialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [form, setForm] = useState(() => formOf(promoCode))
  const [isTried, setTried] = useState(false)
  const errors = formErrors(form)
  const saving = useMutation({
    mutationFn: () => {
      const terms = termsOf(form)
      if (promoCode === undefined)
        return call('staff.promo-code-add', { body: { code: form.code, ...discountOf(form), ...terms } })
      const { code, version } = promoCode
      const body = { version, isActive: form.isActive, ...terms }
      return call('staff.promo-code-edit', { params: { code }, body })
    },
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: ['promo-codes'] })
      toast.success(message)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(errors).every((error) => error === undefined)) saving.mutate()
  }
  const set = (change: Partial<PromoCodeForm>) => setForm((before) => ({ ...before, ...change }))
  const errorOf = (field: keyof typeof errors) => {
    const word = errors[field]
    return isTried && word !== undefined ? t(word) : undefined
  }
  const field = (name: keyof typeof errors | 'startsOn' | 'note') => ({
    value: form[name],
    error: name === 'startsOn' || name === 'note' ? undefined : errorOf(name),
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={promoCode?.code ?? t('addPromoCode')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} busy={saving.isPending} className="w-full">
          {t('save')}
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
        {saving.isError ? <SaveFailure error={saving.error} onReload={onReload} /> : null}
        {promoCode === undefined ? (
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
                  discountType:
                    promoDiscountTypes.find((one) => one === event.target.value) ?? form.discountType,
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
        ) : null}
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
        <fieldset className="sm:col-span-2">
          <legend className="mb-1 text-small font-medium">{t('forCategories')}</legend>
          <div className="flex flex-wrap gap-x-6">
            {categories.map((one) => (
              <Checkbox
                key={one}
                label={one}
                checked={form.categories.includes(one)}
                onChange={(event) =>
                  set({
                    categories: event.target.checked
                      ? [...form.categories, one]
                      : form.categories.filter((other) => other !== one),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <PromoProducts products={form.products} onChange={(products) => set({ products })} />
        <div className="sm:col-span-2">
          <Checkbox
            label={t('firstOrderOnly')}
            checked={form.isFirstOrderOnly}
            onChange={(event) => set({ isFirstOrderOnly: event.target.checked })}
          />
          {promoCode === undefined ? null : (
            <Checkbox
              label={t('codeIsAccepted')}
              checked={form.isActive}
              onChange={(event) => set({ isActive: event.target.checked })}
            />
          )}
        </div>
        <div className="sm:col-span-2">
          <TextField
            label={t('promoNote')}
            maxLength={200}
            optionalLabel={t('optional')}
            {...field('note')}
          />
        </div>
      </form>
    </Dialog>
  )
}
