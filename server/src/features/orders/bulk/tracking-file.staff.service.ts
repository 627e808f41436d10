import type { Calls, ParsedBody } from '@first-fashion/contract'
import { type TrackingRow, trackingRowsMaximum } from '@first-fashion/contract/orders/staff-bulk-calls'
import { csvOf, readCsv } from '../../../platform/csv.ts'
import { AppError, problemOf } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { ordersByNumber } from '../order.queries.ts'
import { awaitingPartner } from '../states/partner-parcel.ts'
import { setTracking } from '../tracking/tracking.staff.service.ts'
import {
  type FileRow,
  plainNumber,
  type TrackedOrder,
  trackingRows,
  withoutTitles,
} from './tracking-file.rules.ts'

type TrackingFile = ParsedBody<Calls['staff.orders-tracking']>

/** Refuses with 'order.file-unreadable', 'order.file-empty' and 'order.file-too-long'. */
export async function previewTracking(shop: Shop, { csv, ships }: TrackingFile): Promise<TrackingRow[]> {
  const rows = fileRows(csv)
  const numbers = rows.map(({ cells }) => plainNumber(cells[0] ?? ''))
  return trackingRows(rows, await trackedOrders(shop, numbers), ships)
}

/** Uses all good rows, each in a transaction of its own; returns the rows that could not be used as a file as well. */
export async function applyTracking(
  shop: Shop,
  session: StaffSession,
  file: TrackingFile,
): Promise<{ rows: TrackingRow[]; refusedCsv: string }> {
  const rows: TrackingRow[] = []
  for (const row of await previewTracking(shop, file)) rows.push(await applied(shop, session, row))
  return { rows, refusedCsv: refusedCsv(rows) }
}

async function trackedOrders(shop: Shop, numbers: readonly string[]): Promise<TrackedOrder[]> {
  const { db } = shop.database
  const found = await ordersByNumber(db, numbers)
  const awaiting = await awaitingPartner(shop, db, found)
  return found.map(({ order, tracking }) => ({ order, tracking, awaitsPartner: awaiting.has(order.id) }))
}

/** Uses a row; it may be too late for it by now. */
async function applied(shop: Shop, session: StaffSession, row: TrackingRow): Promise<TrackingRow> {
  const { orderId, problem, carrier, number, url, ships, isSet } = row
  if (orderId === null || problem !== null || (isSet && !ships)) return row
  const late = await problemOf(() =>
    setTracking(shop, session, orderId, { carrier, number, url }, { ships, isSet }),
  )
  return late === null ? row : { ...row, problem: late, ships: false }
}

function fileRows(csv: string): readonly FileRow[] {
  const rows = readCsv(csv)
  if (rows === undefined)
    throw new AppError(
      'refused',
      'order.file-unreadable',
      'This is not a CSV file. Each row needs an order number, a carrier and a tracking number.',
    )
  const found = withoutTitles(rows)
  if (found.length === 0) throw new AppError('refused', 'order.file-empty', 'The file has no rows.')
  if (found.length > trackingRowsMaximum)
    throw new AppError(
      'refused',
      'order.file-too-long',
      `A file can have up to ${trackingRowsMaximum} rows. This one has ${found.length}.`,
    )
  return found
}

const refusedCsv = (rows: readonly TrackingRow[]): string =>
  csvOf([
    ['Order number', 'Carrier', 'Tracking number', 'Link', 'Problem'],
    ...rows.flatMap(({ orderNumber, carrier, number, url, problem }) =>
      problem === null ? [] : [[orderNumber, carrier, number, url, problem]],
    ),
  ])
