import type { Figure } from '@first-fashion/contract/explanation/explanation'
import type { Fact } from '@first-fashion/contract/explanation/fact'
import { allocate, hundredthsOfCharged } from '@first-fashion/contract/money/checkout-sums'
import { isOfOrder } from '@first-fashion/contract/payments/ledger'
import type { Explained, ExplainedRefund } from './explained.ts'
import type { Amount } from './line-shares.rules.ts'

/**
 * What of each line went back with each refund. Refunds of units are on the lines of these units; refunds by amount are
 * spread over what is left of each line, and after a full refund nothing is left. `lines` are the line totals with their
 * shares of discount and shipping; null if unknown.
 */
export function refundFigures(order: Explained, dueCents: number, lines: readonly Amount[] | null): Figure[] {
  const weights = lines?.map(({ cents }) => cents) ?? []
  const cents = new Left(allocate(dueCents, weights))
  const minor = new Left(allocate(order.chargedMinor, lines?.map(({ shown }) => Math.max(0, shown)) ?? []))
  const own = order.refunds.map((refund) => {
    if (!isSpread(refund)) return null
    const ofCents = cents.take(requestedOf(refund, weights.length))
    const ownMinor = partOf(refund.amountMinor, sumOf(ofCents), refund.amountCents)
    return { cents: ofCents, minor: minor.take(allocate(ownMinor, ofCents)) }
  })
  return order.refunds.map((refund, at) => {
    const figure = figureOf(order, refund, at, dueCents)
    const taken = own[at] ?? null
    if (lines === null || taken === null) return figure
    const ofCents = added(taken.cents, cents.spread(refund.amountCents - sumOf(taken.cents)))
    const ofMinor = added(taken.minor, minor.spread(refund.amountMinor - sumOf(taken.minor)))
    return { ...figure, steps: stepsOf(refund, ofCents, ofMinor) }
  })
}

/** What is left of each line, in whole units of a currency. */
class Left {
  #left: number[]

  constructor(left: readonly number[]) {
    this.#left = [...left]
  }

  /** Takes of each line what is requested, at most what is left of it. */
  take(requested: readonly number[]): number[] {
    return this.#taken(this.#left.map((left, line) => Math.min(left, requested[line] ?? 0)))
  }

  /** Takes an amount of all lines, in proportion to what is left of them. */
  spread(amount: number): number[] {
    return this.#taken(allocate(amount, this.#left))
  }

  #taken(parts: number[]): number[] {
    this.#left = this.#left.map((left, line) => left - (parts[line] ?? 0))
    return parts
  }
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)
const added = (some: readonly number[], more: readonly number[]): number[] =>
  some.map((one, at) => one + (more[at] ?? 0))

/** The first of two parts of an amount, whose sizes go by `part` and the rest of `whole`. */
const partOf = (amount: number, part: number, whole: number): number =>
  allocate(amount, [part, Math.max(0, whole - part)])[0] ?? 0

/** What of a refund belongs to each line; the rest, shipping included, belongs to no line. */
function requestedOf({ units, amountCents }: ExplainedRefund, count: number): number[] {
  const none = Array.from({ length: count }, () => 0)
  if (units === null) return none
  const weights = none.map((_, at) =>
    sumOf(units.lines.flatMap(({ line, cents }) => (line === at ? cents : []))),
  )
  const goods = sumOf(weights)
  if (goods === 0) return none
  return allocate(partOf(amountCents, goods, goods + units.shippingCents), weights)
}

/** A refund of units leaves the other lines out. */
const stepsOf = (
  { currencyCode, units }: ExplainedRefund,
  cents: readonly number[],
  minor: readonly number[],
): Figure['steps'] =>
  cents
    .map((part, line) => ({
      cents: 0 - part,
      shown: 0 - hundredthsOfCharged(minor[line] ?? 0, currencyCode),
      of: { kind: 'share' as const, line },
    }))
    .filter((step) => units === null || step.cents !== 0 || step.shown !== 0)

const isSpread = (refund: ExplainedRefund): boolean => isOfOrder(refund) && refund.state !== 'failed'

function figureOf(order: Explained, refund: ExplainedRefund, at: number, dueCents: number): Figure {
  const { amountMinor, amountCents, currencyCode, units, creditNote, ...about } = refund
  const { state, reason, provider, requestedAt, settledAt, note } = about
  const part: Fact = {
    kind: 'part-of-payment',
    minor: amountMinor,
    wholeMinor: order.chargedMinor,
    cents: amountCents,
    wholeCents: dueCents,
  }
  return {
    key: `refund-${at + 1}`,
    kind: 'refund',
    cents: 0 - amountCents,
    shown: 0 - hundredthsOfCharged(amountMinor, currencyCode),
    movesIn: currencyCode,
    facts: [
      { kind: 'refund', state, reason, provider, requestedAt, settledAt, note },
      ...[...(units?.texts ?? []), ...noteText(creditNote)].map((text) => ({ kind: 'text' as const, text })),
      ...(isOfOrder(refund) ? [part] : []),
    ],
    steps: [],
    shares: [],
  }
}

const noteText = (number: string | null): string[] => (number === null ? [] : [`Credit note ${number}.`])
