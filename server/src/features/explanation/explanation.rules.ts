import type { Explanation, Fact, Figure, Step } from '@first-fashion/contract/explanation/explanation'
import { hundredthSums, hundredthsOf, hundredthsOfCharged } from '@first-fashion/contract/money/checkout-sums'
import { decimalsOf, lkr } from '@first-fashion/contract/money/money'
import type { Explained } from './explained.ts'
import {
  type Amount,
  discountShares,
  lineCents,
  minus,
  nothing,
  plus,
  shippingShares,
} from './line-shares.rules.ts'
import { refundFigures } from './refund-figures.rules.ts'
import { shippingSteps } from './shipping-figure.rules.ts'

/**
 * Explains every figure of an order, in rupees and as shown. The steps of a figure add up to it; a difference becomes
 * an 'unexplained' step, which is a bug.
 */
export function explain(order: Explained): Explanation {
  const shown = shownAmounts(order)
  const discount = discountFigure(order, shown.discount)
  const shipping = shippingFigure(order, shown.shipping)
  const subtotal = subtotalFigure(order, shown)
  const total = totalFigure(
    shown.total,
    [subtotal, discount, shipping].filter((one) => one !== null),
  )
  const due = dueFigures(shown, total)
  const charged = chargedFigure(order, due.at(-1) ?? total)
  const lines = total.shares.length === 0 ? null : total.shares
  const figures = [subtotal, discount, shipping, total, ...due, charged].filter((one) => one !== null)
  return {
    currency: order.currency,
    lines: order.lines,
    figures: [...figures, ...refundFigures(order, charged.cents, lines), ...creditBack(order)].map(closed),
    rate: rateOf(order),
    entries: order.entries,
  }
}

type Shown = Readonly<Record<'subtotal' | 'discount' | 'shipping' | 'total' | 'due', Amount>> & {
  readonly lines: readonly Amount[]
}

function shownAmounts(order: Explained): Shown {
  const { subtotalCents, discountCents, shippingCents, totalCents, storeCreditCents, currency } = order
  const perLine = lineCents(order)
  const sums = {
    lines: perLine.map((cents) => cents / 100),
    subtotal: subtotalCents / 100,
    shipping: shippingCents / 100,
    discount: discountCents / 100,
    total: totalCents / 100,
  }
  const shown = hundredthSums(sums, currency)
  const dueCents = totalCents - storeCreditCents
  const due = hundredthsOf(dueCents / 100, currency)
  return {
    lines: perLine.map((cents, at) => ({ cents, shown: shown.lines[at] ?? 0 })),
    subtotal: { cents: subtotalCents, shown: shown.subtotal },
    discount: { cents: discountCents, shown: shown.discount },
    shipping: { cents: shippingCents, shown: shown.shipping },
    total: { cents: totalCents, shown: shown.total },
    due: { cents: dueCents, shown: due },
  }
}

const figureOf = (kind: Figure['kind'], amount: Amount, parts: Partial<Figure> = {}): Figure => ({
  key: kind,
  kind,
  ...amount,
  movesIn: null,
  facts: [],
  steps: [],
  shares: [],
  ...parts,
})

const unkept = (amount: Amount): Step[] => [{ ...amount, of: { kind: 'unkept' } }]

const subtotalFigure = (order: Explained, { subtotal, lines }: Shown): Figure =>
  figureOf('subtotal', subtotal, {
    steps: order.lines.map((_, line) => ({ ...(lines[line] ?? nothing), of: { kind: 'line', line } })),
  })

/** Its steps are the shares of its lines. */
function discountFigure(order: Explained, discount: Amount): Figure | null {
  if (discount.cents === 0) return null
  const amount = minus(discount)
  const { priceBreakdown, promoCode } = order
  if (priceBreakdown === null || priceBreakdown.promo === null)
    return figureOf('discount', amount, {
      facts: [{ kind: 'code-unkept', code: promoCode }],
      steps: unkept(amount),
    })
  const isForAll = priceBreakdown.lines.every(({ isReduced }) => isReduced)
  return figureOf('discount', amount, {
    facts: [{ kind: 'code', promo: priceBreakdown.promo, isForAll }],
    steps: discountShares(order, discount, priceBreakdown).flatMap((share, line) =>
      priceBreakdown.lines[line]?.isReduced === true
        ? [{ ...minus(share), of: { kind: 'share' as const, line } }]
        : [],
    ),
  })
}

