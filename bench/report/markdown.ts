import type { ChatResult } from '../chat/delivery.ts'
import type { LeaderboardResult } from '../leaderboard/leaderboards.ts'
import type { LoyaltyResult } from '../loyalty/balances.ts'
import type { Machine } from '../machine.ts'
import { type MockupsResult, proofsAtOnce, type Ratio } from '../mockups/beside-proofs.ts'
import type { SizeResult } from '../run.ts'
import {
  type Bar,
  chatBars,
  growthBars,
  isMet,
  leaderboardBars,
  loyaltyBars,
  memoryBars,
  mockupBars,
  shareBars,
} from './bars.ts'

export interface Report {
  readonly machine: Machine
  readonly command: string
  readonly sizes: readonly SizeResult[]
  /** undefined if it was not measured. */
  readonly mockups: MockupsResult | undefined
  /** undefined if it was not measured. */
  readonly loyalty: LoyaltyResult | undefined
  readonly leaderboard: LeaderboardResult | undefined
  readonly chat: ChatResult | undefined
}

const limitNames = {
  barePages: 'same bytes',
  bareSelect: 'one-row select',
  bareWrites: 'same rows',
} as const

/** The figures as Markdown: the targets first, then all measurements. */
export function markdownOf({ machine, command, sizes, mockups, loyalty, leaderboard, chat }: Report): string {
  const bars = [
    ...sizes.flatMap(shareBars),
    ...growthBars(sizes),
    ...loyaltyBars(loyalty),
    ...leaderboardBars(leaderboard),
    ...mockupBars(mockups),
    ...chatBars(chat),
    ...memoryBars(sizes),
  ]
  return [
    `\`${command}\` on ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGib} GiB, ${machine.system}, Node ${machine.node},`,
    `PostgreSQL ${machine.postgres} (fsync ${machine.fsync}, synchronous_commit ${machine.synchronousCommit}).`,
    '',
    '![How near the shop comes to its limits](pictures/bench.svg)',
    '',
    '| what | measured | bar | |',
    '| --- | ---: | ---: | --- |',
    ...bars.map(barRow),
    '',
    ...sizes.flatMap(sizeTable),
    ...loyaltyTable(loyalty),
    ...leaderboardTable(leaderboard),
    ...mockupsTable(mockups),
    ...chatTable(chat),
  ].join('\n')
}

function barRow(bar: Bar): string {
  const shown = (value: number) =>
    bar.unit === '' ? value.toFixed(2) : `${value.toFixed(bar.unit === 'MiB' ? 0 : 1)} ${bar.unit}`
  const should = `${bar.should === 'at-least' ? 'at least' : 'at most'} ${shown(bar.bar)}`
  return `| ${bar.subject} | ${shown(bar.value)} | ${should} | ${isMet(bar) ? 'met' : '**missed**'} |`
}

function sizeTable({ products, measures }: SizeResult): string[] {
  const rows = measures.flatMap(({ title, limit, comparisons }) =>
    comparisons.map(({ connections, subject, limit: bare, ratio, spread }) =>
      [
        title,
        connections,
        subject.perSecond.toFixed(0),
        subject.p50.toFixed(2),
        subject.p95.toFixed(2),
        subject.p99.toFixed(2),
        subject.cpuMsPerRequest.toFixed(2),
        limitNames[limit],
        bare.perSecond.toFixed(0),
        `${ratio.toFixed(2)} (${spread.map((one) => one.toFixed(2)).join(' to ')})`,
      ].join(' | '),
    ),
  )
  return [
    `### ${products} products`,
    '',
    '| measure | connections | requests/s | p50 ms | p95 ms | p99 ms | CPU ms each | limit | its requests/s | ratio |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- | ---: | ---: |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ]
}

function loyaltyTable(loyalty: LoyaltyResult | undefined): string[] {
  if (loyalty === undefined) return []
  const rows = loyalty.times.map(({ entries, ...times }) =>
    [entries, ...[times.p50, times.p95, times.heavyP50].map((ms) => ms.toFixed(2))].join(' | '),
  )
  return [
    '### Balance of a member',
    '',
    `| loyalty entries | p50 ms | p95 ms | p50 ms of a member with ${loyalty.entriesOfOne} |`,
    '| ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ]
}

function leaderboardTable(leaderboard: LeaderboardResult | undefined): string[] {
  if (leaderboard === undefined) return []
  const rows = leaderboard.times.map(({ type, index, p50, p95 }) =>
    [type, `\`${index}\``, p50.toFixed(2), p95.toFixed(2)].join(' | '),
  )
  return [
    `### Leaderboards of ${leaderboard.members} members with ${leaderboard.likes} likes`,
    '',
    '| leaderboard | read by | p50 ms | p95 ms |',
    '| --- | --- | ---: | ---: |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ]
}

function chatTable(chat: ChatResult | undefined): string[] {
  if (chat === undefined) return []
  const { storedP50, storedP95, shownP50, shownP95, kilobytesPerConnection } = chat
  return [
    '### Chat',
    '',
    `${chat.connections} connected customers on one process, ${chat.messagesPerSecond} messages a second.`,
    '',
    '| stored p50 ms | stored p95 ms | on the screen p50 ms | on the screen p95 ms | kB a connection |',
    '| ---: | ---: | ---: | ---: | ---: |',
    `| ${[storedP50, storedP95, shownP50, shownP95, kilobytesPerConnection].map((one) => one.toFixed(1)).join(' | ')} |`,
    '',
  ]
}

function mockupsTable(mockups: MockupsResult | undefined): string[] {
  if (mockups === undefined) return []
  const shown = ([middle, ...spread]: Ratio) =>
    `${middle.toFixed(2)} (${spread.map((one) => one.toFixed(2)).join(' to ')})`
  const rows = mockups.pages.map(({ page, alone, beside, ...ratios }) =>
    [
      page,
      ...[alone.p50, beside.p50].map((ms) => ms.toFixed(2)),
      shown(ratios.p50Ratio),
      shown(ratios.loopP50Ratio),
      ...[alone.p95, beside.p95].map((ms) => ms.toFixed(2)),
      shown(ratios.p95Ratio),
      shown(ratios.loopP95Ratio),
    ].join(' | '),
  )
  return [
    `### While ${proofsAtOnce} proofs are drawn at once`,
    '',
    `${mockups.proofsAMinute.toFixed(0)} proofs of two sides a minute; load of the machine before: ${mockups.loadBefore.toFixed(1)}.`,
    '',
    '| page | p50 ms alone | beside | ratio | beside an empty loop | p95 ms alone | beside | ratio | beside an empty loop |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ]
}
