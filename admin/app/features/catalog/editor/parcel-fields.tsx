import { TextField } from '@first-fashion/ui'
import { useWords } from '../words.ts'
import type { PartProps } from './form-state.ts'

/** The data for delivery prices: the weight, and the print partner's variant. */
export function ParcelFields({
  isMadeToOrder,
  form,
  set,
  errors,
}: PartProps & { readonly isMadeToOrder: boolean }) {
  const { t } = useWords()
  return (
    <>
      <TextField
        label={t('weightGrams')}
        hint={t('weightHint')}
        inputMode="numeric"
        value={form.weight}
        error={errors.weight}
        onChange={(event) => set({ weight: event.target.value })}
      />
      {isMadeToOrder ? (
        <TextField
          label={t('printVariant')}
          hint={t('printVariantHint')}
          inputMode="numeric"
          value={form.printVariant}
          error={errors.printVariant}
          onChange={(event) => set({ printVariant: event.target.value })}
        />
      ) : null}
      {isMadeToOrder ? (
        <TextField
          label={t('printProduct')}
          hint={t('printProductHint')}
          inputMode="numeric"
          value={form.printProduct}
          error={errors.printProduct}
          onChange={(event) => set({ printProduct: event.target.value })}
        />
      ) : null}
    </>
  )
}
