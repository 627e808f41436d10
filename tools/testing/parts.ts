import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { isFreePort } from '../supervisor/ports.ts'
import { chromiumPath } from './chromium.ts'
import { type Part, playwrightCounts, vitestCounts } from './part.ts'

const packages = [
  'contract',
  'garments',
  'ui',
  'server',
  'sandboxes',
  'tools',
  'bench',
  'e2e',
  'web',
  'admin',
]

/** Checks without a running shop: types, lint, dependency rules, unused code. */
export function checkParts(root: string): Part[] {
  return [
    { name: 'types of the routes', command: ['react-router', 'typegen'], cwd: join(root, 'web') },
    ...packages.map((name) => ({ name: `types: ${name}`, command: ['tsc', '-p', name], cwd: root })),
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

export const unitPart = (root: string): Part => ({
  name: 'unit tests',
  command: ['vitest', 'run', '--project', 'unit'],
  cwd: root,
  counts: vitestCounts,
})

export const apiPart = (root: string): Part => ({
  name: 'API tests on PostgreSQL',
  command: ['vitest', 'run', '--project', 'api'],
  cwd: root,
  counts: vitestCounts,
})

/** Each run has its own ports and shop, so parallel runs do not collide. */
export async function browserPart(root: string, filter: readonly string[]): Promise<Part> {
  return {
    name: 'journeys in Chromium',
    command: ['playwright', 'test', ...filter],
    cwd: join(root, 'e2e'),
    env: await journeyEnvironment(join(root, 'var', 'e2e', `shop-${process.pid}`)),
    counts: playwrightCounts,
  }
}

/** Browser, ports and data folder of a run. */
export async function journeyEnvironment(dataDir: string): Promise<Record<string, string>> {
  return {
    CHROMIUM_PATH: await chromiumPath(),
    E2E_PORT: String(await freeBlock()),
    E2E_DATA_DIR: dataDir,
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
