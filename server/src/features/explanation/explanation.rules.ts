import type { Explanation, Figure, Step } from '@first-fashion/contract/explanation/explanation'
import type { Fact } from '@first-fashion/contract/explanation/fact'
import {
  allocate,
  hundredthSums,
  hundredthsOf,
  hundredthsOfCharged,
} from '@first-fashion/contract/money/checkout-sums'
import { decimalsOf, formatPrice, lkr } from '@first-fashion/contract/money/money'
import { taxName } from '@first-fashion/contract/taxes/tax-sums'
import type { Explained } from './explained.ts'
import { type Amount, lineCents, minus, nothing, plus, shippingShares } from './line-shares.rules.ts'
import { refundFigures } from './refund-figures.rules.ts'
import { shippingSteps } from './shipping-figure.rules.ts'

/**
 * Explains every figure of an order, in rupees and as shown. The steps of a figure add up to it; a difference becomes
 * an 'unexplained' step, which is a bug.
 */
export function explain(order: Explained): Explanation {
  const shown = toAmountsView(order)
  const discounts = discountFigures(order, shown)
  const shipping = shippingFigure(order, shown.shipping)
  const subtotal = subtotalFigure(order, shown)
  const total = totalFigure(order, shown.total, [subtotal, ...discounts, shipping])
  const due = dueFigures(order, shown, total)
  const charged = chargedFigure(order, due.at(-1) ?? total)
  const lines = total.shares.length === 0 ? null : total.shares
  const figures = [subtotal, ...discounts, shipping, total, ...due, charged]
  return {
    currency: order.currency,
    lines: order.lines,
    figures: [...figures, ...refundFigures(order, charged.cents, lines), ...returnedTenders(order)].map(
      closed,
    ),
    rate: rateOf(order),
    entries: order.entries,
  }
}

interface Shown {
  readonly lines: readonly Amount[]
  readonly subtotal: Amount
  /** Of each adjustment of the goods. */
  readonly goodsOff: readonly Amount[]
  readonly shipping: Amount
  readonly total: Amount
  /** Of each prepaid tender. */
  readonly prepaid: readonly Amount[]
  readonly due: Amount
}

const goodsOffOf = ({ adjustments }: Explained) =>
  adjustments.filter(({ appliesTo, cents }) => appliesTo === 'goods' && cents !== 0)

