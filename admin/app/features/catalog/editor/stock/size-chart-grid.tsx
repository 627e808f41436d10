import { Grid, GridField } from '@first-fashion/ui'
import { useWords } from '../../words.ts'
import { type ChartForm, cellOf, columnsIn } from './size-chart-form.ts'

interface MeasuresProps {
  readonly form: ChartForm
  readonly onChange: (measures: ChartForm['measures']) => void
}

/** The measurements in cm, by size. */
export function SizeChartGrid({ form, onChange }: MeasuresProps) {
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
