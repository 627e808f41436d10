import type { StaffPromoCode } from '@first-fashion/contract/promo-codes/staff-calls'
import { Button, Checkbox, Dialog, TextField } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { SaveFailure } from '../../platform/save-failure.tsx'
import {
  PromoCategories,
  PromoConditionFields,
  PromoDiscountFields,
  type PromoField,
} from './promo-code-fields.tsx'
import { discountOf, formErrors, formOf, type PromoCodeForm, termsOf } from './promo-code-form.ts'
import { PromoProducts } from './promo-products.tsx'
import { useWords } from './words.ts'

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
  const { t } = useWords()
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
  const field: PromoField = (name) => ({
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
        {promoCode === undefined ? <PromoDiscountFields form={form} field={field} set={set} /> : null}
        <PromoConditionFields field={field} />
        <PromoCategories chosen={form.categories} onChange={(categories) => set({ categories })} />
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
