import type {
  StaffPartnerOrder,
  StaffPartnerOrderInFull,
} from '@first-fashion/contract/fulfilment/staff-calls'
import type { PartnerOrderState, PartnerOrderTodo } from '@first-fashion/contract/fulfilment/status'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import type { BoundPrint } from '../../custom-products/index.ts'
import { type Actor, findOrder, findOrders, staffActor } from '../../orders/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { followParcel } from '../parcels/followed-parcel.ts'
import { lockForMove, movePartnerOrder } from '../partner-order-moves.ts'
import {
  findPartnerOrder,
  historyOf,
  linesOfPartnerOrder,
  type PartnerOrderRow,
} from '../partner-orders.queries.ts'
import { printFiles } from '../print-files.ts'
import { isCancelledThere } from '../sending/cancel-order.ts'
import { endClaim, isStillClaimed } from '../sending/claims.ts'
import { resolveIncident } from '../sending/incidents.ts'
import { sendAgain, sendAnew, startAttempt } from '../sending/send-again.ts'
import { takeBackAccepted } from './hold-order.ts'
import { actionsOf, partnerOrderInFull, partnerOrderView, printedIn } from './partner-order.view.ts'
import { listPartnerOrders } from './partner-order-list.queries.ts'
import { otherDesignsOf, replaceDesign } from './replace-design.ts'
import { soldCents } from './sold-goods.ts'

interface PartnerOrderFilter {
  readonly state: PartnerOrderState | undefined
  readonly todo?: PartnerOrderTodo | undefined
  readonly search: string
  readonly orderId: string | undefined
  readonly page: number | undefined
}

interface AskedAction {
  readonly version: number
  readonly note: string
}

const none: ReadonlyMap<string, never[]> = new Map()

export async function findPartnerOrders(
  shop: Shop,
  { page, ...filter }: PartnerOrderFilter,
): Promise<{ partnerOrders: StaffPartnerOrder[]; total: number; pages: number }> {
  const { db } = shop.database
  const { rows, ...counts } = await pageOf(page, (window) => listPartnerOrders(db, filter, window))
  const orders = await findOrders(
    db,
    rows.map(({ orderId }) => orderId),
  )
  const partnerOrders: StaffPartnerOrder[] = []
  for (const row of rows) {
    const full = orders.find(({ order }) => order.id === row.orderId)
    const lines = await linesOfPartnerOrder(db, row.id)
    if (full === undefined) continue
    const otherDesigns = row.problem === 'file-rejected' ? await otherDesignsOf(shop, row, full, lines) : none
    partnerOrders.push(partnerOrderView({ row, full, lines, otherDesigns }))
  }
  return { partnerOrders, ...counts }
}

/** Refuses with 'fulfilment.unknown'. */
export async function openPartnerOrder(shop: Shop, id: string): Promise<StaffPartnerOrderInFull> {
  const { db } = shop.database
  const row = isUuid(id) ? await findPartnerOrder(db, id) : undefined
  const full = row === undefined ? undefined : await findOrder(db, row.orderId)
  if (row === undefined || full === undefined) throw unknown()
  const lines = await linesOfPartnerOrder(db, id)
  const boundFiles = new Map<string, readonly BoundPrint[]>()
  const templates = new Map<string, number | null>()
  for (const line of printedIn(full, lines)) {
    boundFiles.set(line.id, await printFiles(shop).of(db, line.id))
    templates.set(line.id, await printFiles(shop).template(db, line))
  }
  const otherDesigns = await otherDesignsOf(shop, row, full, lines)
  const history = await historyOf(db, id)
  const sold = await soldCents(db, full, lines)
  const designs = { boundFiles, otherDesigns, templates }
  return partnerOrderInFull({ row, full, lines, history, ...designs, soldCents: sold })
}

/** Sends what was held. Refuses with 'fulfilment.unknown', '.changed-meanwhile' and '.not-possible', as all changes do. */
export const releasePartnerOrder = (
  shop: Shop,
  session: StaffSession,
  id: string,
  asked: AskedAction,
): Promise<StaffPartnerOrderInFull> =>
  change(shop, { session, id, ...asked, action: 'release' }, (tx, row, by) =>
    movePartnerOrder(shop, tx, row, { to: 'queued', ...by }),
  )

/** Sends what was refused and is mended, or could not be sent. */
export const resendPartnerOrder = (
  shop: Shop,
  session: StaffSession,
  id: string,
  asked: AskedAction,
): Promise<StaffPartnerOrderInFull> =>
  change(shop, { session, id, ...asked, action: 'resend' }, (tx, row, by) =>
    // Under the same external id the partner mends the order that it has; one that it cancelled is over.
    sendAgain(shop, tx, row, { isNewAttempt: row.problem === 'cancelled-there', ...by }),
  )

