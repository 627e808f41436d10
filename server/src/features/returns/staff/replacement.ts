import { orderNumber } from '@first-fashion/contract/orders/status'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { NewId } from '../../../platform/ids.ts'
import { takeHeldStock } from '../../catalog/index.ts'
import {
  type Actor,
  type FullOrder,
  holdsOf,
  insertOrder,
  type OrderRow,
  type OrderStates,
} from '../../orders/index.ts'
import type { Payments } from '../../payments/index.ts'
import { itemRefOf, productKind } from '../../sellables/index.ts'
import type { FullRequest } from '../returns.queries.ts'
import { type ExchangeDeps, type ExchangedLine, endHolds, exchangedLines, heldBy } from './exchange.ts'

export interface ReplacementDeps extends ExchangeDeps {
  readonly clock: Clock
  readonly newId: NewId
  readonly states: Pick<OrderStates, 'accept' | 'markReturns'>
  readonly payments: Pick<Payments, 'settlePrepaid'>
}

/**
 * Places the order that replaces what came back: at the price paid, with an adjustment that takes all of it off, so that
 * nothing is due. What the request held is taken for good. Returns its id.
 */
export async function placeReplacement(
  deps: ReplacementDeps,
  tx: Db,
  request: FullRequest,
  full: FullOrder,
  actor: Actor,
): Promise<string> {
  const id = deps.newId()
  const exchanged = await exchangedLines(deps, tx, request, full)
  const lines = exchanged.map((line, position) => lineRow(deps.newId(), id, line, position))
  const stock = exchanged.flatMap(({ returned: { heldVariantId, size, quantity } }, at) => {
    const lineId = lines[at]?.id
    return heldVariantId === null || lineId === undefined
      ? []
      : [{ lineId, variantId: heldVariantId, size: size ?? '', quantity }]
  })
  await takeHeldStock(tx, heldBy(request))
  await endHolds(tx, request)
  const subtotal = lines.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0)
  const order = orderRow(id, full.order, subtotal, deps.clock.now())
  await insertOrder(tx, {
    order,
    lines,
    ...exchangeAdjustment(deps.newId(), id, full.order, lines),
    tenders: [],
    holds: holdsOf(id, stock, null),
    event: placedEvent(order, full.order, actor),
  })
  await deps.states.accept(tx, order)
  await deps.payments.settlePrepaid(tx, id)
  return id
}

type Line = ReturnType<typeof lineRow>

/** A line as it was bought, in the colour and size that is sent instead. */
function lineRow(
  id: string,
  orderId: string,
  { returned, bought, exchangeFor }: ExchangedLine,
  position: number,
) {
  const { kind, id: thing } = itemRefOf(bought.itemId) ?? { kind: productKind, id: bought.itemId }
  const isProduct = kind === productKind
  const color = returned.color ?? ''
  const size = returned.size ?? ''
  return {
    id,
    orderId,
    position,
    kind,
    productId: isProduct ? thing : null,
    itemId: isProduct ? null : thing,
    variantIndex: returned.variantIndex ?? 0,
    size,
    quantity: returned.quantity,
    unitPriceCents: bought.unitPriceCents,
    path: bought.path,
    slug: bought.slug,
    name: bought.name,
    image: exchangeFor?.image || bought.image,
    options: [color, size].filter((word) => word !== ''),
    color,
    colorCode: exchangeFor?.colorCode ?? bought.colorCode,
    madeToOrder: bought.madeToOrder,
  }
}

const label = (original: OrderRow) => `Exchange for order ${original.number}`

function exchangeAdjustment(id: string, orderId: string, original: OrderRow, lines: readonly Line[]) {
  const shares = lines.map((line) => ({ lineId: line.id, cents: 0 - line.unitPriceCents * line.quantity }))
  return {
    adjustments: [
      {
        id,
        orderId,
        position: 0,
        source: 'returns',
        kind: 'exchange',
        appliesTo: 'goods' as const,
        label: label(original),
        cents: shares.reduce((sum, { cents }) => sum + cents, 0),
        reference: original.id,
        facts: [{ kind: 'text' as const, text: 'It replaces items that were sent back.' }],
      },
    ],
    adjustmentLines: shares.flatMap(({ lineId, cents }) =>
      cents === 0 ? [] : [{ adjustmentId: id, lineId, cents }],
    ),
  }
}

/** To the same person and address, in the same currency, with nothing to pay. */
function orderRow(id: string, original: OrderRow, subtotal: number, now: Date) {
  const { customerId, currencyCode, currencySymbol, exchangeRate, shippingZoneId, shippingZoneName } =
    original
  const { email, firstName, lastName, street, apartment, city, state, zipcode, countryCode } = original
  const { phone, area, district, instructions, location } = original
  return {
    id,
    number: orderNumber(id),
    customerId,
    placedAt: now,
    fulfilment: 'placed' as const,
    paymentState: 'awaiting' as const,
    paymentMethod: 'no-payment-due' as const,
    subtotalCents: subtotal,
    shippingCents: 0,
    shippingFeeCents: 0,
    discountCents: subtotal,
    totalCents: 0,
    prepaidCents: 0,
    chargedMinor: 0,
    holdUntil: null,
    ...{ currencyCode, currencySymbol, exchangeRate, shippingZoneId, shippingZoneName },
    ...{ email, firstName, lastName, street, apartment, city, state, zipcode, countryCode },
    ...{ phone, area, district, instructions, location },
  }
}

const placedEvent = ({ id, placedAt }: ReturnType<typeof orderRow>, original: OrderRow, actor: Actor) => ({
  orderId: id,
  at: placedAt,
  kind: 'placed',
  text: 'Order Placed',
  actorKind: actor.kind,
  actorId: actor.id,
  actor: actor.name,
  note: label(original),
})