function shippingFigure(order: Explained, shipping: Amount): Figure {
  const { priceBreakdown } = order
  if (priceBreakdown === null || priceBreakdown.shipping === null)
    return figureOf('shipping', shipping, { steps: unkept(shipping) })
  const { steps, facts, parcels } = shippingSteps(order, shipping.shown, priceBreakdown.shipping)
  const shares = shippingShares(order, parcels, priceBreakdown).map((share, line) => ({ ...share, line }))
  return figureOf('shipping', shipping, { steps: [...steps], facts, shares })
}

/** The total, and the total of each line if known. */
function totalFigure(total: Amount, figures: readonly Figure[]): Figure {
  const isKnown = figures.every(({ steps }) => steps.every(({ of }) => of.kind !== 'unkept'))
  const sharesOf = (line: number) => figures.map((figure) => shareOf(figure, line))
  const shares = (figures[0]?.steps ?? []).map((_, line) => ({ ...plus(...sharesOf(line)), line }))
  return figureOf('total', total, {
    steps: figures.map(({ cents, shown, kind }) => ({ cents, shown, of: { kind: 'figure', figure: kind } })),
    shares: isKnown ? shares : [],
  })
}

/** Lines have shares of the shipping; the rest is its own step. */
function shareOf({ kind, shares, steps }: Figure, line: number): Amount {
  if (kind === 'shipping') return shares[line] ?? nothing
  return steps.find(({ of }) => (of.kind === 'line' || of.kind === 'share') && of.line === line) ?? nothing
}

/** Store credit and the amount due; nothing without store credit. */
function dueFigures({ total, due }: Shown, figure: Figure): Figure[] {
  const credit = plus(due, minus(total))
  if (credit.cents === 0) return []
  const steps: Step[] = [
    { ...total, of: { kind: 'figure', figure: figure.kind } },
    { ...credit, of: { kind: 'figure', figure: 'store-credit' } },
  ]
  return [figureOf('store-credit', credit), figureOf('due', due, { steps })]
}

/** Store credit that was returned. */
function creditBack({ storeCreditBackCents, currency }: Explained): Figure[] {
  if (storeCreditBackCents === 0) return []
  const back = { cents: storeCreditBackCents, shown: hundredthsOf(storeCreditBackCents / 100, currency) }
  return [figureOf('store-credit-back', minus(back))]
}

/** The charged amount in the currency's own decimals: the only rounding. */
function chargedFigure({ currency, chargedMinor }: Explained, due: Figure): Figure {
  const shown = hundredthsOfCharged(chargedMinor, currency.code)
  const rounding = shown - due.shown
  return figureOf(
    'charged',
    { cents: due.cents, shown },
    {
      movesIn: currency.code,
      facts: currency.code === lkr.code ? [] : [exchange(due.cents, currency, chargedMinor)],
      steps: [
        { cents: due.cents, shown: due.shown, of: { kind: 'figure', figure: due.kind } },
        ...(rounding === 0 ? [] : [{ cents: 0, shown: rounding, of: { kind: 'rounding' as const } }]),
      ],
    },
  )
}

function exchange(cents: number, { code, exchangeRate }: Explained['currency'], minor: number): Fact {
  const exactMillionths = Math.round(Number((cents * exchangeRate * 10_000).toPrecision(15)))
  const roundingMillionths = minor * 10 ** (6 - decimalsOf(code)) - exactMillionths
  return { kind: 'exchange', cents, exactMillionths, roundingMillionths }
}

function rateOf({ currency, priceBreakdown, at }: Explained): Explanation['rate'] {
  if (currency.code === lkr.code) return null
  return priceBreakdown?.rate ?? { setAt: null, setBy: null, agreedAt: at, heldUntil: null }
}

/** Adds a step for the difference between a figure and its steps. */
function closed(figure: Figure): Figure {
  const open = plus(figure, minus(plus(nothing, ...figure.steps)))
  if (figure.steps.length === 0 || (open.cents === 0 && open.shown === 0)) return figure
  return { ...figure, steps: [...figure.steps, { ...open, of: { kind: 'unexplained' } }] }
}
