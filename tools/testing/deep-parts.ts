import { randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ownCounts, type Part, vitestCounts } from './part.ts'

export const deepNames = ['faults', 'fuzz', 'kills', 'journeys', 'screens', 'mutations'] as const
/** A group of tests, named on the command line and on the results page. */
export type DeepName = (typeof deepNames)[number]

export interface DeepGroup {
  readonly name: DeepName
  readonly about: string
  readonly parts: readonly Part[]
  /** The files that it tests or is made of. */
  readonly reads: RegExp
  /** How many of its parts run in parallel. */
  readonly lanes: number
}

export const deepGroups = (root: string): Record<DeepName, DeepGroup> => ({
  faults: {
    name: 'faults',
    about: 'kills, floods and failing partners',
    parts: faultParts(root),
    reads: /^(server\/(src|migrations|seeds)|sandboxes|testing\/deep|tools\/supervisor|package-lock\.json)/,
    // They mostly wait: for a restart, a timeout, the next minute.
    lanes: 2,
  },
  fuzz: {
    name: 'fuzz',
    about: 'requests and orders that are made up',
    parts: fuzzParts(root, process.env.FUZZ_SEED ?? String(randomInt(1_000_000))),
    reads: /^(server|contract|package-lock\.json)/,
    lanes: 2,
  },
  kills: {
    name: 'kills',
    about: 'pages of the designer that are killed 1,000 times while somebody designs',
    parts: [killedPages(root)],
    reads: /^(web\/app\/features\/designs|designer-engine|testing\/stage)\//,
    lanes: 1,
  },
  journeys: journeyGroup(root),
  screens: screenGroup(root),
  mutations: mutationGroup(root),
})

const journeyGroup = (root: string): DeepGroup => ({
  name: 'journeys',
  about: 'every journey on a phone and on a desktop',
  reads:
    /^(server|web|admin|ui|contract|designer-engine|garments|sandboxes|testing\/journeys|package-lock\.json)/,
  parts: [
    {
      name: 'journeys at both sizes',
      command: ['node', 'tools/testing/run.ts', 'browser'],
      cwd: root,
      env: { EVERY_STATE: 'yes' },
      counts: ownCounts,
    },
  ],
  lanes: 1,
})

const screenGroup = (root: string): DeepGroup => ({
  name: 'screens',
  about: 'every state of every screen at three sizes, and every spec on the stage',
  reads: /^(web|admin|ui|contract|designer-engine|testing\/stage|package-lock\.json)/,
  parts: [
    {
      name: 'screens at three sizes',
      command: ['node', 'tools/testing/run.ts', 'stage'],
      cwd: root,
      env: { EVERY_STATE: 'yes' },
      counts: ownCounts,
    },
  ],
  lanes: 1,
})

const mutationGroup = (root: string): DeepGroup => ({
  name: 'mutations',
  about: 'deliberate faults that the tests notice',
  reads: /^(server|contract|designer-engine|web|admin|ui)\//,
  parts: [
    { name: 'deliberate faults', script: 'testing/mutations/run.ts' },
    { name: 'mutations of the rules', script: 'testing/mutations/rules/run.ts' },
  ].map(({ name, script }) => ({ name, command: ['node', script], cwd: root, counts: ownCounts })),
  lanes: 1,
})

/** The slowest start first, so that none runs alone at the end. */
const longest = ['several-servers', 'server-kills', 'moved-clock', 'start-and-stop', 'partners']

function faultParts(root: string): Part[] {
  const ending = '.deep.test.ts'
  const found = readdirSync(join(root, 'testing/deep')).filter((file) => file.endsWith(ending))
  const names = found.map((file) => file.slice(0, -ending.length)).sort()
  const first = longest.filter((name) => names.includes(name))
  const ownFiles = [...new Set([...first, ...names])].map((name) => ({
    name,
    command: ['vitest', 'run', '--project', 'deep', `testing/deep/${name}${ending}`],
    cwd: root,
    counts: vitestCounts,
  }))
  return [...ownFiles, queueForTheLastUnit(root)]
}

const queueForTheLastUnit = (root: string): Part => ({
  name: '200 payments at once for one unit',
  command: ['vitest', 'run', '--project', 'api', 'server/src/features/waitlist/waitlist-rush'],
  cwd: root,
  env: { RUSH_SHOPPERS: '200' },
  counts: vitestCounts,
})

const killedPages = (root: string): Part => ({
  name: '1,000 killed pages',
  command: ['node', 'tools/testing/run.ts', 'stage', '--project=phone', 'designs/killed-page.spec.ts'],
  cwd: root,
  env: { KILLS: '1000', KILLS_SEED: process.env.FUZZ_SEED ?? String(randomInt(1_000)) },
  counts: ownCounts,
})

function fuzzParts(root: string, seed: string): Part[] {
  const wholeOrders = 'server/src/boot/sums/whole-orders'
  // After each order all stock is counted, so ten shops of 1,000 orders take less than one of 10,000.
  const wholeOrderSeeds = Array.from({ length: 10 }, (_, shop) => String(Number(seed) + shop))
  const part = (what: string, file: string, runs: number, from = seed): Part => ({
    name: `${what} (FUZZ_SEED=${from})`,
    command: ['vitest', 'run', '--project', 'api', file],
    cwd: root,
    env: { FUZZ_RUNS: String(runs), FUZZ_SEED: from },
    counts: vitestCounts,
  })
  return [
    part('requests made up from the contract', 'server/src/boot/every-call/contract-fuzzing', 400),
    part('orders with any value in any field', 'server/src/features/checkout/order-fuzzing', 60),
    ...wholeOrderSeeds.map((from) =>
      part('1,000 whole orders, from the cart to the last return', wholeOrders, 1_000, from),
    ),
    part('points after anything that may happen', 'server/src/features/loyalty/points-sequences', 200),
    part('1,000 accounts that gain nothing', 'server/src/features/loyalty/no-profit', 1_000),
  ]
}
