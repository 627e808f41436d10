import type {
  StaffPartnerOrder,
  StaffPartnerOrderInFull,
} from '@first-fashion/contract/fulfilment/staff-calls'
import type { PartnerOrderState } from '@first-fashion/contract/fulfilment/status'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import { type Actor, findOrder, findOrders } from '../../orders/index.ts'
import { recordedChange } from '../../staff/index.ts'
import type { FulfilmentDeps } from '../fulfilment-deps.ts'
import { followParcel } from '../parcels/followed-parcel.ts'
import { lockForMove, movePartnerOrder } from '../partner-order-moves.ts'
import {
  findPartnerOrder,
  historyOf,
  linesOfPartnerOrder,
  type PartnerOrderRow,
} from '../partner-orders.queries.ts'
import type { PrintFile } from '../print-files.ts'
import { isCancelledThere } from '../sending/cancel-order.ts'
import { endClaim, isStillClaimed } from '../sending/claims.ts'
import { resolveIncident } from '../sending/incidents.ts'
import { sendAgain, sendAnew, startAttempt } from '../sending/send-again.ts'
import { takeBackAccepted } from './hold-order.ts'
import { actionsOf, partnerOrderInFull, partnerOrderView, printedIn } from './partner-order.view.ts'
import { listPartnerOrders } from './partner-order-list.queries.ts'
import { otherDesignsOf, replaceDesign } from './replace-design.ts'
import { soldCents } from './sold-goods.ts'

export interface PartnerOrderFilter {
  readonly state: PartnerOrderState | undefined
  readonly search: string
  readonly orderId: string | undefined
  readonly page: number | undefined
}

export interface AskedAction {
  readonly version: number
  readonly note: string
}

type Action = (session: StaffSession, id: string, asked: AskedAction) => Promise<StaffPartnerOrderInFull>

/** Each change refuses with 'fulfilment.unknown', 'fulfilment.changed-meanwhile' and 'fulfilment.not-possible'. */
export interface StaffPartnerOrders {
  list(
    filter: PartnerOrderFilter,
  ): Promise<{ partnerOrders: StaffPartnerOrder[]; total: number; pages: number }>
  /** Refuses with 'fulfilment.unknown'. */
  inFull(id: string): Promise<StaffPartnerOrderInFull>
  /** Keeps back what was not sent. */
  readonly hold: Action
  /** Sends what was held. */
  readonly release: Action
  /** Sends what was refused and is mended, or could not be sent. */
  readonly resend: Action
  readonly markDelivered: Action
  /** Says that what the partner reported is dealt with. */
  readonly resolve: Action
  /** Prints another approved design instead. Refuses with 'fulfilment.design-unfit' too. */
  replaceDesign(
    session: StaffSession,
    id: string,
    asked: AskedAction & { readonly lineId: string; readonly designId: string },
  ): Promise<StaffPartnerOrderInFull>
}

export const createStaffPartnerOrders = (deps: FulfilmentDeps): StaffPartnerOrders => ({
  list: (filter) => list(deps, filter),
  inFull: (id) => inFull(deps, id),
  hold: (session, id, asked) => hold(deps, session, id, asked),
  release: actionOf(deps, 'release', (tx, row, actor, note) =>
    movePartnerOrder(deps, tx, row, { to: 'queued', actor, note }),
  ),
  // Under the same external id the partner mends the order that it has; one that it cancelled is over.
  resend: actionOf(deps, 'resend', (tx, row, actor, note) =>
    sendAgain(deps, tx, row, { isNewAttempt: row.problem === 'cancelled-there', actor, note }),
  ),
  markDelivered: actionOf(deps, 'markDelivered', async (tx, row, actor, note) => {
    const moved = await movePartnerOrder(deps, tx, row, { to: 'delivered', actor, note })
    const full = await findOrder(tx, row.orderId)
    if (full !== undefined) await followParcel(deps, tx, moved, full, actor)
  }),
  resolve: actionOf(deps, 'resolve', (tx, row, actor, note) =>
    resolveIncident(deps, tx, row, { actor, note }),
  ),
  replaceDesign: async (session, id, { lineId, designId, ...asked }) => {
    const isTakenBack = await takeBackForDesign(deps, id, asked.version)
    return actionOf(deps, 'replaceDesign', async (tx, row, actor, note) => {
      if (isTakenBack) await sendAnew(deps, tx, row, { actor, note })
      await replaceDesign(deps, tx, row, { lineId, designId, actor, note })
    })(session, id, asked)
  },
})

const none: ReadonlyMap<string, never[]> = new Map()

