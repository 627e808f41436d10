import { randomInt } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFreePort } from '../supervisor/ports.ts'
import { chromiumPath } from './chromium.ts'
import { type Part, playwrightCounts, vitestCounts } from './part.ts'
import { playwrightTimes, vitestTimes } from './test-times.ts'

const packages = [
  'contract',
  'designer-engine',
  'garments',
  'ui',
  'server',
  'sandboxes',
  'tools',
  'bench',
  'testing',
  'web',
  'admin',
]

/** Checks without a running shop: types, lint, dependency rules, unused code. */
export function checkParts(root: string): Part[] {
  return [
    { name: 'types of the routes', command: ['react-router', 'typegen'], cwd: join(root, 'web') },
    { name: 'types', command: ['tsc', '-b', '--checkers', '1', ...packages], cwd: root },
    { name: 'format and lint', command: ['biome', 'ci', '.'], cwd: root },
    {
      name: 'dependency rules',
      command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...packages],
      cwd: root,
    },
    { name: 'unused code', command: ['knip'], cwd: root },
    { name: 'house rules', command: ['node', 'tools/checks/house-rules.ts'], cwd: root },
  ]
}

/** The parts that open store or back office find them built. */
export const buildPart = (root: string): Part => ({
  name: 'store and back office built',
  command: ['node', 'tools/testing/build-front-ends.ts'],
  cwd: root,
})

export const unitPart = (root: string, files: readonly string[] = []): Part =>
  vitestPart(root, 'unit', 'unit tests', files)

export const apiPart = (root: string, files: readonly string[] = []): Part =>
  vitestPart(root, 'api', 'API tests on PostgreSQL', files)

/** The unit tests that read what has changed since a commit, or what is not committed. */
export const changedUnitPart = (root: string, since: string | undefined): Part => ({
  name: 'unit tests of the changed files',
  command: [
    ...['vitest', 'run', '--project', 'unit', '--passWithNoTests'],
    since === undefined ? '--changed' : `--changed=${since}`,
  ],
  cwd: root,
  counts: vitestCounts,
})

function vitestPart(root: string, project: string, name: string, files: readonly string[]): Part {
  const report = reportFile(project)
  return {
    name,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    cwd: root,
    counts: vitestCounts,
    times: () => vitestTimes(root, report),
  }
}

/** Where a part leaves the times of its tests. */
const reportFile = (part: string) => join(tmpdir(), `first-fashion-times-${process.pid}-${part}.json`)

/** Each run has its own ports and shop, so parallel runs do not collide. */
export async function browserPart(root: string, filter: readonly string[]): Promise<Part> {
  const report = reportFile('browser')
  const env = await journeyEnvironment(join(root, 'var', 'journeys', `shop-${process.pid}`))
  return {
    name: 'journeys in Chromium',
    command: ['playwright', 'test', '-c', 'testing/journeys', ...filter],
    cwd: root,
    env: { ...env, JOURNEY_REPORT: report },
    counts: playwrightCounts,
    times: () => playwrightTimes(report, 'testing/journeys'),
  }
}

/** What of the stage is run: the states of some features, and the specs of some folders. */
export interface StageChoice {
  readonly screens: 'all' | readonly string[]
  readonly specs: 'all' | readonly string[]
}

/** The screens and specs on the stage: all, or some. */
export async function stagePart(
  root: string,
  filter: readonly string[],
  { screens, specs }: StageChoice = { screens: 'all', specs: 'all' },
): Promise<Part> {
  const report = reportFile('stage')
  const states = screens.length === 0 ? [] : ['screens.spec']
  const files = specs === 'all' ? [] : [...states, ...specs.map((one) => `stage/${one}/`)]
  return {
    name: 'screens on the stage',
    command: ['playwright', 'test', '-c', 'testing/stage', ...files, ...filter],
    cwd: root,
    env: {
      ...(await stageEnvironment()),
      STAGE_REPORT: report,
      STAGE_FEATURES: screens === 'all' ? '' : screens.join(','),
    },
    counts: playwrightCounts,
    times: () => playwrightTimes(report, 'testing/stage'),
  }
}

/** Browser and port of a run on the stage. */
export const stageEnvironment = async (): Promise<Record<string, string>> => ({
  CHROMIUM_PATH: await chromiumPath(),
  STAGE_PORT: String(await freeBlock()),
})

/** Browser, ports and data folder of a run. */
export async function journeyEnvironment(dataDir: string): Promise<Record<string, string>> {
  return {
    CHROMIUM_PATH: await chromiumPath(),
    JOURNEY_PORT: String(await freeBlock()),
    JOURNEY_DATA_DIR: dataDir,
  }
}

/**
 * A free port whose tenth and eleventh successors are free too: store, sandbox, and the sandbox's mail server. It is
 * below the range for outgoing connections, which could take one before the shop does.
 */
async function freeBlock(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    const free = await Promise.all([port, port + 10, port + 11].map(isFreePort))
    if (free.every(Boolean)) return port
  }
}
