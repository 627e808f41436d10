import type { ReturnStatus, ReturnTodo } from '@first-fashion/contract/returns/status'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { ListWindow } from '../../platform/paging.ts'
import { numberOfOrder } from '../orders/index.ts'
import { returnLines, returnParts, returnRequests } from './returns.table.ts'

export type RequestRow = typeof returnRequests.$inferSelect
export type ReturnLineRow = typeof returnLines.$inferSelect

/** A request with its lines. */
export interface FullRequest extends RequestRow {
  readonly orderNumber: string
  readonly replacementNumber: string | null
  readonly lines: readonly ReturnLineRow[]
}

export type ReturnPartRow = typeof returnParts.$inferSelect

export async function insertRequest(
  tx: Db,
  request: typeof returnRequests.$inferInsert,
  lines: readonly (typeof returnLines.$inferInsert)[],
  parts: readonly ReturnPartRow[],
): Promise<void> {
  await tx.insert(returnRequests).values(request)
  await tx.insert(returnLines).values([...lines])
  await replaceParts(tx, request.id, parts)
}

/** The orders that a refund goes back through, first the one that was sent back. */
export const partsOfRequest = (db: Db, requestId: string): Promise<ReturnPartRow[]> =>
  db.select().from(returnParts).where(eq(returnParts.requestId, requestId)).orderBy(asc(returnParts.position))

export async function replaceParts(
  tx: Db,
  requestId: string,
  parts: readonly ReturnPartRow[],
): Promise<void> {
  await tx.delete(returnParts).where(eq(returnParts.requestId, requestId))
  if (parts.length > 0) await tx.insert(returnParts).values([...parts])
}

/** Approved exchanges whose difference was not paid in time, and is not being paid now. */
export async function unpaidExchangesDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .where(and(lte(returnRequests.payUntil, now), isNull(returnRequests.replacementOrderId)))
    .orderBy(asc(returnRequests.payUntil))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Exchanges that were approved so long ago, hold something and whose items have not arrived. */
