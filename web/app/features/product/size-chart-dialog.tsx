import type { SizeChart } from '@first-fashion/contract/catalog/product'
import { Dialog } from '@first-fashion/ui'
import { MoveHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const defaultColumns: Readonly<Record<string, readonly string[]>> = {
  Topwear: ['chest', 'waist', 'shoulder', 'sleeve', 'length'],
  Bottomwear: ['waist', 'hips', 'inseam', 'outseam', 'thigh'],
}

/** The columns of a chart; the usual ones of its type where it names none (spec A section 3). */
export function chartColumns(chart: SizeChart): { name: string; label: string; unit: string }[] {
  if (chart.measurementColumns.length > 0) return chart.measurementColumns
  return (defaultColumns[chart.subCategory] ?? []).map((name) => ({
    name,
    label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    unit: chart.unit || 'cm',
  }))
}

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly chart: SizeChart
}

export function SizeChartDialog({ open, onClose, chart }: DialogProps) {
  const { t } = useTranslation()
  const columns = chartColumns(chart)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${t('product.sizeChart')}: ${chart.name}`}
      closeLabel={t('shell.close')}
    >
      <section
        className="scroll-shadows overflow-x-auto"
        aria-label={chart.name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <table className="w-full text-left tabular-nums">
          <thead>
            <tr className="border-b border-ink">
              <th scope="col" className="py-2 pr-4">
                {t('product.size')}
              </th>
              {columns.map((column) => (
                <th key={column.name} scope="col" className="py-2 pr-4 whitespace-nowrap">
                  {column.label} ({column.unit})
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.sizes.map((row) => (
              <tr key={row.sizeName} className="border-b border-hairline">
                <th scope="row" className="py-2 pr-4 font-medium whitespace-nowrap">
                  {row.sizeName}
                </th>
                {columns.map((column) => (
                  <td key={column.name} className="py-2 pr-4">
                    {row.measurements[column.name] ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {columns.length > 2 ? (
        <p className="mt-2 flex items-center gap-2 text-small text-timber sm:hidden">
          <MoveHorizontal aria-hidden="true" size={16} />
          {t('product.chartScrolls')}
        </p>
      ) : null}
      {chart.notes === '' ? null : <p className="mt-4 text-small text-timber">{chart.notes}</p>}
    </Dialog>
  )
}
