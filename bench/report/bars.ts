import type { ChatResult } from '../chat/delivery.ts'
import type { LeaderboardResult } from '../leaderboard/leaderboards.ts'
import type { Comparison } from '../load/compare.ts'
import type { LoyaltyResult } from '../loyalty/balances.ts'
import { type MockupsResult, proofsAtOnce } from '../mockups/beside-proofs.ts'
import type { MeasureResult, SizeResult } from '../run.ts'

/** A figure and its target. */
export interface Bar {
  readonly subject: string
  readonly value: number
  readonly bar: number
  /** Whether the target is a minimum or a maximum. */
  readonly should: 'at-least' | 'at-most'
  readonly unit: '' | 'MiB' | 'ms' | 'kB'
}

export const isMet = ({ value, bar, should }: Bar): boolean =>
  should === 'at-least' ? value >= bar : value <= bar

/** Each measure's target, as a share of its limit's requests a second. */
const shares: Readonly<Record<string, number>> = {
  'cached-home': 0.6,
  'cached-collection': 0.6,
  'cached-product': 0.6,
  detail: 0.5,
  cart: 0.5,
}

/** The same for orders, by connections. */
const orderShares: Readonly<Record<number, number>> = { 1: 0.2, 16: 0.15 }

/** How many times as long the largest shop may take as the smallest. */
const mostGrowth = 3
const growing = ['rendered-collection', 'list', 'filter', 'search']

export const shareBars = ({ products, measures }: SizeResult): Bar[] =>
  measures.flatMap(({ name, title, comparisons }) => {
    return comparisons.flatMap(({ connections, ratio }) => {
      const bar = name === 'order' ? orderShares[connections] : shares[name]
      if (bar === undefined) return []
      const subject = `${title}, ${products} products, ${connections === 1 ? '1 connection' : `${connections} connections`}`
      return [{ subject, value: ratio, bar, should: 'at-least' as const, unit: '' as const }]
    })
  })

/** Times at 1 connection, divided by the limit's time in the same rounds, to cancel out the machine's load. */
export function growthBars(sizes: readonly SizeResult[]): Bar[] {
  const [small, large] = [sizes[0], sizes.at(-1)]
  if (small === undefined || large === undefined || small === large) return []
  return growing.flatMap((name) => {
    const before = timeOf(small.measures, name)
    const after = timeOf(large.measures, name)
    if (before === undefined || after === undefined) return []
    const title = large.measures.find((one) => one.name === name)?.title ?? name
    return {
      subject: `${title}: time at ${large.products} products by the time at ${small.products}`,
      value: after / before,
      bar: mostGrowth,
      should: 'at-most' as const,
      unit: '' as const,
    }
  })
}

/** Of a leaderboard's statement, in ms. */
const mostLeaderboardMs = 50

export const leaderboardBars = (leaderboard: LeaderboardResult | undefined): Bar[] =>
  (leaderboard?.times ?? []).map(({ type, p95 }) => ({
    subject: `Leaderboard of ${type}, p95, ${leaderboard?.members} members with ${leaderboard?.likes} likes`,
    value: p95,
    bar: mostLeaderboardMs,
    should: 'at-most',
    unit: 'ms',
  }))

/** Delivery beside the time to store, in ms, and memory, in kB. */
const mostDeliveryMs = 20
const mostKilobytes = 45

export function chatBars(chat: ChatResult | undefined): Bar[] {
  if (chat === undefined) return []
  const among = `${chat.connections} connected customers, ${chat.messagesPerSecond} messages a second`
  return [
    {
      subject: `Chat: delivery beside the time to store, p95, ${among}`,
      value: chat.deliveryP95,
      bar: mostDeliveryMs,
      should: 'at-most',
      unit: 'ms',
    },
    {
      subject: `Chat: memory of a connection, ${among}`,
      value: chat.kilobytesPerConnection,
      bar: mostKilobytes,
      should: 'at-most',
      unit: 'kB',
    },
  ]
}

export function loyaltyBars(loyalty: LoyaltyResult | undefined): Bar[] {
  const [small, large] = [loyalty?.times[0], loyalty?.times.at(-1)]
  if (loyalty === undefined || small === undefined || large === undefined) return []
  const subject = `Balance of a member: time at ${large.entries} loyalty entries by the time at ${small.entries}`
  return [{ subject, value: loyalty.growth, bar: mostGrowth, should: 'at-most', unit: '' }]
}

/** How many times as long a page may take while designs are drawn. */
const mostSlowdown = 1.2

export const mockupBars = (mockups: MockupsResult | undefined): Bar[] =>
  (mockups?.pages ?? []).flatMap(({ page, p50Ratio, p95Ratio }) =>
    Object.entries({ p50: p50Ratio, p95: p95Ratio }).map(([figure, [value]]) => {
      const subject = `${page}: ${figure} while ${proofsAtOnce} proofs are drawn by ${figure} alone`
      return { subject, value, bar: mostSlowdown, should: 'at-most' as const, unit: '' as const }
    }),
  )

function timeOf(measures: readonly MeasureResult[], name: string): number | undefined {
  const alone: Comparison | undefined = measures
    .find((one) => one.name === name)
    ?.comparisons.find(({ connections }) => connections === 1)
  return alone === undefined ? undefined : alone.subject.p50 / alone.limit.p50
}

export const memoryBars = (sizes: readonly SizeResult[]): Bar[] =>
  sizes.flatMap(({ products, residentMib }) => {
    const bar = products <= 1000 ? 250 : 400
    return (['caching', 'making'] as const).flatMap((kind) => {
      const value = residentMib[kind]
      const subject = `Server process ${kind === 'caching' ? 'with' : 'without'} a page cache, after the runs at ${products} products`
      return value === undefined
        ? []
        : [{ subject, value, bar, should: 'at-most' as const, unit: 'MiB' as const }]
    })
  })