function toAmountsView(order: Explained): Shown {
  const { lines, subtotalCents, shippingCents, totalCents, tenders, currency } = order
  const off = goodsOffOf(order).map(({ cents }) => 0 - cents)
  const paid = tenders.map(({ cents }) => cents)
  const rows = {
    lines: lines.map(({ unitPriceCents, quantity }) => ({ price: unitPriceCents / 100, quantity })),
    goodsOff: off.map((cents) => cents / 100),
    shipping: shippingCents / 100,
    prepaid: paid.map((cents) => cents / 100),
  }
  const shown = hundredthSums(rows, currency)
  const amounts = (all: readonly number[], of: readonly number[]) =>
    all.map((cents, at) => ({ cents, shown: of[at] ?? 0 }))
  return {
    lines: amounts(lineCents(order), shown.lines),
    subtotal: { cents: subtotalCents, shown: shown.subtotal },
    goodsOff: amounts(off, shown.goodsOff),
    shipping: { cents: shippingCents, shown: shown.shipping },
    total: { cents: totalCents, shown: shown.total },
    prepaid: amounts(paid, shown.prepaid),
    due: { cents: paid.reduce((due, cents) => due - cents, totalCents), shown: shown.due },
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

const notRecorded = (amount: Amount): Step[] => [{ ...amount, of: { kind: 'not-recorded' } }]

const subtotalFigure = (order: Explained, { subtotal, lines }: Shown): Figure =>
  figureOf('subtotal', subtotal, {
    facts: (order.priceBreakdown?.lines ?? []).flatMap(({ dollars: price }, line) =>
      price === undefined ? [] : [{ kind: 'dollar-price' as const, line, price }],
    ),
    steps: order.lines.map((_, line) => ({ ...(lines[line] ?? nothing), of: { kind: 'line', line } })),
  })

/** What is taken off the goods: the steps are the shares of the lines. */
function discountFigures(order: Explained, { goodsOff }: Shown): Figure[] {
  return goodsOffOf(order).map(({ label, cents, lines, facts }, at) => {
    const off = goodsOff[at]?.shown ?? 0
    const amount = { cents, shown: 0 - off }
    const ofLines = allocate(
      off,
      lines.map((share) => 0 - share.cents),
    )
    const steps = lines.map((share, nth) => ({
      cents: share.cents,
      shown: 0 - (ofLines[nth] ?? 0),
      of: { kind: 'share' as const, line: share.line },
    }))
    return figureOf('discount', amount, {
      key: numbered('discount', at),
      label,
      facts: [...facts],
      steps: steps.length === 0 ? notRecorded(amount) : steps,
    })
  })
}

/** A key for the first, the second and so on of a kind. */
const numbered = (kind: string, at: number): string => (at === 0 ? kind : `${kind}-${at + 1}`)

function shippingFigure(order: Explained, shipping: Amount): Figure {
  const { priceBreakdown } = order
  if (priceBreakdown === null) return figureOf('shipping', shipping, { steps: notRecorded(shipping) })
  const { steps, facts, parcels } = shippingSteps(order, shipping, priceBreakdown.shipping)
  const shares = shippingShares(order, parcels, priceBreakdown).map((share, line) => ({ ...share, line }))
  return figureOf('shipping', shipping, { steps: [...steps], facts, shares })
}

/** The total, and the total of each line if known. */
function totalFigure({ taxes }: Explained, total: Amount, figures: readonly Figure[]): Figure {
  const isKnown = figures.every(({ steps }) => steps.every(({ of }) => of.kind !== 'not-recorded'))
  const sharesOf = (line: number) => figures.map((figure) => shareOf(figure, line))
  const shares = (figures[0]?.steps ?? []).map((_, line) => ({ ...plus(...sharesOf(line)), line }))
  return figureOf('total', total, {
    facts: taxes.map((one) => ({
      kind: 'text',
      text: `Includes ${taxName(one)}: ${formatPrice(one.tax, lkr)} on ${formatPrice(one.net, lkr)}.`,
    })),
    steps: figures.map(({ cents, shown, ...named }) => ({ cents, shown, of: stepOf(named) })),
    shares: isKnown ? shares : [],
  })
}

/** Lines have shares of the shipping; the rest is its own step. */
function shareOf({ kind, shares, steps }: Figure, line: number): Amount {
  if (kind === 'shipping') return shares[line] ?? nothing
  return steps.find(({ of }) => (of.kind === 'line' || of.kind === 'share') && of.line === line) ?? nothing
}

const stepOf = ({ kind, label }: Pick<Figure, 'kind' | 'label'>): Step['of'] => ({
  kind: 'figure',
  figure: kind,
  ...(label === undefined ? {} : { label }),
})

/** The prepaid tenders and the amount due; nothing without tenders. */
function dueFigures({ tenders }: Explained, { total, prepaid, due }: Shown, figure: Figure): Figure[] {
  if (tenders.length === 0) return []
  const paid = tenders.map(({ kind, label }, at) =>
    figureOf('tender', minus(prepaid[at] ?? nothing), { key: kind, label }),
  )
  const steps = [
    { ...total, of: stepOf(figure) },
    ...paid.map((one) => ({ ...amountOf(one), of: stepOf(one) })),
  ]
  return [...paid, figureOf('due', due, { steps })]
}

const amountOf = ({ cents, shown }: Amount): Amount => ({ cents, shown })

/** What was returned to the prepaid tenders. */
const returnedTenders = ({ tenders, currency }: Explained): Figure[] =>
  tenders
    .filter(({ returnedCents }) => returnedCents > 0)
    .map(({ kind, label, returnedCents: cents, creditNotes }) =>
      figureOf('tender-returned', minus({ cents, shown: hundredthsOf(cents / 100, currency) }), {
        key: `${kind}-returned`,
        label,
        facts: creditNotes.map((number) => ({ kind: 'text', text: `Credit note ${number}.` })),
      }),
    )

/** The charged amount in the currency's own decimals. */
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
