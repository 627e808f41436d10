import { isDeepStrictEqual } from 'node:util'
import type { PartnerOrderState } from '@first-fashion/contract/fulfilment/status'
import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { BoundPrint } from '../custom-products/index.ts'
import {
  partnerOrderEvents,
  partnerOrderLines,
  partnerOrders,
  printWebhookEvents,
} from './fulfilment.table.ts'

export type PartnerOrderRow = typeof partnerOrders.$inferSelect
export type PartnerOrderLineRow = typeof partnerOrderLines.$inferSelect
type NewRow = typeof partnerOrders.$inferInsert

/** Writes it with its lines; false if the order has one already. */
export async function insertPartnerOrder(
  tx: Db,
  row: NewRow,
  lines: readonly (typeof partnerOrderLines.$inferInsert)[],
): Promise<boolean> {
  const written = await tx
    .insert(partnerOrders)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: partnerOrders.id })
  if (written.length === 0) return false
  await tx.insert(partnerOrderLines).values([...lines])
  return true
}

export async function findPartnerOrder(db: Db, id: string): Promise<PartnerOrderRow | undefined> {
  const [row] = await db.select().from(partnerOrders).where(eq(partnerOrders.id, id))
  return row
}

export async function partnerOrderOf(db: Db, orderId: string): Promise<PartnerOrderRow | undefined> {
  const [row] = await db.select().from(partnerOrders).where(eq(partnerOrders.orderId, orderId))
  return row
}

export async function partnerOrderNamed(db: Db, externalId: string): Promise<PartnerOrderRow | undefined> {
  const [row] = await db.select().from(partnerOrders).where(eq(partnerOrders.externalId, externalId))
  return row
}

/** Locked until the transaction ends; its order, if that is locked too, was locked before. */
export async function lockPartnerOrder(tx: Db, id: string): Promise<PartnerOrderRow | undefined> {
  const [row] = await tx.select().from(partnerOrders).where(eq(partnerOrders.id, id)).for('update')
  return row
}

export const linesOfPartnerOrder = (db: Db, id: string): Promise<PartnerOrderLineRow[]> =>
  db.select().from(partnerOrderLines).where(eq(partnerOrderLines.partnerOrderId, id))

/** What a line was sent with. */
export async function saveSent(
  tx: Db,
  lineId: string,
  { files, units }: { readonly files: readonly BoundPrint[]; readonly units: number | null },
): Promise<void> {
  await tx
    .update(partnerOrderLines)
    .set({ files: [...files], units })
    .where(eq(partnerOrderLines.lineId, lineId))
}

export async function updatePartnerOrder(
  tx: Db,
  row: Pick<PartnerOrderRow, 'id' | 'version'>,
  change: Partial<NewRow>,
): Promise<PartnerOrderRow | undefined> {
  const [changed] = await tx
    .update(partnerOrders)
    .set({ ...change, version: row.version + 1 })
    .where(eq(partnerOrders.id, row.id))
    .returning()
  return changed
}

/** Notes what the partner said, and when. If that is nothing new, what staff see is still as it is: the version stays. */
export async function recordChecked(
  tx: Db,
  row: PartnerOrderRow,
  checkedAt: Date,
  facts: Partial<NewRow> = {},
): Promise<PartnerOrderRow | undefined> {
  if (!isDeepStrictEqual({ ...row, ...facts }, row))
    return updatePartnerOrder(tx, row, { ...facts, checkedAt })
  const [checked] = await tx
    .update(partnerOrders)
    .set({ checkedAt })
    .where(eq(partnerOrders.id, row.id))
    .returning()
  return checked
}

/** Whoever gets the row sends it until then; undefined if somebody else does, or it is no longer to be sent. */
export async function claimPartnerOrder(
  tx: Db,
  id: string,
  now: Date,
  until: Date,
): Promise<PartnerOrderRow | undefined> {
  const [claimed] = await tx
    .update(partnerOrders)
    .set({ claimedUntil: until, tries: sql`${partnerOrders.tries} + 1` })
    .where(
      and(
        eq(partnerOrders.id, id),
        eq(partnerOrders.state, 'queued'),
        isNull(partnerOrders.cancelRequestedAt),
        or(isNull(partnerOrders.claimedUntil), lte(partnerOrders.claimedUntil, now)),
      ),
    )
    .returning()
  return claimed
}

