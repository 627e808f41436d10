import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embeddedPostgres } from '../tools/supervisor/embedded-postgres.ts'
import { buildFrontEnds } from '../tools/supervisor/front-end-build.ts'
import { stripTypes } from '../tools/supervisor/stripped-types.ts'
import { measuresChat, runChat } from './chat/delivery.ts'
import { measuresLeaderboard, runLeaderboard } from './leaderboard/leaderboards.ts'
import { measuresLoyalty, runLoyalty } from './loyalty/balances.ts'
import { describeMachine } from './machine.ts'
import { chosenMeasures } from './measures/index.ts'
import { type MockupsResult, measuresMockups, runMockups } from './mockups/beside-proofs.ts'
import { help, type Options, readOptions } from './options.ts'
import { markdownOf } from './report/markdown.ts'
import { publish } from './report/publish.ts'
import { runSize, type SizeResult } from './run.ts'
import { startSandbox } from './servers/start.ts'

// Measures the shop beside bare servers on the same machine in the same run. `npm run bench -- --products 1000`
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'var', 'bench')
const tell = (line: string) => console.log(line)
const stops: (() => Promise<void>)[] = []

const stopAll = async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopAll().finally(() => process.exit(1)))

try {
  await bench(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(`\n${help}`)
  process.exitCode = 1
} finally {
  await stopAll()
}

async function bench(options: Options): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const postgres = await embeddedPostgres({
    folder: join(folder, 'postgres'),
    logFile: join(folder, 'postgres.log'),
  })
  stops.push(() => postgres.stop())
  await postgres.start()
  const { sizes, mockups } = await runOnShops(options, postgres.url)
  const loyalty = measuresLoyalty(options.only) ? await runLoyalty(postgres.url, options, tell) : undefined
  const leaderboard = measuresLeaderboard(options.only)
    ? await runLeaderboard(postgres.url, options, tell)
    : undefined
  const chat = measuresChat(options.only) ? await chatOf(postgres.url) : undefined
  const machine = await describeMachine(postgres.url)
  const given = process.argv.slice(2).join(' ')
  const report = {
    machine,
    command: `npm run bench${given === '' ? '' : ` -- ${given}`}`,
    sizes,
    mockups,
    loyalty,
    leaderboard,
    chat,
  }
  if (options.publish) publish(root, report)
  else writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`)
  tell(`\n${markdownOf(report)}`)
}

/** Measures the chat with many connected customers. */
async function chatOf(postgresUrl: string) {
  buildFrontEnds(root, tell)
  await stripTypes(root)
  const sandbox = await startSandbox({ root, folder })
  stops.push(() => sandbox.stop())
  return runChat({ place: { root, folder }, postgresUrl, sandbox, tell })
}

/** Measures the shop with each size of the catalogue, and its pages while designs are drawn. */
async function runOnShops(
  options: Options,
  postgresUrl: string,
): Promise<{ readonly sizes: readonly SizeResult[]; readonly mockups: MockupsResult | undefined }> {
  const measuresSizes = chosenMeasures(options.only).length > 0
  if (!measuresSizes && !measuresMockups(options.only)) return { sizes: [], mockups: undefined }
  buildFrontEnds(root, tell)
  await stripTypes(root)
  const sandbox = await startSandbox({ root, folder })
  stops.push(() => sandbox.stop())
  const around = { place: { root, folder }, postgresUrl, sandbox, tell }
  const sizes: SizeResult[] = []
  if (measuresSizes)
    for (const products of options.sizes) sizes.push(await runSize(around, options, products))
  return { sizes, mockups: measuresMockups(options.only) ? await runMockups(around, options) : undefined }
}
