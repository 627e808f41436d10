import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embeddedPostgres } from '../tools/supervisor/embedded-postgres.ts'
import { buildFrontEnds } from '../tools/supervisor/front-end-build.ts'
import { describeMachine } from './machine.ts'
import { help, type Options, readOptions } from './options.ts'
import { runSize, type SizeResult } from './run.ts'
import { startSandbox } from './servers/start.ts'

// Measures the shop beside bare servers on the same machine in the same run. `npm run bench -- --products 1000`
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'var', 'bench')
const tell = (line: string) => console.log(line)
const stops: (() => Promise<void>)[] = []

try {
  await bench(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(`\n${help}`)
  process.exitCode = 1
} finally {
  for (const stop of stops.reverse()) await stop()
}

async function bench(options: Options): Promise<void> {
  mkdirSync(folder, { recursive: true })
  buildFrontEnds(root, tell)
  const postgres = await embeddedPostgres({
    folder: join(folder, 'postgres'),
    logFile: join(folder, 'postgres.log'),
  })
  stops.push(() => postgres.stop())
  await postgres.start()
  const sandbox = await startSandbox({ root, folder })
  stops.push(() => sandbox.stop())
  const around = { place: { root, folder }, postgresUrl: postgres.url, sandbox, tell }
  const sizes: SizeResult[] = []
  for (const products of options.sizes) sizes.push(await runSize(around, options, products))
  const machine = await describeMachine(postgres.url)
  const results = options.publish ? join(root, 'bench', 'results') : folder
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, 'latest.json'), `${JSON.stringify({ machine, options, sizes }, null, 2)}\n`)
}
