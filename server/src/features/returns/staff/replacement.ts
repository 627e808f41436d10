import { limits } from '@first-fashion/contract/limits'
import { type OrderPaymentMethod, orderNumber } from '@first-fashion/contract/orders/status'
import { isPaidOnline, methodTenders } from '@first-fashion/contract/payments/methods'
import { after } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { takeHeldStock } from '../../catalog/index.ts'
import { type Actor, type FullOrder, insertOrder, type OrderRow, orderStates } from '../../orders/index.ts'
import { beginPayment, settlePrepaid } from '../../payments/index.ts'
import { bindPlacedLines, itemRefOf, productKind } from '../../sellables/index.ts'
import { takenOffReplacement } from '../exchanges/exchange.rules.ts'
import { exchangeNote } from '../refunds/returned-units.ts'
import { dueMinorOf } from '../return.view.ts'
import type { FullRequest } from '../returns.queries.ts'
import { type ExchangedLine, endHolds, exchangedLines, heldBy } from './exchange.ts'

export interface Replacement {
  readonly request: FullRequest
  readonly full: FullOrder
  readonly actor: Actor
  /** How the difference is paid. */
  readonly method: OrderPaymentMethod
}

/**
 * Places the order that replaces what came back: at the price agreed, with an adjustment that takes all of it off but the
 * difference that is due. What the request held is taken for good, or held until the difference is paid. Returns its id.
 */
export async function placeReplacement(
  shop: Shop,
  tx: Db,
  { request, full, actor, method }: Replacement,
): Promise<string> {
  const id = shop.newId()
  const exchanged = await exchangedLines(shop, tx, request, full)
  const lines = exchanged.map((line, position) => lineRow(shop.newId(), id, line, position))
  const stock = exchanged.flatMap(({ returned: { heldVariantId, size, quantity } }, at) => {
    const lineId = lines[at]?.id
    return heldVariantId === null || lineId === undefined
      ? []
      : [{ lineId, variantId: heldVariantId, size: size ?? '', quantity }]
  })
  if (!isPaidOnline(method)) await takeHeldStock(tx, heldBy(request))
  await endHolds(tx, request)
  const due = Math.max(0, request.priceDifferenceCents)
  const number = orderNumber(id, shop.store().orderPrefix)
  const order = orderRow({ id, number }, full.order, { lines, due, method }, shop.clock.now())
  await insertOrder(tx, {
    order,
    lines,
    ...exchangeAdjustment(shop.newId(), order, { request, original: full.order }, lines),
    tenders: tendersOf(id, method, due),
    stock,
    event: placedEvent(order, full.order, actor),
  })
  await bindPlacedLines(
    shop,
    tx,
    exchanged.flatMap((line, at) => placedLine(line, lines[at]?.id)),
  )
  if (isPaidOnline(method)) await beginPayment(shop, tx, order, method)
  else await orderStates.accept(shop, tx, order)
  if (method === 'no-payment-due') await settlePrepaid(shop, tx, id)
  return id
}

const tendersOf = (orderId: string, method: OrderPaymentMethod, cents: number) =>
  method === 'no-payment-due'
    ? []
    : [{ orderId, position: 0, source: 'payments', ...methodTenders[method], cents }]

type Line = ReturnType<typeof lineRow>

/** What its source has to know: it is another thing, or the same as was sent before. */
function placedLine({ returned, bought }: ExchangedLine, lineId: string | undefined) {
  const productId = returned.exchangeItem ?? bought.itemId
  const sameAs = returned.exchangeItem === null ? bought.id : undefined
  return lineId === undefined ? [] : [{ lineId, productId, name: bought.name, sameAs }]
}

/** A line as it was bought, in the colour and size that is sent instead. */
function lineRow(
  id: string,
  orderId: string,
  { returned, bought, exchangeFor, tax }: ExchangedLine,
  position: number,
) {
  const itemId = returned.exchangeItem ?? bought.itemId
  const { kind, id: thing } = itemRefOf(itemId) ?? { kind: productKind, id: itemId }
  // Another product is described as it is now; the same one as it was bought.
  const shown = returned.exchangeItem === null ? bought : (exchangeFor ?? bought)
  const isProduct = kind === productKind
  // The picture of a design shows what was printed, which may not be what was ordered.
  const isSameDesign = !isProduct && returned.exchangeItem === null
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
    unitPriceCents: returned.exchangePriceCents ?? bought.unitPriceCents,
    path: shown.path,
    slug: shown.slug,
    name: shown.name,
    image: (isSameDesign ? '' : exchangeFor?.image) || bought.image,
    options: [color, size].filter((word) => word !== ''),
    color,
    colorCode: exchangeFor?.colorCode ?? bought.colorCode,
    madeToOrder: exchangeFor?.isMadeToOrder ?? bought.madeToOrder,
    // Who swaps a size did not agree to a flag that was set since.
    finalSale: shown === bought ? bought.finalSale : (exchangeFor?.isFinalSale ?? false),
    taxName: tax?.name ?? '',
    taxRate: tax?.rate ?? null,
  }
}

const label = (original: OrderRow) => `Exchange for order ${original.number}`

function exchangeAdjustment(
  id: string,
  { id: orderId, totalCents }: ReturnType<typeof orderRow>,
  { request, original }: { readonly request: FullRequest; readonly original: OrderRow },
  lines: readonly Line[],
) {
  const prices = lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity)
  const taken = takenOffReplacement(prices, totalCents)
  const shares = lines.map((line, at) => ({ lineId: line.id, cents: taken[at] ?? 0 }))
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
        facts: ['It replaces items that were sent back.', ...request.lines.flatMap(exchangeNote)].map(
          (text) => ({
            kind: 'text' as const,
            text,
          }),
        ),
      },
    ],
    adjustmentLines: shares.flatMap(({ lineId, cents }) =>
      cents === 0 ? [] : [{ adjustmentId: id, lineId, cents }],
    ),
  }
}

interface Sums {
  readonly lines: readonly Line[]
  readonly due: number
  readonly method: OrderPaymentMethod
}

interface NewName {
  readonly id: string
  readonly number: string
}

/** To the same person and address, in the same currency, with the difference to pay. */
function orderRow(named: NewName, original: OrderRow, { lines, due, method }: Sums, now: Date) {
  const sent = lines.map(({ unitPriceCents, quantity }) => ({ price: unitPriceCents / 100, quantity }))
  const subtotal = lines.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0)
  const { customerId, currencyCode, currencySymbol, exchangeRate, shippingZoneId, shippingZoneName } =
    original
  const { email, firstName, lastName, street, apartment, city, state, zipcode, countryCode } = original
  const { phone, area, district, instructions, location } = original
  return {
    ...named,
    customerId,
    placedAt: now,
    fulfilment: 'placed' as const,
    paymentState: 'awaiting' as const,
    paymentMethod: method,
    subtotalCents: subtotal,
    shippingCents: 0,
    shippingFeeCents: 0,
    taxMode: original.taxMode,
    discountCents: subtotal - due,
    totalCents: due,
    prepaidCents: 0,
    chargedMinor: dueMinorOf(sent, due, original),
    holdUntil: isPaidOnline(method) ? after(now, limits.stockHoldLifetimeMs) : null,
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
