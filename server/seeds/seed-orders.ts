import { builtinCurrencies } from '@first-fashion/contract/currency/builtin'
import { chargedMinorUnits, lkrCents } from '@first-fashion/contract/money/money'
import { orderNumber } from '@first-fashion/contract/orders/status'
import { pictureKey } from '@first-fashion/garments'
import { orderEvents, orderLines, orders } from '../src/features/orders/orders.table.ts'
import { ledgerPostings, ledgerTransactions } from '../src/features/payments/payments.table.ts'
import type { Db } from '../src/platform/database/database.ts'
import { palette, products, type SeedProduct, shoppers, sizeNames } from './collection/index.ts'
import { type Randomness, randomness } from './randomness.ts'
import { productId, slugOf } from './seed-catalogue.ts'
import { seedId } from './seed-id.ts'
import { customerId } from './seed-people.ts'

const hour = 3_600_000
type Order = typeof orders.$inferInsert

/** How each order of the demonstration stands: every status that the specs name, and more of the common ones. */
const standings: readonly Pick<Order, 'fulfilment' | 'paymentState' | 'paymentMethod' | 'returnsState'>[] = [
  { fulfilment: 'placed', paymentState: 'paid', paymentMethod: 'stripe' },
  { fulfilment: 'placed', paymentState: 'awaiting', paymentMethod: 'cod' },
  { fulfilment: 'packing', paymentState: 'paid', paymentMethod: 'stripe' },
  { fulfilment: 'shipped', paymentState: 'awaiting', paymentMethod: 'cod' },
  { fulfilment: 'out-for-delivery', paymentState: 'paid', paymentMethod: 'stripe' },
  { fulfilment: 'delivered', paymentState: 'paid', paymentMethod: 'cod' },
  { fulfilment: 'cancelled', paymentState: 'failed', paymentMethod: 'stripe' },
  {
    fulfilment: 'delivered',
    paymentState: 'paid',
    paymentMethod: 'stripe',
    returnsState: 'refund-requested',
  },
  { fulfilment: 'delivered', paymentState: 'refunded', paymentMethod: 'stripe', returnsState: 'refunded' },
  { fulfilment: 'delivered', paymentState: 'paid', paymentMethod: 'cod', returnsState: 'exchange-requested' },
]

const cities: Readonly<
  Record<string, readonly [street: string, city: string, zipcode: string, phone: string]>
> = {
  LK: ['14 Temple Road', 'Colombo', '00300', '+94 77 123 4567'],
  GB: ['8 Mill Lane', 'Leeds', 'LS1 4DY', '+44 20 7946 0018'],
  JP: ['2-11-3 Meguro', 'Tokyo', '153-0063', '+81 3 1234 5678'],
  IN: ['22 Lake View Road', 'Chennai', '600033', '+91 98400 12345'],
  US: ['410 Prospect Avenue', 'Brooklyn', '11215', '+1 718 555 0142'],
  DE: ['Kastanienallee 12', 'Berlin', '10435', '+49 30 901820'],
  FR: ['5 rue des Lilas', 'Lyon', '69003', '+33 4 72 00 00 00'],
  AU: ['31 Bay Street', 'Sydney', '2000', '+61 2 5550 1234'],
}

/** Puts orders in, two for each standing and some more, with their histories and their entries in the ledger. */
export async function seedOrders(tx: Db, now: Date): Promise<void> {
  const random = randomness(4711)
  const sellable = products.filter(
    (product) => product.unpublished !== true && product.plainSizes === undefined,
  )
  for (let nth = 0; nth < 24; nth++) {
    const standing = standings[nth % standings.length] ?? standings[0]
    if (standing === undefined) return
    const id = seedId('order', nth)
    const placedAt = new Date(now.getTime() - (nth * 31 + 5) * hour)
    const lines = Array.from({ length: 1 + random.below(3) }, (_, position) =>
      lineOf(id, position, random.pick(sellable), random),
    )
    const order = orderOf(id, nth, standing, placedAt, lines)
    await tx.insert(orders).values(order)
    await tx.insert(orderLines).values(lines)
    await tx.insert(orderEvents).values(historyOf(order, placedAt))
    if (order.paymentState === 'paid' || order.paymentState === 'refunded')
      await seedIncome(tx, order, placedAt)
  }
}

