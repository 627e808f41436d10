import type { Calls, ParsedBody } from '@first-fashion/contract'
import { type TrackingRow, trackingRowsMaximum } from '@first-fashion/contract/orders/staff-bulk-calls'
import { csvOf, readCsv } from '../../../platform/csv.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { ordersByNumber } from '../order.queries.ts'
import { awaitingPartner, type OrdersShippedByPartner } from '../states/partner-parcel.ts'
import type { StaffTracking } from '../tracking/tracking.staff.service.ts'
import { problemOf } from './bulk-orders.staff.service.ts'
import {
  type FileRow,
  plainNumber,
  type TrackedOrder,
  trackingRows,
  withoutTitles,
} from './tracking-file.rules.ts'

type TrackingFile = ParsedBody<Calls['staff.orders-tracking']>

export interface TrackingFiles {
  /** Refuses with 'order.file-unreadable', 'order.file-empty' and 'order.file-too-long'. */
  preview(file: TrackingFile): Promise<TrackingRow[]>
  /** Uses all good rows, each in a transaction of its own; returns the rows that could not be used as a file as well. */
  apply(session: StaffSession, file: TrackingFile): Promise<{ rows: TrackingRow[]; refusedCsv: string }>
}

interface TrackingFilesDeps {
  readonly database: Database
  readonly ordersShippedByPartner: OrdersShippedByPartner
  readonly tracking: StaffTracking
}

export function createTrackingFiles(deps: TrackingFilesDeps): TrackingFiles {
  const preview = async ({ csv, ships }: TrackingFile) => {
    const rows = fileRows(csv)
    const numbers = rows.map(({ cells }) => plainNumber(cells[0] ?? ''))
    return trackingRows(rows, await trackedOrders(deps, numbers), ships)
  }
  return {
    preview,
    apply: async (session, file) => {
      const rows: TrackingRow[] = []
      for (const row of await preview(file)) rows.push(await applied(deps.tracking, session, row))
      return { rows, refusedCsv: refusedCsv(rows) }
    },
  }
}

async function trackedOrders(
  { database: { db }, ordersShippedByPartner }: TrackingFilesDeps,
  numbers: readonly string[],
): Promise<TrackedOrder[]> {
  const found = await ordersByNumber(db, numbers)
  const awaiting = await awaitingPartner(ordersShippedByPartner, db, found)
  return found.map(({ order, tracking }) => ({ order, tracking, awaitsPartner: awaiting.has(order.id) }))
}

/** Uses a row; it may be too late for it by now. */
async function applied(
  tracking: StaffTracking,
  session: StaffSession,
  row: TrackingRow,
): Promise<TrackingRow> {
  const { orderId, problem, carrier, number, url, ships, isSet } = row
  if (orderId === null || problem !== null || (isSet && !ships)) return row
  const late = await problemOf(() =>
    tracking.set(session, orderId, { carrier, number, url }, { ships, isSet }),
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
