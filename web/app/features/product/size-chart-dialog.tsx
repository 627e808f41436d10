import type { SizeChart } from '@first-fashion/contract/catalog/product'
import { Dialog, Table, WordChoice } from '@first-fashion/ui'
import { MoveHorizontal } from 'lucide-react'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { formatMeasure, type SizeUnit, sizeUnits, useSizeUnit } from './size-unit.ts'
import './words/product-words.ts'
import '../sellables/selection-words.ts'
import './words/size-chart-words.ts'

const defaultColumns: Readonly<Record<string, readonly string[]>> = {
  Topwear: ['chest', 'waist', 'shoulder', 'sleeve', 'length'],
  Bottomwear: ['waist', 'hips', 'inseam', 'outseam', 'thigh'],
}

/** The columns of a chart; the default ones of its type if it has none [A3.25]. */
export function chartColumns(chart: SizeChart): { name: string; label: string; unit: string }[] {
  if (chart.measurementColumns.length > 0) return chart.measurementColumns
  return (defaultColumns[chart.subCategory] ?? []).map((name) => ({
    name,
    label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    unit: chart.unit || 'cm',
  }))
}

type Column = ReturnType<typeof chartColumns>[number]
type SizeRow = SizeChart['sizes'][number]

function cellOf(row: SizeRow, column: Column, unit: SizeUnit): string {
  const measure = row.measurements[column.name]
  if (measure === undefined) return '–'
  return column.unit === 'cm' ? formatMeasure(measure, unit) : String(measure)
}

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly chart: SizeChart
}

export function SizeChartDialog({ open, onClose, chart }: DialogProps) {
  const { t } = useTranslation()
  const [unit, setUnit] = useSizeUnit()
  const columns = chartColumns(chart)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${t('product:sizeChart')}: ${chart.name}`}
      closeLabel={t('shell.close')}
    >
      <fieldset className="mb-4 flex items-center gap-2">
        <legend className="float-left mr-2 text-small font-semibold">{t('size-chart:unit')}</legend>
        {sizeUnits.map((one) => (
          <WordChoice
            key={one}
            word={t(`size-chart:units.${one}`)}
            chosen={one === unit}
            onClick={() => setUnit(one)}
          />
        ))}
      </fieldset>
      <Table
        label={chart.name}
        rows={chart.sizes}
        keyOf={(row) => row.sizeName}
        columns={[
          { title: t('selection:size'), cell: (row) => row.sizeName, isName: true },
          ...columns.map((column) => ({
            // Values in cm follow the unit switch.
            title: column.unit === 'cm' ? column.label : `${column.label} (${column.unit})`,
            cell: (row: SizeRow) => cellOf(row, column, unit),
            isNumber: true,
          })),
        ]}
      />
      {columns.length > 2 ? (
        <p className="mt-2 flex items-center gap-2 text-small text-timber sm:hidden">
          <MoveHorizontal aria-hidden="true" size={16} />
          {t('size-chart:scrolls')}
        </p>
      ) : null}
      {chart.notes === '' ? null : <p className="mt-4 text-small text-timber">{chart.notes}</p>}
    </Dialog>
  )
}
