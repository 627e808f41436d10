import type { Calls, ResponseOf } from '@first-fashion/contract'
import { centsFromRupees } from '@first-fashion/contract/money/money'
import type { ReturnFigures, ReturnRequest } from '@first-fashion/contract/returns/return-request'
import { type ReturnKind, returnsStateOf } from '@first-fashion/contract/returns/status'
import type { Db } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { customerById } from '../accounts/index.ts'
import {
  type FullOrder,
  findOrders,
  lockOrder,
  orderStates,
  ownOrder,
  unknownOrder,
} from '../orders/index.ts'
import type { PaymentMethods } from '../payments/index.ts'
import { takesCurrency } from './exchanges/exchange.rules.ts'
import { photosOfRequests } from './photos/return-photos.queries.ts'
import { placePhotos } from './photos/return-photos.service.ts'
import { windowEndOf } from './refunds/bought-lines.ts'
import { chainOf, refundSources } from './refunds/refund-sources.ts'
import { isAllBack, payoutsAmong } from './refunds/refund-split.rules.ts'
import { linesOf, partRows, rowOf } from './request-rows.ts'
import { figuresView, returnView } from './return.view.ts'
import { type AskedReturn, type FiguresView, planReturn, type ReturnPlan } from './return-plan.ts'
import { figuresChanged } from './return-refusals.ts'
import { returnRequested } from './returns.events.ts'
import {
  type FullRequest,
  findRequest,
  insertRequest,
  requestsOfCustomer,
  requestsOfOrder,
} from './returns.queries.ts'
import { returnedOf, takenOf } from './returns.rules.ts'
import { holdExchange } from './staff/exchange.ts'

type OfOrder = Omit<ResponseOf<Calls['returns.of-order']>, 'success'>

export interface Returns {
  /** What of an own order can be sent back, and what was requested. Refuses with 'order.unknown'. */
  ofOrder(customerId: string, orderId: string): Promise<OfOrder>
  /** The same of each own order among some. */
  ofOrders(customerId: string, orderIds: readonly string[]): Promise<(OfOrder & { orderId: string })[]>
  /** What a request would come to. Refuses like `request`. */
  preview(customerId: string, asked: AskedReturn): Promise<ReturnFigures>
  /**
   * Asks for a refund or an exchange, and holds what is wanted; of two at once that want the same units one is refused,
   * with 'returns.exchange-unavailable' if it is the unit that is wanted. Refuses with
   * 'order.unknown', 'returns.photo-unknown', what the rules of returns refuse, and with 'returns.figures-changed' if it
   * comes to other figures than were shown.
   */
  request(customerId: string, asked: AskedReturn, shown?: FiguresView): Promise<ReturnRequest>
  /** A customer's own requests of one kind among some orders, newest first. */
  among(customerId: string, kind: ReturnKind, orderIds: readonly string[]): Promise<ReturnRequest[]>
}

export interface ReturnsDeps extends Shop {
  readonly methods: Pick<PaymentMethods, 'offeredIn'>
}

export const createReturns = (deps: ReturnsDeps): Returns => ({
  ofOrder: (...given) => returnsOfOrder(deps, ...given),
  ofOrders: (...given) => returnsOfOrders(deps, ...given),
  preview: async (customerId, asked) =>
    figuresView(await planReturn(deps, deps.database.db, customerId, asked)),
  request: (customerId, asked, shown) =>
    deps.database.transaction(async (tx) => {
      const locked = isUuid(asked.orderId) ? await lockOrder(tx, asked.orderId) : undefined
      if (locked?.customerId !== customerId) throw unknownOrder()
      const plan = await planReturn(deps, tx, customerId, asked)
      if (shown !== undefined && !isShown(plan, shown)) throw figuresChanged()
      return writeRequest(deps, tx, customerId, asked, plan)
    }),
  among: async (customerId, kind, orderIds) => {
    const known = orderIds.filter(isUuid)
    const requests = await requestsOfCustomer(deps.database.db, customerId, { kind, orderIds: known })
    return returnViews(deps.database.db, requests)
  },
})

const isShown = ({ totalCents, differenceCents }: ReturnPlan, shown: FiguresView): boolean =>
  totalCents === centsFromRupees(shown.total) && differenceCents === centsFromRupees(shown.priceDifference)

