import type { StaffSizeChart } from '@first-fashion/contract/catalog/staff-size-chart-calls'
import { Button, Dialog, Grid, GridField, Notice, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useWords } from '../../words.ts'
import type { ProductFormState } from '../form-state.ts'
import { useSaveSizeChart } from '../queries.ts'
import { type ChartForm, cellOf, chartForm, columnsIn, formOfChart, newChartForm } from './size-chart-form.ts'

interface DialogProps {
  /** Undefined for a new one. */
  readonly chart: StaffSizeChart | undefined
  readonly form: ProductFormState
  readonly onClose: () => void
  readonly onSaved: (id: string) => void
}

/** A size chart. It opens inside the product's form, so it is no form element of its own. */
export function SizeChartDialog({ chart, form: product, onClose, onSaved }: DialogProps) {
  const { t } = useWords()
  const saving = useSaveSizeChart(chart)
  const usualName = t('product.chartName', { category: product.category, type: product.subCategory })
  const { register, handleSubmit, watch, setValue, formState } = useForm({
    resolver: zodResolver(chartForm(chart ?? product)),
    defaultValues: chart === undefined ? newChartForm(product, usualName) : formOfChart(chart),
  })
  const isWrong = Object.keys(formState.errors).length > 0
  const problem = isWrong ? t('product.chartNeeded') : saving.error?.message
  const save = handleSubmit((draft) =>
    saving.mutate(draft, { onSuccess: ({ sizeChart }) => onSaved(sizeChart.id) }),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(chart === undefined ? 'product.newChart' : 'product.editChart')}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={saving.isPending} onClick={() => void save()}>
            {t('product.saveChart')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {problem === undefined ? null : <Notice>{problem}</Notice>}
        {chart !== undefined && chart.products > 1 ? (
          <p className="text-small text-timber">{t('product.chartOfMany', { count: chart.products })}</p>
        ) : null}
        <TextField label={t('name')} maxLength={80} {...register('name')} />
        <TextField
          label={t('product.chartColumns')}
          hint={t('product.chartColumnsHint')}
          maxLength={400}
          {...register('columns')}
        />
        <SizeChartGrid
          form={watch()}
          onChange={(measures) => setValue('measures', measures, { shouldValidate: formState.isSubmitted })}
        />
        <TextField
          label={t('product.chartNotes')}
          hint={t('product.chartNotesHint')}
          maxLength={500}
          {...register('notes')}
        />
      </div>
    </Dialog>
  )
}

interface MeasuresProps {
  readonly form: ChartForm
  readonly onChange: (measures: ChartForm['measures']) => void
}

/** The measurements in cm, by size. */
function SizeChartGrid({ form, onChange }: MeasuresProps) {
  const { t } = useWords()
  const columns = columnsIn(form.columns)
  const write = (row: number, column: number, cells: readonly (readonly string[])[]) => {
    const measures = { ...form.measures }
    for (const [down, line] of cells.entries())
      for (const [right, text] of line.entries()) {
        const [size, name] = [form.sizes[row + down], columns[column + right]]
        if (size !== undefined && name !== undefined) measures[cellOf(size, name)] = text.trim()
      }
    onChange(measures)
  }
  return (
    <Grid
      label={t('product.measures')}
      corner={t('product.size')}
      columns={columns.map((name) => ({ key: name, title: name }))}
      rows={form.sizes.map((size, row) => ({
        key: size,
        title: size,
        cells: columns.map((name, column) => (
          <GridField
            key={name}
            inputMode="decimal"
            label={t('product.measureOf', { name, size })}
            short={name}
            place={[row, column]}
            value={form.measures[cellOf(size, name)] ?? ''}
            placeholder="–"
            maxLength={6}
            onChange={(event) => write(row, column, [[event.target.value]])}
            onPasteCells={(cells) => write(row, column, cells)}
          />
        )),
      }))}
    />
  )
}
