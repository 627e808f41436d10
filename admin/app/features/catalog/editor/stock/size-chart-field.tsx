import { Button, SelectField } from '@first-fashion/ui'
import { useState } from 'react'
import { useWords } from '../../words.ts'
import type { PartProps } from '../form-state.ts'
import { useSizeCharts } from '../queries.ts'
import { SizeChartDialog } from './size-chart-dialog.tsx'

/** The size chart shown beside the sizes; create or edit one here. */
export function SizeChartField({ form, set, errors }: PartProps) {
  const { t } = useWords()
  const [open, setOpen] = useState<'new' | 'chosen'>()
  const charts = useSizeCharts()
  const all = charts.data ?? []
  const chosen = all.find(({ id }) => id === form.sizeChart)
  return (
    <div>
      <SelectField
        label={t('product.sizeChart')}
        value={form.sizeChart ?? ''}
        error={errors.sizeChart}
        hint={all.length === 0 && charts.isSuccess ? t('product.noCharts') : undefined}
        onChange={(event) => set({ sizeChart: event.target.value === '' ? null : event.target.value })}
      >
        <option value="">{t('product.noChart')}</option>
        {chosen === undefined && form.sizeChart !== null ? (
          <option value={form.sizeChart}>{form.sizeChart}</option>
        ) : null}
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="mt-1 flex flex-wrap gap-x-5">
        <Button variant="link" onClick={() => setOpen('new')}>
          {t('product.newChart')}
        </Button>
        {chosen === undefined ? null : (
          <Button variant="link" onClick={() => setOpen('chosen')}>
            {t('product.editChart')}
          </Button>
        )}
      </div>
      {open === undefined ? null : (
        <SizeChartDialog
          chart={open === 'chosen' ? chosen : undefined}
          form={form}
          onClose={() => setOpen(undefined)}
          onSaved={(id) => {
            set({ sizeChart: id })
            setOpen(undefined)
          }}
        />
      )}
    </div>
  )
}