/** Requests with their orders. */
export async function returnViews(db: Db, requests: Parameters<typeof returnView>[0][]) {
  const orders = await findOrders(
    db,
    requests.map(({ orderId }) => orderId),
  )
  const photos = await photosOf(db, requests)
  return requests.flatMap((request) => {
    const full = orders.find(({ order }) => order.id === request.orderId)
    return full === undefined ? [] : [returnView(request, full, photos)]
  })
}

const photosOf = (db: Db, requests: readonly { readonly id: string }[]) =>
  photosOfRequests(
    db,
    requests.map(({ id }) => id),
  )

async function returnsOfOrder(deps: ReturnsDeps, customerId: string, orderId: string): Promise<OfOrder> {
  const { db } = deps.database
  const full = await ownOrder(db, customerId, orderId)
  const requests = await requestsOfOrder(db, orderId)
  return returnsOf(deps, full, requests, await photosOf(db, requests))
}

async function returnsOfOrders(deps: ReturnsDeps, customerId: string, orderIds: readonly string[]) {
  const { db } = deps.database
  const named = orderIds.filter(isUuid)
  const own = (await findOrders(db, named)).filter(({ order }) => order.customerId === customerId)
  const requests = (await requestsOfCustomer(db, customerId, { orderIds: named })).toReversed()
  const photos = await photosOf(db, requests)
  const found = []
  for (const full of own) {
    const { id: orderId } = full.order
    const ofOrder = requests.filter((request) => request.orderId === orderId)
    found.push({ orderId, ...(await returnsOf(deps, full, ofOrder, photos)) })
  }
  return found
}

/** What an order's own page says of returns; the requests are the oldest first. */
async function returnsOf(
  { database: { db }, clock, methods }: ReturnsDeps,
  full: FullOrder,
  requests: readonly FullRequest[],
  photos: Awaited<ReturnType<typeof photosOf>>,
): Promise<OfOrder> {
  const sources = await refundSources(db, await chainOf(db, full))
  const until = windowEndOf(full)
  const lines = full.lines.map((line) => ({
    lineId: line.id,
    productId: line.itemId,
    slug: line.slug,
    name: line.name,
    image: line.image,
    options: [...line.options],
    variantIndex: line.variantIndex,
    size: line.size,
    madeToOrder: line.madeToOrder,
    finalSale: line.finalSale,
    bought: line.quantity - line.goneQuantity,
    returned: returnedOf(line.id, requests),
    left: line.quantity - line.goneQuantity - takenOf(line.id, requests).quantity,
  }))
  return {
    until: until?.getTime() ?? null,
    canReturn:
      until !== null &&
      clock.now() <= until &&
      lines.some(({ left, finalSale }) => left > 0 && !finalSale) &&
      !isAllBack(sources),
    payouts: [...payoutsAmong(sources)],
    methods: methods.offeredIn(full.order.countryCode).filter((method) => takesCurrency(method, full.order)),
    lines,
    requests: requests.toReversed().map((request) => returnView(request, full, photos)),
  }
}

async function writeRequest(
  deps: ReturnsDeps,
  tx: Db,
  customerId: string,
  asked: AskedReturn,
  plan: ReturnPlan,
): Promise<ReturnRequest> {
  const { newId, clock, events } = deps
  const { kind, orderId } = asked
  const id = newId()
  await insertRequest(
    tx,
    { id, customerId, ...rowOf(asked, plan), requestedAt: clock.now() },
    linesOf(id, asked, plan),
    partRows(id, plan),
  )
  await placePhotos(tx, id, customerId, asked.photoIds)
  const state = returnsStateOf([...plan.earlier, { kind, status: 'pending' }], false)
  const customer = await customerById(tx, customerId)
  const actor = { kind: 'customer', id: customerId, name: customer?.name ?? '' } as const
  const text = kind === 'refund' ? 'Return requested' : 'Exchange requested'
  await orderStates.markReturns(deps, tx, orderId, { state, text, returnId: id }, actor)
  await events.emit(tx, returnRequested, { returnId: id, orderId, kind })
  const [view] = await returnViews(tx, [await held(deps, tx, id, plan)])
  if (view === undefined) throw new Error(`return request ${id} is not there`)
  return view
}

/** A new request with what it holds. */
async function held(deps: ReturnsDeps, tx: Db, id: string, { full }: ReturnPlan): Promise<FullRequest> {
  const written = await findRequest(tx, id)
  if (written !== undefined) await holdExchange(deps, tx, written, full)
  const request = await findRequest(tx, id)
  if (request === undefined) throw new Error(`return request ${id} is not there`)
  return request
}
