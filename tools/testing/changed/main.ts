import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { exitAfterOutput } from '../exit-after-output.ts'
import { type Part, runPart } from '../part.ts'
import { apiPart, browserPart, buildPart, changedUnitPart, checkParts, stagePart } from '../parts.ts'
import { type Affected, affectedBy, type Imports } from './affected.ts'

// Runs what a change can break: `npm run test:changed` for what is not committed, or else for the last commit;
// `npm run test:changed -- main` for everything since a commit or branch. With `--list` it only says what it would run.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
})

/** Returns how many parts failed. */
async function runAffected({ api, screens, specs, journeys }: Affected, since?: string): Promise<number> {
  const parts: Part[] = [...checkParts(root), changedUnitPart(root, since)]
  const isOpened = [screens, specs, journeys].some((tests) => tests === 'all' || tests.length > 0)
  if (isOpened) parts.push(buildPart(root))
  if (screens.length > 0 || specs.length > 0) parts.push(await stagePart(root, [], { screens, specs }))
  if (api === 'all' || api.length > 0) parts.push(apiPart(root, api === 'all' ? [] : api))
  if (journeys === 'all' || journeys.length > 0)
    parts.push(await browserPart(root, journeys === 'all' ? [] : journeys.map(asFilter)))
  let failed = 0
  for (const part of parts) if (!(await runPart(part)).ok) failed += 1
  return failed
}

const shown = (tests: 'all' | readonly string[]): string =>
  tests === 'all' ? 'all' : tests.length === 0 ? 'none' : tests.join(' ')

/** Playwright's filters are regular expressions on paths. */
const asFilter = (journey: string): string =>
  journey.endsWith('/*') ? `journeys/${journey.slice(0, -1)}` : `journeys/${journey}\\.spec\\.ts`

function lines(...given: string[]): string[] {
  const output = execFileSync('git', given, { cwd: root }).toString().trim()
  return output === '' ? [] : output.split('\n')
}

/** Who imports whom: on the server also through others, in store and back office directly, or nearly all would. */
function readImports(): Imports {
  const onServer = importersIn('server/src/features')
  const shown = [importersIn('web/app/features'), importersIn('admin/app/features')]
  return {
    server: (feature) => {
      if (!onServer.has(feature)) return undefined
      const found = new Set([feature])
      // A set is walked in the order of addition, with what is added on the way.
      for (const one of found) for (const other of onServer.get(one) ?? []) found.add(other)
      return found
    },
    shown: (feature) => {
      const known = shown.filter((importers) => importers.has(feature))
      if (known.length === 0) return undefined
      return new Set([feature, ...known.flatMap((importers) => [...(importers.get(feature) ?? [])])])
    },
  }
}

/** Each feature of a folder, with the features that import one of its files. */
function importersIn(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const features = readdirSync(join(root, folder))
  const importers = new Map(features.map((feature) => [feature, new Set<string>()] as const))
  for (const feature of features)
    for (const imported of importedFeatures(join(root, folder, feature)))
      if (imported !== feature) importers.get(imported)?.add(feature)
  return importers
}

function importedFeatures(folder: string): ReadonlySet<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|screens)\.tsx?$/.test(file),
  )
  const texts = sources.map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/'(?:\.\.\/)+([a-z-]+)\//g)].map(([, name = '']) => name)),
  )
}

const open = [...lines('diff', '--name-only', 'HEAD'), ...lines('ls-files', '--others', '--exclude-standard')]
const since = positionals[0] ?? (open.length > 0 ? undefined : 'HEAD~1')
const committed = since === undefined ? [] : lines('diff', '--name-only', `${since}...HEAD`)
const files = [...new Set([...open, ...committed])]
const affected = affectedBy(files, readImports())
console.log(`Changed files: ${files.length}`)
for (const [part, tests] of Object.entries(affected)) console.log(`${part}: ${shown(tests)}`)
if (!values.list && files.length > 0) exitAfterOutput(await runAffected(affected, since))