/** Somebody is sending it, or cancelling it. */
export const isClaimed = (row: Pick<PartnerOrderRow, 'claimedUntil'> | undefined, now: Date): boolean =>
  row !== undefined && row.claimedUntil !== null && row.claimedUntil > now

type Claimed = Pick<PartnerOrderRow, 'id' | 'claimedUntil'>

/** Whoever claimed it has it until then; undefined if somebody else claimed it since, or it is no longer to be sent. */
export async function renewClaim(
  db: Db,
  claimed: Claimed,
  until: Date,
): Promise<PartnerOrderRow | undefined> {
  const isToBeSent = and(eq(partnerOrders.state, 'queued'), isNull(partnerOrders.cancelRequestedAt))
  const [renewed] = await db
    .update(partnerOrders)
    .set({ claimedUntil: until })
    .where(and(hasClaim(claimed), isToBeSent))
    .returning()
  return renewed
}

/** Sending failed: it can be tried again at once, unless somebody else is at it by now. */
export async function releaseClaim(
  db: Db,
  claimed: Claimed,
  { error, tries }: { readonly error: string; readonly tries: number },
): Promise<void> {
  const change = { claimedUntil: null, sendError: error, tries }
  await db.update(partnerOrders).set(change).where(hasClaim(claimed))
}

/** It is claimed as it was then; the end of a claim is its name. */
const hasClaim = ({ id, claimedUntil }: Claimed) =>
  and(
    eq(partnerOrders.id, id),
    claimedUntil === null ? isNull(partnerOrders.claimedUntil) : eq(partnerOrders.claimedUntil, claimedUntil),
  )

export async function insertPartnerOrderEvent(
  tx: Db,
  event: typeof partnerOrderEvents.$inferInsert,
): Promise<void> {
  await tx.insert(partnerOrderEvents).values(event)
}

export const historyOf = (db: Db, id: string) =>
  db
    .select()
    .from(partnerOrderEvents)
    .where(eq(partnerOrderEvents.partnerOrderId, id))
    .orderBy(asc(partnerOrderEvents.id))

/** False if the same words came before. */
export async function insertWebhookEvent(
  tx: Db,
  event: typeof printWebhookEvents.$inferInsert,
): Promise<boolean> {
  const written = await tx
    .insert(printWebhookEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ hash: printWebhookEvents.bodySha256 })
  return written.length > 0
}

export async function purgeWebhookEvents(db: Db, before: Date): Promise<void> {
  await db.delete(printWebhookEvents).where(lte(printWebhookEvents.receivedAt, before))
}

const underWay: readonly PartnerOrderState[] = ['sent', 'on-hold', 'printing']

interface Unheard {
  /** Nobody has asked about it since then. */
  readonly since: Date
  /** Of a parcel that left before then there is nothing left to ask. */
  readonly shippedSince: Date
  readonly now: Date
  readonly limit: number
}

/**
 * Orders at the partner that nobody has asked about for long, the longest first; from now on somebody does. Those that have
 * left come last: only their tracking number can still change.
 */
export async function takeUnheardPartnerOrders(
  tx: Db,
  { since, shippedSince, now, limit }: Unheard,
): Promise<string[]> {
  const hasLeft = eq(partnerOrders.state, 'shipped')
  const isFollowed = or(
    inArray(partnerOrders.state, [...underWay]),
    and(hasLeft, gte(partnerOrders.changedAt, shippedSince)),
  )
  const unheard = tx
    .select({ id: partnerOrders.id })
    .from(partnerOrders)
    .where(and(isFollowed, lte(partnerOrders.checkedAt, since)))
    .orderBy(hasLeft, asc(partnerOrders.checkedAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(partnerOrders)
    .set({ checkedAt: now })
    .where(inArray(partnerOrders.id, unheard))
    .returning({ id: partnerOrders.id })
  return rows.map(({ id }) => id)
}
