import { categories, type ProductType, productTypes } from '@first-fashion/contract/catalog/classification'
import {
  type StaffSizeChart,
  staffSizeChartCalls,
} from '@first-fashion/contract/catalog/staff-size-chart-calls'
import { typedNumber } from '@first-fashion/contract/money/typed-amount'
import { z } from 'zod'
import type { ProductFormState } from '../form-state.ts'

/** What a chart is for. */
type Kind = Pick<ProductFormState, 'category' | 'subCategory'>

const typedChart = z.object({
  name: z.string(),
  notes: z.string(),
  /** Separated by commas. */
  columns: z.string(),
  sizes: z.array(z.string()).readonly(),
  /** By size and column. */
  measures: z.record(z.string(), z.string()),
})
export type ChartForm = z.infer<typeof typedChart>

/** The form of a chart, as typed; it gives the contract's chart. */
export const chartForm = (kind: Pick<StaffSizeChart, 'category' | 'subCategory'> | Kind) =>
  typedChart
    .transform(({ name, notes, columns, sizes, measures }) => {
      const names = columnsIn(columns)
      return {
        name,
        notes,
        category: categories.find((one) => one === kind.category) ?? 'Unisex',
        subCategory: productTypes.find((one) => one === kind.subCategory) ?? 'Topwear',
        columns: names,
        sizes: sizes.map((sizeName) => ({
          sizeName,
          measures: names.map((column) => measureOf(measures[cellOf(sizeName, column)] ?? '')),
        })),
      }
    })
    .pipe(staffSizeChartCalls['staff.size-chart-add'].request.body)

const measureOf = (typed: string) => (typed.trim() === '' ? null : typedNumber(typed, 2))

const usualColumns: Readonly<Record<ProductType, string>> = {
  Topwear: 'Chest, Shoulder, Sleeve, Length',
  Winterwear: 'Chest, Shoulder, Sleeve, Length',
  Dresses: 'Chest, Waist, Hips, Length',
  Bottomwear: 'Waist, Hips, Inseam, Outseam',
  Footwear: 'Foot length',
  Accessories: 'Length, Width',
  Bags: 'Height, Width, Depth',
}

/** The field of a measurement. */
export const cellOf = (size: string, column: string) => `${size} ${column.toLowerCase()}`

export const columnsIn = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** A new chart for a product, with the measurements that are usual for it. */
export const newChartForm = (product: ProductFormState, name: string): ChartForm => ({
  name,
  notes: '',
  columns: usualColumns[product.subCategory],
  sizes: product.sizes,
  measures: {},
})

export const formOfChart = (chart: StaffSizeChart): ChartForm => ({
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
