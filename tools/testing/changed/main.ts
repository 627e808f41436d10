import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitAfterOutput } from '../exit-after-output.ts'
import { type Part, runPart } from '../part.ts'
import { apiPart, browserPart, buildPart, changedUnitPart, checkParts, stagePart } from '../parts.ts'
import { affectedBy, type Dependents } from './affected.ts'

// Runs what a change can break: `npm run test:changed` for what is not committed, or else for the last commit;
// `npm run test:changed -- main` for everything since a commit or branch.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const open = [...lines('diff', '--name-only', 'HEAD'), ...lines('ls-files', '--others', '--exclude-standard')]
const since = process.argv[2] ?? (open.length > 0 ? undefined : 'HEAD~1')
const files = changedFiles()
if (files.length === 0) console.log('Nothing has changed.')
else exitAfterOutput(await runAffected())

/** Returns how many parts failed. */
async function runAffected(): Promise<number> {
  const { api, stage, journeys } = affectedBy(files, dependentsOnServer(), shownFeatures())
  console.log(
    `${files.length} changed files; API tests: ${shown(api)}; screens: ${shown(stage)}; journeys: ${shown(journeys)}`,
  )
  const parts: Part[] = [...checkParts(root), changedUnitPart(root, since)]
  const isOpened = [stage, journeys].some((tests) => tests === 'all' || tests.length > 0)
  if (isOpened) parts.push(buildPart(root))
  if (stage === 'all' || stage.length > 0) parts.push(await stagePart(root, [], stage === 'all' ? [] : stage))
  if (api === 'all' || api.length > 0) parts.push(apiPart(root, api === 'all' ? [] : api))
  if (journeys === 'all' || journeys.length > 0)
    parts.push(await browserPart(root, journeys === 'all' ? [] : journeys.map(asFilter)))
  let failed = 0
  for (const part of parts) if (!(await runPart(part)).ok) failed += 1
  return failed
}

/** The features that have screens or specs on the stage. */
const shownFeatures = (): ReadonlySet<string> =>
  new Set(
    ['web/app/features', 'admin/app/features', 'testing/stage'].flatMap((folder) =>
      readdirSync(join(root, folder)),
    ),
  )

const shown = (tests: 'all' | readonly string[]): string =>
  tests === 'all' ? 'all' : tests.length === 0 ? 'none' : tests.join(' ')

/** Playwright's filters are regular expressions on paths. */
const asFilter = (journey: string): string =>
  journey.endsWith('/*') ? `journeys/${journey.slice(0, -1)}` : `journeys/${journey}\\.spec\\.ts`

function changedFiles(): string[] {
  const committed = since === undefined ? [] : lines('diff', '--name-only', `${since}...HEAD`)
  return [...new Set([...open, ...committed])]
}

function lines(...given: string[]): string[] {
  const output = execFileSync('git', given, { cwd: root }).toString().trim()
  return output === '' ? [] : output.split('\n')
}

/** Who imports whom among the server's features, read from their front doors' names. */
function dependentsOnServer(): Dependents {
  const folder = join(root, 'server/src/features')
  const importsOf = new Map(
    readdirSync(folder).map((feature) => [feature, importedFeatures(join(folder, feature))] as const),
  )
  return (feature) => {
    if (!importsOf.has(feature)) return undefined
    const found = new Set([feature])
    // A set is walked in the order of addition, with what is added on the way.
    for (const one of found) for (const [other, imports] of importsOf) if (imports.has(one)) found.add(other)
    return found
  }
}

function importedFeatures(folder: string): ReadonlySet<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const texts = sources.map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\/([a-z-]+)\/index\.ts'/g)].map(([, name = '']) => name)),
  )
}
