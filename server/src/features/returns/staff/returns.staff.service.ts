import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import { lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { ReturnFigures } from '@first-fashion/contract/returns/return-request'
import type { StaffReturn, StaffReturnInFull } from '@first-fashion/contract/returns/staff-calls'
import { staffReturnSteps } from '@first-fashion/contract/returns/status'
import type { Db } from '../../../platform/database/database.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { customerNames } from '../../accounts/index.ts'
import { findOrders, purchasesOf } from '../../orders/index.ts'
import { causedRefunds } from '../../payments/index.ts'
import { namedHistoryOf } from '../history/return-history.ts'
import { photosOfRequests } from '../photos/return-photos.queries.ts'
import { causeOf } from '../refunds/refund-cause.ts'
import { returnView } from '../return.view.ts'
import { unknownReturn } from '../return-refusals.ts'
import { type FullRequest, findRequest, listRequests, requestsOfCustomer } from '../returns.queries.ts'
import { stepOf } from '../returns.rules.ts'
import { planReceipt, receiptFigures } from './receipt.ts'
import { lockRequest, refuseChanged } from './return-steps.ts'

type ReturnPage = { readonly returns: StaffReturn[]; readonly total: number; readonly pages: number }

/** A page of the requests with a status, or with something to do. */
export async function listStaffReturns(
  { database: { db } }: Shop,
  { page, ...filter }: ParsedQuery<Calls['staff.returns']>,
): Promise<ReturnPage> {
  const { requests, ...counts } = await pageOf(page, (window) => listRequests(db, filter, window))
  return { returns: await staffViews(db, requests), ...counts }
}

/** A request as staff see it, with its refunds and costs. Refuses with 'returns.unknown'. */
export async function findStaffReturn({ database: { db } }: Shop, id: string): Promise<StaffReturnInFull> {
  const request = isUuid(id) ? await findRequest(db, id) : undefined
  const [shown] = request === undefined ? [] : await staffViews(db, [request])
  if (request === undefined || shown === undefined) throw unknownReturn()
  return {
    ...shown,
    refunds: await causedRefunds(db, causeOf(request.id)),
    costs: costsOf(request),
    customerRecord: await recordOfCustomer(db, request),
  }
}

/** What a request comes to with what arrived. Refuses like `receiveReturn`. */
export const previewReceipt = (
  { database }: Shop,
  id: string,
  { version, lines }: ParsedBody<Calls['staff.return-receive-preview']>,
): Promise<ReturnFigures> =>
  database.transaction(async (tx) => {
    const { request, full } = await lockRequest(tx, id)
    refuseChanged(request, version)
    return receiptFigures(request, full, await planReceipt(tx, request, full, lines))
  })

async function staffViews(db: Db, requests: readonly FullRequest[]): Promise<StaffReturn[]> {
  const orders = await findOrders(
    db,
    requests.map(({ orderId }) => orderId),
  )
  const names = await customerNames(
    db,
    requests.flatMap(({ customerId }) => customerId ?? []),
  )
  const photos = await photosOfRequests(
    db,
    requests.map(({ id }) => id),
  )
  return requests.flatMap((request) => {
    const full = orders.find(({ order }) => order.id === request.orderId)
    if (full === undefined) return []
    const customer = { name: names.get(request.customerId ?? '') ?? '', email: full.order.email }
    const next = [...staffReturnSteps[stepOf(request)]]
    const history = namedHistoryOf(request, full)
    return [{ ...returnView(request, full, photos), history, customer, next, version: request.version }]
  })
}

const rupees = (cents: number) => rupeesFromCents(lkrCents(cents))

/** What a request costs the shop. */
function costsOf({ refundCents, shippingCents, lines }: FullRequest): StaffReturnInFull['costs'] {
  const writtenOff = lines.reduce((sum, line) => sum + writtenOffOf(line), 0)
  const shipping = Math.min(shippingCents, refundCents)
  return {
    refund: rupees(refundCents - shipping),
    shipping: rupees(shipping),
    writtenOff: rupees(writtenOff),
  }
}

/** What was paid for the units of a line that came back damaged. */
const writtenOffOf = ({ damagedQuantity, quantity, refundCents }: FullRequest['lines'][number]): number =>
  damagedQuantity === null || damagedQuantity === 0
    ? 0
    : Math.round((refundCents * damagedQuantity) / quantity)

/** How often its customer orders and sends back; null once the account is deleted. */
async function recordOfCustomer(
  db: Db,
  { id, customerId }: FullRequest,
): Promise<StaffReturnInFull['customerRecord']> {
  if (customerId === null) return null
  const [orders, requests] = await Promise.all([
    purchasesOf(db, [customerId]),
    requestsOfCustomer(db, customerId),
  ])
  const others = requests.filter((one) => one.id !== id && one.status !== 'rejected')
  return {
    orders: orders.get(customerId)?.count ?? 0,
    returns: others.length,
    ordersWithReturns: new Set(others.map(({ orderId }) => orderId)).size,
  }
}