function lineOf(orderId: string, position: number, product: SeedProduct, random: Randomness) {
  const variantIndex = random.below(product.colours.length)
  const [color, colorCode] = palette[product.colours[variantIndex] ?? 'plaster']
  const picture = {
    template: product.template,
    view: 'front',
    colour: colorCode,
    print: product.print,
  } as const
  return {
    orderId,
    position,
    productId: productId(product),
    variantIndex,
    size: random.pick(sizeNames(product.category, product.type)),
    quantity: 1 + random.below(2),
    unitPriceCents: product.priceRupees * 100,
    slug: slugOf(product.name),
    name: product.name,
    image: `/media/garments/${pictureKey(picture)}/960.webp`,
    color,
    colorCode,
    madeToOrder: product.madeToOrder === true,
  }
}

function orderOf(
  id: string,
  nth: number,
  standing: (typeof standings)[number],
  placedAt: Date,
  lines: readonly ReturnType<typeof lineOf>[],
) {
  const atHome = shoppers.filter((shopper) => shopper.country === 'LK')
  const among = standing.paymentMethod === 'cod' ? atHome : shoppers
  const shopper = among[nth % among.length] ?? shoppers[0]
  const [street, city, zipcode, phone] = cities[shopper.country] ?? ['', '', '', '']
  const [firstName = '', lastName = ''] = shopper.name.split(' ')
  const currency = builtinCurrencies.find((one) => one.code === shopper.currency)
  if (currency === undefined) throw new Error(`no currency ${shopper.currency}`)
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  const shippingCents = 35_000
  const totalCents = subtotalCents + shippingCents
  return {
    id,
    number: orderNumber(id),
    customerId: customerId(shopper.email),
    placedAt,
    ...standing,
    returnsState: standing.returnsState ?? ('none' as const),
    subtotalCents,
    shippingCents,
    totalCents,
    currencyCode: currency.code,
    currencySymbol: currency.symbol,
    exchangeRate: currency.exchangeRate,
    chargedMinor: chargedMinorUnits(lkrCents(totalCents), currency),
    email: shopper.email,
    firstName,
    lastName,
    street,
    city,
    zipcode,
    countryCode: shopper.country,
    phone,
  }
}

const steps = [
  ['placed', 'Order Placed'],
  ['packing', 'Packing'],
  ['shipped', 'Shipped'],
  ['out-for-delivery', 'Out for Delivery'],
  ['delivered', 'Delivered'],
] as const

function historyOf(order: ReturnType<typeof orderOf>, placedAt: Date) {
  const reached =
    order.fulfilment === 'cancelled' ? 1 : steps.findIndex(([kind]) => kind === order.fulfilment) + 1
  const passed: readonly (readonly [string, string])[] = [
    ...steps.slice(0, reached),
    ...(order.fulfilment === 'cancelled' ? [['cancelled', 'Cancelled'] as const] : []),
  ]
  return passed.map(([kind, text], index) => ({
    orderId: order.id,
    at: new Date(placedAt.getTime() + index * hour),
    kind,
    text,
    actorKind: index === 0 ? ('customer' as const) : ('staff' as const),
    actor: index === 0 ? `${order.firstName} ${order.lastName}` : 'Ruwani Bandara',
  }))
}

async function seedIncome(tx: Db, order: ReturnType<typeof orderOf>, at: Date): Promise<void> {
  const id = seedId('ledger', order.id)
  const isCash = order.paymentMethod === 'cod'
  const kind = isCash ? ('collection' as const) : ('charge' as const)
  await tx.insert(ledgerTransactions).values({ id, at, kind, orderId: order.id, reference: order.id })
  await tx.insert(ledgerPostings).values([
    {
      transactionId: id,
      account: isCash ? 'cash-on-delivery' : 'stripe-clearing',
      amountCents: order.totalCents,
    },
    { transactionId: id, account: 'sales', amountCents: -order.subtotalCents },
    { transactionId: id, account: 'shipping-income', amountCents: -order.shippingCents },
  ])
  if (order.paymentState !== 'refunded') return
  const back = seedId('ledger-refund', order.id)
  await tx
    .insert(ledgerTransactions)
    .values({ id: back, at, kind: 'refund', orderId: order.id, reference: order.id })
  await tx.insert(ledgerPostings).values([
    { transactionId: back, account: 'refunds', amountCents: order.totalCents },
    { transactionId: back, account: 'stripe-clearing', amountCents: -order.totalCents },
  ])
}
