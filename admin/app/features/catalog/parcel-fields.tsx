import { TextField } from '@first-fashion/ui'
import { useTranslation } from 'react-i18next'
import type { PartProps, ProductFormState } from './product-form-state.ts'

/** What delivery is reckoned by: the weight, and what the piece is at the print partner. */
export function ParcelFields({ isMadeToOrder, form, set }: PartProps & { readonly isMadeToOrder: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('weightGrams')}
        hint={t('weightHint')}
        inputMode="numeric"
        value={form.weight}
        error={weightOf(form) === undefined ? t('weightWanted') : undefined}
        onChange={(event) => set({ weight: event.target.value })}
      />
      {isMadeToOrder ? (
        <TextField
          label={t('printVariant')}
          hint={t('printVariantHint')}
          inputMode="numeric"
          value={form.printVariant}
          error={printVariantOf(form) === undefined ? t('printVariantWanted') : undefined}
          onChange={(event) => set({ printVariant: event.target.value })}
        />
      ) : null}
    </div>
  )
}

/** The fields as numbers, or undefined while one is none. */
export function parcelOf(form: ProductFormState) {
  const weightGrams = weightOf(form)
  const printVariantId = printVariantOf(form)
  return weightGrams === undefined || printVariantId === undefined
    ? undefined
    : { weightGrams, printVariantId }
}

function weightOf({ weight }: ProductFormState): number | undefined {
  const grams = Number(weight)
  return Number.isInteger(grams) && grams >= 1 && grams <= 50_000 ? grams : undefined
}

function printVariantOf({ printVariant }: ProductFormState): number | null | undefined {
  if (printVariant.trim() === '') return null
  const id = Number(printVariant)
  return Number.isInteger(id) && id >= 1 && id <= 2_000_000_000 ? id : undefined
}
