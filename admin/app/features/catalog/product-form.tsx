import { categories, productTypes } from '@first-fashion/contract/catalog/classification'
import type { StaffProduct } from '@first-fashion/contract/staff/product-calls'
import { Button, Checkbox, Notice, SelectField, TextArea, TextField } from '@first-fashion/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'react-toastify/unstyled'
import { CallFailure, call } from '../../platform/api.ts'
import { UnsavedChanges } from '../../shell/unsaved-changes.tsx'
import { BestSellerField } from './best-seller-field.tsx'
import { FabricAndCare } from './fabric-and-care.tsx'
import { ParcelFields, parcelOf } from './parcel-fields.tsx'
import { formOf, type ProductFormState } from './product-form-state.ts'

interface FormProps {
  readonly product: StaffProduct
  readonly onReload: () => void
}

/** A product's words, price and place; what is typed stays when saving fails. */
export function ProductForm({ product, onReload }: FormProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [form, setForm] = useState(() => formOf(product))
  const lines = useQuery({
    queryKey: ['lines'],
    queryFn: async () => (await call('catalog.lines')).lines,
  })
  const [isBusy, setBusy] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const [conflict, setConflict] = useState<string>()
  const price = Number(form.price)
  const priceError = form.price.trim() === '' || !(price > 0) ? t('wrongPrice') : undefined
  const set = (change: Partial<ProductFormState>) => {
    setForm((before) => ({ ...before, ...change }))
    setChanged(true)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const parcel = parcelOf(form)
    if (priceError !== undefined || parcel === undefined) return
    setBusy(true)
    try {
      const { weight: _weight, printVariant: _printVariant, ...words } = form
      const body = { ...words, ...parcel, price: Math.round(price * 100) / 100, version: product.version }
      const answer = await call('staff.product-edit', { params: { id: product._id }, body })
      queries.setQueryData(['product', product._id], answer.product)
      void queries.invalidateQueries({ queryKey: ['products'] })
      toast.success(answer.message)
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : String(failure)
      if (failure instanceof CallFailure && failure.code === 'catalog.changed-meanwhile') setConflict(message)
      else toast.error(message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5 border border-hairline bg-paper p-5"
    >
      <UnsavedChanges isChanged={isChanged && !isBusy} />
      {conflict === undefined ? null : (
        <Notice
          action={
            <Button look="link" onClick={onReload}>
              {t('loadAgain')}
            </Button>
          }
        >
          {conflict}
        </Notice>
      )}
      <TextField
        label={t('name')}
        value={form.name}
        maxLength={160}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label={t('priceLkr')}
        inputMode="decimal"
        value={form.price}
        error={priceError}
        onChange={(event) => set({ price: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t('category')}
          value={form.category}
          onChange={(event) =>
            set({ category: categories.find((one) => one === event.target.value) ?? form.category })
          }
        >
          {categories.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField
          label={t('type')}
          value={form.subCategory}
          onChange={(event) =>
            set({ subCategory: productTypes.find((one) => one === event.target.value) ?? form.subCategory })
          }
        >
          {productTypes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField
          label={t('line')}
          value={form.line ?? ''}
          onChange={(event) => set({ line: event.target.value === '' ? null : event.target.value })}
        >
          <option value="">{t('noLine')}</option>
          {(lines.data ?? (product.line === null ? [] : [product.line])).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label={t('description')}
        value={form.description}
        rows={9}
        maxLength={20_000}
        onChange={(event) => set({ description: event.target.value })}
      />
      <FabricAndCare form={form} set={set} />
      <ParcelFields isMadeToOrder={product.madeToOrder} form={form} set={set} />
      <BestSellerField product={product} form={form} set={set} />
      <Checkbox
        checked={form.isPublished}
        onChange={(event) => set({ isPublished: event.target.checked })}
        label={t('isPublished')}
      />
      <div className="flex items-center gap-4">
        <Button type="submit" busy={isBusy}>
          {t('save')}
        </Button>
        {isChanged ? <span className="text-small text-timber">{t('unsaved')}</span> : null}
      </div>
    </form>
  )
}
