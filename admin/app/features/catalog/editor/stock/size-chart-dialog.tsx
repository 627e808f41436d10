import { categories, type ProductType, productTypes } from '@first-fashion/contract/catalog/classification'
import type { SizeChartDraft, StaffSizeChart } from '@first-fashion/contract/catalog/staff-size-chart-calls'
import { Button, Dialog, Grid, GridField, Notice, TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../../../platform/api.ts'
import { useWords } from '../../words.ts'
import type { ProductFormState } from '../form-state.ts'

interface DialogProps {
  /** Undefined for a new one. */
  readonly chart: StaffSizeChart | undefined
  readonly form: ProductFormState
  readonly onClose: () => void
  readonly onSaved: (id: string) => void
}

interface ChartForm {
  readonly name: string
  readonly notes: string
  /** Separated by commas. */
  readonly columns: string
  readonly sizes: readonly string[]
  /** By size and column. */
  readonly measures: Readonly<Record<string, string>>
}

const usualColumns: Readonly<Record<ProductType, string>> = {
  Topwear: 'Chest, Shoulder, Sleeve, Length',
  Winterwear: 'Chest, Shoulder, Sleeve, Length',
  Dresses: 'Chest, Waist, Hips, Length',
  Bottomwear: 'Waist, Hips, Inseam, Outseam',
  Footwear: 'Foot length',
  Accessories: 'Length, Width',
  Bags: 'Height, Width, Depth',
}

const cellOf = (size: string, column: string) => `${size} ${column.toLowerCase()}`
const columnsIn = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const formOfChart = (chart: StaffSizeChart): ChartForm => ({
  name: chart.name,
  notes: chart.notes,
  columns: chart.measurementColumns.map(({ label }) => label).join(', '),
  sizes: chart.sizes.map(({ sizeName }) => sizeName),
  measures: Object.fromEntries(
    chart.sizes.flatMap(({ sizeName, measurements }) =>
      chart.measurementColumns.flatMap(({ name, label }) => {
        const measure = measurements[name]
        return measure === undefined ? [] : [[cellOf(sizeName, label), String(measure)] as const]
      }),
    ),
  ),
})

/** The measurements in cm, by size. */
export function SizeChartDialog({ chart, form: product, onClose, onSaved }: DialogProps) {
  const { t } = useWords()
  const [form, setForm] = useState<ChartForm>(() =>
    chart === undefined
      ? {
          name: t('product.chartName', { category: product.category, type: product.subCategory }),
          notes: '',
          columns: usualColumns[product.subCategory],
          sizes: product.sizes,
          measures: {},
        }
      : formOfChart(chart),
  )
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const columns = columnsIn(form.columns)
  const set = (change: Partial<ChartForm>) => setForm((before) => ({ ...before, ...change }))
  const save = async () => {
    const draft = draftOfChart(form, columns, chart ?? product)
    if (draft === undefined) return setProblem(t('product.chartNeeded'))
    setBusy(true)
    try {
      const answer =
        chart === undefined
          ? await call('staff.size-chart-add', { body: draft })
          : await call('staff.size-chart-edit', {
              params: { id: chart.id },
              body: { ...draft, version: chart.version },
            })
      toast.success(answer.message)
      onSaved(answer.sizeChart.id)
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(chart === undefined ? 'product.newChart' : 'product.editChart')}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} onClick={save}>
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
        <TextField
          label={t('name')}
          value={form.name}
          maxLength={80}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          label={t('product.chartColumns')}
          hint={t('product.chartColumnsHint')}
          value={form.columns}
          maxLength={400}
          onChange={(event) => set({ columns: event.target.value })}
        />
        <Measures form={form} columns={columns} set={set} />
        <TextField
          label={t('product.chartNotes')}
          hint={t('product.chartNotesHint')}
          value={form.notes}
          maxLength={500}
          onChange={(event) => set({ notes: event.target.value })}
        />
      </div>
    </Dialog>
  )
}

interface MeasuresProps {
  readonly form: ChartForm
  readonly columns: readonly string[]
  readonly set: (change: Partial<ChartForm>) => void
}

function Measures({ form, columns, set }: MeasuresProps) {
  const { t } = useWords()
  const write = (row: number, column: number, cells: readonly (readonly string[])[]) => {
    const measures = { ...form.measures }
    for (const [down, collection] of cells.entries())
      for (const [right, text] of collection.entries()) {
        const [size, name] = [form.sizes[row + down], columns[column + right]]
        if (size !== undefined && name !== undefined) measures[cellOf(size, name)] = text.trim()
      }
    set({ measures })
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

/** Undefined while it has an invalid measurement. */
function draftOfChart(
  form: ChartForm,
  columns: readonly string[],
  { category, subCategory }: { readonly category: string; readonly subCategory: string },
): SizeChartDraft | undefined {
  const sizes = form.sizes.map((sizeName) => ({
    sizeName,
    measures: columns.map((name) => {
      const text = form.measures[cellOf(sizeName, name)] ?? ''
      return text.trim() === '' ? null : Number(text.replace(',', '.'))
    }),
  }))
  const isWhole = sizes.every(({ measures }) =>
    measures.every((one) => one === null || (Number.isFinite(one) && one >= 0 && one <= 1000)),
  )
  if (form.name.trim() === '' || columns.length === 0 || sizes.length === 0 || !isWhole) return undefined
  return {
    name: form.name.trim(),
    category: categories.find((one) => one === category) ?? 'Unisex',
    subCategory: productTypes.find((one) => one === subCategory) ?? 'Topwear',
    notes: form.notes.trim(),
    columns: [...columns],
    sizes,
  }
}
