import { runChat } from './chat/chat.ts'
import { designerNames, runDesigner } from './designer/designer.ts'
import { runLeaderboard } from './leaderboard/leaderboard.ts'
import { runLoad } from './load/load.ts'
import { scenarios } from './load/scenarios.ts'
import { help, readOptions } from './options.ts'
import { measuredPages, runPages } from './pages/pages.ts'
import { runProofs } from './proofs/beside-proofs.ts'
import { headlineOf, type Place, publish, reportText } from './report/report.ts'
import type { Section } from './report/section.ts'
import { openStand, type Stand } from './stand.ts'

// Measures the shop beside bare servers, its leaderboards and its pages. `npm run bench -- --only detail,pages`
interface Bench {
  readonly names: readonly string[]
  /** Hands over each section as it is made; after an error in it, what there is of it. */
  readonly run: (stand: Stand, names: readonly string[]) => AsyncIterable<Section>
  /** Where its figures are published. */
  readonly place: Place
}

const benches: readonly Bench[] = [
  { names: scenarios.map(({ name }) => name), run: runLoad, place: 'bench' },
  { names: ['leaderboard'], run: runLeaderboard, place: 'bench' },
  { names: ['proofs'], run: runProofs, place: 'bench' },
  { names: ['chat'], run: runChat, place: 'bench' },
  { names: measuredPages('').map(({ name }) => `pages-${name}`), run: runPages, place: 'pages' },
  { names: designerNames, run: runDesigner, place: 'designer' },
]

const ends: (() => Promise<unknown>)[] = []
const endAll = async () => {
  for (const end of ends.splice(0).reverse()) await end()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => endAll().finally(() => process.exit(1)))

try {
  await measure(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(`\n${help}`)
  process.exitCode = 1
} finally {
  await endAll()
}

async function measure(given: readonly string[]): Promise<void> {
  const options = readOptions(given)
  const tell = (line: string) => console.log(line)
  const isChosen = (name: string) =>
    options.only.length === 0 || options.only.some((beginning) => name.startsWith(beginning))
  const chosen = benches
    .map((bench) => ({ ...bench, names: bench.names.filter(isChosen) }))
    .filter(({ names }) => names.length > 0)
  if (chosen.length === 0)
    throw new Error(`--only is wrong: no name begins with ${options.only.join(' or ')}`)
  const stand = await openStand(options, { tell, atEnd: (end) => ends.push(end) })
  const found: { readonly place: Place; readonly section: Section }[] = []
  const texts = () =>
    [...Map.groupBy(found, ({ place }) => place)].map(([place, ones]) => {
      const sections = ones.map(({ section }) => section)
      return { place, text: reportText(place, headlineOf(stand, given), sections) }
    })
  try {
    for (const { names, run, place } of chosen)
      for await (const section of run(stand, names)) found.push({ place, section })
  } finally {
    // What was measured before an error is shown, and not published.
    for (const { text } of texts()) tell(`\n${text}\n`)
  }
  if (options.publish) for (const { place, text } of texts()) publish(place, text)
}