async function list(deps: FulfilmentDeps, { state, search, orderId, page }: PartnerOrderFilter) {
  const { db } = deps.database
  const { rows, ...counts } = await pageOf(page, (window) =>
    listPartnerOrders(db, { state, search, orderId }, window),
  )
  const orders = await findOrders(
    db,
    rows.map(({ orderId }) => orderId),
  )
  const partnerOrders: StaffPartnerOrder[] = []
  for (const row of rows) {
    const full = orders.find(({ order }) => order.id === row.orderId)
    const lines = await linesOfPartnerOrder(db, row.id)
    if (full === undefined) continue
    const otherDesigns = row.problem === 'file-rejected' ? await otherDesignsOf(deps, row, full, lines) : none
    partnerOrders.push(partnerOrderView({ row, full, lines, otherDesigns }))
  }
  return { partnerOrders, ...counts }
}

async function inFull(deps: FulfilmentDeps, id: string) {
  const { db } = deps.database
  const row = isUuid(id) ? await findPartnerOrder(db, id) : undefined
  const full = row === undefined ? undefined : await findOrder(db, row.orderId)
  if (row === undefined || full === undefined) throw unknown()
  const lines = await linesOfPartnerOrder(db, id)
  const boundFiles = new Map<string, readonly PrintFile[]>()
  const templates = new Map<string, number | null>()
  for (const line of printedIn(full, lines)) {
    boundFiles.set(line.id, await deps.printFiles.of(db, line.id))
    templates.set(line.id, await deps.printFiles.template(db, line))
  }
  const otherDesigns = await otherDesignsOf(deps, row, full, lines)
  const history = await historyOf(db, id)
  const sold = await soldCents(db, full, lines)
  const designs = { boundFiles, otherDesigns, templates }
  return partnerOrderInFull({ row, full, lines, history, ...designs, soldCents: sold })
}

/**
 * An audited change of one that allows it now, on the version that was shown. The order is locked first. `claimed` is the
 * row as whoever changes it has claimed it.
 */
function actionOf(
  deps: FulfilmentDeps,
  action: keyof typeof entryOf,
  change: (tx: Db, row: PartnerOrderRow, actor: Actor, note: string) => Promise<unknown>,
  claimed?: PartnerOrderRow,
): Action {
  return async (session, id, { version, note }) => {
    if (!isUuid(id)) throw unknown()
    const entry = {
      action: `partner-order-${entryOf[action]}`,
      subject: `partner-order:${id}`,
      change: { note },
    }
    const actor: Actor = { kind: 'staff', id: session.staffId, name: session.name }
    await recordedChange(deps, session, entry, async (tx) => {
      const found = await findPartnerOrder(tx, id)
      if (found === undefined) throw unknown()
      const row = await lockForMove(tx, found)
      if (row === undefined) throw unknown()
      const isOwnClaim = claimed !== undefined && isStillClaimed(row, claimed)
      // What the partner says meanwhile raises the version, but leaves the claim.
      if (claimed === undefined ? row.version !== version : !isOwnClaim) throw changedMeanwhile()
      if (!actionsOf(isOwnClaim ? { ...row, claimedUntil: null } : row)[action]) throw notPossible()
      await change(tx, row, actor, note)
    })
    return inFull(deps, id)
  }
}

async function hold(deps: FulfilmentDeps, ...[session, id, asked]: Parameters<Action>) {
  const takenBack = await takeBackAccepted(deps, id, asked.version, notPossible)
  const toHeld = async (tx: Db, row: PartnerOrderRow, actor: Actor, note: string) => {
    const unsent = takenBack === undefined ? row : await startAttempt(tx, row)
    if (unsent === undefined) throw changedMeanwhile()
    await movePartnerOrder(deps, tx, unsent, { to: 'held', heldReason: 'staff', actor, note })
  }
  const held = actionOf(deps, 'hold', toHeld, takenBack)
  if (takenBack === undefined) return held(session, id, asked)
  try {
    return await held(session, id, { ...asked, version: takenBack.version })
  } catch (error) {
    await endClaim(deps.database, takenBack)
    throw error
  }
}

/**
 * Whether the partner may have had an order that gets another design, and has it no more: it must not make the design
 * before, and could revive what it refused. Refuses with 'fulfilment.not-possible' if the partner keeps it.
 */
async function takeBackForDesign({ database, printPartner }: FulfilmentDeps, id: string, version: number) {
  const row = isUuid(id) ? await findPartnerOrder(database.db, id) : undefined
  if (row === undefined || row.version !== version) return false
  if (!actionsOf(row).replaceDesign || row.tries === 0) return false
  if (!(await isCancelledThere(printPartner, row.externalId))) throw notPossible()
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
