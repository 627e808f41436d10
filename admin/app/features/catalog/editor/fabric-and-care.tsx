import { type CareSymbol, careDrawings, careSymbols } from '@first-fashion/contract/catalog/care'
import { CareSymbol as CareDrawing, Checkbox, TextField } from '@first-fashion/ui'
import { useWords } from '../words.ts'
import type { PartProps } from './form-state.ts'

/** Fabric, care symbols and fit. */
export function FabricAndCare({ form, set }: Pick<PartProps, 'form' | 'set'>) {
  const { t } = useWords()
  const toggle = (symbol: CareSymbol) =>
    set({
      care: careSymbols.filter((one) => form.care.includes(one) !== (one === symbol)),
    })
  return (
    <>
      <TextField
        label={t('fabric')}
        hint={t('fabricHint')}
        value={form.fabric}
        maxLength={200}
        onChange={(event) => set({ fabric: event.target.value })}
      />
      <fieldset>
        <legend className="mb-1 text-small font-medium">{t('care')}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {careSymbols.map((symbol) => (
            <Checkbox
              key={symbol}
              checked={form.care.includes(symbol)}
              onChange={() => toggle(symbol)}
              mark={<CareDrawing name={symbol} drawings={careDrawings} size={24} />}
              label={t(`careSymbols.${symbol}`)}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label={t('careNote')}
        hint={t('careNoteHint')}
        value={form.careNote}
        maxLength={300}
        onChange={(event) => set({ careNote: event.target.value })}
      />
      <TextField
        label={t('fit')}
        hint={t('fitHint')}
        value={form.fit}
        maxLength={300}
        onChange={(event) => set({ fit: event.target.value })}
      />
    </>
  )
}
