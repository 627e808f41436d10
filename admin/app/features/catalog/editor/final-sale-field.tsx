import { Checkbox } from '@first-fashion/ui'
import { useWords } from '../words.ts'
import type { PartProps } from './form-state.ts'

/** Whether what is bought of it can be sent back. */
export function FinalSaleField({ form, set }: Pick<PartProps, 'form' | 'set'>) {
  const { t } = useWords()
  return (
    <div>
      <Checkbox
        label={t('finalSale')}
        checked={form.finalSale}
        onChange={({ target }) => set({ finalSale: target.checked })}
      />
      <p className="pl-8 text-small text-timber">{t('finalSaleHint')}</p>
    </div>
  )
}
