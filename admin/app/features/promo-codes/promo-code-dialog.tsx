import type { StaffPromoCode } from '@first-fashion/contract/promo-codes/staff-calls'
import { Button, Checkbox, Dialog, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { PromoCategories, PromoConditionFields, PromoDiscountFields } from './promo-code-fields.tsx'
import { formOf, promoCodeForm } from './promo-code-form.ts'
import { PromoProducts } from './promo-products.tsx'
import { useSavePromoCode } from './queries.ts'
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
  const saving = useSavePromoCode(promoCode)
  const form = useForm({ resolver: zodResolver(promoCodeForm), defaultValues: formOf(promoCode) })
  const { register, setValue, watch } = form
  const isNew = promoCode === undefined
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
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={form.handleSubmit((terms) => saving.mutate(terms, { onSuccess: onClose }))}
        className="grid gap-5 sm:grid-cols-2"
      >
        {saving.isError ? <SaveFailure error={saving.error} onReload={onReload} /> : null}
        {isNew ? <PromoDiscountFields form={form} /> : null}
        <PromoConditionFields form={form} />
        <PromoCategories form={form} />
        <PromoProducts
          products={watch('products')}
          onChange={(products) => setValue('products', [...products], { shouldDirty: true })}
        />
        <div className="sm:col-span-2">
          <Checkbox label={t('firstOrderOnly')} {...register('isFirstOrderOnly')} />
          {isNew ? null : <Checkbox label={t('codeIsAccepted')} {...register('isActive')} />}
        </div>
        <div className="sm:col-span-2">
          <TextField
            label={t('promoNote')}
            maxLength={200}
            optionalLabel={t('optional')}
            {...register('note')}
          />
        </div>
      </form>
    </Dialog>
  )
}
