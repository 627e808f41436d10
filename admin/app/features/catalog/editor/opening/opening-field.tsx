import { TextField } from '@first-fashion/ui'
import { useWords } from '../../words.ts'
import type { PartProps } from '../form-state.ts'

/** When everyone can buy it; until then it is for customers with early access. */
export function OpeningField({ form, set, errors }: PartProps) {
  const { t } = useWords()
  return (
    <TextField
      label={t('opensAt')}
      type="datetime-local"
      hint={t('opensAtHint')}
      value={form.opensAt}
      error={errors.opensAt ?? errors.earlyAccessUntil}
      onChange={({ target }) => set({ opensAt: target.value })}
    />
  )
}