export async function lateExchanges(db: Db, approvedBefore: Date, limit: number): Promise<string[]> {
  const { id, kind, status, approvedAt, receivedAt, payUntil } = returnRequests
  const rows = await db
    .selectDistinct({ id, approvedAt })
    .from(returnRequests)
    .innerJoin(returnLines, and(eq(returnLines.requestId, id), isNotNull(returnLines.heldVariantId)))
    .where(
      and(
        eq(kind, 'exchange'),
        eq(status, 'processing'),
        isNull(receivedAt),
        isNull(payUntil),
        lte(approvedAt, approvedBefore),
      ),
    )
    .orderBy(asc(approvedAt))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** The exchanges that hold units of some variants. */
export const requestsHolding = (db: Db, variantIds: readonly string[]): Promise<FullRequest[]> =>
  select(
    db,
    inArray(
      returnRequests.id,
      db
        .select({ id: returnLines.requestId })
        .from(returnLines)
        .where(inArray(returnLines.heldVariantId, [...variantIds])),
    ),
  )

/** All requests of an order, oldest first. */
export const requestsOfOrder = (db: Db, orderId: string): Promise<FullRequest[]> =>
  select(db, eq(returnRequests.orderId, orderId))

/** The requests of an order, and those of its replacements that give back through it; oldest first. */
export const requestsThroughOrder = (db: Db, orderId: string): Promise<FullRequest[]> => {
  const parts = db
    .select({ id: returnParts.requestId })
    .from(returnParts)
    .where(eq(returnParts.orderId, orderId))
  return select(db, or(eq(returnRequests.orderId, orderId), inArray(returnRequests.id, parts)))
}

export async function findRequest(db: Db, id: string): Promise<FullRequest | undefined> {
  const [found] = await select(db, eq(returnRequests.id, id))
  return found
}

/** The exchange that an order settles, if it does. */
export async function requestOfReplacement(db: Db, orderId: string): Promise<FullRequest | undefined> {
  const [found] = await select(db, eq(returnRequests.replacementOrderId, orderId))
  return found
}

/** The requests of a customer, of some orders if they are named, newest first. */
export async function requestsOfCustomer(
  db: Db,
  customerId: string,
  filter: { readonly kind?: RequestRow['kind']; readonly orderIds?: readonly string[] } = {},
): Promise<FullRequest[]> {
  const { kind, orderIds } = filter
  const found = await select(
    db,
    and(
      eq(returnRequests.customerId, customerId),
      kind === undefined ? undefined : eq(returnRequests.kind, kind),
      orderIds === undefined ? undefined : inArray(returnRequests.orderId, [...orderIds]),
    ),
  )
  return found.toReversed()
}

interface RequestFilter {
  readonly status?: ReturnStatus | undefined
  /** What staff have to do next. */
  readonly todo?: ReturnTodo | undefined
}

const { status, approvedAt, receivedAt, refundDueAt, payUntil } = returnRequests

/** The steps of `stepOf` at which a request waits for staff. */
const hasTodo: Readonly<Record<ReturnTodo, SQL | undefined>> = {
  decide: or(eq(status, 'pending'), and(eq(status, 'processing'), isNull(approvedAt))),
  receive: and(eq(status, 'processing'), isNotNull(approvedAt), isNull(payUntil), isNull(receivedAt)),
  settle: and(
    eq(status, 'processing'),
    isNotNull(approvedAt),
    isNull(payUntil),
    isNotNull(receivedAt),
    isNull(refundDueAt),
  ),
}

const conditionOf = (filter: RequestFilter): SQL | undefined =>
  and(
    filter.status === undefined ? undefined : eq(status, filter.status),
    filter.todo === undefined ? undefined : hasTodo[filter.todo],
  )

export const countRequests = (db: Db, filter: RequestFilter): Promise<number> =>
  db.$count(returnRequests, conditionOf(filter))

/** One page of requests: those that wait first, the longest waiting on top; then those that are over, newest first. */
export async function listRequests(
  db: Db,
  filter: RequestFilter,
  { limit, offset }: ListWindow,
): Promise<{ requests: FullRequest[]; total: number }> {
  const { requestedAt, id } = returnRequests
  const isOver = sql`${returnRequests.status} in ('completed', 'rejected')`
  const rows = await db
    .select({ id, total: sql<number>`(count(*) over ())::int` })
    .from(returnRequests)
    .where(conditionOf(filter))
    .orderBy(isOver, sql`case when ${isOver} then null else ${requestedAt} end`, desc(requestedAt), asc(id))
    .limit(limit)
    .offset(offset)
  const found = await select(
    db,
    inArray(
      id,
      rows.map((row) => row.id),
    ),
  )
  const byId = new Map(found.map((request) => [request.id, request]))
  return { requests: rows.flatMap((row) => byId.get(row.id) ?? []), total: rows[0]?.total ?? 0 }
}

async function select(db: Db, which: SQL | undefined): Promise<FullRequest[]> {
  const rows = await db
    .select({
      request: returnRequests,
      line: returnLines,
      orderNumber: numberOfOrder(returnRequests.orderId),
      replacementNumber: numberOfOrder(returnRequests.replacementOrderId),
    })
    .from(returnRequests)
    .innerJoin(returnLines, eq(returnLines.requestId, returnRequests.id))
    .where(which)
    .orderBy(asc(returnRequests.requestedAt), asc(returnRequests.id), asc(returnLines.lineId))
  const byRequest = Map.groupBy(rows, (row) => row.request.id)
  return [...byRequest.values()].flatMap((all) => {
    const [first] = all
    if (first === undefined) return []
    const { request, orderNumber, replacementNumber } = first
    return [
      { ...request, orderNumber: orderNumber ?? '', replacementNumber, lines: all.map(({ line }) => line) },
    ]
  })
}

/** Changes a request; its version rises. */
export async function changeRequest(
  tx: Db,
  request: Pick<RequestRow, 'id' | 'version'>,
  change: Partial<typeof returnRequests.$inferInsert>,
): Promise<void> {
  await tx
    .update(returnRequests)
    .set({ ...change, version: request.version + 1 })
    .where(eq(returnRequests.id, request.id))
}

export async function changeLine(
  tx: Db,
  line: Pick<ReturnLineRow, 'requestId' | 'lineId'>,
  change: Partial<Omit<ReturnLineRow, 'requestId' | 'orderId' | 'lineId'>>,
): Promise<void> {
  await tx
    .update(returnLines)
    .set(change)
    .where(and(eq(returnLines.requestId, line.requestId), eq(returnLines.lineId, line.lineId)))
}

/** The notes of requests that are over, of deleted accounts, go. A rejected one has to keep some words. */
export async function anonymiseRequests(tx: Db): Promise<void> {
  await tx
    .update(returnRequests)
    .set({ note: '', staffNote: sql`case when status = 'rejected' then 'Rejected' else '' end` })
    .where(and(isNull(returnRequests.customerId), inArray(returnRequests.status, ['completed', 'rejected'])))
}
