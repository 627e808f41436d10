import type { SizeChartDraft, StaffSizeChart } from '@first-fashion/contract/catalog/staff-size-chart-calls'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { productsEdited } from '../catalog.service.ts'
import {
  changeSizeChart,
  insertSizeChart,
  listSizeCharts,
  productsWithChart,
} from '../editing/size-chart.queries.ts'

/** Refuses with 'catalog.size-chart-invalid'. */
export async function addSizeChart(
  shop: Shop,
  session: StaffSession,
  draft: SizeChartDraft,
): Promise<StaffSizeChart> {
  const id = shop.newId()
  const row = { id, unit: 'cm', ...columnsOf(draft) }
  const entry = { action: 'size-chart-add', subject: `size-chart:${id}`, change: draft }
  await recordedChange(shop, session, entry, (tx) => insertSizeChart(tx, row))
  return findSizeChart(shop, id)
}

/** Refuses with 'catalog.size-chart-invalid', '.size-chart-unknown' and '.changed-meanwhile'. */
export async function editSizeChart(
  shop: Shop,
  session: StaffSession,
  id: string,
  { version, ...draft }: SizeChartDraft & { version: number },
): Promise<StaffSizeChart> {
  await findSizeChart(shop, id)
  const row = columnsOf(draft)
  const entry = { action: 'size-chart-edit', subject: `size-chart:${id}`, change: draft }
  await recordedChange(shop, session, entry, async (tx) => {
    if (!(await changeSizeChart(tx, id, version, row))) throw changedMeanwhile()
    await productsEdited(shop, tx, await productsWithChart(tx, id))
  })
  return findSizeChart(shop, id)
}

async function findSizeChart({ database }: Shop, id: string): Promise<StaffSizeChart> {
  const found = (await listSizeCharts(database.db)).find((one) => one.id === id)
  if (found === undefined) throw unknownChart()
  return found
}

/** As it is stored: each measure under the name of its column. */
function columnsOf({ name, category, subCategory, notes, columns, sizes }: SizeChartDraft) {
  const keys = columns.map((label) => label.toLowerCase())
  const rows = sizes.map(({ sizeName }) => sizeName.toLowerCase())
  if (new Set(keys).size < keys.length) throw invalidChart('Two columns have the same name')
  if (new Set(rows).size < rows.length) throw invalidChart('A size is listed twice')
  if (sizes.some(({ measures }) => measures.length !== columns.length))
    throw invalidChart('Each size needs a field for every measurement')
  return {
    name,
    category,
    productType: subCategory,
    notes,
    columns: columns.map((label, nth) => ({ name: keys[nth] ?? label, label, unit: 'cm' })),
    sizes: sizes.map(({ sizeName, measures }) => ({
      sizeName,
      measurements: Object.fromEntries(
        measures.flatMap((measure, nth) => (measure === null ? [] : [[keys[nth] ?? '', measure]])),
      ),
    })),
  }
}

const invalidChart = (message: string) => new AppError('refused', 'catalog.size-chart-invalid', message)
const unknownChart = () =>
  new AppError('unknown', 'catalog.size-chart-unknown', 'This size chart does not exist')
const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'catalog.changed-meanwhile',
    'Someone else changed this size chart. Please reload; your changes were not saved.',
  )
