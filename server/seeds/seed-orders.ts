import { builtinCurrencies } from '@first-fashion/contract/currency/builtin'
import { limits } from '@first-fashion/contract/limits'
import { chargedMinorUnits } from '@first-fashion/contract/money/checkout-sums'
import type { DisplayCurrency } from '@first-fashion/contract/money/money'
import { orderNumber } from '@first-fashion/contract/orders/status'
import { methodTenders } from '@first-fashion/contract/payments/methods'
import { pictureKey } from '@first-fashion/garments'
import { chooseBestSellers } from '../src/features/best-sellers/index.ts'
import { productPath } from '../src/features/catalog/index.ts'
import { orderEvents, orderLines, orders } from '../src/features/orders/orders.table.ts'
import { orderTenders } from '../src/features/orders/sums/order-sums.table.ts'
import { productKind } from '../src/features/sellables/index.ts'
import type { Db } from '../src/platform/database/database.ts'
import { inBatches } from './in-batches.ts'
import type { SeedItem, SeedOrder } from './orders/seed-order.ts'
import { addresses, palette } from './products/index.ts'
import { productId, slugOf } from './seed-catalogue.ts'
import { seedId } from './seed-id.ts'
import { seedIncome } from './seed-ledger.ts'
import { seedPayments } from './seed-payments.ts'
import { customerId } from './seed-people.ts'

const hour = 3_600_000
const shippingCents = 35_000

/** Puts the orders in, with their histories, payments and entries in the ledger; the best sellers follow from them. */
export async function seedOrders(tx: Db, now: Date, history: readonly SeedOrder[]): Promise<void> {
  const placed = history.map((order, nth) => {
    const id = seedId('order', nth)
    const lines = order.items.map((item, position) => lineOf(id, position, item))
    return { order, row: orderOf(id, order, lines, now), lines }
  })
  const rows = placed.map(({ row }) => row)
  await inBatches(rows, (some) => tx.insert(orders).values(some))
  await inBatches(
    placed.flatMap(({ lines }) => lines),
    (some) => tx.insert(orderLines).values(some),
  )
  await inBatches(
    placed.flatMap(({ order, row }) => historyOf(order, row)),
    (some) => tx.insert(orderEvents).values(some),
  )
  await inBatches(rows.map(tenderOf), (some) => tx.insert(orderTenders).values(some))
  await seedPayments(tx, rows)
  await seedIncome(tx, rows)
  await chooseBestSellers(tx, now)
}

function lineOf(orderId: string, position: number, { product, variantIndex, size, quantity }: SeedItem) {
  const colour = product.colours[variantIndex] ?? 'plaster'
  const [color, colorCode] = palette[colour]
  const picture = {
    template: product.template,
    view: 'front',
    colour: colorCode,
    print: product.print,
  } as const
  const isColoured = product.plainSizes === undefined
  return {
    id: seedId('order-line', `${orderId} ${position}`),
    orderId,
    position,
    kind: productKind,
    productId: productId(product),
    variantIndex,
    size,
    quantity,
    unitPriceCents: product.priceRupees * 100,
    path: productPath(slugOf(product.name)),
    slug: slugOf(product.name),
    name: product.name,
    image: `/media/garments/${pictureKey(picture)}/960.webp`,
    options: isColoured ? [color, size] : [size],
    color: isColoured ? color : '',
    colorCode: isColoured ? colorCode : '',
    madeToOrder: product.madeToOrder === true,
    finalSale: product.finalSale === true,
  }
}