export const markPartnerOrderDelivered = (
  shop: Shop,
  session: StaffSession,
  id: string,
  asked: AskedAction,
): Promise<StaffPartnerOrderInFull> =>
  change(shop, { session, id, ...asked, action: 'markDelivered' }, async (tx, row, by) => {
    const moved = await movePartnerOrder(shop, tx, row, { to: 'delivered', ...by })
    const full = await findOrder(tx, row.orderId)
    if (full !== undefined) await followParcel(shop, tx, moved, full, by.actor)
  })

/** Says that what the partner reported is dealt with. */
export const resolvePartnerOrder = (
  shop: Shop,
  session: StaffSession,
  id: string,
  asked: AskedAction,
): Promise<StaffPartnerOrderInFull> =>
  change(shop, { session, id, ...asked, action: 'resolve' }, (tx, row, by) =>
    resolveIncident(shop, tx, row, by),
  )

/** Prints another approved design instead. Refuses with 'fulfilment.design-unfit' too. */
export async function replacePartnerOrderDesign(
  shop: Shop,
  session: StaffSession,
  id: string,
  { lineId, designId, ...asked }: AskedAction & { readonly lineId: string; readonly designId: string },
): Promise<StaffPartnerOrderInFull> {
  const isTakenBack = await takeBackForDesign(shop, id, asked.version)
  return change(shop, { session, id, ...asked, action: 'replaceDesign' }, async (tx, row, by) => {
    if (isTakenBack) await sendAnew(shop, tx, row, by)
    await replaceDesign(shop, tx, row, { lineId, designId, ...by })
  })
}

/** Keeps back what was not sent. */
export async function holdPartnerOrder(
  shop: Shop,
  session: StaffSession,
  id: string,
  asked: AskedAction,
): Promise<StaffPartnerOrderInFull> {
  const claimed = await takeBackAccepted(shop, id, asked.version, notPossible)
  try {
    return await change(shop, { session, id, ...asked, action: 'hold', claimed }, async (tx, row, by) => {
      const unsent = claimed === undefined ? row : await startAttempt(tx, row)
      if (unsent === undefined) throw changedMeanwhile()
      await movePartnerOrder(shop, tx, unsent, { to: 'held', heldReason: 'staff', ...by })
    })
  } catch (error) {
    if (claimed !== undefined) await endClaim(shop.database, claimed)
    throw error
  }
}

interface Change extends AskedAction {
  readonly session: StaffSession
  readonly id: string
  readonly action: keyof typeof entryOf
  /** The row as whoever changes it has claimed it. */
  readonly claimed?: PartnerOrderRow | undefined
}

interface By {
  readonly actor: Actor
  readonly note: string
}

/** An audited change of one that allows it now, on the version that was shown. The order is locked first. */
async function change(
  shop: Shop,
  { session, id, version, note, action, claimed }: Change,
  work: (tx: Db, row: PartnerOrderRow, by: By) => Promise<unknown>,
): Promise<StaffPartnerOrderInFull> {
  if (!isUuid(id)) throw unknown()
  const entry = {
    action: `partner-order-${entryOf[action]}`,
    subject: `partner-order:${id}`,
    change: { note },
  }
  const actor = staffActor(session)
  await recordedChange(shop, session, entry, async (tx) => {
    const found = await findPartnerOrder(tx, id)
    if (found === undefined) throw unknown()
    const row = await lockForMove(tx, found)
    if (row === undefined) throw unknown()
    const isOwnClaim = claimed !== undefined && isStillClaimed(row, claimed)
    // What the partner says meanwhile raises the version, but leaves the claim.
    if (claimed === undefined ? row.version !== version : !isOwnClaim) throw changedMeanwhile()
    if (!actionsOf(isOwnClaim ? { ...row, claimedUntil: null } : row)[action]) throw notPossible()
    await work(tx, row, { actor, note })
  })
  return openPartnerOrder(shop, id)
}

/**
 * Whether the partner may have had an order that gets another design, and has it no more: it must not make the design
 * before, and could revive what it refused. Refuses with 'fulfilment.not-possible' if the partner keeps it.
 */
async function takeBackForDesign(shop: Shop, id: string, version: number) {
  const row = isUuid(id) ? await findPartnerOrder(shop.database.db, id) : undefined
  if (row === undefined || row.version !== version) return false
  if (!actionsOf(row).replaceDesign || row.tries === 0) return false
  if (!(await isCancelledThere(shop, row.externalId))) throw notPossible()
  return true
}

const entryOf = {
  hold: 'hold',
  release: 'release',
  resend: 'resend',
  markDelivered: 'delivered',
  resolve: 'resolve',
  replaceDesign: 'design',
} as const

const unknown = () =>
  new AppError('unknown', 'fulfilment.unknown', 'There is no such order at the print partner')
const changedMeanwhile = () =>
  new AppError('conflict', 'fulfilment.changed-meanwhile', 'This order has changed. Please check it again.')
const notPossible = () =>
  new AppError('refused', 'fulfilment.not-possible', 'This cannot be done with this order any more.')
