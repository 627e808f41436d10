import type { PartnerOrderState, PartnerOrderTodo } from '@first-fashion/contract/fulfilment/status'
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../../platform/database/containing.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { ListWindow } from '../../../platform/paging.ts'
import { orderFits } from '../../orders/index.ts'
import { partnerOrders } from '../fulfilment.table.ts'
import type { PartnerOrderRow } from '../partner-orders.queries.ts'

interface PartnerOrderFilter {
  readonly state: PartnerOrderState | undefined
  readonly todo?: PartnerOrderTodo | undefined
  readonly search: string
  readonly orderId: string | undefined
}

/** Somebody has to do something about it. */
const awaitsStaff = sql`(${partnerOrders.state} in ('held', 'refused', 'on-hold')
  or ${partnerOrders.state} = 'queued' and ${partnerOrders.sendError} <> ''
  or ${partnerOrders.cancelRequestedAt} is not null and ${partnerOrders.state} in ('printing', 'shipped')
  or ${partnerOrders.incident} is not null and ${partnerOrders.incidentResolvedAt} is null)`

/** It waits until staff say that the cash order is meant. */
const isUnconfirmedCash = sql`(${partnerOrders.state} = 'held' and ${partnerOrders.heldReason} = 'cash-on-delivery')`

const hasTodo: Readonly<Record<PartnerOrderTodo, SQL>> = {
  'cash-to-confirm': isUnconfirmedCash,
  problem: sql`(${awaitsStaff} and not ${isUnconfirmedCash})`,
}

export const countPartnerOrders = (db: Db, todo: PartnerOrderTodo): Promise<number> =>
  db.$count(partnerOrders, hasTodo[todo])

/** A page of them: those that wait for staff first, the newest first. */
export async function listPartnerOrders(
  db: Db,
  filter: PartnerOrderFilter,
  { limit, offset }: ListWindow,
): Promise<{ rows: PartnerOrderRow[]; total: number }> {
  const where = and(
    filter.state === undefined ? undefined : eq(partnerOrders.state, filter.state),
    filter.todo === undefined ? undefined : hasTodo[filter.todo],
    filter.orderId === undefined ? undefined : eq(partnerOrders.orderId, filter.orderId),
    matches(filter),
  )
  const rows = await db
    .select()
    .from(partnerOrders)
    .where(where)
    .orderBy(desc(awaitsStaff), desc(partnerOrders.createdAt), partnerOrders.id)
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(partnerOrders, where) }
}

/** Its own numbers, or what staff find orders by: their number, name, email and items. */
function matches({ search }: PartnerOrderFilter): SQL | undefined {
  if (search === '') return undefined
  const pattern = containing(search)
  return or(
    ilike(partnerOrders.externalId, pattern),
    ilike(partnerOrders.trackingNumber, pattern),
    eq(partnerOrders.partnerId, search),
    orderFits(sql`${partnerOrders.orderId}`, { search }),
  )
}