function orderOf(
  id: string,
  { shopper, hoursAgo, standing }: SeedOrder,
  lines: readonly ReturnType<typeof lineOf>[],
  now: Date,
) {
  const homes = addresses[shopper.country]
  const [street, city, zipcode, phone] = homes[[...shopper.name].length % homes.length] ?? ['', '', '', '']
  const [firstName = '', ...lastNames] = shopper.name.split(' ')
  const currency = builtinCurrencies.find((one) => one.code === shopper.currency)
  if (currency === undefined) throw new Error(`no currency ${shopper.currency}`)
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  const totalCents = subtotalCents + shippingCents
  return {
    id,
    number: orderNumber(id),
    customerId: customerId(shopper.email),
    placedAt: placementOf(hoursAgo, now),
    completedAt: completionOf({ shopper, hoursAgo, standing }, now),
    ...standing,
    returnDays: standing.fulfilment === 'delivered' ? limits.returnWindowDays : null,
    returnsState: standing.returnsState ?? ('none' as const),
    subtotalCents,
    shippingCents,
    shippingFeeCents: shippingCents,
    totalCents,
    currencyCode: currency.code,
    currencySymbol: currency.symbol,
    exchangeRate: currency.exchangeRate,
    chargedMinor: chargedFor(lines, currency),
    email: shopper.email,
    firstName,
    lastName: lastNames.join(' '),
    street,
    city,
    zipcode,
    countryCode: shopper.country,
    phone,
  }
}

/** Half an hour off: best sellers count whole days, and an order on their edge would drop out right after the seed. */
const placementOf = (hoursAgo: number, now: Date) => new Date(now.getTime() - (hoursAgo - 0.5) * hour)

function chargedFor(lines: readonly ReturnType<typeof lineOf>[], currency: DisplayCurrency): number {
  const priced = lines.map(({ unitPriceCents, quantity }) => ({ price: unitPriceCents / 100, quantity }))
  const rows = { lines: priced, goodsOff: [], shipping: shippingCents / 100, prepaid: [] }
  return chargedMinorUnits(rows, currency)
}

/** What pays an order: all of it by its method. */
function tenderOf({ id, paymentMethod, totalCents }: ReturnType<typeof orderOf>) {
  if (paymentMethod === 'no-payment-due') throw new Error(`order ${id} has nothing to pay`)
  const { kind, label } = methodTenders[paymentMethod]
  return { orderId: id, position: 0, source: 'payments', kind, label, cents: totalCents }
}

/** When the return window of an order was over that was delivered as usual; null if it is still open. */
function completionOf({ shopper, hoursAgo, standing }: Omit<SeedOrder, 'items'>, now: Date): Date | null {
  const isReturning = standing.returnsState?.endsWith('-requested') === true
  if (standing.fulfilment !== 'delivered' || isReturning) return null
  const hoursOpen = usualHours[shopper.country === 'LK' ? 'home' : 'abroad'][4] + limits.returnWindowDays * 24
  return hoursAgo > hoursOpen ? placementOf(hoursAgo - hoursOpen, now) : null
}

const steps = [
  ['placed', 'Order Placed'],
  ['packing', 'Packing'],
  ['shipped', 'Shipped'],
  ['out-for-delivery', 'Out for Delivery'],
  ['delivered', 'Delivered'],
] as const

/** Hours after the order at which each step is usually reached. */
const usualHours = { home: [0, 8, 27, 68, 74], abroad: [0, 20, 46, 250, 256] } as const

function historyOf({ shopper, hoursAgo }: SeedOrder, order: ReturnType<typeof orderOf>) {
  const isCancelled = order.fulfilment === 'cancelled'
  const reached = isCancelled ? 1 : steps.findIndex(([kind]) => kind === order.fulfilment) + 1
  const hours = usualHours[shopper.country === 'LK' ? 'home' : 'abroad']
  // Whatever has happened happened before now.
  const pace = Math.min(1, (hoursAgo - 1) / Math.max(1, hours[reached - 1] ?? 1))
  const at = (after: number) => new Date(order.placedAt.getTime() + after * hour)
  const passed = steps
    .slice(0, reached)
    .map(([kind, text], nth) => ({ kind, text, at: at((hours[nth] ?? 0) * pace) }))
  const end = isCancelled ? [{ kind: 'cancelled', text: 'Cancelled', at: at(Math.min(5, hoursAgo / 2)) }] : []
  return [...passed, ...end].map((event, nth) => ({
    orderId: order.id,
    ...event,
    actorKind: nth === 0 ? ('customer' as const) : ('staff' as const),
    actor: nth === 0 ? shopper.name : 'Ruwani Bandara',
  }))
}
