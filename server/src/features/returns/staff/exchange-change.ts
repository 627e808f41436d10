import type { ReturnFigures } from '@first-fashion/contract/returns/return-request'
import type { ReturnStep } from '@first-fashion/contract/returns/status'
import type { Db } from '../../../platform/database/database.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { type FullOrder, staffActor } from '../../orders/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { type ExchangeChoice, exchangeChoices } from '../exchanges/exchange-choice.ts'
import { windowEndOf } from '../refunds/bought-lines.ts'
import { chainOf, refundSources } from '../refunds/refund-sources.ts'
import { choiceColumns, moneyColumns, partRows } from '../request-rows.ts'
import { figuresView } from '../return.view.ts'
import { differenceBack, type MoneyBack } from '../return-plan.ts'
import { refusalOf } from '../return-refusals.ts'
import { returnChanged } from '../returns.events.ts'
import { changeLine, changeRequest, type FullRequest, findRequest, replaceParts } from '../returns.queries.ts'
import { stepOf } from '../returns.rules.ts'
import { holdExchange, releaseExchange } from './exchange.ts'
import { lockRequest, markOrder, refuseChanged, stepNotAllowed } from './return-steps.ts'

export interface AskedChange {
  readonly version: number
  readonly lineId: string
  readonly productId: string
  readonly variantIndex: number
  readonly size: string
}

interface Change {
  readonly choice: ExchangeChoice
  readonly differenceCents: number
  readonly money: MoneyBack
}

/** What another choice for a line would come to; nothing is changed. */
export const previewChange = (shop: Shop, id: string, asked: AskedChange): Promise<ReturnFigures> =>
  shop.database.transaction(async (tx) => {
    const { request, full } = await lockRequest(tx, id)
    return changedFigures(request, full, asked.lineId, await planChange(shop, tx, { request, full }, asked))
  })

/** Staff choose something else for a line, which is held instead; its shopper is told. */
export const changeExchange = (
  shop: Shop,
  session: StaffSession,
  id: string,
  { note, ...asked }: AskedChange & { readonly note: string },
): Promise<void> => {
  const entry = { action: 'return-exchange', subject: `return:${id}`, change: { ...asked, note } }
  return recordedChange(shop, session, entry, async (tx) => {
    const { request, full } = await lockRequest(tx, id)
    const { choice, differenceCents, money } = await planChange(shop, tx, { request, full }, asked)
    await releaseExchange(shop, tx, only(request, asked.lineId), full)
    await changeLine(tx, { requestId: id, lineId: asked.lineId }, choiceColumns(choice))
    const changed = (await findRequest(tx, id)) ?? request
    await holdExchange(shop, tx, only(changed, asked.lineId), full)
    await replaceParts(tx, id, partRows(id, money))
    await changeRequest(tx, request, {
      ...moneyColumns(money),
      priceDifferenceCents: differenceCents,
      staffNote: note === '' ? request.staffNote : note,
    })
    await markOrder(shop, tx, full, { returnId: id, text: 'Exchange changed', note }, staffActor(session))
    await shop.events.emit(tx, returnChanged, { returnId: id, orderId: request.orderId, kind: request.kind })
  })
}

/** A request with one of its lines. */
const only = (request: FullRequest, lineId: string): FullRequest => ({
  ...request,
  lines: request.lines.filter((line) => line.lineId === lineId),
})

interface Locked {
  readonly request: FullRequest
  readonly full: FullOrder
}

const isUndecided = (step: ReturnStep): boolean => step === 'requested' || step === 'reopened'

/** What came back keeps its worth; only what is sent for one line is another. */
async function planChange(
  shop: Shop,
  tx: Db,
  { request, full }: Locked,
  { version, lineId, productId, variantIndex, size }: AskedChange,
): Promise<Change> {
  refuseChanged(request, version)
  if (request.kind !== 'exchange' || !isUndecided(stepOf(request))) throw stepNotAllowed(request, 'changed')
  const line = request.lines.find((one) => one.lineId === lineId)
  if (line === undefined) throw refusalOf('line-unknown')
  const { quantity, refundCents: paidCents } = line
  const held =
    line.heldVariantId === null ? undefined : { variantId: line.heldVariantId, size: line.size ?? '' }
  const requested = { lineId, quantity, paidCents, productId, variantIndex, size, held }
  const [choice] = await exchangeChoices(shop, tx, full, [requested])
  if (choice === undefined) throw refusalOf('line-unknown')
  const others = request.lines.filter((one) => one.lineId !== lineId)
  const differenceCents = others.reduce((sum, other) => sum + other.differenceCents, choice.differenceCents)
  const sources = await refundSources(tx, await chainOf(tx, full), request.id)
  return { choice, differenceCents, money: differenceBack(sources, differenceCents, request.payout) }
}

/** The figures of the line that changes, and of the whole request. */
function changedFigures(
  request: FullRequest,
  full: FullOrder,
  lineId: string,
  { choice, differenceCents, money }: Change,
): ReturnFigures {
  const { quantity = 0, refundCents: cents = 0 } = request.lines.find((one) => one.lineId === lineId) ?? {}
  const line = { lineId, quantity, priceCents: cents, discounts: [], cents, exchange: choice }
  const until = windowEndOf(full) ?? request.requestedAt
  return figuresView({ ...money, full, earlier: [], lines: [line], differenceCents, until })
}
