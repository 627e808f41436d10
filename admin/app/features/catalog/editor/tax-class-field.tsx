import { taxClasses } from '@first-fashion/contract/taxes/taxes'
import { SelectField } from '@first-fashion/ui'
import { useTaxes } from '../../taxes/index.ts'
import { useWords } from '../words.ts'
import type { PartProps } from './form-state.ts'

/** What it is taxed as; nothing while the shop charges no taxes. */
export function TaxClassField({ form, set }: Pick<PartProps, 'form' | 'set'>) {
  const { t } = useWords()
  const mode = useTaxes().data?.taxes.mode ?? 'off'
  if (mode === 'off') return null
  return (
    <SelectField
      label={t('taxClass')}
      hint={t('taxClassHint')}
      value={form.taxClass}
      onChange={({ target }) =>
        set({ taxClass: taxClasses.find((one) => one === target.value) ?? 'standard' })
      }
    >
      {taxClasses.map((one) => (
        <option key={one} value={one}>
          {t(`taxClasses.${one}`)}
        </option>
      ))}
    </SelectField>
  )
}
